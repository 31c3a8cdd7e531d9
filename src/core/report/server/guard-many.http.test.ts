import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportReport, getReport } from '#core/report/contract/report.ts';
import { downloadReportArchive, makeReportArchive } from '#core/report/contract/report-archive.ts';
import { compareReports, exportCompare } from '#core/report/contract/report-compare.ts';
import { exportReportList } from '#core/report/contract/report-export.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { insertArchive } from '#core/report/server/archive/queries.ts';
import { countOpened, countTaken } from '#core/report/server/guard-many.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** Many reports don't leave by a stolen session (rule 97). */
const house = startApp();
let company: Company;
let token: string;
let membershipId: string;
const of: { questionaryId: string; employeeId: string }[] = [];

const at = (minutes: number) =>
  house.setNow(new Date(Date.parse(testNow) + minutes * 60_000).toISOString());
const ask = async (endpoint: Endpoint, given: object, by = token) =>
  (await house.call(endpoint, { token: by, ...given })).status;

beforeAll(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now());
  for (const employeeId of company.people.slice(0, 2))
    for (let count = 0; count < 6; count += 1) {
      const { questionaryId } = await keepReport(house, company, { employeeId });
      of.push({ questionaryId, employeeId });
    }
});
beforeEach(async () => {
  at(0);
  const { database, now } = house.context;
  const member = await inBrand(database, company.brandId, (scope) =>
    makeMember(scope, ['ROLE_HR']),
  );
  ({ membershipId } = member);
  token = await signIn(database, member, now());
});

const archive = (many: number) => ({
  body: { questionaryIdList: of.slice(0, many).map(({ questionaryId }) => questionaryId) },
});

test('an archive of more than ten asks, to make it and to load it', async () => {
  at(10);
  expect(await ask(makeReportArchive, archive(10))).toBe(200);
  expect(await ask(makeReportArchive, archive(11))).toBe(403);
  const ids = [randomUUID(), randomUUID()] as const;
  await inBrand(house.context.database, company.brandId, async (scope) => {
    for (const [index, id] of ids.entries()) {
      const made = { id, membershipId, locale: 'ru' as const, createdAt: house.context.now() };
      const reportList = of.slice(0, 10 + index).map((one) => ({ ...one }));
      await insertArchive(scope, { ...made, reportList });
    }
  });
  const load = (id: string) => ask(downloadReportArchive, { params: { id } });
  // The first is not made yet.
  expect([await load(ids[0]), await load(ids[1])]).toEqual([409, 403]);
});

test('so does the list of more than ten', async () => {
  at(10);
  const filter = { 'filterList[employeeId]': company.people[0] ?? '' };
  expect(await ask(exportReportList, {})).toBe(403);
  expect([200, 400]).toContain(await ask(exportReportList, { query: filter }));
});

const open = (index: number, by?: string) => {
  const { questionaryId, employeeId } = of[index % of.length]!;
  return ask(getReport, { params: { questionaryId, employeeId } }, by);
};

/** To somebody who has worked here for long, unless another address is given. */
async function send(index: number, email?: string): Promise<number> {
  const { questionaryId, employeeId } = of[index % of.length]!;
  const { rows } = await house.context.database.pool.query(
    'select email from employee where id = $1',
    [company.people[3]],
  );
  const emailList = [email ?? rows[0].email];
  const body = { questionaryId, employeeId, text: 'Текст', beforeOpening: true, emailList };
  return ask(sendReport, { body });
}

test('the thirty-first report within an hour asks, however it is opened; a proof counts anew', async () => {
  at(10);
  for (let index = 0; index < 30; index += 1) expect(await open(index)).toBe(200);
  const [first, second] = of;
  const pair = { firstQuestionaryId: first!.questionaryId, employeeId: first!.employeeId };
  const compared = { query: { ...pair, secondQuestionaryId: second!.questionaryId } };
  expect(await open(0)).toBe(403);
  expect(await ask(exportReport, { query: { ...first!, format: 'csv' } })).toBe(403);
  expect(await ask(compareReports, compared)).toBe(403);
  expect(await ask(exportCompare, compared)).toBe(403);
  expect(await send(0)).toBe(403);
  await house.context.database.pool.query('update session set proved_at = $1', [
    house.context.now(),
  ]);
  at(20);
  expect(await open(0)).toBe(200);
});

test('reports that are sent count as well, but for refused ones and one’s own', async () => {
  at(10);
  for (let index = 0; index < 3; index += 1)
    expect(await send(index, 'stranger@evil.example')).toBe(400);
  for (let index = 0; index < 20; index += 1) expect(await send(index)).toBe(200);
  for (let index = 0; index < 10; index += 1) expect(await open(index)).toBe(200);
  expect([await send(0), await open(0)]).toEqual([403, 403]);
});

test('after an hour the count begins anew, and whoever has just signed in is not asked', async () => {
  for (let index = 0; index < 31; index += 1) expect(await open(index)).toBe(200);
  at(10);
  expect(await open(0)).toBe(403);
  at(61);
  expect(await open(0)).toBe(200);
});

test('one’s own are not counted', async () => {
  const { database, now } = house.context;
  const [{ employeeId } = { employeeId: '' }] = of;
  const member = await inBrand(database, company.brandId, (scope) =>
    makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId }),
  );
  const own = await signIn(database, member, now());
  at(10);
  for (let times = 0; times < 32; times += 1) expect(await open(0, own)).toBe(200);
});

test('super admins hear of the 51st report within an hour, and once', async () => {
  const { database, now } = house.context;
  const member = await inBrand(database, company.brandId, (scope) =>
    makeMember(scope, ['ROLE_SUPER_ADMIN']),
  );
  const actor = { ...member, employeeId: null } as unknown as Actor;
  const look = (count: number) =>
    inBrand(database, company.brandId, async (scope) => {
      for (let n = 0; n < count; n += 1) {
        const employeeId = randomUUID();
        await countOpened(scope, actor, { employeeId, now: now(), asksForConfirmation: false });
      }
    });
  const take = (count: number) =>
    inBrand(database, company.brandId, (scope) => countTaken(scope, actor, { count, now: now() }));
  const told = async () => {
    const { rows } = await database.pool.query(
      `select payload ->> 'accountId' as who from delivery where brand_id = $1 and type = 'alert'`,
      [company.brandId],
    );
    return rows.map(({ who }) => who);
  };
  await look(50);
  expect(await told()).toEqual([]);
  await take(1);
  await look(10);
  expect(await told()).toEqual([member.accountId]);
  at(61);
  await take(51);
  expect(await told()).toEqual([member.accountId, member.accountId]);
});
