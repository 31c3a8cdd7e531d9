import { beforeEach, describe, expect, test } from 'vitest';
import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import { exportHeatmap, getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { erasePeople } from '#addon/privacy/server/erase.ts';
import { exportReport, getReport } from '#core/report/contract/report.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { getUserList, updateUser } from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { type Company, inBrand, makeCompany, signIn } from '#test/factories.ts';
import { type GivenReport, keepReports } from '#test/report/kept-reports.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/**
 * Three people of a department are in company results, with 3.5. Whoever knows two of their marks, however they came to
 * know them, is told no average of the three.
 */
const house = startApp();
let own: Company;
let questionaryId: string;
let boss: string;

const department = (...marks: number[]) =>
  marks.map((mark, at): GivenReport => [at, 'Разработка', 'Инженер', mark]);
const personOf = (at: number) => own.people[at]!;
const reader = (roles: Role[], person?: number, led: number[] = []) =>
  enter(house.context, own, roles, {
    ...(person === undefined ? {} : { employeeId: personOf(person) }),
    subordinateIds: led.map(personOf),
  });

beforeEach(async () => {
  house.setNow('2026-07-01T09:00:00Z');
  own = await makeCompany(house.context.database, house.context.now(), { howMany: 9 });
  questionaryId = await keepReports(house, own, [
    ...department(4, 3.5, 3),
    [3, 'Продажи', 'Продавец', 2],
  ]);
  boss = (await reader(['ROLE_SUPER_ADMIN'])).token;
});

const rowOf = async (token: string) => {
  const { rowList } = (await house.call(getHeatmap, { token })).body.data;
  return rowList.find(({ name }) => name === 'Разработка')!.mark;
};
const open = (token: string, person: number) =>
  house.call(getReport, { token, params: { questionaryId, employeeId: personOf(person) } });

/** Who leads whom from now on, by the user's form. */
async function lead(email: string, whom: number[]) {
  const query = { 'filterList[search]': email };
  const [user] = (await house.call(getUserList, { token: boss, query })).body.data;
  const { id, firstName, lastName, locale } = user!;
  const employeeIdList = whom.map(personOf);
  const body = {
    firstName,
    lastName,
    email: user!.email,
    locale,
    roles: ['ROLE_MANAGER' as const],
    employeeIdList,
  };
  const { status, body: said } = await house.call(updateUser, {
    token: boss,
    params: { id },
    body,
  });
  expect([status, said.errors]).toEqual([200, undefined]);
}
const emailOf = async (accountId: string) =>
  (
    await formRowsOf<{ email: string }>(house, 'select email from account where id = $1', accountId)
  )[0]!.email;

describe('what somebody knows of', () => {
  test('themself', async () => {
    expect(await rowOf((await reader(['ROLE_DIRECTOR'], 7)).token)).toBe(3.5);
    expect(await rowOf((await reader(['ROLE_DIRECTOR'], 0)).token)).toBeNull();
  });

  test('whom they led and lead no more isn’t told beside another’s report', async () => {
    const { token, accountId } = await reader(['ROLE_MANAGER'], 8);
    for (const led of [[0, 1], [3]]) await lead(await emailOf(accountId), led);
    expect((await open(token, 0)).status).toBe(404);
    expect((await open(token, 3)).body.company).toBeNull();
    const other = await reader(['ROLE_MANAGER'], 7, [3]);
    expect((await open(other.token, 3)).body.company?.markList).toMatchObject([
      { mark: 3.5, peopleCount: 3 },
    ]);
  });

  test('reports that were sent to them', async () => {
    const { token, accountId } = await reader(['ROLE_DIRECTOR']);
    const emailList = [await emailOf(accountId)];
    for (const person of [0, 1]) {
      const body = { questionaryId, employeeId: personOf(person), text: '<p>Отчёт</p>', emailList };
      expect((await house.call(sendReport, { token: own.hrToken, body })).status).toBe(200);
    }
    expect(await rowOf(token)).toBeNull();
    expect(await rowOf((await reader(['ROLE_DIRECTOR'])).token)).toBe(3.5);
  });

  test('reports that they opened, saved or sent before, also once the activity log has forgotten it', async () => {
    const opened = (token: string) => open(token, 2);
    const saved = (token: string) => {
      const query = { questionaryId, employeeId: personOf(2), format: 'xlsx' as const };
      return house.call(exportReport, { token, query });
    };
    const sent = (token: string) => {
      const [employeeId, emailList] = [personOf(2), ['guest@example.ru']];
      const body = { questionaryId, employeeId, text: '<p>Отчёт</p>', emailList };
      return house.call(sendReport, { token, body });
    };
    await formRowsOf(house, `update brand set share = 'anywhere' where id = $1`, own.brandId);
    for (const look of [opened, saved, sent]) {
      const { token, membershipId } = await reader(['ROLE_HR']);
      expect((await look(token)).status).toBe(200);
      await formRowsOf(house, 'delete from audit where brand_id = $1', own.brandId);
      await formRowsOf(
        house,
        `update membership set roles = array['ROLE_DIRECTOR'] where id = $1`,
        membershipId,
      );
      expect(await rowOf(token)).toBeNull();
      expect((await house.call(exportHeatmap, { token })).status).toBe(200);
    }
  });

  test('what another record of theirs knew that was merged into this one', async () => {
    const { accountId } = await reader(['ROLE_MANAGER'], 8, [0, 1]);
    await lead(await emailOf(accountId), []);
    const { token } = await reader(['ROLE_DIRECTOR'], 7);
    expect(await rowOf((await reader(['ROLE_DIRECTOR'])).token)).toBe(3.5);
    const body = { staysId: personOf(7), goesId: personOf(8) };
    const alike = `update employee set last_name = 'Ким', first_name = 'Анна' where id = any($1)`;
    await formRowsOf(house, alike, [body.staysId, body.goesId]);
    const merged = await house.call(duplicateCalls.employee.merge, { token: boss, body });
    expect([merged.status, merged.body.errors]).toEqual([200, undefined]);
    expect(await rowOf(token)).toBeNull();
  });

  test('somebody who has no name any more, as does everybody', async () => {
    const [person] = own.people;
    const { token } = await reader(['ROLE_DIRECTOR'], 7, [0]);
    await formRowsOf(house, `update employee set fired_at = '2026-01-01' where id = $1`, person);
    const erased = await inBrand(house.context.database, own.brandId, (scope) =>
      erasePeople(scope, [person!], { withReports: false, now: house.context.now() }),
    );
    expect(erased).toEqual([person]);
    expect(await formRowsOf(house, 'select from knowledge where person_id = $1', person)).toEqual(
      [],
    );
    expect(await rowOf(token)).toBeNull();
    expect(await rowOf((await reader(['ROLE_DIRECTOR'])).token)).toBeNull();
  });
});

describe('what somebody was told is never taken back for less', () => {
  /** Reports about these people go to the reader, so that their marks are known from now on. */
  async function learn(accountId: string, people: number[]) {
    const emailList = [await emailOf(accountId)];
    for (const person of people) {
      const body = { questionaryId, employeeId: personOf(person), text: '<p>Отчёт</p>', emailList };
      expect((await house.call(sendReport, { token: own.hrToken, body })).status).toBe(200);
    }
  }
  const goOnTo = (day: string) => house.setNow(`${day}T09:00:00Z`);

  test('in the table, where new people come on top', async () => {
    const { token, accountId } = await reader(['ROLE_DIRECTOR'], 7);
    expect(await rowOf(token)).toBe(3.5);
    await learn(accountId, [0, 1]);
    expect(await rowOf(token)).toBe(3.5);
    expect(await rowOf((await reader(['ROLE_DIRECTOR'], 8, [0, 1])).token)).toBeNull();
    const later = department(5, 5, 5).map(([at, ...rest]): GivenReport => [at + 4, ...rest]);
    await keepReports(house, own, later, '2026-07-01');
    goOnTo('2026-07-02');
    expect(await rowOf(token)).toBe(4.3);
    expect(await toldTo(accountId)).toEqual([{ groups: [[0], [1], [2], [3]], in_mean: 0 }]);
  });

  test('beside a report, where the average of all stays', async () => {
    const { token, accountId } = await reader(['ROLE_MANAGER'], 7, [3]);
    const beside = async () => (await open(token, 3)).body.company?.markList;
    const all = [{ mark: 3.5, peopleCount: 3 }];
    expect(await beside()).toMatchObject(all);
    await learn(accountId, [0, 1]);
    expect(await beside()).toMatchObject(all);
    expect(await toldTo(accountId)).toMatchObject([{ groups: [], in_mean: 1 }]);
  });

  test('beside a report, for whoever read the table before', async () => {
    const { token, accountId, membershipId } = await reader(['ROLE_DIRECTOR'], 7);
    expect(await rowOf(token)).toBe(3.5);
    await formRowsOf(
      house,
      `update membership set roles = array['ROLE_MANAGER'] where id = $1`,
      membershipId,
    );
    await lead(await emailOf(accountId), [0, 1, 3]);
    expect((await open(token, 3)).body.company?.markList).toMatchObject([
      { mark: 3.5, peopleCount: 3 },
    ]);
  });

  test('also where the reports go before the next night', async () => {
    const { token } = await reader(['ROLE_DIRECTOR'], 7);
    expect(await rowOf(token)).toBe(3.5);
    await formRowsOf(house, 'delete from report where brand_id = $1', own.brandId);
    goOnTo('2026-07-02');
    expect(await rowOf(token)).toBe(3.5);
    expect(await rowOf(own.hrToken)).toBe(3.5);
  });

  test('once erased, they were told nothing', async () => {
    const { token, accountId } = await reader(['ROLE_DIRECTOR'], 7);
    await rowOf(token);
    expect(await toldTo(accountId)).not.toEqual([]);
    const person = personOf(7);
    await formRowsOf(house, `update employee set fired_at = '2026-01-01' where id = $1`, person);
    await formRowsOf(house, 'update membership set disabled = true where employee_id = $1', person);
    const erased = await inBrand(house.context.database, own.brandId, (scope) =>
      erasePeople(scope, [person], { withReports: false, now: house.context.now() }),
    );
    expect(erased).toEqual([person]);
    expect(await toldTo(accountId)).toEqual([]);
  });

  test('also under another e-mail, whose account is another one', async () => {
    const { token, accountId, membershipId } = await reader(['ROLE_DIRECTOR']);
    expect(await rowOf(token)).toBe(3.5);
    await learn(accountId, [0, 1]);
    const other = await makeCompany(house.context.database, house.context.now(), { howMany: 1 });
    await formRowsOf(
      house,
      `insert into membership (id, brand_id, account_id, roles)
       values (gen_random_uuid(), $1, $2, array['ROLE_DIRECTOR'])`,
      other.brandId,
      accountId,
    );
    const query = { 'filterList[search]': await emailOf(accountId) };
    const [user] = (await house.call(getUserList, { token: boss, query })).body.data;
    const { firstName, lastName, locale } = user!;
    const body = { firstName, lastName, locale, roles: ['ROLE_DIRECTOR' as const] };
    const changed = await house.call(updateUser, {
      token: boss,
      params: { id: membershipId },
      body: { ...body, email: 'moved@example.ru' },
    });
    expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
    const [now] = await formRowsOf<{ id: string }>(
      house,
      'select account_id as id from membership where id = $1',
      membershipId,
    );
    expect(now!.id).not.toBe(accountId);
    expect(await toldTo(now!.id)).toEqual(await toldTo(accountId));
    const { brandId } = own;
    const moved = await signIn(
      house.context.database,
      { accountId: now!.id, brandId },
      house.context.now(),
    );
    expect(await rowOf(moved)).toBe(3.5);
    await formRowsOf(house, 'delete from company_told where account_id = $1', now!.id);
    expect(await rowOf(moved)).toBeNull();
  });

  const toldTo = (accountId: string) =>
    formRowsOf(house, 'select groups, in_mean from company_told where account_id = $1', accountId);
});
