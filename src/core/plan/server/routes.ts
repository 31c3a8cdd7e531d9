import {
  closePlan,
  createPlan,
  getLastPlan,
  getOwnPlan,
  getPlan,
  getPlans,
  notePlan,
  type Plan,
  updatePlan,
} from '#core/plan/contract/plan.ts';
import { mostNotes } from '#core/plan/contract/rules/plan.ts';
import { readableAbout } from '#core/questionary/server/work/reader-rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { mostRows } from '#platform/server/db/search.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { countShared, listOwnLeaders, listPlans } from './list-queries.ts';
import { type PlanReading, readContent, readMarks } from './marks.ts';
import { countNotes, insertNote } from './note-queries.ts';
import { planThingOf, presentLast, presentPlan } from './present.ts';
import { closePlanRow, findLatestOwn, findPlan, findPlanBefore } from './queries.ts';
import { findLatestReport } from './report-queries.ts';
import { changePlan, lockOwnPlan, makePlan, requirePlan } from './save-plan.ts';

export const routes: Route[] = [
  on(getOwnPlan)((call) => inBrand(call, (scope) => openOwn(scope, call))),
  on(getPlan)((call) =>
    inBrand(call, async (scope) => ({ data: await openPlan(scope, call, call.params.id) })),
  ),
  on(getPlans)((call) =>
    inBrand(call, (scope, { today }) => {
      const { limit = mostRows, offset = 0, ...asked } = call.query;
      return listPlans(scope, call.actor, { ...asked, limit, offset, today });
    }),
  ),
  on(createPlan)((call) =>
    inBrand(call, async (scope, { now }) => {
      const id = await makePlan(scope, call, now);
      return { data: await openPlan(scope, call, id), message: call.t('planMessages.created') };
    }),
  ),
  on(updatePlan)((call) =>
    inBrand(call, async (scope) => {
      const { isShared, wasShared } = await changePlan(scope, call);
      const said = isShared === wasShared ? 'saved' : isShared ? 'shared' : 'unshared';
      const message = call.t(`planMessages.${said}`);
      return { data: await openPlan(scope, call, call.body.id), message };
    }),
  ),
  on(notePlan)((call) => inBrand(call, (scope, { now }) => addNote(scope, call, now))),
  on(closePlan)((call) =>
    inBrand(call, async (scope, { now }) => {
      const row = await lockOwnPlan(scope, call.actor, call.body.id);
      requirePlan(planThingOf(row, call.actor), 'close');
      await closePlanRow(scope, row.id, now);
      return { data: await openPlan(scope, call, row.id), message: call.t('planMessages.closed') };
    }),
  ),
  on(getLastPlan)((call) =>
    inBrand(call, async (scope) => ({ data: await openLast(scope, call, call.query) })),
  ),
];

type Reader = Parameters<typeof presentPlan>[2];

async function openPlan(scope: Scope, reader: Reader, id: string): Promise<Plan> {
  const row = await findPlan(scope, reader.actor, id);
  if (!row) throw notFound();
  return presentPlan(scope, row, reader);
}

async function openOwn(scope: Scope, call: Call<typeof getOwnPlan>) {
  const { actor } = call;
  const { employeeId } = actor;
  const row = await findLatestOwn(scope, actor);
  const readable = employeeId ? readableAbout(actor, employeeId) : undefined;
  const latest =
    employeeId && readable ? await findLatestReport(scope, readable, employeeId) : undefined;
  return {
    data: row ? await presentPlan(scope, row, call) : null,
    leaderList: await listOwnLeaders(scope, actor),
    latestReport: latest ?? null,
    sharedCount: await countShared(scope, actor),
  };
}

/** Adds a note by the owner or by whoever leads them. A lock waits for an owner who takes the plan back meanwhile. */
async function addNote(scope: Scope, call: Call<typeof notePlan>, now: Date) {
  const { actor, body, t } = call;
  const row = await findPlan(scope, actor, body.id, { lock: true });
  if (!row || !actor.employeeId) throw notFound();
  requirePlan(planThingOf(row, actor), 'note');
  if ((await countNotes(scope, row.id)) >= mostNotes) {
    throw conflict({
      path: 'text',
      key: 'planMessages.tooManyNotes',
      params: { max: mostNotes },
    });
  }
  await insertNote(scope, { planId: row.id, authorId: actor.employeeId, text: body.text }, now);
  return { data: await presentPlan(scope, row, call), message: t('planMessages.noted') };
}

/** Whoever may not open the report, and whoever may not read the plan, get what they get where there is none. */
async function openLast(
  scope: Scope,
  reading: PlanReading,
  of: { questionaryId: string; employeeId: string },
) {
  const { actor, locale } = reading;
  const readable = readableAbout(actor, of.employeeId);
  const report = readable && (await readContent(scope, readable, of, locale));
  const row = report && (await findPlanBefore(scope, actor, report));
  if (!report || !row) return null;
  return presentLast(scope, row, await readMarks(scope, reading, row, report), locale);
}
