import { beforeAll, describe, expect, test } from 'vitest';
import { getReportGroup } from '#core/report/contract/report-list.ts';
import { makeListedReports } from '#test/report/listed-reports.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let {
  own,
  other,
  ids,
  salesId,
  analystId,
  managerToken,
  employeeToken,
}: Awaited<ReturnType<typeof makeListedReports>> = {} as never;

beforeAll(async () => {
  ({ own, other, ids, salesId, analystId, managerToken, employeeToken } =
    await makeListedReports(house));
});

const ask = async (groupBy: string, query: Record<string, string> = {}, token = own.hrToken) => {
  const { body, status } = await house.call(getReportGroup, {
    token,
    query: { groupBy, ...query },
  });
  if (status !== 200) return { status, groups: [], count: undefined, data: [] };
  const groups = body.data.map(({ groupData: { name, count } }) => `${name}: ${count}`);
  return { status, groups, count: body.count, data: body.data };
};
const filter = (key: string, value: string) => ({ [`filterList[${key}]`]: value });

describe('reports in groups', () => {
  test('of people, by name, with where they work', async () => {
    const { groups, count, data } = await ask('employee');
    expect([groups, count]).toEqual([['Абрамов Фёдор: 1', 'Ёлкин Яков: 1', 'жук Анна: 2'], 3]);
    expect(data[2]).toEqual({
      groupValue: ids.жук,
      groupData: { name: 'жук Анна', position: 'Инженер', subdivision: 'Продажи', count: 2 },
    });
    const turned = await ask('employee', { sort: 'lastName:d', limit: '1', offset: '1' });
    expect([turned.groups, turned.count]).toEqual([['Ёлкин Яков: 1'], 3]);
  });

  test('of years, from the latest', async () => {
    const { groups, count, data } = await ask('year');
    expect([groups, count]).toEqual([['2026: 3', '2025: 1'], 2]);
    expect(data[0]?.groupValue).toBe('2026');
    expect((await ask('year', { sort: 'dateStart:a' })).groups).toEqual(['2025: 1', '2026: 3']);
    expect(await ask('year', { limit: '1', offset: '1' })).toMatchObject({
      groups: ['2025: 1'],
      count: 2,
    });
  });

  test('of subdivisions, by name', async () => {
    const { groups, count, data } = await ask('subdivision');
    expect([groups, count]).toEqual([['Продажи: 2', 'Разработка: 2'], 2]);
    expect(data[0]?.groupValue).toBe(salesId);
    expect(await ask('subdivision', { limit: '1', offset: '1' })).toMatchObject({
      groups: ['Разработка: 2'],
      count: 2,
    });
  });

  test.each([
    [
      'year',
      '2025',
      { employee: ['Ёлкин Яков: 1'], year: ['2025: 1'], subdivision: ['Разработка: 1'] },
    ],
    [
      'method',
      '180',
      { employee: ['жук Анна: 1'], year: ['2026: 1'], subdivision: ['Продажи: 1'] },
    ],
    [
      'type',
      'subdivision',
      { employee: ['Ёлкин Яков: 1'], year: ['2025: 1'], subdivision: ['Разработка: 1'] },
    ],
    [
      'search',
      'Федор',
      { employee: ['Абрамов Фёдор: 1'], year: ['2026: 1'], subdivision: ['Разработка: 1'] },
    ],
    ['number', '99', { employee: [], year: [], subdivision: [] }],
  ])('narrowed by %s %s', async (key, value, due) => {
    for (const [groupBy, groups] of Object.entries(due)) {
      const found = await ask(groupBy, filter(key, value));
      expect([found.groups, found.count]).toEqual([groups, groups.length]);
    }
  });

  test('narrowed by a subdivision', async () => {
    const found = await ask('employee', filter('subdivision', own.subdivisionId));
    expect(found.groups).toEqual(['Абрамов Фёдор: 1', 'Ёлкин Яков: 1']);
  });

  test.each([
    ['employee', 'Абрамов Фёдор: 1'],
    ['year', '2026: 1'],
    ['subdivision', 'Разработка: 1'],
  ])('of each %s narrowed by a position', async (groupBy, due) => {
    const place = filter('position', analystId);
    expect(await ask(groupBy, place)).toMatchObject({ groups: [due], count: 1 });
    expect((await ask('year', place, other.hrToken)).groups).toEqual([]);
  });

  test('for a manager are those of subordinates', async () => {
    expect((await ask('employee', {}, managerToken)).groups).toEqual(['жук Анна: 2']);
    expect((await ask('subdivision', {}, managerToken)).groups).toEqual(['Продажи: 2']);
    expect((await ask('year', filter('employeeId', ids.Ёлкин!), managerToken)).groups).toEqual([]);
  });

  test('for an employee are their own years and nothing else', async () => {
    expect((await ask('year', {}, employeeToken)).groups).toEqual(['2026: 2']);
    expect((await ask('employee', {}, employeeToken)).status).toBe(403);
    expect((await ask('subdivision', {}, employeeToken)).status).toBe(403);
  });

  test('of another company stay there', async () => {
    expect((await ask('year', {}, other.hrToken)).groups).toEqual(['2026: 1']);
    expect((await ask('employee', { employeeId: ids.жук! }, other.hrToken)).groups).toEqual([]);
    expect((await ask('year', filter('subdivision', salesId), other.hrToken)).groups).toEqual([]);
  });

  test('need a word that groups', async () => {
    expect((await ask('method')).status).toBe(400);
    const { status } = await house.call(getReportGroup, { token: own.hrToken, query: {} as never });
    expect(status).toBe(400);
  });
});
