import { beforeAll, describe, expect, test } from 'vitest';
import { getEmployeeReports, getReportList } from '#core/report/contract/report-list.ts';
import { makeListedReports } from '#test/report/listed-reports.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let {
  own,
  ids,
  salesId,
  analystId,
  managerToken,
  employeeToken,
}: Awaited<ReturnType<typeof makeListedReports>> = {} as never;

beforeAll(async () => {
  ({ own, ids, salesId, analystId, managerToken, employeeToken } = await makeListedReports(house));
});

const ask = async (query: Record<string, string> = {}, token = own.hrToken) => {
  const { body, headers } = await house.call(getReportList, { token, query });
  const names = body.data.map(({ lastName, number }) => `${lastName} ${number}`);
  return { names, count: body.count, total: headers['x-total-count'], rows: body.data };
};
const filter = (key: string, value: string) => ({ [`filterList[${key}]`]: value });

describe('the list of reports', () => {
  test('has the final ones of the own company, the newest first, a page at a time', async () => {
    const { names, count, rows } = await ask();
    expect([names, count]).toEqual([['жук 2', 'Абрамов 4', 'жук 3', 'Ёлкин 1'], 4]);
    expect(rows[3]).toMatchObject({
      employeeId: ids.Ёлкин,
      firstName: 'Яков',
      method: '90',
      dateStart: '2025-02-01',
      position: 'Инженер',
      subdivision: 'Разработка',
      createdAt: '2026-03-01T00:00:00.000Z',
    });
    const page = await ask({ limit: '2', offset: '1' });
    expect([page.names, page.count, page.total]).toEqual([['Абрамов 4', 'жук 3'], 4, '4']);
    const beyond = await ask({ offset: '10' });
    expect([beyond.names, beyond.count]).toEqual([[], 4]);
  });

  test.each([
    ['lastName:a', ['Абрамов 4', 'Ёлкин 1', 'жук 2', 'жук 3']],
    ['lastName:d', ['жук 3', 'жук 2', 'Ёлкин 1', 'Абрамов 4']],
    ['number:a', ['Ёлкин 1', 'жук 2', 'жук 3', 'Абрамов 4']],
    ['dateStart:d', ['жук 3', 'Абрамов 4', 'жук 2', 'Ёлкин 1']],
    ['method:a', ['Ёлкин 1', 'жук 2', 'жук 3', 'Абрамов 4']],
    ['method:d', ['Абрамов 4', 'жук 3', 'жук 2', 'Ёлкин 1']],
    ['type:a', ['жук 2', 'жук 3', 'Абрамов 4', 'Ёлкин 1']],
    ['createdAt:a', ['Ёлкин 1', 'жук 3', 'Абрамов 4', 'жук 2']],
  ])('is sorted by %s', async (sort, due) => {
    expect((await ask({ sort })).names).toEqual(due);
    expect((await ask({ sort, ...filter('year', '2025,2026') })).names).toEqual(due);
  });

  test.each([
    ['елкин яков', ['Ёлкин 1']],
    ['Ильич', ['Ёлкин 1']],
    ['ФЕДОР АБР', ['Абрамов 4']],
    ['zhuk@OWN', ['жук 2', 'жук 3']],
    ['%', []],
    ['нет такого', []],
  ])('is searched by "%s"', async (search, due) => {
    const found = await ask(filter('search', search));
    expect([found.names, found.count]).toEqual([due, due.length]);
    const byName = await ask({ ...filter('search', search), sort: 'lastName:a' });
    expect(byName.names.toSorted()).toEqual(due.toSorted());
  });

  test.each([
    [filter('year', '2025'), ['Ёлкин 1']],
    [filter('method', '180,360'), ['жук 2', 'Абрамов 4', 'жук 3']],
    [filter('fromDateStart', '2026-02-01'), ['Абрамов 4', 'жук 3']],
    [filter('toDateStart', '2026-01-01'), ['жук 2', 'Ёлкин 1']],
    [filter('number', '3'), ['жук 3']],
    [filter('type', 'subdivision'), ['Ёлкин 1']],
    [filter('latest', 'true'), ['жук 2', 'Абрамов 4', 'Ёлкин 1']],
    [filter('year', '2025,2026'), ['жук 2', 'Абрамов 4', 'жук 3', 'Ёлкин 1']],
    [{ ...filter('method', '360'), ...filter('search', 'жук') }, ['жук 3']],
  ])('is narrowed by %j', async (query, due) => {
    const found = await ask(query);
    expect([found.names, found.count]).toEqual([due, due.length]);
  });

  test('is narrowed by a subdivision', async () => {
    expect((await ask(filter('subdivision', salesId))).names).toEqual(['жук 2', 'жук 3']);
    const both = filter('subdivision', `${salesId},${own.subdivisionId}`);
    expect((await ask({ ...both, ...filter('search', 'елкин') })).names).toEqual(['Ёлкин 1']);
  });

  test('is narrowed by a position', async () => {
    const place = filter('position', analystId);
    expect(await ask(place)).toMatchObject({ names: ['Абрамов 4'], count: 1 });
    expect((await ask({ ...place, ...filter('subdivision', salesId) })).names).toEqual([]);
    expect((await ask(place, managerToken)).names).toEqual([]);
    const both = filter('position', `${own.positionId},${analystId}`);
    expect((await ask({ ...both, ...filter('search', 'анна') })).names).toEqual(['жук 2', 'жук 3']);
  });

  test('has for a manager those of subordinates, whatever is asked', async () => {
    const due = ['жук 2', 'жук 3'];
    expect((await ask({}, managerToken)).names).toEqual(due);
    expect(await ask(filter('search', 'own.ru'), managerToken)).toMatchObject({ count: 2 });
    expect(await ask(filter('search', 'абрамов'), managerToken)).toMatchObject({ count: 0 });
    expect(await ask({ employeeId: ids.Ёлкин! }, managerToken)).toMatchObject({ count: 0 });
    expect((await ask({ limit: '1', sort: 'lastName:a' }, managerToken)).names).toEqual(['жук 2']);
  });

  test('of each person the latest is the latest that the reader may open', async () => {
    const both = {
      ...filter('latest', 'true'),
      ...filter('employeeId', `${ids.жук},${ids.Ёлкин}`),
    };
    expect((await ask(both)).names).toEqual(['жук 2', 'Ёлкин 1']);
    expect((await ask(both, managerToken)).names).toEqual(['жук 2']);
    const set = (to: string) =>
      formRowsOf(house, `update report set ${to} where brand_id = $1 and number = 2`, own.brandId);
    await set('leader_at = null, released_at = null');
    expect((await ask(both, managerToken)).names).toEqual(['жук 3']);
    expect((await ask(both, employeeToken)).names).toEqual(['жук 3']);
    await set('leader_at = created_at, released_at = created_at');
  });

  test('has for an employee their own', async () => {
    expect((await ask({}, employeeToken)).names).toEqual(['жук 2', 'жук 3']);
    expect((await ask({ employeeId: ids.Ёлкин! }, employeeToken)).names).toEqual([]);
  });

  test('has those of one person', async () => {
    const { body } = await house.call(getEmployeeReports, {
      token: own.hrToken,
      params: { id: ids.жук! },
    });
    expect([body.data.map(({ number }) => number), body.count]).toEqual([[2, 3], 2]);
  });
});
