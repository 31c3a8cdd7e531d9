import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { sendResult, testingBegin } from '#core/answering/contract/answering.ts';
import {
  cancelHandover,
  getBegun,
  handOver,
  takeOver,
} from '#core/answering/contract/handover/handover.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { dumpTables } from '#test/file/dump.ts';
import { answersFor } from '#test/report/answers.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Begun answers that go on on another device (rule 139). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36';
const on = (userAgent: string) => ({ 'user-agent': userAgent });

const proof = 'p'.repeat(43);
const secret = Buffer.from('encrypted on the device, as nobody here can tell');
const sealed = secret.toString('base64url');

let token: string;
let which: { questionaryId: string; employeeId: string };
beforeEach(async () => {
  const [subject, , rater] = asking.company.people;
  token = await tokenOf(rater);
  which = { questionaryId: asking.questionary.id, employeeId: subject! };
  const begin = { token, body: which, headers: on(phone) };
  expect((await house.call(testingBegin, begin)).status).toBe(205);
});

const where = async (bearer = token) => {
  const filter = {
    'filterList[questionaryId]': which.questionaryId,
    'filterList[employeeId]': which.employeeId,
  };
  return house.call(getBegun, { token: bearer, query: filter });
};
const give = (body: object = {}, bearer = token) =>
  house.call(handOver, { token: bearer, body: { ...which, proof, sealed, ...body } });
const take = (body: object = {}, bearer = token) =>
  house.call(takeOver, {
    token: bearer,
    body: { ...which, proof, ...body },
    headers: on(computer),
  });
const rows = async () => {
  const [found] = await query<{ begun: number; handover: number }>(
    `select (select count(*)::int from begun where questionary_id = $1) as begun,
       (select count(*)::int from handover where questionary_id = $1) as handover`,
    [which.questionaryId],
  );
  return [found?.begun, found?.handover];
};
const refused = { status: 404, body: { code: 6 } };

test('says where answers were begun, and goes on on whatever takes them, once', async () => {
  const begun = { device: 'phone', day: '2026-06-15' };
  expect((await where()).body.data).toEqual({ ...begun, isWaiting: false });
  // To begin again, as on a second device, changes nothing.
  house.setNow('2026-06-16T21:30:00Z');
  await house.call(testingBegin, { token, body: which, headers: on(computer) });
  expect((await give()).status).toBe(205);
  expect((await where()).body.data).toEqual({ ...begun, isWaiting: true });
  // What the device has encrypted by the code lies under the key of the sheets, which the database hasn't got.
  const kept = async () => JSON.stringify(await dumpTables(house.context.database.pool));
  expect(await kept()).not.toContain(secret.toString('hex'));

  expect((await take()).body.data).toEqual({ sealed });
  // Half past midnight in Moscow.
  expect((await where()).body.data).toEqual({
    device: 'computer',
    day: '2026-06-17',
    isWaiting: false,
  });
  expect(await take()).toMatchObject(refused);
});

test('a code works for ten minutes, and the clock leaves nothing of it', async () => {
  await give();
  house.setNow('2026-06-15T09:09:59Z');
  await tasks['forget-handovers'](house.context, {}, { attempt: 1, isLast: false });
  expect(await rows()).toEqual([1, 1]);
  house.setNow('2026-06-15T09:10:00Z');
  expect((await where()).body.data.isWaiting).toBe(false);
  expect(await take()).toMatchObject(refused);
  await tasks['forget-handovers'](house.context, {}, { attempt: 1, isLast: false });
  expect(await rows()).toEqual([1, 0]);
});

test('a newer code takes the place of the former; one that is called off is gone', async () => {
  await give();
  const newer = 'n'.repeat(43);
  await give({ proof: newer });
  expect(await take()).toMatchObject(refused);
  expect((await take({ proof: newer })).status).toBe(200);
  await give();
  expect((await house.call(cancelHandover, { token, params: which })).status).toBe(205);
  expect(await take()).toMatchObject(refused);
});

test('nobody guesses: the fifth wrong code is the end, and a stranger’s is as unknown as none', async () => {
  const none = await take();
  await give();
  const wrong = { proof: 'w'.repeat(43) };
  for (let time = 0; time < 4; time += 1) expect(await take(wrong)).toMatchObject(refused);
  expect((await take()).status).toBe(200);

  await give();
  for (let time = 0; time < 5; time += 1) await take(wrong);
  expect(await take()).toMatchObject(refused);
  expect(await rows()).toEqual([1, 0]);

  // A colleague of the same role, about the same person, with the right code; and their tries spend nothing.
  const other = await tokenOf(asking.company.people[3]);
  await give();
  for (let time = 0; time < 6; time += 1)
    expect(await take({}, other)).toEqual({ ...none, headers: expect.anything() });
  expect((await where(other)).body.data).toEqual({ device: null, day: null, isWaiting: false });
  expect((await take()).status).toBe(200);
});

test('their own account takes them too, and nobody else’s, in no company', async () => {
  const { database, now } = house.context;
  const { brandId, people } = asking.company;
  const sessionOf = async (brand: string, role: Role, who?: { employeeId: string }) => {
    const member = await inBrand(database, brand, (scope) => makeMember(scope, [role], who));
    return signIn(database, member, now());
  };
  const session = await sessionOf(brandId, 'ROLE_EMPLOYEE', { employeeId: people[2]! });
  await give();
  const { hrToken } = asking.company;
  for (const stranger of [hrToken, await tokenOf(people[1])]) {
    expect((await take({}, stranger)).status).toBe(404);
  }
  const [elsewhere] = await query<{ id: string }>('select id from brand where id <> $1', [brandId]);
  const foreign = await sessionOf(elsewhere!.id, 'ROLE_HR');
  for (const call of [where(foreign), give({}, foreign), take({}, foreign)])
    expect((await call).status).toBe(404);
  expect((await take({}, session)).body.data).toEqual({ sealed });
});

test('what is too large, or no code at all, is refused at its field', async () => {
  const of = (bytes: number) => ({ sealed: Buffer.alloc(bytes).toString('base64url') });
  expect((await give(of(64 * 1024))).status).toBe(205);
  const larger = await give(of(64 * 1024 + 1));
  expect(larger).toMatchObject({ status: 400, body: { errors: [{ path: 'sealed' }] } });
  expect((await give(of(70 * 1024))).status).toBe(413);
  expect((await give({ proof: 'ABCDEFGH' })).status).toBe(400);
  expect((await give({ sealed: 'a b' })).status).toBe(400);
});

test('nothing is left once the answers are sent, or the assessment is over', async () => {
  const all = [
    ...(await sentBy(token)),
    // A supervisor's answers keep their name, and go another way.
    ...(await sentBy(await tokenOf(asking.company.people[1]))),
  ];
  expect(all).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
  const late = await tokenOf(asking.company.people[3]);
  await house.call(testingBegin, { token: late, body: which, headers: on(phone) });
  await give({}, late);
  await asking.report();
  expect(await rows()).toEqual([0, 0]);
  house.setNow(testNow);
  expect((await give()).status).toBe(404);
});

test('nothing is left of what a rater declines or is excused from; that of others stays', async () => {
  const [subject, , , other] = asking.company.people;
  const own = await tokenOf(subject);
  const another = await tokenOf(other);
  for (const bearer of [own, another]) {
    await house.call(testingBegin, { token: bearer, body: which, headers: on(phone) });
    await give({}, bearer);
  }
  await give();
  expect(await rows()).toEqual([3, 3]);
  const say = (reason: 'noTime' | null) =>
    house.call(decline, { token, body: { ...which, reason } });
  expect((await say('noTime')).status).toBe(200);
  expect(await rows()).toEqual([2, 2]);
  // Taken back it has nothing to restore: the device still has the answers.
  expect((await say(null)).status).toBe(200);
  expect((await where()).body.data).toEqual({ device: null, day: null, isWaiting: false });
  const body = { id: which.questionaryId, employeeId: other!, isExcused: true };
  await house.call(excuse, { token: asking.company.hrToken, body });
  expect(await rows()).toEqual([1, 1]);
  expect((await where(own)).body.data).toMatchObject({ device: 'phone', isWaiting: true });
});

/** What is kept before and after they send. */
async function sentBy(bearer: string) {
  await house.call(testingBegin, { token: bearer, body: which, headers: on(phone) });
  await give({}, bearer);
  const before = await rows();
  const { body } = await asking.open(bearer);
  const sheet = answersFor(body.data.testing!);
  expect((await house.call(sendResult, { token: bearer, body: sheet })).status).toBe(200);
  return [before, await rows()];
}
