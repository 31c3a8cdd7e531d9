import type { createPlan, updatePlan } from '#core/plan/contract/plan.ts';
import { planPolicy } from '#core/plan/contract/policy/plan.ts';
import { readableAbout } from '#core/questionary/server/work/reader-rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { conflict, notFound, stale } from '#platform/server/shared/errors.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';
import { listGoals, saveGoals } from './goal-queries.ts';
import { readContent } from './marks.ts';
import { planThingOf, presentPlan } from './present.ts';
import {
  closePlanRow,
  findPlan,
  insertPlan,
  lockOpenPlan,
  type PlanRow,
  savePlanRow,
} from './queries.ts';
import type { PlanReader } from './reach-queries.ts';
import { carriedGoals, goalsOf, requireGoalCompetences } from './save-goals.ts';

export const requirePlan = requireBy(planPolicy, {
  update: { path: 'goalList', key: 'planMessages.isClosed' },
  note: { path: 'text', key: 'planMessages.isClosed' },
  close: { path: 'id', key: 'planMessages.isClosed' },
});

/** One's own plan, locked. Somebody who leads its person changes nothing in it: to them it is not there. */
export async function lockOwnPlan(scope: Scope, reader: PlanReader, id: string): Promise<PlanRow> {
  const row = await findPlan(scope, reader, id, { lock: true });
  if (!row || row.employeeId !== reader.employeeId) throw notFound();
  return row;
}

/** Begins a plan from a report that is open to the caller. Of two windows only one closes the plan before (rule 153). */
export async function makePlan(
  scope: Scope,
  { actor, body, locale }: Call<typeof createPlan>,
  now: Date,
): Promise<string> {
  const { questionaryId, isShared, goalList, carryList, replacesId } = body;
  const { employeeId } = actor;
  const readable = employeeId ? readableAbout(actor, employeeId) : undefined;
  if (!employeeId || !readable) throw notFound();
  const report = await readContent(scope, readable, { questionaryId, employeeId }, locale);
  if (!report) throw notFound();
  await requireGoalCompetences(scope, goalList, { report, kept: [] });
  const open = await lockOpenPlan(scope, employeeId);
  if (open && open.id !== replacesId) throw anotherOpen();
  const goals = [...(await carriedGoals(scope, employeeId, carryList)), ...goalsOf(goalList, [])];
  if (open) await closePlanRow(scope, open.id, now);
  const id = await insertPlan(scope, { employeeId, questionaryId, isShared }, now);
  if (!id) throw anotherOpen();
  await saveGoals(scope, id, goals);
  return id;
}

const anotherOpen = () => conflict({ path: 'replacesId', key: 'planMessages.anotherOpen' });

/** Saves what is given of one's own plan. */
export async function changePlan(
  scope: Scope,
  call: Call<typeof updatePlan>,
): Promise<{ isShared: boolean; wasShared: boolean }> {
  const { actor, body, locale } = call;
  const row = await lockOwnPlan(scope, actor, body.id);
  if (body.version !== undefined && body.version !== row.version) {
    throw stale(await presentPlan(scope, row, call));
  }
  if (body.goalList) {
    requirePlan(planThingOf(row, actor), 'update');
    const kept = await listGoals(scope, row.id, locale);
    const readable = readableAbout(actor, row.employeeId);
    const report = readable && (await readContent(scope, readable, row, locale));
    await requireGoalCompetences(scope, body.goalList, { report, kept });
    await saveGoals(scope, row.id, goalsOf(body.goalList, kept));
  }
  const isShared = body.isShared ?? row.isShared;
  await savePlanRow(scope, { id: row.id, isShared });
  return { isShared, wasShared: row.isShared };
}
