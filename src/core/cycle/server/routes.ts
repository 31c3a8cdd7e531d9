import {
  createCycle,
  deleteCycle,
  duplicateCycle,
  getCycle,
  getCycleList,
  getCycleStart,
  tryLaunchAgain,
  updateCycle,
  updateCycleStatus,
} from '#core/cycle/contract/cycle.ts';
import { getCycleChecks } from '#core/cycle/contract/cycle-checks.ts';
import { getCycleLoad } from '#core/cycle/contract/cycle-load.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { firstCycleDates } from '#core/questionary/contract/rules/cycle.ts';
import { changeSeen, inView } from '#core/questionary/server/change-seen.ts';
import type { View } from '#core/questionary/server/detail.ts';
import { loadOfShares } from '#core/questionary/server/load/load-rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addCards } from './add-cards.ts';
import { addPeople } from './add-people.ts';
import { changeCycleStatus } from './change-status.ts';
import { checkCycle } from './checks.ts';
import { copyCycle, makeCycle } from './create-cycle.ts';
import { getCycleDetail, noCounts, presentCycle } from './detail.ts';
import { launchAgain } from './launch/queue-launch.ts';
import { listCycles } from './list-queries.ts';
import { noteCycle } from './note-cycle.ts';
import { countCycleRows } from './record/analyze-queries.ts';
import { findCheckFacts } from './record/check-queries.ts';
import { leftToBrand } from './record/fields.ts';
import { listCycleShares } from './record/load-queries.ts';
import { deleteCycleRow, getCycleDefaults, getCycleRow, lockCycle } from './record/queries.ts';
import { requireCycle } from './record/require-cycle.ts';
import { countStages } from './record/stage-queries.ts';
import { saveCycle } from './update-cycle.ts';

const change = changeSeen({ lock: lockCycle, show: getCycleDetail, note: noteCycle });

export const routes: Route[] = [
  on(getCycleList)((call) => inView(call, (scope, view) => list(scope, call, view))),
  on(getCycleStart)((call) =>
    inBrand(call, async (scope, { today }) => {
      const defaults = await getCycleDefaults(scope);
      return { data: { ...defaults, ...leftToBrand(defaults), ...firstCycleDates(today) } };
    }),
  ),
  on(getCycle)((call) =>
    inView(call, async (scope, view) => ({
      data: await getCycleDetail(scope, call.params.id, view),
    })),
  ),
  on(getCycleChecks)((call) =>
    inBrand(call, async (scope, { today }) => ({
      data: await checkCycle(scope, call.params.id, { t: call.t, today }),
    })),
  ),
  on(getCycleLoad)((call) =>
    inBrand(call, async (scope) => {
      const { id } = await getCycleRow(scope, call.params.id);
      return { data: loadOfShares(await listCycleShares(scope, id, call.actor.employeeId)) };
    }),
  ),
  on(createCycle)((call) =>
    inView(call, async (scope, view) => {
      const id = await makeCycle(scope, call.body, view.now);
      const data = await getCycleDetail(scope, id, view);
      await noteCycle(scope, call, 'create', data);
      return { data, message: call.t('cycleMessages.created') };
    }),
  ),
  on(updateCycle)((call) => {
    const { id, version, ...form } = call.body;
    return change(call, { id, version }, async (scope, row, view) => {
      const details = await saveCycle(scope, row, form, view);
      return { verb: 'update', details, message: call.t('cycleMessages.saved') };
    });
  }),
  on(updateCycleStatus)((call) =>
    change(call, call.body, async (scope, row, view) => {
      const { status } = call.body;
      const by = call.actor.accountId;
      const verb = await changeCycleStatus(scope, row, status, { ...view, by });
      return { verb, message: await sayMoved(scope, call) };
    }),
  ),
  on(tryLaunchAgain)((call) =>
    change(call, call.params, async (scope, row) => {
      requireCycle(row, 'tryAgain');
      await launchAgain(scope, row.id);
      return { verb: 'toWork', message: call.t('cycleMessages.tried') };
    }),
  ),
  on(duplicateCycle)((call) =>
    inView(call, async (scope, view) => {
      const row = await getCycleRow(scope, call.body.id);
      const data = await getCycleDetail(scope, await copyCycle(scope, row, view), view);
      await noteCycle(scope, call, 'duplicate', data);
      return { data, message: call.t('cycleMessages.duplicated') };
    }),
  ),
  on(deleteCycle)((call) =>
    inBrand(call, async (scope) => {
      const row = await lockCycle(scope, call.params.id);
      requireCycle(row, 'delete');
      const questionaryCount = await deleteCycleRow(scope, row.id);
      await noteCycle(scope, call, 'delete', row, questionaryCount > 0 ? { questionaryCount } : {});
      return { message: call.t('cycleMessages.deleted') };
    }),
  ),
  on(addSubjects)(async (call) => {
    const { t, locale, body } = call;
    const { timeZone, employeeId } = call.actor;
    const data = await inBrand(call, async (scope, { now }) => {
      const row = await lockCycle(scope, call.params.id);
      const added = row.byCards
        ? await addCards(scope, row, body, { now, timeZone, employeeId, t, locale })
        : await addPeople(scope, row, body);
      const details = { fieldList: ['subjectList'], createdCount: added.addedCount };
      await noteCycle(scope, call, 'update', row, details);
      return added;
    });
    await countCycleRows(call.context.database, data.addedCount);
    return { data, message: call.t('cycleMessages.added', { count: data.addedCount }) };
  }),
];

async function list(scope: Scope, { query, actor }: Call<typeof getCycleList>, { now }: View) {
  const { rows, count } = await listCycles(scope, query);
  const ids = rows.map(({ id }) => id);
  const counts = await countStages(scope, ids, { now, readerId: actor.employeeId });
  const data = rows.map((row) =>
    presentCycle(row, counts.get(row.id) ?? noCounts, actor.permissions),
  );
  return { data, count };
}

/** What has begun or ended; of choosing, how many letters go now. */
async function sayMoved(scope: Scope, { body, t }: Call<typeof updateCycleStatus>) {
  const { id, status } = body;
  const count = status === 'nominating' ? (await findCheckFacts(scope, id, false)).letterCount : 0;
  return count > 0
    ? t('cycleMessages.choosingBegan', { count })
    : t(`cycleMessages.moved.${status}`);
}
