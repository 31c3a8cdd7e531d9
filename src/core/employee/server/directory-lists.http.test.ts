import { beforeAll, describe, expect, test } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePerson,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
let employeeToken: string;

beforeAll(async () => {
  const { database } = house.context;
  own = await makeCompany(database, now, { slug: 'own', howMany: 0 });
  other = await makeCompany(database, now, { slug: 'other' });
  const member = await inBrand(database, own.brandId, async (scope) => {
    for (const name of ['жук', 'Яна', 'Ёлкин', 'Еж', 'Абрамов', 'Smith', 'Елкино']) {
      await makeSubdivision(scope, name);
    }
    const at = { positionId: own.positionId, subdivisionId: own.subdivisionId };
    await makePerson(scope, { ...at, lastName: 'Королёв', firstName: 'Пётр', middleName: 'Ильич' });
    await makePerson(scope, { ...at, lastName: 'Жук', firstName: 'Анна', email: 'a.zhuk@own.ru' });
    await makePerson(scope, { ...at, lastName: 'Ушедший', firedAt: '2026-01-01' });
    await makePerson(scope, { ...at, lastName: 'Удалённый', deletedAt: now });
    return makeMember(scope, ['ROLE_EMPLOYEE']);
  });
  employeeToken = await signIn(database, member, now);
});

const asking = <E extends Endpoint>(endpoint: E, query = {}, headers = {}) =>
  house.call(endpoint, { token: own.hrToken, query, headers });
const english = { 'accept-language': 'en' };

describe('directory lists', () => {
  test('follow their readers’ alphabet, in both directions, page by page', async () => {
    const { body, headers } = await asking(subdivisionCalls.list);
    const names = body.data.map(({ name }) => name);
    expect(names).toEqual([
      'Абрамов',
      'Еж',
      'Ёлкин',
      'Елкино',
      'жук',
      'Разработка',
      'Яна',
      'Smith',
    ]);
    expect([body.count, headers['x-total-count']]).toEqual([8, '8']);
    const back = await asking(subdivisionCalls.list, { orderBy: 'DESC', limit: '2', offset: '1' });
    expect(back.body.data.map(({ name }) => name)).toEqual(['Яна', 'Разработка']);
    expect(back.body.count).toBe(8);
  });

  test.each([
    ['  ёлк ', ['Ёлкин', 'Елкино']],
    ['ЕЛКИН', ['Ёлкин', 'Елкино']],
    ['mit', ['Smith']],
    ['%', []],
    ['_', []],
    ['\\', []],
  ])('are searched by "%s"', async (q, due) => {
    const { body } = await asking(subdivisionCalls.list, { q });
    expect([body.data.map(({ name }) => name), body.count]).toEqual([due, due.length]);
  });

  test('competencies are named in the caller’s language, in Russian where that is missing', async () => {
    const { body } = await asking(competenceCalls.list, {}, english);
    expect(body.data.map(({ name }) => name)).toEqual(['Внимание к людям', 'Reliability']);
    const [, reliability] = body.data;
    expect(reliability).toMatchObject({
      nameText: { ru: 'Надёжность', en: 'Reliability' },
      description: 'Надёжность: что это',
    });
    expect(
      reliability?.questionList.map(({ position, questionText }) => [position, questionText]),
    ).toEqual([
      [1, { ru: 'Держит слово: Надёжность', en: 'Keeps promises: Надёжность' }],
      [2, { ru: 'Слышит других: Надёжность' }],
    ]);
    const found = await asking(competenceCalls.list, { q: 'надеж' });
    expect(found.body.data.map(({ name }) => name)).toEqual(['Надёжность']);
  });

  test('positions carry their competencies in order', async () => {
    const { body } = await asking(positionCalls.list, {}, english);
    expect(body.data).toEqual([
      {
        id: own.positionId,
        version: 1,
        can: ['update', 'copy', 'archive', 'delete'],
        isArchived: false,
        name: 'Инженер',
        description: null,
        competenceList: [
          { id: own.competenceIds[0], name: 'Reliability', isArchived: false },
          { id: own.competenceIds[1], name: 'Внимание к людям', isArchived: false },
        ],
      },
    ]);
  });

  test('employees leave out the fired and the deleted', async () => {
    const { body } = await asking(employeeCalls.list);
    expect(body.data.map(({ lastName }) => lastName)).toEqual(['Жук', 'Королёв']);
    expect(body.data[1]).toMatchObject({
      firstName: 'Пётр',
      middleName: 'Ильич',
      position: 'Инженер',
      positionId: own.positionId,
      subdivision: 'Разработка',
      inCompany: '2020-02-03',
      locale: 'ru',
      photoUrl: null,
    });
  });

  test.each([
    ['королев петр', ['Королёв']],
    ['Пётр Королёв', ['Королёв']],
    ['ильич', ['Королёв']],
    ['ZHUK@own', ['Жук']],
    ['ушед', []],
  ])('employees are found by "%s"', async (q, due) => {
    const { body } = await asking(employeeCalls.list, { q });
    expect([body.data.map(({ lastName }) => lastName), body.count]).toEqual([due, due.length]);
  });
});

test('dictionaries are for everybody signed in, lists are not', async () => {
  const call = (endpoint: Endpoint) => house.call(endpoint, { token: employeeToken });
  const positions = await house.call(positionCalls.names, { token: employeeToken });
  expect(positions.body.data).toEqual([{ id: own.positionId, name: 'Инженер', isArchived: false }]);
  expect((await call(subdivisionCalls.names)).status).toBe(200);
  for (const endpoint of [
    competenceCalls.list,
    positionCalls.list,
    subdivisionCalls.list,
    employeeCalls.list,
  ]) {
    expect((await call(endpoint)).status).toBe(403);
  }
});

test('another brand’s rows are in no list', async () => {
  const { body } = await house.call(employeeCalls.list, { token: other.hrToken });
  expect(body.data.map(({ id }) => id).sort()).toEqual([...other.people].sort());
});
