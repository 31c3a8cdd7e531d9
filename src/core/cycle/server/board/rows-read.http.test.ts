import { beforeAll, expect, test } from 'vitest';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { findLists } from '#core/cycle/server/raters/list-queries.ts';
import { searchCandidates } from '#core/cycle/server/raters/rater-queries.ts';
import { countLoads } from '#core/cycle/server/record/load-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { plansOf, rowsRead } from '#test/database/rows-read.ts';
import { inBrand } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { readBoard } from './queries.ts';

/**
 * How many rows the statements of a cycle read, by `explain`: times depend on what else the machine does. Nobody
 * has counted the rows yet, as right after the lists are filled.
 */
const house = startApp();
const teams = 40;
const teamSize = 10;
/** Of each team but its leader. */
const listed = teams * (teamSize - 1) * (teamSize - 1);
const asked = { readerId: null, limit: 20 };
let brandId = '';
let cycleId = '';
let subjectId = '';
const inCompany = (work: (scope: Scope) => Promise<unknown>) =>
  inBrand(house.context.database, brandId, (scope) => rowsRead(scope, work));

beforeAll(async () => {
  const { own } = await makeTwoCompanies(house.context, { howMany: 3 }, { howMany: 1 });
  const { pool } = house.context.database;
  const [one = ''] = own.people;
  ({ brandId } = own);
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into employee (brand_id, id, last_name, first_name, email, in_company, in_position, position_id, subdivision_id)
       select brand_id, gen_random_uuid(), 'Петров' || lpad(n::text, 4, '0'), 'Пётр', 'row-' || n || '@' || brand_id || '.ru',
         in_company, in_position, position_id, subdivision_id
       from employee, generate_series(0, $2::int - 1) n where id = $1 returning brand_id, id, last_name
     ), seated as (
       select *, (row_number() over (order by last_name) - 1) / ${teamSize} as team,
         (row_number() over (order by last_name) - 1) % ${teamSize} as seat from made
     ), led as (
       insert into employee_leader (brand_id, employee_id, leader_id, place)
       select s.brand_id, s.id, l.id, 1 from seated s join seated l on l.team = s.team and l.seat = 0
       where s.seat > 0 returning employee_id)
     select employee_id as id from led`,
    [one, teams * teamSize],
  );
  // As autovacuum does a minute after an import. What the cycle adds below is as new as can be.
  await pool.query('analyze employee, employee_leader');
  const token = own.hrToken;
  const body = {
    name: 'Все',
    chooseUntil: '2026-06-22',
    dateStart: '2026-06-23',
    dateEnd: '2026-07-07',
  };
  cycleId = (await house.call(createCycle, { token, body })).body.data.id;
  const params = { id: cycleId };
  const employeeIdList = rows.map(({ id }) => id);
  subjectId = employeeIdList[0] ?? '';
  await house.call(addSubjects, { token, params, body: { employeeIdList } });
  await house.call(updateCycleStatus, { token, body: { id: cycleId, status: 'nominating' } });
  await house.call(manySubjects, { token, params, body: { action: 'fillFromStructure' } });
  const { rows: found } = await pool.query(
    'select count(*)::int as count from cycle_rater where cycle_id = $1',
    [cycleId],
  );
  expect(found[0]?.count).toBe(listed);
});

test('a page of the board reads the lists of those on the page, whatever is known of the rest', async () => {
  const read = await inCompany((scope) => readBoard(scope, cycleId, asked, new Date()));
  expect(read.cycle_rater).toBe(asked.limit * (teamSize - 1));
});

test('by answers, the assignments of all are counted at once', async () => {
  const plan = await inBrand(house.context.database, brandId, (scope) =>
    plansOf(scope, (explained) =>
      readBoard(explained, cycleId, { ...asked, sort: 'answered:a' }, new Date()),
    ),
  );
  const ofAll = plan.filter((node) => node['Relation Name'] === 'assignment');
  expect(ofAll.every((node) => node['Actual Loops'] <= asked.limit)).toBe(true);
});

test('one list is found without looking at all employees for its approver', async () => {
  const read = await inCompany((scope) =>
    findLists(scope, [{ cycleId, employeeId: subjectId }], { lock: false }),
  );
  expect(read.employee).toBeLessThan(10);
});

test('a name is looked for among all only where too few begin so', async () => {
  const search = (q: string) =>
    inCompany((scope) =>
      searchCandidates(scope, {
        q,
        subjectId,
        subdivisionIds: undefined,
        positionIds: undefined,
        most: 20,
      }),
    );
  expect((await search('петров')).employee).toBeLessThan(teams * teamSize);
  expect((await search('тров')).employee).toBeGreaterThanOrEqual(teams * teamSize);
});

test('on how many lists somebody stands is counted by their own rows', async () => {
  const read = await inCompany((scope) => countLoads(scope, cycleId, [subjectId], null));
  expect(read.cycle_rater).toBeLessThan(teamSize);
});
