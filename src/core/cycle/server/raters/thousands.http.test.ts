import { expect, test } from 'vitest';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { approveMany, getApprovals } from '#core/cycle/contract/raters.ts';
import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import { countStatements } from '#test/database/statements.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { isLong } from '#test/how-long.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** An import has given everybody the same leader (edge 8 of the design): five thousand in `npm run test:long`, the leader among them. */
const house = startApp();
const count = isLong ? mostCycleSubjects - 1 : 300;

test('thousands of lists of one leader are paged, and approved in one statement', async () => {
  const { own } = await makeTwoCompanies(house.context, { howMany: 3 }, { howMany: 1 });
  const { database } = house.context;
  const [boss = '', ...others] = own.people;
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  await run(
    `insert into employee (brand_id, id, last_name, first_name, email, in_company, in_position, position_id, subdivision_id)
     select brand_id, gen_random_uuid(), 'Петров' || n, 'Пётр', 'thousand-' || n || '@' || brand_id || '.ru',
       in_company, in_position, position_id, subdivision_id
     from employee, generate_series(1, $2) n where id = $1`,
    boss,
    count - others.length,
  );
  await inBrand(database, own.brandId, (scope) => makeLeaders(scope, others[0]!, [boss]));
  await run(
    `insert into employee_leader (brand_id, employee_id, leader_id, place)
     select brand_id, id, $2, 1 from employee where brand_id = $1 and id <> $2 on conflict do nothing`,
    own.brandId,
    boss,
  );
  // As autovacuum does a minute after an import. What the cycle adds below is as new as can be.
  await run('analyze employee, employee_leader');
  const token = own.hrToken;
  const role = { min: 0, max: 8 };
  const body = {
    name: 'Все',
    chooseUntil: '2026-06-22',
    dateStart: '2026-06-23',
    dateEnd: '2026-07-07',
    limits: { colleague: role, customer: role, subordinate: role },
  };
  const { id } = (await house.call(createCycle, { token, body })).body.data;
  const params = { id };
  await house.call(addSubjects, { token, params, body: { all: true } });
  await house.call(updateCycleStatus, { token, body: { id, status: 'nominating' } });
  const sent = { action: 'send' as const, filterList: { approver: [boss] } };
  expect((await house.call(manySubjects, { token, params, body: sent })).body.doneCount).toBe(
    count,
  );
  // Counted at once, or boards would compare thousands with each other until autovacuum has been there.
  const { rows: counted } = await run(
    `select relname from pg_stat_user_tables where relname in ('cycle_subject', 'cycle_rater') and analyze_count > 0`,
  );
  expect(counted).toHaveLength(isLong ? 2 : 0);
  const leader = (await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId: boss })).token;

  const page = (offset: number) =>
    countStatements(() =>
      house.call(getApprovals, { token: leader, query: { limit: '10', offset: String(offset) } }),
    );
  const first = await page(0);
  expect([first.reply.body.count, first.reply.body.data.length]).toEqual([count, 10]);
  const last = await page(count - 5);
  expect(last.reply.body.data).toHaveLength(5);
  expect(last.statements).toBe(first.statements);

  const waiting: { cycleId: string; employeeId: string; version: number }[] = [];
  for (let offset = 0; offset < count; offset += 100) {
    const query = { limit: '100', offset: String(offset) };
    const { data } = (await house.call(getApprovals, { token: leader, query })).body;
    const listed = data.map(({ cycle, subject, version }) => ({
      cycleId: cycle.id,
      employeeId: subject.id,
      version,
    }));
    waiting.push(...listed);
  }
  const approve = (list: typeof waiting) =>
    countStatements(() => house.call(approveMany, { token: leader, body: { list } }));
  const one = await approve(waiting.slice(0, 1));
  const rest = await approve(waiting.slice(1, -1));
  expect([one.reply.body.doneCount, rest.reply.body.doneCount]).toEqual([1, count - 2]);
  expect(rest.statements).toBe(one.statements);
  // By HR, who takes all found.
  const all = { action: 'approve' as const, filterList: { stage: ['approval' as const] } };
  const byHr = await house.call(manySubjects, { token, params, body: all });
  expect(byHr.body.doneCount).toBe(1);
});
