import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { countStatements } from '#test/database/statements.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test('each person goes to work in as few statements, and what is known is not read again', async () => {
  const { own } = await makeTwoCompanies(house.context, { howMany: 6 }, { howMany: 1 });
  const { hrToken: token, brandId } = own;
  const [boss = '', ...team] = own.people;
  await inBrand(house.context.database, brandId, async (scope) => {
    for (const id of team) await makeLeaders(scope, id, [boss]);
  });
  const launched = async (employeeIdList: string[]) => {
    const body = {
      name: 'Весна',
      chosenBy: 'hr',
      approvedBy: 'nobody',
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
    } as const;
    const { id } = (await house.call(createCycle, { token, body })).body.data;
    await house.call(addSubjects, { token, params: { id }, body: { employeeIdList } });
    await house.call(updateCycleStatus, { token, body: { id, status: 'inwork' } });
    const payload = { brandId, cycleId: id, tells: false };
    const { statements } = await countStatements(async () => {
      await tasks['launch-cycle'](house.context, payload, { attempt: 1, isLast: false });
      return { status: 200 };
    });
    return statements;
  };
  const one = await launched(team.slice(0, 1));
  const three = await launched(team.slice(1, 4));
  expect((three - one) / 2).toBe(23);
});
