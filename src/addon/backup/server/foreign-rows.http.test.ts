import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableRowsOf } from '#test/database/rows-of.ts';
import { type Company, inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { exportBrand } from './export-brand.ts';
import { importBrand } from './import-brand.ts';
import { entryOf, manifestName, openFile } from './read-file.ts';
import { writeFile } from './write-file.ts';

/**
 * Files of a company that somebody has written by hand: they bring in nothing but that company. Victim
 * works here in the north; the file is of a company that is not here.
 */
const house = startApp();
const newId = randomUUID();
const names = { slug: 'new', name: 'Новая', domain: null };
const host = 'elsewhere.example';
const hash = createHash('sha256').update('known').digest('hex');
let north: Company;
let victim: { accountId: string };
let folder: string;
let file: string;
let made = 0;

beforeAll(async () => {
  const { database } = house.context;
  north = await makeCompany(database, new Date(testNow), { slug: 'north', domain: host });
  victim = await inBrand(database, north.brandId, (scope) =>
    makeMember(scope, ['ROLE_SUPER_ADMIN'], { email: 'victim@example.ru' }),
  );
  folder = await mkdtemp(join(tmpdir(), 'otsenka-foreign-'));
  file = join(folder, 'north.zip');
  const company = { id: north.brandId, slug: 'north', name: 'north' };
  await exportBrand(house.url, company, { file });
  await database.pool.query('update brand set domain = null');
});
afterAll(() => rm(folder, { recursive: true }));

type Values = Record<string, string | null>;

/** The file of a company that is not here, with more rows, which are written as the tables' columns say. */
async function crafted(more: Record<string, Values[]>, { without = '' } = {}): Promise<string> {
  made += 1;
  const target = join(folder, `${made}.zip`);
  const source = await openFile(file);
  const contents = new Map<string, string>();
  const there = source.manifest.tables.filter(({ name }) => name !== without);
  const missing = ['session', 'secret'].map((name) => ({ name, columns: [], rows: 0, sha256: '' }));
  const tables = await Promise.all(
    [...there, ...missing].map(async ({ name, columns: written }) => {
      const rows = more[name] ?? [];
      const columns = written.length > 0 ? written : Object.keys(rows[0] ?? {});
      const own = written.length > 0 ? await text(await source.rowsOf(name)) : '';
      const added = rows.map((row) => columns.map((column) => row[column] ?? '\\N').join('\t'));
      const content = [own.replaceAll(north.brandId, newId), ...added.map((row) => `${row}\n`)];
      contents.set(name, content.join(''));
      const all = content.join('');
      const sha256 = createHash('sha256').update(all).digest('hex');
      return { name, columns, rows: all.split('\n').length - 1, sha256 };
    }),
  );
  const given = tables.filter(({ rows, columns }) => rows > 0 || columns.length > 0);
  const company = { id: without ? north.brandId : newId, ...names };
  await writeFile(
    target,
    async function* () {
      for (const { name } of given) {
        yield { name: entryOf(name), content: Readable.from([contents.get(name) ?? '']) };
      }
      const manifest = JSON.stringify({ ...source.manifest, company, tables: given });
      yield { name: manifestName, content: Readable.from([manifest]) };
    },
    { replace: false },
  );
  source.close();
  return target;
}

const later = '2030-01-01T00:00:00Z';
const token = () => ({
  token_hash: hash,
  purpose: 'reset',
  account_id: victim.accountId,
  for_brand_id: newId,
  expires_at: later,
});
const session = () => ({
  id: randomUUID(),
  token_hash: hash,
  account_id: victim.accountId,
  session_brand_id: north.brandId,
  created_at: later,
  last_used_at: later,
  expires_at: later,
});
const boss = () => ({
  brand_id: north.brandId,
  id: randomUUID(),
  account_id: victim.accountId,
  roles: '{ROLE_SUPER_ADMIN}',
  created_at: later,
});
const job = () => ({
  task: 'make-reports',
  payload: JSON.stringify({ brandId: north.brandId, questionaryId: randomUUID() }),
  run_at: later,
  max_attempts: '12',
});
const waiting = () => ({
  id: randomUUID(),
  email: 'other@example.ru',
  waits_in: north.brandId,
  email_proven: 't',
  first_name: 'А',
  last_name: 'Б',
  locale: 'ru',
  must_enrol: 'f',
  created_at: later,
});

test.each([
  [
    'a row of a company that is here',
    'subdivision',
    () => ({
      brand_id: north.brandId,
      id: randomUUID(),
      name: 'Чужой',
      version: '1',
      created_at: later,
    }),
  ],
  ['a right in one', 'membership', boss],
  ['a session', 'session', session],
  ['what the server signs with', 'secret', () => ({ name: 'device', value: 'known' })],
  [
    'a link for another company',
    'one_time_token',
    () => ({ ...token(), for_brand_id: north.brandId }),
  ],
  ['a job of one', 'waiting-jobs', job],
  ['what another company has typed', 'account', waiting],
])('%s does not come in, and nothing else of the file', async (_, table, row) => {
  const before = await tableRowsOf(house.url);
  const target = await crafted({ [table]: [row()] });
  await expect(importBrand(house.url, target, names)).rejects.toThrow(
    `${table} holds what is not this company’s`,
  );
  expect(await tableRowsOf(house.url)).toEqual(before);
});

test('a file without its company adds nothing to one that is here', async () => {
  const before = await tableRowsOf(house.url);
  const target = await crafted({}, { without: 'brand' });
  await expect(importBrand(house.url, target, names)).rejects.toThrow('company itself is missing');
  expect(await tableRowsOf(house.url)).toEqual(before);
});

test('a host of the file’s is taken only where it is named, as people are sent there with sign-in tokens', async () => {
  const target = await crafted({});
  const { domain: _, ...silent } = names;
  const importing = importBrand(house.url, target, silent);
  await expect(importing).rejects.toThrow(`--domain ${host}, otherwise with --without-domain`);
  const { rows } = await house.context.database.pool.query('select slug from brand');
  expect(rows).toEqual([{ slug: 'north' }]);
});

test('a known password or link in a file opens no account that is here, or that another company takes', async () => {
  const { pool } = house.context.database;
  const accounts = async () =>
    (await pool.query('select * from account where email_proven order by id')).rows;
  const before = await accounts();
  const person = { ...waiting(), waits_in: null, password_hash: 'known' };
  const target = await crafted({
    account: [
      { ...person, id: randomUUID(), email: 'victim@example.ru' },
      { ...person, email: 'later@example.ru' },
    ],
    one_time_token: [token()],
  });
  await importBrand(house.url, target, names);
  expect(await accounts()).toEqual(before);
  expect((await pool.query('select from one_time_token')).rows).toEqual([]);
  const { rows } = await pool.query(
    `select email, password_hash from account where not email_proven`,
  );
  expect(rows).toEqual([{ email: 'later@example.ru', password_hash: 'known' }]);
});
