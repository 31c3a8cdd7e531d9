import { beforeAll, describe, expect, test } from 'vitest';
import {
  getReportGroup,
  getReportList,
  mostInGroupsCounted,
  mostReportsCounted,
} from '#core/report/contract/report-list.ts';
import { type Company, inBrand, makeCompany, makeSubdivision } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
/** Too many to look up one by one, with too many reports to gather. */
const [people, questionaries] = [1010, 5];

/** Number 1 is of 2016. Half of the people work in sales. */
async function makeMany() {
  const { database } = house.context;
  const company = await makeCompany(database, new Date(testNow), { howMany: 0 });
  const { brandId, positionId, subdivisionId } = company;
  const salesId = await inBrand(database, brandId, (scope) => makeSubdivision(scope, 'Продажи'));
  await formRowsOf(
    house,
    `insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id,
      in_company, in_position)
    select $1, gen_random_uuid(), 'Орлов' || lpad(n::text, 4, '0'), 'Пётр', n || '@many.ru', $2,
      (array[$3, $4]::uuid[])[1 + n % 2], '2015-01-01', '2015-01-01'
    from generate_series(1, $5::int) n`,
    brandId,
    positionId,
    subdivisionId,
    salesId,
    people,
  );
  await formRowsOf(
    house,
    `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end, is_anonymous)
    select $1, gen_random_uuid(), n, 'done', (array['90', '180', '360'])[1 + n % 3], 'surname',
      make_date(2015 + n, 3, 1), make_date(2015 + n, 4, 1), true
    from generate_series(1, $2::int) n`,
    brandId,
    questionaries,
  );
  await formRowsOf(
    house,
    `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
      created_at, number, method, type, date_start, date_end, content, texts)
    select $1, q.id, e.id, 'final', 1, q.date_end, number, method, type, date_start, date_end, '{}', '{}'
    from questionary q join employee e on e.brand_id = q.brand_id where q.brand_id = $1`,
    brandId,
  );
  return company;
}

beforeAll(async () => {
  own = await makeMany();
});

type Query = Record<string, string>;
const ask = async (query: Query = {}) => {
  const { body } = await house.call(getReportList, { token: own.hrToken, query });
  const rows = body.data.map(({ lastName, number }) => `${lastName} ${number}`);
  return { rows, numbers: body.data.map(({ number }) => number), count: body.count };
};
const group = async (groupBy: string, query: Query = {}) => {
  const { body } = await house.call(getReportGroup, {
    token: own.hrToken,
    query: { groupBy, ...query },
  });
  const groups = body.data.map(({ groupData: { name, count } }) => `${name}: ${count}`);
  return { groups, count: body.count };
};
const more = mostReportsCounted + 1;
const moreInGroup = mostInGroupsCounted + 1;
const tens = (number: number) => Array.from({ length: 10 }, () => number);

describe('more reports than are counted', () => {
  test('are listed in any order', async () => {
    expect(await ask()).toMatchObject({ numbers: tens(5), count: more });
    expect(await ask({ sort: 'dateStart:a', offset: '1010' })).toMatchObject({ numbers: tens(2) });
    expect((await ask({ sort: 'method:a' })).numbers).toEqual(tens(3));
    expect((await ask({ sort: 'lastName:a', limit: '6', offset: '4' })).rows).toEqual([
      'Орлов0001 5',
      ...[1, 2, 3, 4, 5].map((number) => `Орлов0002 ${number}`),
    ]);
  });

  test('are narrowed to some that are counted, gathered and sorted', async () => {
    const narrowed = { 'filterList[method]': '360', sort: 'number:a' };
    expect(await ask(narrowed)).toMatchObject({ numbers: tens(2), count: 2 * people });
    const oldest = { 'filterList[year]': '2016', sort: 'lastName:d', limit: '1' };
    expect(await ask(oldest)).toMatchObject({ rows: ['Орлов1010 1'], count: people });
  });

  test('are searched, however many people are found', async () => {
    expect(await ask({ 'filterList[search]': 'орлов', limit: '1' })).toMatchObject({ count: more });
    const year = { 'filterList[search]': 'many.ru', 'filterList[year]': '2017' };
    expect(await ask(year)).toMatchObject({ numbers: tens(2), count: people });
    expect((await ask({ 'filterList[search]': 'орлов0007' })).count).toBe(questionaries);
  });

  test('are grouped, and the groups counted', async () => {
    const due = ['Орлов0001 Пётр: 5', 'Орлов0002 Пётр: 5'];
    expect(await group('employee', { limit: '2' })).toEqual({ groups: due, count: moreInGroup });
    const last = { sort: 'lastName:d', limit: '1', 'filterList[search]': 'орлов' };
    expect((await group('employee', last)).groups).toEqual(['Орлов1010 Пётр: 5']);
    expect(await group('subdivision')).toEqual({
      groups: [`Продажи: ${moreInGroup}`, `Разработка: ${moreInGroup}`],
      count: 2,
    });
    expect(await group('year', { limit: '2' })).toEqual({
      groups: [`2020: ${moreInGroup}`, `2019: ${moreInGroup}`],
      count: questionaries,
    });
    expect(await group('year', { 'filterList[search]': 'many', offset: '4' })).toEqual({
      groups: [`2016: ${moreInGroup}`],
      count: questionaries,
    });
  });
});
