import { createPlan, notePlan } from '#core/plan/contract/plan.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { newPlanOf, planGoal } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

const unnoted = 'one’s own plan, of which nobody else may know (rule 154)';

export const fixtures: Fixtures = {
  getOwnPlan: none,
  getPlan: by(({ planId: id }) => ({ params: { id } }), { isOfMaker: true }),
  getPlans: alone(() => ({ query: { of: 'own' } })),
  createPlan: by(
    ({ planId, planReportId: questionaryId }) => ({
      body: { ...newPlanOf(questionaryId), replacesId: planId },
    }),
    { unnoted },
  ),
  updatePlan: by(({ planId: id }) => ({ body: { id, goalList: [planGoal] } }), {
    unnoted,
  }),
  notePlan: by(({ planId: id }) => ({ body: { id, text: 'Получилось' } }), {
    unnoted: 'a note for whoever reads the plan, and for nobody else (rule 154)',
  }),
  closePlan: by(({ planId: id }) => ({ body: { id } }), {
    unnoted,
  }),
  // Whatever may not be read is null, never 404: src/core/plan/server/before.http.test.ts.
  getLastPlan: alone(({ planReportId, employeeId }) => ({
    query: { questionaryId: planReportId, employeeId },
  })),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** Makes a development plan of the super admin's, from a report about them. */
export async function make(_: Scope, { house, company, leaderId, tokens }: Ground) {
  const token = tokens.ROLE_SUPER_ADMIN;
  const { questionaryId } = await keepReport(house, company, { employeeId: leaderId });
  const body = { ...newPlanOf(questionaryId), isShared: true };
  const { id } = (await house.call(createPlan, { token, body })).body.data;
  await house.call(notePlan, { token, body: { id, text: 'Спросить коллег' } });
  return { planId: id, planReportId: questionaryId };
}
