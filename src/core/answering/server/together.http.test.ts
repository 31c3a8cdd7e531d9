import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sendResult } from '#core/answering/contract/answering.ts';
import { mostWaiting } from '#platform/server/http/call-turn.ts';
import { noteStatements } from '#test/database/statements.ts';
import { makeCompany } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Many who answer about one person at once: their sheets go together (rule 24f). */
const asking = startAsking();
const { house, query, open, tokenOf, sheets, start, work } = asking;

interface Sent {
  token: string;
  body: ReturnType<typeof answersFor>;
}

/** More than there are connections. */
const raters = 30;
let everybody: Sent[];
/** Of another company. */
let stranger: Sent;

/** A 360 about the first of them, whom all assess. */
beforeEach(async () => {
  const askedOf = async (token: string) => (await open(token)).body.data.testing!;
  const token = await tokenOf(asking.company.people[2]);
  stranger = { token, body: answersFor(await askedOf(token)) };
  const { database } = house.context;
  asking.company = await makeCompany(database, new Date(testNow), { howMany: raters });
  const [subject, supervisor, ...colleagues] = asking.company.people;
  await start({
    employeeList: [{ id: subject! }],
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
    ],
  });
  const tokens = await Promise.all(asking.company.people.map(tokenOf));
  const asked = await askedOf(tokens[1]!);
  everybody = tokens.map((one) => ({ token: one, body: answersFor(asked) }));
});

const send = (one: Sent) => house.call(sendResult, one);
const idsOf = (each: readonly Sent[]) => each.map(({ body }) => body.sheetId).sort();
const savedIds = async () => (await sheets()).map(({ id }) => id).sort();
const done = () =>
  query<{ xmin: string }>(
    `select xmin::text from assignment where questionary_id = $1 and status = 'done'`,
    [asking.questionary.id],
  );
const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);

/** While `work` runs, somebody else holds the person whom all assess. */
async function whileHeld(work: () => Promise<unknown>): Promise<void> {
  const client = await house.context.database.pool.connect();
  await client.query('begin');
  await client.query(
    'select from questionary_subject where questionary_id = $1 for no key update',
    [asking.questionary.id],
  );
  await work();
  await client.query('commit');
  client.release();
}

/** The connections that wait for that person. */
const waiting = () =>
  query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

test('whoever waits for a person holds up nobody else, and goes with the others', async () => {
  const statements = noteStatements();
  let all: Promise<{ status: number }[]> | undefined;
  await whileHeld(async () => {
    all = Promise.all(everybody.slice(1).map(send));
    expect((await open(stranger.token)).status).toBe(200);
    expect((await send(stranger)).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
  });
  expect(new Set(statusesOf((await all) ?? []))).toEqual(new Set([200]));
  statements.leave();
  const writes = statements.sent.filter((text) => text.includes('insert into sheet'));
  expect(writes.length).toBeLessThan(6);
  expect(await savedIds()).toEqual(idsOf(everybody.slice(1)));
  expect(await done()).toHaveLength(raters - 1);
});

test('neither position nor transaction tells in which order they came', async () => {
  await Promise.all(everybody.slice(1).map(send));
  const rows = await query<{ id: string; xmin: string }>(
    'select id, xmin::text from sheet where questionary_id = $1 order by ctid',
    [asking.questionary.id],
  );
  const transactions = [...rows, ...(await done())].map(({ xmin }) => xmin);
  expect(new Set(transactions).size).toBe(1);
  const kept = rows.map(({ id }) => id);
  // By pure chance either fails once in 29! runs.
  expect(kept).not.toEqual(everybody.slice(1).map(({ body }) => body.sheetId));
  expect(kept).not.toEqual([...kept].sort());
});

test('one that is refused or broken gets its own error, and the others are saved', async () => {
  const [late, empty, wrong, twice, ...others] = everybody.slice(0, -1) as [
    Sent,
    Sent,
    Sent,
    Sent,
    ...Sent[],
  ];
  await send(late);
  const otherSheet = { ...late, body: { ...late.body, sheetId: randomUUID() } };
  const unanswered = { ...empty, body: { ...empty.body, answerList: [] } };
  const notTheirs = { ...wrong, body: { ...wrong.body, sheetId: late.body.sheetId } };
  const replies = await Promise.all(
    [otherSheet, unanswered, notTheirs, twice, twice, ...others].map(send),
  );
  expect(replies[0]).toMatchObject({ status: 409, body: { data: { isAnswered: true } } });
  expect(replies[1]).toMatchObject({ status: 400, body: { errors: [{ path: 'answerList' }] } });
  expect(replies[2]).toMatchObject({ status: 400, body: { errors: [{ path: 'sheetId' }] } });
  expect(new Set(statusesOf(replies.slice(3)))).toEqual(new Set([200]));
  expect(await savedIds()).toEqual(idsOf([late, twice, ...others]));
  expect(await done()).toHaveLength(others.length + 2);
});

test('of two sheets of one person one is saved, and of two people with one number one', async () => {
  const [first, second, third] = everybody.slice(1) as [Sent, Sent, Sent];
  const again = { ...first, body: { ...first.body, sheetId: randomUUID() } };
  const taken = { ...third, body: { ...third.body, sheetId: second.body.sheetId } };
  const replies: { status: number }[] = [];
  await whileHeld(async () => {
    void Promise.all([first, again, second, taken].map(send)).then((all) => replies.push(...all));
    expect((await send(stranger)).status).toBe(200);
  });
  await expect.poll(() => replies.length).toBe(4);
  expect(statusesOf(replies).sort()).toEqual([200, 200, 400, 409]);
  expect(await sheets()).toHaveLength(2);
});

test('one who sends again and again waits for themselves', async () => {
  const [own, other] = everybody.slice(2) as [Sent, Sent];
  const isRefused = async (reply: Promise<{ status: number }>) => {
    if ((await reply).status !== 429) throw new Error('taken');
  };
  let all: Promise<{ status: number }>[] = [];
  await whileHeld(async () => {
    all = Array.from({ length: 5 + mostWaiting }, () => send(own));
    await Promise.any(all.map(isRefused));
    all.push(send(other));
    expect((await send(stranger)).status).toBe(200);
  });
  const statuses = statusesOf(await Promise.all(all));
  expect(statuses.at(-1)).toBe(200);
  expect(statuses.filter((one) => one === 429)).toHaveLength(1);
  expect(await savedIds()).toEqual(idsOf([own, other]));
});

test('the last answers of a round make its report, exactly once', async () => {
  expect(new Set(statusesOf(await Promise.all(everybody.map(send))))).toEqual(new Set([200]));
  const [row] = await query<{ status: string }>('select status from questionary where id = $1', [
    asking.questionary.id,
  ]);
  expect(row?.status).toBe('done');
  expect(await queuedJobs(house.context.database, 'make-reports')).toHaveLength(1);
  await work();
  expect(
    await query('select from report where questionary_id = $1', [asking.questionary.id]),
  ).toHaveLength(1);
});

test('one that the database refuses fails alone', async () => {
  const [refused, ...others] = everybody.slice(2) as [Sent, ...Sent[]];
  await query(`create function refuse_sheet() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`);
  await query(`create trigger refuse_sheet before insert on sheet for each row
    when (new.id = '${refused.body.sheetId}') execute function refuse_sheet()`);
  const replies = await Promise.all([...others.slice(0, 5), refused, ...others.slice(5)].map(send));
  await query('drop function refuse_sheet cascade');
  expect(replies[5]?.status).toBe(500);
  expect(statusesOf(replies.toSpliced(5, 1))).toEqual(others.map(() => 200));
  expect(await savedIds()).toEqual(idsOf(others));
});

test('what breaks in the middle is acknowledged to nobody; sent again, each is saved once', async () => {
  const each = everybody.slice(1);
  let all: Promise<{ status: number }[]> | undefined;
  await whileHeld(async () => {
    all = Promise.all(each.map(send));
    expect((await send(stranger)).status).toBe(200);
    const [one] = await waiting();
    await query('select pg_terminate_backend($1)', [one?.pid]);
    await expect.poll(async () => (await waiting())[0]?.pid).not.toBe(one?.pid);
  });
  const replies = (await all) ?? [];
  const saved = each.filter((_, at) => replies[at]?.status === 200);
  expect(new Set(statusesOf(replies))).toEqual(new Set([200, 503]));
  expect(await savedIds()).toEqual(idsOf(saved));
  expect(new Set(statusesOf(await Promise.all(each.map(send))))).toEqual(new Set([200]));
  expect(await savedIds()).toEqual(idsOf(each));
});
