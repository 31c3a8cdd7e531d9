import { beforeAll, describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getFormerEmployees, takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { getUserList } from '#core/user/contract/user.ts';
import { roles } from '#platform/contract/call/access.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePerson,
  signIn,
} from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
const pool = () => house.context.database.pool;
let own: Company;
let other: Company;
let strangerId: string;
let hereId: string;

beforeAll(async () => {
  const { database } = house.context;
  own = await makeCompany(database, now, { howMany: 0 });
  other = await makeCompany(database, now, { howMany: 0 });
  await inBrand(database, other.brandId, async (scope) => {
    const { positionId, subdivisionId } = other;
    const gone = { positionId, subdivisionId, firedAt: '2026-02-01', lastName: 'Чужой' };
    strangerId = await makePerson(scope, gone);
  });
  await inBrand(database, own.brandId, async (scope) => {
    const { positionId, subdivisionId } = own;
    const at = { positionId, subdivisionId, firstName: 'Анна' };
    await makePerson(scope, { ...at, lastName: 'Ёлкина', firedAt: '2026-01-10' });
    await makePerson(scope, { ...at, lastName: 'Еж', email: 'ezh@own.ru', firedAt: '2026-03-01' });
    await makePerson(scope, { ...at, lastName: 'Абрамов', firedAt: '2025-12-31' });
    await makePerson(scope, { ...at, lastName: 'Стёртый', firedAt: '2026-01-01', deletedAt: now });
    hereId = await makePerson(scope, { ...at, lastName: 'Здешний' });
  });
});

const list = (query: Record<string, string> = {}, token = own.hrToken) =>
  house.call(getFormerEmployees, { token, query });
const lastNames = async (query: Record<string, string> = {}) =>
  (await list(query)).body.data.map(({ lastName }) => lastName);
const takeBack = (id: string) =>
  house.call(takeBackEmployee, { token: own.hrToken, params: { id } });

describe('the list of those who have left', () => {
  test('holds the latest first, nobody who is here, deleted or another company’s', async () => {
    const { body, headers } = await list();
    expect(body.data.map(({ lastName }) => lastName)).toEqual(['Еж', 'Ёлкина', 'Абрамов']);
    expect([body.count, headers['x-total-count']]).toEqual([3, '3']);
    expect(body.data[0]).toMatchObject({
      email: 'ezh@own.ru',
      position: 'Инженер',
      subdivision: 'Разработка',
      firedAt: '2026-03-01',
    });
  });

  test.each([
    [{ q: ' елк ' }, ['Ёлкина']],
    [{ q: 'ezh@' }, ['Еж']],
    [{ q: 'здешний' }, []],
    [{ sort: 'lastName:a' }, ['Абрамов', 'Еж', 'Ёлкина']],
    [{ sort: 'lastName:d' }, ['Ёлкина', 'Еж', 'Абрамов']],
    [{ sort: 'firedAt:a' }, ['Абрамов', 'Ёлкина', 'Еж']],
    [{ limit: '1', offset: '1' }, ['Ёлкина']],
  ])('%j finds %j', async (query, due) => {
    expect(await lastNames(query as Record<string, string>)).toEqual(due);
  });

  test.each(roles)('%s sees it only as HR or an administrator', async (role) => {
    const { database } = house.context;
    const member = await inBrand(database, own.brandId, (scope) => makeMember(scope, [role]));
    const isOpen = !['ROLE_DIRECTOR', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'].includes(role);
    const { status } = await list({}, await signIn(database, member, now));
    expect(status).toBe(isOpen ? 200 : 403);
  });
});

describe('taking somebody back', () => {
  test('puts them into the directory, lets them sign in, and is in the activity log', async () => {
    const [leaver] = (await list({ q: 'абрамов' })).body.data;
    const { status, body } = await takeBack(leaver!.id);
    expect([status, body.message]).toEqual([200, 'Сотрудник снова в справочнике']);
    expect(await lastNames({ q: 'абрамов' })).toEqual([]);
    const token = own.hrToken;
    const here = await house.call(employeeCalls.list, { token, query: { q: 'абрамов' } });
    expect(here.body.count).toBe(1);
    const query = { 'filterList[search]': leaver!.email };
    const users = await house.call(getUserList, { token, query });
    expect(users.body.data[0]).toMatchObject({ disabled: false, hasLeft: false });
    const logged = await pool().query(`select verb, kind, name from audit where entity_id = $1`, [
      leaver!.id,
    ]);
    expect(logged.rows).toEqual([{ verb: 'restore', kind: 'employee', name: 'Абрамов Анна' }]);
  });

  test('is refused where they are here, and another company’s are not found', async () => {
    const refused = await takeBack(hereId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Сотрудник уже возвращён. Обновите страницу.',
    ]);
    expect((await takeBack(strangerId)).status).toBe(404);
  });
});
