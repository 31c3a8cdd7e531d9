import { createCycle } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { Company } from '#test/factories.ts';
import type { TestApp } from '#test/start/start-app.ts';
import { cycle } from './bodies.ts';

/** Makes a cycle that is about to begin, with these people in it, and two without anybody: one that runs, one that doesn't. */
export async function makeCycles(
  house: TestApp,
  { brandId, competenceIds, hrToken: token }: Company,
  employeeIdList: string[],
): Promise<Record<'cycleId' | 'runningId' | 'unusedId', string>> {
  const create = async (given: object = {}) => {
    const body = { ...cycle, ...given };
    return (await house.call(createCycle, { token, body })).body.data.id;
  };
  const competenceList = competenceIds.map((id) => ({ id }));
  const cycleId = await create({ competenceSource: 'list', competenceList });
  await house.call(addSubjects, { token, params: { id: cycleId }, body: { employeeIdList } });
  const runningId = await create();
  await house.context.database.pool.query(
    `update cycle set status = 'inwork' where brand_id = $1 and id = $2`,
    [brandId, runningId],
  );
  return { cycleId, runningId, unusedId: await create() };
}
