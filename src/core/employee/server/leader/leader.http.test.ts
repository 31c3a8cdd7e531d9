import { beforeEach, describe, expect, test } from 'vitest';
import { updateAnyCompany } from '#core/profile/contract/profile.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { getUserList, type User, updateUser } from '#core/user/contract/user.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { company, type Somebody, startProfiles } from '#test/start/start-profiles.ts';
import { lockEmployees, touchLeaders } from './queries.ts';

/** One relation, seen from both ends: the profile's leaders and the user form's subordinates. */
const { house, cast, somebody, readCompany, save } = startProfiles();
let boss: Somebody;
let manager: Somebody;
beforeEach(async () => {
  boss = await somebody('ROLE_SUPER_ADMIN');
  manager = await somebody('ROLE_MANAGER');
});

const setLeaders = (of: Somebody, leaders: readonly { id: string }[], given: object = {}) =>
  save(
    updateAnyCompany,
    cast.hr,
    { ...company(), leaderList: leaders.map(({ id }) => ({ employeeId: id })), ...given },
    of.id,
  );
const infoOf = async (of: Somebody) => (await readCompany(of.id, cast.hr)).body.data;
const leadersOf = async (of: Somebody) =>
  (await infoOf(of)).leaderList.map(({ employeeId }) => employeeId);
const userOf = async ({ email }: Somebody): Promise<User> =>
  (await house.call(getUserList, { token: boss.token, query: { 'filterList[search]': email } }))
    .body.data[0]!;
const lead = async (who: Somebody, whom: readonly { id: string }[], given: object = {}) => {
  const { id, firstName, lastName, email, locale } = await userOf(who);
  const person = { firstName, lastName, email, locale, roles: ['ROLE_MANAGER'] };
  const employeeIdList = whom.map((one) => one.id);
  const body = { ...person, employeeIdList, ...given };
  return house.call(updateUser, { token: boss.token, params: { id }, body });
};
const ledBy = async (who: Somebody) => (await userOf(who)).employeeList.map(({ id }) => id);

describe('who leads whom', () => {
  test('is one thing in the profile and in the user form', async () => {
    await setLeaders(cast.worker, [cast.colleague, manager]);
    expect(await ledBy(manager)).toEqual([cast.worker.id]);
    expect((await lead(manager, [cast.colleague])).status).toBe(200);
    expect(await leadersOf(cast.worker)).toEqual([cast.colleague.id]);
    expect(await leadersOf(cast.colleague)).toEqual([manager.id]);
    await lead(manager, [cast.colleague, cast.worker]);
    expect(await leadersOf(cast.worker)).toEqual([cast.colleague.id, manager.id]);
  });

  test('makes forms stale that were opened before, on either side', async () => {
    const [profile, user] = [await infoOf(cast.worker), await userOf(manager)];
    await setLeaders(cast.worker, [manager]);
    const stale = await lead(manager, [], { version: user.version });
    expect([stale.status, stale.body.code]).toEqual([409, 8]);
    const opened = await infoOf(cast.worker);
    await lead(manager, []);
    for (const { version } of [profile, opened]) {
      const refused = await setLeaders(cast.worker, [manager], { version });
      expect([refused.status, refused.body.code]).toEqual([409, 8]);
    }
    expect(await leadersOf(cast.worker)).toEqual([]);
  });

  test('makes the user form stale also while it is being saved', async () => {
    const { database } = house.context;
    const { version } = await userOf(manager);
    const waiting = () =>
      database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    // As the profile and the import do it.
    const { saving } = await inBrand(database, cast.own.brandId, async (scope) => {
      await lockEmployees(scope);
      const saving = lead(manager, [], { version });
      await expect.poll(async () => (await waiting()).rows).toHaveLength(1);
      await makeLeaders(scope, cast.worker.id, [manager.id]);
      await touchLeaders(scope, [manager.id]);
      return { saving };
    });
    const { status, body } = await saving;
    expect([status, body.code]).toEqual([409, 8]);
    expect(await leadersOf(cast.worker)).toEqual([manager.id]);
  });

  test('is seen in the profile from both ends', async () => {
    await setLeaders(cast.worker, [manager]);
    const [{ leaderList }, { subordinateList }] = [
      await infoOf(cast.worker),
      await infoOf(manager),
    ];
    expect(leaderList).toMatchObject([{ employeeId: manager.id, position: 'Инженер' }]);
    expect(subordinateList).toMatchObject([{ employeeId: cast.worker.id, position: 'Инженер' }]);
  });

  test('is in the log on both sides, and only where it changes', async () => {
    const entries = async (work: () => Promise<unknown>) => {
      await work();
      const { rows } = await house.context.database.pool.query(
        `delete from audit where verb = 'update' returning id, kind, entity_id, details`,
      );
      const sorted = rows.sort((a, b) => Number(a.id) - Number(b.id));
      return sorted.map(({ kind, entity_id, details }) => [kind, entity_id, details.fieldList]);
    };
    await entries(async () => {});
    const user = (await userOf(manager)).id;
    const byUser = ['user', user, ['employeeList']];
    const byPerson = ['employee', cast.worker.id, ['leaderIds']];
    expect(await entries(() => setLeaders(cast.worker, [manager]))).toEqual([byUser, byPerson]);
    expect(await entries(() => setLeaders(cast.worker, [manager]))).toEqual([]);
    expect(await entries(() => lead(manager, []))).toEqual([byPerson, byUser]);
  });

  test('stays apart from what a form leaves as it is shown: who left may return', async () => {
    await setLeaders(cast.worker, [cast.colleague, manager]);
    const fire = 'update employee set fired_at = $2 where id = $1';
    await house.context.database.pool.query(fire, [manager.id, '2026-06-01']);
    expect(await leadersOf(cast.worker)).toEqual([cast.colleague.id]);
    await setLeaders(cast.worker, [cast.colleague], { telegram: '@worker' });
    await house.context.database.pool.query(fire, [manager.id, null]);
    expect(await leadersOf(cast.worker)).toEqual([cast.colleague.id, manager.id]);
  });
});

describe('two people', () => {
  test('never lead each other, whichever form says so', async () => {
    await setLeaders(cast.worker, [manager]);
    const refused = await setLeaders(manager, [cast.colleague, cast.worker]);
    expect(refused.body.errors?.[0]).toMatchObject({
      path: 'leaderList.1',
      key: 'profileMessages.leadsEachOther',
    });
    await setLeaders(manager, [cast.colleague]);
    const also = await lead(manager, [cast.worker, cast.colleague]);
    expect(also.body.errors?.[0]).toMatchObject({
      path: 'employeeIdList.1',
      key: 'userMessages.leadsUser',
    });
    expect(await leadersOf(cast.colleague)).toEqual([]);
  });

  test('both forms at once make no circle of two', async () => {
    const both = await Promise.all([
      setLeaders(cast.worker, [cast.colleague]),
      setLeaders(cast.colleague, [cast.worker]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a longer circle hangs nothing', async () => {
    await setLeaders(cast.worker, [cast.colleague]);
    await setLeaders(cast.colleague, [manager]);
    expect((await setLeaders(manager, [cast.worker])).status).toBe(200);
    expect(await ledBy(manager)).toEqual([cast.colleague.id]);
    const list = await house.call(getReportList, { token: manager.token });
    expect(list.status).toBe(200);
  });
});

test('another company’s people lead nobody here', async () => {
  const foreign = { id: cast.other.people[0]! };
  const refused = await setLeaders(cast.worker, [foreign]);
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'leaderList.0']);
  const led = await lead(manager, [foreign]);
  expect([led.status, led.body.errors?.[0]?.path]).toEqual([400, 'employeeIdList.0']);
  const write = inBrand(house.context.database, cast.own.brandId, (scope) =>
    makeLeaders(scope, cast.worker.id, [foreign.id]),
  );
  await expect(write).rejects.toThrow();
});
