import { beforeAll, describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import {
  mostColleagues,
  suggestParticipants,
} from '#core/questionary/contract/questionary-from-structure.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeLeaders, makePerson } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
/** Ids by last name. */
const ids = new Map<string, string>();
const idOf = (name: string) => ids.get(name) ?? '';
const nameOf = (id: string) => [...ids].find(([, one]) => one === id)?.[0];

/** They have this leader and no other. */
const lead = async (scope: Scope, leader: string, ...names: string[]) => {
  for (const name of names) await makeLeaders(scope, idOf(name), [idOf(leader)]);
};

beforeAll(async () => {
  const { database } = house.context;
  ({ own, other } = await makeTwoCompanies(house.context));
  await inBrand(database, own.brandId, async (scope) => {
    const make = async (lastName: string, given = {}) => {
      ids.set(lastName, await makePerson(scope, { ...own, lastName, firstName: 'Ян', ...given }));
    };
    for (const name of ['Яна', 'Ада', 'Ева', 'Ёж', 'Зоя', 'Одна']) await make(name);
    await make('Ушла', { firedAt: '2026-01-01' });
    await make('Нет', { deletedAt: now });
    await lead(scope, 'Яна', 'Зоя', 'Ёж', 'Ада', 'Ушла');
    await lead(scope, 'Ушла', 'Одна');
    await makeLeaders(scope, idOf('Ева'), [idOf('Яна'), idOf('Ушла')]);
    await makeLeaders(scope, idOf('Нет'), [idOf('Яна'), idOf('Ада')]);
  });
});

const suggest = (names: string[], token = own.hrToken) =>
  house.call(suggestParticipants, {
    token,
    body: { employeeList: names.map((name) => ({ id: idOf(name) })) },
  });
const namesIn = (people: readonly { id: string }[]) => people.map(({ id }) => nameOf(id));

describe('whom the structure suggests', () => {
  test('the leader, those with the same leader, by name; nobody who has left', async () => {
    const { data } = (await suggest(['Ада'])).body;
    expect(namesIn(data.supervisor)).toEqual(['Яна']);
    expect(namesIn(data.colleague)).toEqual(['Ева', 'Ёж', 'Зоя']);
    expect([data.colleagueCount, data.subordinate, data.withoutLeader]).toEqual([3, [], []]);
    expect(data.supervisor[0]).toEqual({
      id: idOf('Яна'),
      firstName: 'Ян',
      lastName: 'Яна',
      middleName: null,
      email: expect.stringContaining('@'),
      position: expect.any(String),
      subdivision: expect.any(String),
    });
  });

  test('the people of a leader, who has nobody above', async () => {
    const { data } = (await suggest(['Яна'])).body;
    expect(namesIn(data.subordinate)).toEqual(['Ада', 'Ева', 'Ёж', 'Зоя']);
    expect([data.supervisor, data.colleague]).toEqual([[], []]);
    expect(namesIn(data.withoutLeader)).toEqual(['Яна']);
  });

  test('a leader who has left is none', async () => {
    const { data } = (await suggest(['Одна'])).body;
    expect([data.supervisor, data.colleague, namesIn(data.withoutLeader)]).toEqual([
      [],
      [],
      ['Одна'],
    ]);
  });

  test('of several, who stands so to each; who has no leader is named', async () => {
    const { data } = (await suggest(['Ёж', 'Ада'])).body;
    expect(namesIn(data.supervisor)).toEqual(['Яна']);
    expect(namesIn(data.colleague)).toEqual(['Ада', 'Ева', 'Ёж', 'Зоя']);
    const mixed = (await suggest(['Ада', 'Одна'])).body.data;
    expect([mixed.supervisor, namesIn(mixed.withoutLeader)]).toEqual([[], ['Одна']]);
  });

  test('who is of another company or deleted is refused', async () => {
    ids.set('Чужая', other.people[0]!);
    for (const [names, path] of [
      [['Ада', 'Чужая'], 'employeeList.1.id'],
      [['Нет'], 'employeeList.0.id'],
    ] as const) {
      const { status, body } = await suggest([...names]);
      expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    }
  });

  test('a large team is counted, not taken, and chosen among by its leader', async () => {
    await inBrand(house.context.database, own.brandId, async (scope) => {
      const many = Array.from({ length: mostColleagues }, (_, at) => `Новый${at}`);
      for (const lastName of many) {
        ids.set(lastName, await makePerson(scope, { ...own, lastName }));
      }
      await lead(scope, 'Яна', ...many);
    });
    const { reply, statements } = await countStatements(() => suggest(['Ада', 'Ёж']));
    const { data } = reply.body;
    expect([data.colleague, data.colleagueCount]).toEqual([[], mostColleagues + 4]);
    expect(statements).toBe(5);
    const { body } = await house.call(employeeCalls.list, {
      token: own.hrToken,
      query: { 'filterList[leaderId]': idOf('Яна') },
    });
    expect(body.count).toBe(mostColleagues + 4);
    expect(namesIn(body.data)).toContain('Ада');
    expect(namesIn(body.data)).not.toContain('Ушла');
    const foreign = await house.call(employeeCalls.list, {
      token: other.hrToken,
      query: { 'filterList[leaderId]': idOf('Яна') },
    });
    expect(foreign.body.count).toBe(0);
  });
});
