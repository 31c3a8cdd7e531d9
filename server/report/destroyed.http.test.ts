import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearFiles } from '#server/db/clear-files.ts';
import { dumpTables } from '#test/dump.ts';
import { makeCompany } from '#test/factories.ts';
import { testNow } from '#test/start-app.ts';
import { startAsking } from '#test/start-asking.ts';

/** Nothing in the database leads from a report back to who answered what (rule 24). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

const roles = [
  ...(['colleague', 'colleague', 'colleague', 'colleague'] as const),
  ...(['customer', 'subordinate', 'subordinate'] as const),
];
let logged: string[];

/** Person 0 is assessed, 1 is the supervisor; 4 colleagues, one customer and 2 subordinates follow. */
beforeEach(async () => {
  asking.company = await makeCompany(house.context.database, new Date(testNow), { howMany: 9 });
  const [, supervisor, ...raters] = asking.company.people;
  await query(
    `insert into common_question (brand_id, id, text, type, position)
     values ($1, gen_random_uuid(), '{"ru": "Что продолжать?"}', 'text', 1)`,
    [asking.company.brandId],
  );
  await asking.start({
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...raters.map((id, at) => ({ id, type: roles[at]! })),
    ],
  });
  logged = [];
  house.context.log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
});

/** Everybody answers in words that occur nowhere else. Returns the words and the sheets' numbers. */
async function answerAll() {
  const words = new Map<string, string>();
  for (const person of asking.company.people) {
    const text = randomBytes(12).toString('hex');
    expect((await asking.answer(await tokenOf(person), { text })).status).toBe(200);
    words.set(person, text);
  }
  return { words, sheetIds: (await asking.sheets()).map(({ id }) => id) };
}

const outcome = async () =>
  (
    await query<{ kind: string }>('select kind from report where questionary_id = $1', [
      asking.questionary.id,
    ])
  ).map(({ kind }) => kind);

test('no table, job, letter or line of the log holds an answer, but the report its texts', async () => {
  const { words, sheetIds } = await answerAll();
  await asking.work();
  expect(await outcome()).toEqual(['final']);
  const dump = await dumpTables(house.context.database.pool);
  const holding = (what: string) =>
    Object.entries({ ...dump, log: logged }).flatMap(([table, rows]) =>
      rows.some((row) => row.includes(what)) ? [table] : [],
    );
  expect(sheetIds.flatMap(holding)).toEqual([]);
  for (const text of words.values()) expect(holding(text)).toEqual(['public.report']);
  expect(dump['public.sheet']!.filter((row) => row.includes(asking.questionary.id))).toEqual([]);
});

test('what one alone in all roles answered is nowhere, as no report shows it', async () => {
  const { people } = asking.company;
  await asking.over();
  await asking.start({
    participantList: [
      { id: people[1]!, type: 'supervisor' },
      { id: people[2]!, type: 'customer' },
    ],
  });
  const text = randomBytes(12).toString('hex');
  await asking.answer(await tokenOf(people[2]), { text });
  expect((await asking.report()).notShownSheetCount).toBe(1);
  const rows = Object.values(await dumpTables(house.context.database.pool)).flat();
  expect(rows.filter((row) => row.includes(text))).toEqual([]);
});

test('the files of the tables hold no former version of a sheet', async () => {
  const { sheetIds } = await answerAll();
  expect((await filesHolding(sheetIds)).length).toBeGreaterThan(0);
  await asking.work();
  expect(await outcome()).toEqual(['final']);
  // Others on the server may have begun before the rows went: then the job comes again.
  while (await isClearing()) await asking.work();
  expect(await filesHolding(sheetIds)).toEqual([]);
});

test('while an open transaction still sees the sheets, the files do not count as cleared', async () => {
  const { sheetIds } = await answerAll();
  const { database } = house.context;
  const reader = await database.pool.connect();
  // It reads nothing: its view of the time before is enough.
  await reader.query('begin isolation level repeatable read');
  await reader.query('select 1');
  await query('delete from sheet');
  await expect(clearFiles(database, true)).rejects.toThrow('open transaction');
  expect((await filesHolding(sheetIds)).length).toBeGreaterThan(0);
  await reader.query('commit');
  reader.release();
  // Others on the server, in whatever database, may have begun before the rows went.
  await vi.waitFor(() => clearFiles(database, true), { timeout: 60_000 });
  expect(await filesHolding(sheetIds)).toEqual([]);
});

const isClearing = async () =>
  (await query(`select from graphile_worker.jobs where task_identifier = 'clear-files'`)).length >
  0;

/** Names of the database's files that hold one of these ids, as a number or as text. */
async function filesHolding(ids: readonly string[]): Promise<string[]> {
  await query('checkpoint');
  const files = await query<{ name: string; bytes: Buffer }>(
    `select name, pg_read_binary_file('base/' || d.oid || '/' || name, true) as bytes
     from pg_database d, pg_ls_dir('base/' || d.oid) name where d.datname = current_database()`,
  );
  const forms = ids.flatMap((id) => [Buffer.from(id), Buffer.from(id.replaceAll('-', ''), 'hex')]);
  return files.flatMap(({ name, bytes }) =>
    forms.some((form) => bytes?.includes(form)) ? [name] : [],
  );
}
