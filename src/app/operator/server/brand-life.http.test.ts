import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { testingStart } from '#core/answering/contract/answering.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { fillEveryTable } from '#test/database/every-table.ts';
import { tableRowsOf } from '#test/database/rows-of.ts';
import { inBrand } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { currentPassword } from '#test/security/bodies.ts';
import type { Made } from '#test/security/world.ts';
import { createOrdinaryDatabase } from '#test/start/ordinary-database.ts';
import { startApp, type TestApp } from '#test/start/start-app.ts';
import { runCommand, WrongUsage } from './run-command.ts';

const box = startMailbox();
const house = startApp(box.env);
const far = startApp(box.env);

let first: Made;
let folder: string;
let file: string;
let brandId: string;
/** What the companies had before all. */
let before: Record<string, string[]>;

const query = async (text: string, values: unknown[] = [], { context }: TestApp = house) =>
  (await context.database.pool.query(text, values)).rows;

/** Of a database without an app: a keyring that it has for itself. */
const keysOf = (at: { url: string }) =>
  [house, far].find(({ url }) => url === at.url)?.context.config.keys.folder ??
  join(folder, 'keys');

/** Runs a command as the shell does. Returns what it says. */
async function operate(
  args: string,
  { typed = '', at = house }: { typed?: string; at?: { url: string } } = {},
): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const ask = async (question: string) => {
    lines.push(question);
    return typed;
  };
  const env = { DATABASE_URL: at.url, KEYS_DIR: keysOf(at) };
  await runCommand(args.split(' '), env, { say, ask });
  return lines;
}

beforeAll(async () => {
  first = await fillEveryTable(house);
  const [one, two] = await query('select id from brand order by slug');
  brandId = one.id;
  // Somebody belongs to both.
  await query(
    `insert into membership (brand_id, id, account_id, roles)
     values ($1, gen_random_uuid(), $2, '{ROLE_HR}')`,
    [two.id, first.world.accountId],
  );
  await query('update questionary set sent_by = $1', [first.world.accountId]);
  folder = await mkdtemp(join(tmpdir(), 'otsenka-brand-'));
  file = join(folder, 'first.zip');
});
afterAll(() => rm(folder, { recursive: true }));

const link = (at = house) =>
  at.call(testingStart, { query: { token: first.world.invitation } }).then(({ status }) => status);
const signIn = (at = house, password = currentPassword) =>
  at
    .call(loginUser, { body: { email: first.world.email, password, holdingSlug: 'first' } })
    .then(({ status }) => status);

describe('a company that is deactivated', () => {
  test('lets nobody in, sends no letter, and opens no link until it is active again', async () => {
    const asks = () => house.call(employeeCalls.list, { token: first.tokens.ROLE_HR });
    expect([(await asks()).status, await signIn(), await link()]).toEqual([200, 200, 200]);
    await query(
      `update questionary_participant set invited_at = null, letter_id = null,
         due_at = '2026-06-15T08:00:00Z' where brand_id = $1 and questionary_id = $2`,
      [brandId, first.world.inworkId],
    );
    const said = await operate('deactivate-brand first');
    expect(said[0]).toMatch(/^first is deactivated: \d+ people signed out\.$/);
    box.mails.length = 0;
    await house.call(requestReset, { body: { email: first.world.email } });
    await tasks['invite-due'](house.context, {}, { attempt: 1, isLast: false });
    await runDueJobs(house.context, tasks);
    expect([box.mails, (await asks()).status, await signIn()]).toEqual([[], 401, 401]);
    expect(await link()).not.toBe(200);
    expect(await query('select from session where session_brand_id = $1', [brandId])).toEqual([]);
    expect((await operate('list-brands'))[0]).toContain('first: first, deactivated; ');

    await operate('activate-brand first');
    await tasks['invite-due'](house.context, {}, { attempt: 1, isLast: false });
    await runDueJobs(house.context, tasks);
    expect(box.mails.length).toBeGreaterThan(0);
    expect([(await asks()).status, await signIn(), await link()]).toEqual([401, 200, 200]);
  });
});

/**
 * No file has them: keys of programs, webhooks, sign-ins on their way, factors whose keys stay here, and domains, which are
 * proven anew.
 */
const staysBehind = [
  'api_key',
  'hook',
  'hook_delivery',
  'audit_line',
  'account_factor',
  'account_recovery',
  'trusted_device',
  'sign_in_ticket',
  'sso_attempt',
  'sso_test',
  'sso_spent',
  'begun',
  'handover',
  'brand_domain',
];
let without: Record<string, string[]>;

describe('a company that is written to a file and deleted', () => {
  test('leaves no row behind, and every other row as it was', async () => {
    await query('delete from session');
    await query(`delete from one_time_token where purpose = 'handoff'`);
    await query('delete from attempt');
    // A letter that waits.
    await inBrand(house.context.database, brandId, ({ tx }) =>
      tx.execute(`select public.add_job('invite-participants',
        '{"brandId": "${brandId}"}'::json, null, null, 12, 0, null)`),
    );
    before = await tableRowsOf(house.url);
    const members = await query(
      `select id, email, waits_in as waits from account a where waits_in = $1
         or id in (select account_id from membership group by 1 having every(brand_id = $1))`,
      [brandId],
    );
    // The e-mail of somebody who has not accepted yet is also that of their account elsewhere.
    const itsOwn = [
      brandId,
      ...members.flatMap(({ id, email, waits }) => (waits ? [id] : [id, email])),
    ];
    await operate(`export-brand first ${file}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await house.call(loginUser, {
      body: { email: members[0].email, password: 'wrong', holdingSlug: 'first' },
    });
    const said = await operate('delete-brand first', { typed: 'first' });
    expect(said.at(-2)).toBe(`first is deleted, with ${members.length} accounts.`);

    const after = await tableRowsOf(house.url);
    without = Object.fromEntries(staysBehind.map((name) => [name, after[name] ?? []]));
    const found = Object.entries(after).flatMap(([name, rows]) =>
      rows.filter((row) => itsOwn.some((text) => row.includes(text))).map((row) => [name, row]),
    );
    expect(found).toEqual([]);
    const others = Object.entries(before).map(([name, rows]) => [
      name,
      rows.filter((row) => !itsOwn.some((text) => row.includes(text))),
    ]);
    expect(after).toEqual({ ...Object.fromEntries(others), attempt: after.attempt });
  });

  test('comes back the same from that file, and its links and letters work on', async () => {
    await query('delete from attempt');
    await operate(`import-brand ${file}`);
    // Its e-mails are claims from now on (decision 025).
    await query('update account set email_proven = true');
    expect(await tableRowsOf(house.url)).toEqual({ ...before, ...without });
    expect([await link(), await signIn()]).toEqual([200, 200]);
  });

  test('comes to another installation without touching anybody who is there', async () => {
    const { email } = first.world;
    const hash = 'the hash from here';
    const there = randomUUID();
    await query(
      `insert into account (id, email, first_name, last_name, password_hash)
       values ($1, $2, 'Тамара', 'Здешняя', $3)`,
      [there, email, hash],
      far,
    );
    const superAdmin = (
      await query('select email from account where id = $1', [first.world.accountId])
    )[0];
    const known = randomUUID();
    await query(
      `insert into account (id, email, first_name, last_name) values ($1, $2, 'Ада', 'Местная')`,
      [known, superAdmin.email],
      far,
    );
    const said = await operate(`import-brand ${file}`, { at: far });
    expect(said[1]).toContain('2 people had an account here');
    const [kept] = await query('select * from account where id = $1', [there], far);
    expect(kept).toMatchObject({ first_name: 'Тамара', password_hash: hash });
    const mine = 'select from membership where account_id = $1';
    expect(await query(mine, [there], far)).toHaveLength(1);
    expect(await query('select from questionary where sent_by <> $1', [known], far)).toEqual([]);
    const text = Object.values(await tableRowsOf(far.url))
      .flat()
      .join('\n');
    expect(text).not.toContain(first.world.accountId);
    const links = 'select from one_time_token where account_id = any($1)';
    expect(await query(links, [[there, known]], far)).toEqual([]);
    expect(await query('select from one_time_token', [], far)).not.toEqual([]);
    expect(await link(far)).toBe(200);
    const [, ...jobs] = (await tableRowsOf(far.url)).jobs ?? [];
    expect(jobs).not.toEqual([]);
  });
});

test('all of that is done by an owner of the tables who is no superuser', async () => {
  const at = await createOrdinaryDatabase();
  await operate(`import-brand ${file}`, { at });
  const rows = Object.entries(await tableRowsOf(at.url)).filter(([, there]) => there.length > 0);
  expect(rows.length).toBeGreaterThan(25);
  await operate('deactivate-brand first', { at });
  const again = join(folder, 'again.zip');
  await operate(`export-brand first ${again}`, { at });
  await operate('delete-brand first --confirm first', { at });
  expect(Object.values(await tableRowsOf(at.url)).flat()).toEqual([]);
  await operate(`import-brand ${again}`, { at });
  expect((await operate('list-brands', { at }))[0]).toContain('first: first, deactivated; ');
  await at.drop();
});

describe('refuses in a sentence', () => {
  const refusals: [string, string, string?][] = [
    ['import-brand FILE', 'This company is here already.'],
    ['import-brand WHOLE', 'holds a whole installation'],
    ['restore FILE', 'holds one company, first, not an installation'],
    ['delete-brand first', 'Nothing was deleted: first was not typed.', 'second'],
    ['delete-brand first --confirm firs', 'Nothing was deleted'],
    ['delete-brand third', 'There is no company third.'],
    ['export-brand first FILE', 'exists already'],
    ['import-brand NOWHERE', "can't be found"],
    ['import-brand FILE --slug x', '--slug must be 2 to 40 Latin letters'],
    ['restore', 'restore takes 1 word after its name.'],
    ['create-brand --library lead, sales', '“sales” belongs to no option.'],
    ['sing', 'There is no command sing.\nUsage:'],
    ['list-brands --loud', "Unknown option '--loud'"],
  ];
  beforeAll(() => operate(`backup ${join(folder, 'whole.zip')} --no-keys`));

  test.each(refusals)('%s', async (args, sentence, typed = '') => {
    const places = {
      FILE: file,
      WHOLE: join(folder, 'whole.zip'),
      NOWHERE: join(folder, 'no.zip'),
    };
    const words = args.replaceAll(
      /[A-Z]{4,}/g,
      (name) => places[name as keyof typeof places] ?? name,
    );
    await expect(operate(words, { typed })).rejects.toThrow(sentence);
  });

  test('a name that is taken, unless it comes under another', async () => {
    await operate('delete-brand first --confirm first', { at: far });
    await query(
      `insert into brand (id, slug, name, short_name, domain)
       values (gen_random_uuid(), 'first', 'Первая', 'П', 'first.ru')`,
      [],
      far,
    );
    const importing = (names: string) => operate(`import-brand ${file}${names}`, { at: far });
    await expect(importing('')).rejects.toThrow('Another company has the slug first here.');
    await expect(importing(' --slug one --domain first.ru')).rejects.toThrow('--without-domain');
    expect(await query('select from brand', [], far)).toHaveLength(1);
    await importing(' --slug one --name Уно --without-domain');
    expect(
      await query(`select slug, name, domain from brand where id = $1`, [brandId], far),
    ).toEqual([{ slug: 'one', name: 'Уно', domain: null }]);
  });

  test('a wrong command by another exit code than a failed one', async () => {
    await expect(operate('sing')).rejects.toBeInstanceOf(WrongUsage);
    await expect(operate('delete-brand third')).rejects.not.toBeInstanceOf(WrongUsage);
    const help = (await operate('help')).join('\n');
    for (const name of ['backup', 'restore', 'list-brands', 'delete-brand', 'import-brand'])
      expect(help).toContain(`npm run operator -- ${name} `);
  });
});
