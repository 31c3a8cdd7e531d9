import { createPlan, notePlan } from '#core/plan/contract/plan.ts';
import type { Company } from '#test/factories.ts';
import { keepReport } from '#test/report/kept-report.ts';
import type { TestApp } from '#test/start/start-app.ts';
import { newPlanOf } from './bodies.ts';

/** Makes a development plan of the person with that token, from a report about them. */
export async function makePlan(
  house: TestApp,
  company: Company,
  { employeeId, token }: { employeeId: string; token: string },
): Promise<{ planId: string; planReportId: string }> {
  const { questionaryId } = await keepReport(house, company, { employeeId });
  const body = { ...newPlanOf(questionaryId), isShared: true };
  const { id } = (await house.call(createPlan, { token, body })).body.data;
  await house.call(notePlan, { token, body: { id, text: 'Спросить коллег' } });
  return { planId: id, planReportId: questionaryId };
}
