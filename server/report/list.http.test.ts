import { beforeAll, describe, expect, test } from 'vitest';
import { getEmployeeReports, getReportList } from '#contract/report.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePerson,
  signIn,
} from '#test/factories.ts';
import { createOne, rowsOf } from '#test/questionary-form.ts';
import { startApp, testNow } from '#test/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
/** By last name. */
const ids: Record<string, string> = {};
let managerToken: string;

const people = [
  { lastName: 'Ёлкин', firstName: 'Яков', middleName: 'Ильич' },
  { lastName: 'жук', firstName: 'Анна', email: 'a.zhuk@own.ru' },
  { lastName: 'Абрамов', firstName: 'Фёдор', firedAt: '2026-01-01' },
];

/** A final report about that person from one more questionary. Its text does not matter here. */
async function report(company: Company, employeeId: string, given: object, createdAt: string) {
  const { id } = await createOne(house, company, {
    employeeList: [],
    competenceList: [],
    participantList: [],
    ...given,
  });
  await rowsOf(
    house,
    `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
      created_at, content, texts) values ($1, $2, $3, 'final', 1, $4, '{}', '{}'),
      ($1, $2, $3, 'interim', 1, $4, '{}', '{}')`,
    company.brandId,
    id,
    employeeId,
    createdAt,
  );
}

beforeAll(async () => {
  const { database } = house.context;
  own = await makeCompany(database, now, { slug: 'own', howMany: 0 });
  const other = await makeCompany(database, now, { slug: 'other', howMany: 1 });
  const { positionId, subdivisionId } = own;
  await inBrand(database, own.brandId, async (scope) => {
    for (const one of people) {
      ids[one.lastName] = await makePerson(scope, { ...one, positionId, subdivisionId });
    }
  });
  const manager = await inBrand(database, own.brandId, (scope) =>
    makeMember(scope, ['ROLE_MANAGER'], { subordinateIds: [ids.жук!] }),
  );
  managerToken = await signIn(database, manager, now);
  await report(own, ids.Ёлкин!, { method: '90', dateStart: '2025-02-01' }, '2026-03-01');
  await report(own, ids.жук!, { method: '180', dateStart: '2026-01-01' }, '2026-05-01');
  await report(own, ids.жук!, { method: '360', dateStart: '2026-03-01' }, '2026-04-01');
  await report(own, ids.Абрамов!, { method: '360', dateStart: '2026-02-01' }, '2026-04-01');
  await report(other, other.people[0]!, {}, '2026-06-01');
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
    ['lastName:a', ['Абрамов 4', 'Ёлкин 1', 'жук 3', 'жук 2']],
    ['lastName:d', ['жук 3', 'жук 2', 'Ёлкин 1', 'Абрамов 4']],
    ['number:a', ['Ёлкин 1', 'жук 2', 'жук 3', 'Абрамов 4']],
    ['dateStart:d', ['жук 3', 'Абрамов 4', 'жук 2', 'Ёлкин 1']],
    ['method:a', ['Ёлкин 1', 'жук 2', 'Абрамов 4', 'жук 3']],
    ['createdAt:a', ['Ёлкин 1', 'Абрамов 4', 'жук 3', 'жук 2']],
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
    [{ ...filter('method', '360'), ...filter('search', 'жук') }, ['жук 3']],
  ])('is narrowed by %j', async (query, due) => {
    const found = await ask(query);
    expect([found.names, found.count]).toEqual([due, due.length]);
  });

  test('has for a manager those of subordinates, whatever is asked', async () => {
    const due = ['жук 2', 'жук 3'];
    expect((await ask({}, managerToken)).names).toEqual(due);
    expect(await ask(filter('search', 'own.ru'), managerToken)).toMatchObject({ count: 2 });
    expect(await ask(filter('search', 'абрамов'), managerToken)).toMatchObject({ count: 0 });
    expect(await ask({ employeeId: ids.Ёлкин! }, managerToken)).toMatchObject({ count: 0 });
    expect((await ask({ limit: '1', sort: 'lastName:a' }, managerToken)).names).toEqual(['жук 3']);
  });

  test('has those of one person', async () => {
    const { body } = await house.call(getEmployeeReports, {
      token: own.hrToken,
      params: { id: ids.жук! },
    });
    expect([body.data.map(({ number }) => number), body.count]).toEqual([[2, 3], 2]);
  });
});
