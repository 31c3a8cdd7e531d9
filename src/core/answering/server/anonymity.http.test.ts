import { randomBytes, randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { sendResult, testingBegin } from '#core/answering/contract/answering.ts';
import { makeCompany } from '#test/factories.ts';
import { dumpTables } from '#test/file/dump.ts';
import { answersFor } from '#test/report/answers.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { asAdministrator } from '#test/start/start-database.ts';

const asking = startAsking();
const { house, query, open, tokenOf } = asking;

/** A sheet as its author knows it. */
interface Sent {
  participantId: string;
  sheetId: string;
  text: string;
}

let logged: string[];

/** A 360 with one supervisor and ten colleagues, apart from the subject. */
beforeEach(async () => {
  const { database } = house.context;
  asking.company = await makeCompany(database, new Date(testNow), { howMany: 12 });
  const [subject, supervisor, ...colleagues] = asking.company.people;
  await query(
    `insert into common_question (brand_id, id, text, type, "order")
     values ($1, $2, '{"ru": "Что продолжать?"}', 'text', 1)`,
    [asking.company.brandId, randomUUID()],
  );
  await asking.start({
    employeeList: [{ id: subject! }],
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
    ],
  });
  logged = [];
  house.context.log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
});

async function answer(participantId: string, text: string): Promise<Sent> {
  const token = await tokenOf(participantId);
  const data = (await open(token)).body.data.testing!;
  const { questionaryId, employeeId } = data;
  await house.call(testingBegin, { token, body: { questionaryId, employeeId } });
  const payload = answersFor(data, { text });
  expect((await house.call(sendResult, { token, body: payload })).status).toBe(200);
  return { participantId, sheetId: payload.sheetId, text };
}

const sheetsInPlace = () =>
  query<{ id: string; xmin: string; respondent_id: string | null }>(
    'select id, xmin::text, respondent_id from sheet where questionary_id = $1 order by ctid',
    [asking.questionary.id],
  );
const doneXmins = async () =>
  (
    await query<{ xmin: string }>(
      `select xmin::text from assignment where questionary_id = $1 and status = 'done'`,
      [asking.questionary.id],
    )
  ).map(({ xmin }) => xmin);

test('neither position nor transaction links a sheet to the person who has just answered', async () => {
  const places: number[] = [];
  const [, ...participants] = asking.company.people;
  for (const [count, participantId] of participants.entries()) {
    const { sheetId } = await answer(participantId, `Текст ${count}`);
    const sheets = await sheetsInPlace();
    expect(sheets).toHaveLength(count + 1);
    const transactions = new Set([...sheets.map(({ xmin }) => xmin), ...(await doneXmins())]);
    expect(transactions.size).toBe(1);
    if (count > 0) places.push(sheets.findIndex(({ id }) => id === sheetId) / count);
  }
  // By pure chance each of these fails once in 11! runs.
  expect(places.every((place) => place === 1)).toBe(false);
  expect(places.every((place) => place === 0)).toBe(false);
});

test('no row of any table and no line of the log names both a sheet and its author', async () => {
  const sent: Sent[] = [];
  for (const person of asking.company.people) {
    sent.push(await answer(person, `Слово ${randomBytes(8).toString('hex')}`));
  }
  const people = await query<{ id: string; email: string; account: string; membership: string }>(
    `select e.id, e.email, coalesce(m.id::text, '-') as membership,
       coalesce(m.account_id::text, '-') as account
     from employee e left join membership m on m.brand_id = e.brand_id and m.employee_id = e.id
     where e.brand_id = $1`,
    [asking.company.brandId],
  );
  const before = await dumpTables(house.context.database.pool);
  await asking.work();
  const after = await dumpTables(house.context.database.pool);
  const rows = [...Object.values(before), ...Object.values(after), logged].flat();
  const subject = asking.company.people[0];
  for (const { participantId, sheetId, text } of sent) {
    const own = rows.filter((row) => row.includes(sheetId));
    expect(own.length).toBeGreaterThan(0);
    const author = people.find(({ id }) => id === participantId)!;
    const names = [author.email, author.account, author.membership, participantId].filter(
      (name) => name !== '-' && name !== subject,
    );
    for (const row of own) for (const name of names) expect(row).not.toContain(name);
    // A text leaves the sheet only for the report.
    const told = Object.entries(after).filter(([, all]) => all.some((row) => row.includes(text)));
    expect(told.map(([table]) => table)).toEqual(['public.report']);
  }
  expect(
    logged.filter((line) =>
      sent.some(({ sheetId, text }) => line.includes(sheetId) || line.includes(text)),
    ),
  ).toEqual([]);
});

test('a sheet and an assignment hold no more than they must', async () => {
  const columns = await query<{ table_name: string; columns: string[] }>(`
    select table_name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public'
      and table_name in ('sheet', 'assignment') group by table_name order by table_name`);
  expect(columns.map(({ columns: names }) => names)).toEqual([
    [
      // Asked again or not, and whether they answered then: no time either.
      'again',
      'brand_id',
      'decline_note',
      'declined',
      'is_counted',
      'participant_id',
      'questionary_id',
      'status',
      'subject_id',
      'type',
    ],
    [
      'brand_id',
      'id',
      'is_again',
      'questionary_id',
      'respondent_id',
      'sealed',
      'subject_id',
      'type',
    ],
  ]);
});

test('long texts, which are stored separately, are rewritten with the rest', async () => {
  for (const person of asking.company.people.slice(1, 6)) {
    await answer(person, randomBytes(2400).toString('hex'));
  }
  const [toast] = await query<{ name: string }>(
    `select reltoastrelid::regclass::text as name from pg_class where oid = 'sheet'::regclass`,
  );
  // Only a superuser sees how they are stored.
  const chunks = await asAdministrator<{ value: string; xmin: string }>(
    house.url,
    `select distinct chunk_id::text as value, xmin::text from ${toast!.name}`,
  );
  expect(new Set(chunks.map(({ value }) => value)).size).toBe(5);
  expect(new Set(chunks.map(({ xmin }) => xmin)).size).toBe(1);
});

test('the final report destroys the answers it was made from, and none before', async () => {
  for (const person of asking.company.people) await answer(person, 'Так держать');
  expect(await sheetsInPlace()).toHaveLength(12);
  await asking.work();
  expect(await sheetsInPlace()).toEqual([]);
  expect(
    await query('select from report where questionary_id = $1', [asking.questionary.id]),
  ).toHaveLength(1);
});

test('no photo is shown to people who answer', async () => {
  const [subject, supervisor, colleague] = asking.company.people;
  const photo = 'https://subject.example/photo.png';
  await query('update employee set photo_url = $1 where id = $2', [photo, subject]);
  const shown = async (id: string | undefined) =>
    (await open(await tokenOf(id))).body.data.testing?.employee.photoUrl;
  expect([await shown(supervisor), await shown(colleague)]).toEqual([null, null]);
});

test('among many, a submit rewrites the sheets and assignments of 64 people, its own among them', async () => {
  const { database } = house.context;
  asking.company = await makeCompany(database, new Date(testNow), { howMany: 102 });
  const [subject, supervisor, ...colleagues] = asking.company.people;
  await asking.start({
    employeeList: [{ id: subject! }],
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
    ],
  });
  const [last, ...earlier] = colleagues;
  const { brandId } = asking.company;
  const { id } = asking.questionary;
  await query(
    `insert into sheet (brand_id, questionary_id, subject_id, id, type, sealed)
     select $1, $2, $3, gen_random_uuid(), 'colleague', '' from generate_series(1, $4)`,
    [brandId, id, subject, earlier.length],
  );
  await query(
    `update assignment set status = 'done' where questionary_id = $1 and participant_id = any($2)`,
    [id, earlier],
  );
  const { sheetId } = await answer(last!, 'Слово');
  const sheets = await sheetsInPlace();
  const [own] = sheets.filter((sheet) => sheet.id === sheetId).map(({ xmin }) => xmin);
  expect(sheets).toHaveLength(earlier.length + 1);
  expect(sheets.filter(({ xmin }) => xmin === own)).toHaveLength(64);
  expect((await doneXmins()).filter((xmin) => xmin === own)).toHaveLength(64);
});
