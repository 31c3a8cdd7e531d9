import { beforeAll, describe, expect, test } from 'vitest';
import {
  getStructureEmployees,
  getStructureSubdivisions,
  structureEmployee,
} from '#addon/structure/contract/structure.ts';
import { roles } from '#platform/contract/call/access.ts';
import {
  type Company,
  inBrand,
  makePerson,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
const yesterday = new Date('2026-06-14T09:00:00Z');
const tomorrow = new Date('2026-06-16T09:00:00Z');
let own: Company;
let other: Company;
let salesId: string;
let emptyId: string;

beforeAll(async () => {
  const { database } = house.context;
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 0 }, { howMany: 3 }));
  await inBrand(database, own.brandId, async (scope) => {
    salesId = await makeSubdivision(scope, 'Продажи');
    emptyId = await makeSubdivision(scope, 'Архив');
    const engineers = { positionId: own.positionId, subdivisionId: own.subdivisionId };
    const clerks = {
      positionId: await makePosition(scope, 'Бухгалтер'),
      subdivisionId: salesId,
    };
    await makePerson(scope, {
      ...engineers,
      lastName: 'Ёлкина',
      firstName: 'Анна',
      email: 'c@own.ru',
      phone: '+79160000002',
      photoUrl: 'https://own.ru/a.png',
      birthDate: '1990-05-01',
      status: 'В отпуске',
      statusStartAt: yesterday,
      statusEndAt: tomorrow,
      telegram: '@anna',
      slackId: 'U1',
      isBirthDateHide: false,
    });
    await makePerson(scope, {
      ...clerks,
      lastName: 'Еж',
      firstName: 'Яна',
      middleName: 'Ильинична',
      email: 'b@own.ru',
      phone: '+79160000001',
      status: 'Болею',
      statusEndAt: yesterday,
    });
    await makePerson(scope, {
      ...engineers,
      lastName: 'Абрамов',
      firstName: 'Пётр',
      email: 'a@own.ru',
      status: 'В командировке',
      statusStartAt: tomorrow,
    });
    await makePerson(scope, { ...engineers, lastName: 'Ушедший', firedAt: '2026-01-01' });
    await makePerson(scope, { ...engineers, lastName: 'Удалённый', deletedAt: now });
  });
});

const list = (query: Record<string, string> = {}, token = own.hrToken) =>
  house.call(getStructureEmployees, { token, query });
const subdivisions = (query: Record<string, string> = {}) =>
  house.call(getStructureSubdivisions, { token: own.hrToken, query });
const lastNames = async (query: Record<string, string>) => {
  const { body } = await list(query);
  return body.data.map(({ lastName }) => lastName);
};

describe('the structure', () => {
  test('lists who works in the company by name, and nobody of another', async () => {
    const { body, headers } = await list();
    expect(body.data.map(({ lastName }) => lastName)).toEqual(['Абрамов', 'Еж', 'Ёлкина']);
    expect([body.count, headers['x-total-count']]).toEqual([3, '3']);
    expect((await list({}, other.hrToken)).body.count).toBe(3);
    expect(await lastNames({ 'filterList[subdivisionId]': other.subdivisionId })).toEqual([]);
  });

  test('shows of a person what the screen shows and no more', async () => {
    const { body, bytes } = await list({ 'filterList[name]': 'ёлкина' });
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(
      Object.keys(structureEmployee.def.shape).sort(),
    );
    expect(body.data[0]).toMatchObject({
      lastName: 'Ёлкина',
      firstName: 'Анна',
      middleName: null,
      email: 'c@own.ru',
      position: 'Инженер',
      subdivision: 'Разработка',
      phone: '+79160000002',
      photoUrl: 'https://own.ru/a.png',
      status: 'В отпуске',
    });
    expect(bytes.toString()).not.toMatch(/1990|@anna|U1"/);
  });

  test('shows a status only while it applies', async () => {
    const { body } = await list();
    expect(body.data.map(({ status }) => status)).toEqual([null, null, 'В отпуске']);
  });

  test.each([
    [{ 'filterList[name]': '  елк ' }, ['Ёлкина']],
    [{ 'filterList[name]': 'яна еж' }, ['Еж']],
    [{ 'filterList[name]': 'ильинична' }, ['Еж']],
    [{ 'filterList[name]': 'ушедший' }, []],
    [{ 'filterList[name]': '%' }, []],
    [{ 'filterList[name]': 'Пётр', limit: '1', offset: '1' }, []],
    [{ limit: '1', offset: '1' }, ['Еж']],
    [{ sort: 'lastName:d' }, ['Ёлкина', 'Еж', 'Абрамов']],
    [{ sort: 'firstName:a' }, ['Ёлкина', 'Абрамов', 'Еж']],
    [{ sort: 'position:a' }, ['Еж', 'Абрамов', 'Ёлкина']],
    [{ sort: 'subdivision:d' }, ['Ёлкина', 'Абрамов', 'Еж']],
    [{ sort: 'email:a' }, ['Абрамов', 'Еж', 'Ёлкина']],
    [{ sort: 'phone:a' }, ['Еж', 'Ёлкина', 'Абрамов']],
    [{ sort: 'phone:d' }, ['Ёлкина', 'Еж', 'Абрамов']],
  ])('%j finds %j', async (query, due) => expect(await lastNames(query)).toEqual(due));

  test('is narrowed to a subdivision, and counts what is there', async () => {
    const { body } = await list({ 'filterList[subdivisionId]': own.subdivisionId, limit: '1' });
    expect([body.data.map(({ lastName }) => lastName), body.count]).toEqual([['Абрамов'], 2]);
    const both = await list({ 'filterList[subdivisionId]': `${salesId},${own.subdivisionId}` });
    expect(both.body.count).toBe(3);
  });

  test.each([
    [{ sort: 'birthDate:a' }, 'sort'],
    [{ 'filterList[birthDate]': '1990-05-01' }, 'filterList[birthDate]'],
    [{ 'filterList[subdivisionId]': 'x' }, 'filterList[subdivisionId]'],
    [{ limit: '1001' }, 'limit'],
  ])('%j is refused at the field', async (query, path) => {
    const { status, body } = await list(query as Record<string, string>);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('its subdivisions', () => {
  test('come by name with how many work there, the empty ones too', async () => {
    const { body } = await subdivisions();
    expect(body.data).toEqual([
      { id: emptyId, name: 'Архив', count: 0 },
      { id: salesId, name: 'Продажи', count: 1 },
      { id: own.subdivisionId, name: 'Разработка', count: 2 },
    ]);
  });

  test.each([
    ['петр', [['Разработка', 1]]],
    [
      'own.ru',
      [
        ['Продажи', 1],
        ['Разработка', 2],
      ],
    ],
    ['ушедший', []],
    [
      ' ',
      [
        ['Архив', 0],
        ['Продажи', 1],
        ['Разработка', 2],
      ],
    ],
  ])('searched by "%s" are those where somebody was found', async (name, due) => {
    const { body } = await subdivisions({ 'filterList[name]': name });
    expect(body.data.map((one) => [one.name, one.count])).toEqual(due);
  });
});

test.each(roles)('%s may look at it, unless a director', async (role) => {
  const { token } = await enter(house.context, own, [role]);
  expect((await list({}, token)).status).toBe(role === 'ROLE_DIRECTOR' ? 403 : 200);
});
