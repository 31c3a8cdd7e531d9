import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '#addon/backup/server/back-up.ts';
import { openFile } from '#addon/backup/server/read-file.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { asPlace, isEncryptedNote, openNote } from '#core/answer-sheet/server/decline-note.ts';
import { type FilledSheet, openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { demoEmail, demoPassword } from '#platform/contract/demo.ts';
import { changeAsOperator } from '#platform/server/db/open-operator.ts';
import { tableRowsOf } from '#test/database/rows-of.ts';
import { isLong } from '#test/how-long.ts';
import { startApp, type TestApp } from '#test/start/start-app.ts';
import { asAdministrator } from '#test/start/start-database.ts';
import { fillDemo } from '../fill-demo.ts';
import { resetDemo } from '../reset-demo.ts';
import { findKeyId, listEncryptedSheets, listNotes } from './queries.ts';
import { writePrepared } from './write-prepared.ts';

/** A demo that was played on one machine is taken in by others, forty days later. */
const maker = startApp({ DEMO: 'on' });
const house = startApp({ DEMO: 'on' });
const other = startApp({ DEMO: 'on' });
const lines: string[] = [];
let folder: string;
let file: string;

/** What there was before it was opened for the file. */
let played: Awaited<ReturnType<typeof contentOf>>;
let playedIds: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otsenka-prepared-'));
  file = join(folder, 'demo.zip');
  await fillDemo(maker.context, () => {});
  played = await contentOf(maker);
  playedIds = await idsOf(maker.url);
  await writePrepared(maker.context, maker.url, file);
  // Who builds need not be who runs it.
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  for (const app of [house, other]) {
    app.setNow('2026-07-25T06:00:00Z');
    await fillDemo(app.context, (line) => lines.push(line), { file, url: app.url });
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function rows<R>(sql: string, { context }: TestApp): Promise<R[]> {
  return (await context.database.pool.query(sql)).rows as R[];
}

/** Every sheet that waits, opened. */
async function openedOf({ context, url }: TestApp): Promise<FilledSheet[]> {
  const sheets = await changeAsOperator(url, listEncryptedSheets);
  return Promise.all(
    sheets.map(async (sheet) => {
      const key = await context.keyring.open(sheet.brandId, sheet.keyId);
      return openSheet(sheet.sealed, key!, sheet);
    }),
  );
}

/** Every line of somebody who declines, opened. */
async function notesOf({ context, url }: TestApp): Promise<string[]> {
  return changeAsOperator(url, async (client) => {
    const opened: string[] = [];
    for (const { note, ...row } of await listNotes(client, 'assignment')) {
      expect(isEncryptedNote(note)).toBe(true);
      const key = await context.keyring.open(row.brandId, (await findKeyId(client, row)) ?? '');
      opened.push(openNote(note, key!, asPlace(row, row)));
    }
    return opened.sort();
  });
}

/** What people see of a demo, without ids. Its days are counted from its own today. */
const contentOf = async (app: TestApp) => {
  const today = `'${app.context.now().toISOString()}'::date`;
  return {
    questionaries: await rows(
      `select b.slug, q.number, q.method, q.type, q.status,
         q.date_start - ${today} as start, q.date_end - ${today} as end,
         (select string_agg(distinct e.last_name || e.first_name, ',') from questionary_subject s
           join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
           where s.brand_id = q.brand_id and s.questionary_id = q.id) as subjects
       from questionary q join brand b on b.id = q.brand_id order by b.slug, q.number`,
      app,
    ),
    employees: await rows(
      `select b.slug, e.last_name, e.first_name, e.email, e.in_company - ${today} as since
       from employee e join brand b on b.id = e.brand_id order by b.slug, e.email`,
      app,
    ),
    reports: await rows(
      `select b.slug, q.number, e.email, r.date_end - ${today} as end,
         (r.content ->> 'dateEnd')::date - ${today} as written,
         r.content -> 'competenceMarkList' -> 0 -> 'totalMark' as mark
       from report r join brand b on b.id = r.brand_id
       join questionary q on q.brand_id = r.brand_id and q.id = r.questionary_id
       join employee e on e.brand_id = r.brand_id and e.id = r.employee_id order by 1, 2, 3`,
      app,
    ),
    sheets: (await openedOf(app))
      .map(({ answers, texts }) => JSON.stringify([answers, Object.values(texts)]))
      .sort(),
    notes: await notesOf(app),
  };
};

async function idsOf(url: string): Promise<string[]> {
  const all = JSON.stringify(await tableRowsOf(url));
  return [...new Set(all.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
}

test('it is the same demo, as of the day it is taken in', async () => {
  expect(lines).toEqual(Array(2).fill('Making demo data…'));
  const taken = await contentOf(house);
  const { questionaries, employees, reports, sheets } = taken;
  expect(taken.notes).not.toEqual([]);
  const counts = [questionaries, employees, reports, sheets].map(({ length }) => length > 40);
  expect(counts).toEqual([true, true, true, true]);
  expect(taken).toEqual(played);
});

test('no id is one of the machine that played it, nor of another that took it in', async () => {
  const [here, there] = [await idsOf(house.url), await idsOf(other.url)];
  expect(here.length).toBeGreaterThan(1000);
  expect(here.filter((id) => playedIds.includes(id) || there.includes(id))).toEqual([]);
});

test('keys and password hashes are made here, and the file holds no secret', async () => {
  const { manifest, close } = await openFile(file);
  close();
  const written = manifest.tables.map(({ name }) => name);
  expect(written).toContain('account');
  expect(written.filter((name) => ['secret', 'keyring_master', 'session'].includes(name))).toEqual(
    [],
  );
  const hashes = await Promise.all(
    [maker, house, other].map((app) =>
      rows<{ hash: string }>(
        'select distinct password_hash as hash from account where password_hash is not null',
        app,
      ),
    ),
  );
  expect(new Set(hashes.flat().map(({ hash }) => hash)).size).toBe(hashes.flat().length);
  const body = { email: demoEmail('hr', 'north'), password: demoPassword, holdingSlug: 'north' };
  expect((await house.call(loginUser, { body })).status).toBe(200);
});

test('what was begun goes on: open answers are to questions of here, and the same jobs wait, but for reports', async () => {
  const texts = (await openedOf(house)).flatMap(({ texts }) => Object.keys(texts));
  const asked = await rows<{ id: string }>(
    'select question_id as id from questionary_question',
    house,
  );
  const ids = new Set(asked.map(({ id }) => id));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((id) => !ids.has(id))).toEqual([]);
  const [there, here] = [await tableRowsOf(maker.url), await tableRowsOf(house.url)];
  // Somebody has signed in here.
  const ofDemo = here.jobs?.filter((job) => !job.includes('tell-new-device'));
  const isOfReports = (job: string) => /make-(reports|pdfs)/.test(job);
  expect(ofDemo?.length).toBe(there.jobs?.filter((job) => !isOfReports(job)).length);
  expect(ofDemo?.length).toBeGreaterThan(0);
  expect(ofDemo?.filter(isOfReports)).toEqual([]);
});

// Playing it takes as long as all else here; the build does it in every run.
test.runIf(isLong)('one for another schema is left alone, and the demo is played', async () => {
  await rows(`update drizzle.__drizzle_migrations set hash = 'another'`, maker);
  const older = join(folder, 'older.zip');
  await backUp(maker.url, { file: older });
  await rows('truncate brand, account cascade', maker);
  await fillDemo(maker.context, () => {}, { file: older, url: maker.url });
  const { employees: _, ...again } = await contentOf(maker);
  expect({ ...again, employees: played.employees }).toEqual(played);
});

test('a second company missing after an interrupted start is made, with its super administrator', async () => {
  const tables = await rows<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind = 'r' and exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'brand_id')`,
    other,
  );
  const gone = `(select id from brand where slug = 'vector')`;
  const deletions = tables.map(({ name }) => `delete from "${name}" where brand_id = ${gone};`);
  // Foreign keys are off, because the tables come in no particular order.
  await asAdministrator(
    other.url,
    `begin; set local session_replication_role = replica; ${deletions.join('')}
     delete from account where email like '%@vector.local';
     delete from brand where slug = 'vector'; commit`,
  );
  await fillDemo(other.context, () => {}, { file, url: other.url });
  const body = { email: 'super@demo.local', password: demoPassword, holdingSlug: 'vector' };
  expect((await other.call(loginUser, { body })).status).toBe(200);
});

test('a public demo begins anew: what visitors left is nowhere, no key of before is there, and nobody finds it empty', async () => {
  const canary = `Канарейка ${randomUUID()}`;
  const before = await contentOf(house);
  await rows(`update subdivision set name = '${canary}' where name = 'Продажи'`, house);
  await rows(`update account set locale = 'en'`, house);
  const keys = async () => {
    const brands = await rows<{ id: string }>('select id from brand', house);
    return (await Promise.all(brands.map(({ id }) => house.context.keyring.list(id)))).flat();
  };
  const old = await rows<{ id: string }>('select id from brand', house);
  expect((await keys()).length).toBeGreaterThan(0);

  let isOver = false;
  const companies = new Set<number>();
  const reset = resetDemo(house.context, () => {}, { file, url: house.url }).finally(() => {
    isOver = true;
  });
  while (!isOver) companies.add((await house.call(getBrandList, {})).body.data.length);
  await reset;
  expect([...companies]).toEqual([2]);

  expect(await rows('select distinct address_kept as kept from brand', house)).toEqual([
    { kept: 'none' },
  ]);
  expect(JSON.stringify(await tableRowsOf(house.url))).not.toContain(canary);
  expect(await contentOf(house)).toEqual(before);
  const left = await Promise.all(old.map(({ id }) => house.context.keyring.list(id)));
  expect(left.flat()).toEqual([]);
  expect((await keys()).length).toBeGreaterThan(0);
});
