import { createCycle } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { cycle } from '#test/security/bodies.ts';
import { by, type Fixture, type Fixtures, none, type Request } from '#test/security/fixture.ts';
import type { Ground, World } from '#test/security/world.ts';

/** Of a cycle, by its id in the path. */
const ofCycle = (body?: (world: World) => object): Fixture =>
  by((world) => ({ params: { id: world.cycleId }, ...(body && { body: body(world) }) }));

/** A list that nobody chooses yet is there for HR alone. */
const byHr = (own: (world: World) => Request): Fixture => ({ ...by(own), succeedsAs: 'ROLE_HR' });

/** Of the list of raters of somebody in it. */
const ofList = (body?: (world: World) => object): Fixture =>
  byHr((world) => ({
    params: { id: world.cycleId, employeeId: world.subjectId },
    ...(body && { body: body(world) }),
  }));

export const fixtures: Fixtures = {
  getCycleList: none,
  getCycleStart: none,
  getCycle: ofCycle(),
  getCycleLoad: ofCycle(),
  getCycleChecks: ofCycle(),
  getCycleHeld: ofCycle(),
  leaveOutHeld: ofCycle(),
  getCycleEven: ofCycle(),
  evenOutCycle: {
    ...ofCycle(({ subjectId }) => ({
      moveList: [{ subjectId, fromId: subjectId, toId: subjectId }],
    })),
    refusedBy: 409,
    notedIn: 'nothing is to even out there: src/core/cycle/server/load/load.http.test.ts',
  },
  undoEvenOut: {
    ...ofCycle(),
    refusedBy: 409,
    notedIn: 'nothing is to undo there: src/core/cycle/server/load/load.http.test.ts',
  },
  getCyclePreview: ofCycle(),
  sendTestLetter: ofCycle(),
  createCycle: {
    own: () => ({ body: cycle }),
    foreign: ({ competenceId: id }) => ({
      body: { ...cycle, competenceSource: 'list', competenceList: [{ id }] },
    }),
    foreignStatus: 400,
  },
  updateCycle: by(({ cycleId: id }) => ({ body: { id, ...cycle } })),
  updateCycleStatus: by(({ cycleId: id }) => ({ body: { id, status: 'nominating' } })),
  tryLaunchAgain: by(({ runningCycleId: id }) => ({ params: { id } })),
  duplicateCycle: by(({ cycleId: id }) => ({ body: { id } })),
  deleteCycle: by(({ unusedCycleId: id }) => ({ params: { id } })),
  addSubjects: ofCycle(({ subjectId }) => ({ employeeIdList: [subjectId] })),
  getCandidates: byHr(({ cycleId: id, subjectId }) => ({
    params: { id },
    query: { subjectId, q: 'ив' },
  })),
  getRaters: ofList(),
  saveRaters: ofList(({ answeringId }) => ({
    raterList: [{ id: answeringId, type: 'supervisor' }],
    action: 'save',
  })),
  getApprovals: none,
  approveMany: byHr(({ cycleId, subjectId: employeeId }) => ({
    body: { list: [{ cycleId, employeeId }] },
  })),
  getTasks: none,
  getSubjects: ofCycle(),
  importSubjects: by((world) => ({
    params: { id: world.cycleId },
    file: { name: 'people.csv', bytes: `subjectEmail,email,role\n${world.raterEmail},,\n` },
  })),
  exportCycle: ofCycle(),
  manySubjects: ofCycle(({ answeringId }) => ({ action: 'send', employeeIdList: [answeringId] })),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** Makes a cycle that is about to begin, with these people in it, and two without anybody: one that runs, one that doesn't. */
export async function make(_: Scope, { company, house, subjectId, answeringId }: Ground) {
  const { brandId, competenceIds, hrToken: token } = company;
  const employeeIdList = [subjectId, answeringId];
  const create = async (given: object = {}) => {
    const body = { ...cycle, ...given };
    return (await house.call(createCycle, { token, body })).body.data.id;
  };
  const competenceList = competenceIds.map((id) => ({ id }));
  const cycleId = await create({ competenceSource: 'list', competenceList });
  await house.call(addSubjects, { token, params: { id: cycleId }, body: { employeeIdList } });
  const runningCycleId = await create();
  await house.context.database.pool.query(
    `update cycle set status = 'inwork' where brand_id = $1 and id = $2`,
    [brandId, runningCycleId],
  );
  return { cycleId, runningCycleId, unusedCycleId: await create() };
}
