import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { destroyForgottenKeys } from '#core/answer-sheet/server/tasks.ts';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { speak } from '#platform/texts/speak.ts';
import { makeCompany } from '#test/factories.ts';
import { dumpTables } from '#test/file/dump.ts';
import { isLong } from '#test/how-long.ts';
import { answersFor } from '#test/report/answers.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { asAdministrator } from '#test/start/start-database.ts';

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
    `insert into common_question (brand_id, id, text, type, "order")
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

test('what is sent again afterwards was answered already', async () => {
  const token = await tokenOf(asking.company.people[1]);
  const of = { questionaryId: asking.questionary.id, employeeId: asking.company.people[0]! };
  const query = {
    'filterList[questionaryId]': of.questionaryId,
    'filterList[employeeId]': of.employeeId,
  };
  const { data } = (await house.call(testingStartEmployee, { token, query })).body;
  await answerAll();
  await asking.work();
  expect(await outcome()).toEqual(['final']);
  const again = await house.call(sendResult, { token, body: answersFor(data) });
  expect([again.status, again.body.message]).toEqual([409, speak.ru('testingMessages.answered')]);
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

/** As autovacuum does by itself, sooner or later. */
const analyze = () => query('analyze');

const sheetCount = async () =>
  (await query('select from sheet where questionary_id = $1', [asking.questionary.id])).length;

/** What the database knows of columns, in which it keeps whole values. */
const statistics = async () => {
  const rows = await query<{ all: string }>('select to_jsonb(s)::text as all from pg_stats s');
  return rows.map((row) => row.all);
};

test('while answers wait, nothing outside the keyring holds a word of them', async () => {
  const { words } = await answerAll();
  await analyze();
  const { pool } = house.context.database;
  const holders = [
    ...Object.values(await dumpTables(pool)).flat(),
    ...(await statistics()),
    ...logged,
  ];
  const canaries = [...words.values()];
  expect(holders.filter((row) => canaries.some((word) => row.includes(word)))).toEqual([]);
  expect(await filesHolding(canaries)).toEqual([]);
});

test('statistics hold no sheet, while it waits and when it is gone', async () => {
  const { sheetIds } = await answerAll();
  const sealed = (
    await query<{ hex: string }>(`select encode(sealed, 'hex') as hex from sheet`)
  ).map(({ hex }) => hex.slice(0, 40));
  await analyze();
  const holding = async () => {
    const rows = await statistics();
    return [...sheetIds, ...sealed].filter((what) => rows.some((row) => row.includes(what)));
  };
  expect(await holding()).toEqual([]);
  await asking.work();
  await analyze();
  expect(await holding()).toEqual([]);
});

// Another ten seconds until it comes; what it does, `analyze` above does each time.
test.runIf(isLong)('autovacuum, which comes by itself, keeps no sheet either', async () => {
  await query('alter table sheet set (autovacuum_analyze_threshold = 0)');
  await asAdministrator(
    house.url,
    `alter system set autovacuum_naptime = '1s'`,
    'select pg_reload_conf()',
  );
  try {
    const { words, sheetIds } = await answerAll();
    const came = async () => {
      const [row] = await query<{ at: Date | null }>(
        `select last_autoanalyze as at from pg_stat_user_tables where relname = 'sheet'`,
      );
      return row?.at;
    };
    await expect.poll(came, { interval: 200 }).toBeTruthy();
    const known = await statistics();
    const kept = [...words.values(), ...sheetIds].filter((what) =>
      known.some((row) => row.includes(what)),
    );
    expect(kept).toEqual([]);
    expect(await filesHolding([...words.values()])).toEqual([]);
  } finally {
    await asAdministrator(
      house.url,
      'alter system reset autovacuum_naptime',
      'select pg_reload_conf()',
    );
  }
});

const keyRows = () =>
  query<{ is_over: boolean }>('select is_over from sheet_key where brand_id = $1', [
    asking.company.brandId,
  ]);

test('with the report the key is destroyed, so that no copy of a sheet can be read', async () => {
  await answerAll();
  const { brandId, people } = asking.company;
  const keys = () => house.context.keyring.list(brandId);
  const copies = await query<{ id: string; sealed: Buffer; subject_id: string }>(
    'select id, sealed, subject_id from sheet where brand_id = $1',
    [brandId],
  );
  const [key] = await query<{ key_id: string }>(
    'select key_id from sheet_key where brand_id = $1',
    [brandId],
  );
  const open = (dataKey: Buffer) =>
    copies.map(({ id, sealed, subject_id: subjectId }) =>
      openSheet(sealed, dataKey, {
        brandId,
        questionaryId: asking.questionary.id,
        subjectId,
        sheetId: id,
      }),
    );
  const before = await house.context.keyring.open(brandId, key!.key_id);
  expect(open(before!)).toHaveLength(people.length);
  await asking.work();
  expect(await outcome()).toEqual(['final']);
  expect(await keys()).toEqual([]);
  expect(await keyRows()).toEqual([]);
  expect(await house.context.keyring.open(brandId, key!.key_id)).toBeUndefined();
});

test('a process that ends before the key is gone leaves word of it', async () => {
  await answerAll();
  const { brandId } = asking.company;
  const { keyring } = house.context;
  house.context.keyring = { ...keyring, destroy: () => Promise.reject(new Error('killed')) };
  await asking.work();
  house.context.keyring = keyring;
  expect(await keyRows()).toEqual([{ is_over: true }]);
  expect(await keyring.list(brandId)).toHaveLength(1);
  await destroyForgottenKeys(house.context, {}, { attempt: 1, isLast: true });
  expect(await keyring.list(brandId)).toEqual([]);
  expect(await keyRows()).toEqual([]);
});

test('without the key nothing is read as nothing: that questionary stops, others go on', async () => {
  await asking.answer(await tokenOf(asking.company.people[2]));
  const { brandId } = asking.company;
  const { keyring } = house.context;
  await keyring.destroyAll(brandId);
  const refused = await asking.answer(await tokenOf(asking.company.people[3]));
  expect(refused).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('нет ключа') },
  });
  expect(await asking.report()).toBeUndefined();
  expect(await outcome()).toEqual([]);
  expect(await sheetCount()).toBe(1);
  const { people } = asking.company;
  await asking.over();
  await asking.start({
    participantList: [
      { id: people[1]!, type: 'supervisor' },
      { id: people[2]!, type: 'customer' },
    ],
  });
  expect((await asking.answer(await tokenOf(people[1]))).status).toBe(200);
});

/** Names of the files that a base backup of this database copies, its log included, that hold a word. */
async function filesHolding(words: readonly string[]): Promise<string[]> {
  const files = await asAdministrator<{ name: string; bytes: Buffer }>(
    house.url,
    'checkpoint',
    `select name, pg_read_binary_file('base/' || d.oid || '/' || name, true) as bytes
     from pg_database d, pg_ls_dir('base/' || d.oid) name where d.datname = current_database()
     union all
     select name, pg_read_binary_file(dir || '/' || name, true)
     from unnest(array['global', 'pg_stat', 'pg_xact', 'pg_multixact/members', 'pg_logical']) dir,
       pg_ls_dir(dir, true, false) name
     where not (pg_stat_file(dir || '/' || name)).isdir
     union all
     select name, pg_read_binary_file('pg_wal/' || name, true) from pg_ls_waldir()`,
  );
  return files.flatMap(({ name, bytes }) =>
    words.some((word) => bytes?.includes(Buffer.from(word))) ? [name] : [],
  );
}
