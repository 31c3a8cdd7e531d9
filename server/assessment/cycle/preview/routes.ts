import { getCyclePreview, sendTestLetter } from '#contract/assessment/cycle/cycle-preview.ts';
import { noteCycle } from '#server/assessment/cycle/note-cycle.ts';
import { countCycleSubjects, getCycleRow } from '#server/assessment/cycle/record/queries.ts';
import { takeAttempt, testLetterLimits } from '#server/company/auth/attempts.ts';
import { queueDeliveries } from '#server/company/delivery/outbox.ts';
import { type Call, on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import { loadPreview } from './load-preview.ts';

export const routes: Route[] = [
  on(getCyclePreview)((call) =>
    inBrand(call, async (scope) => ({
      data: await loadPreview(scope, call.params.id, call.query.employeeId),
    })),
  ),
  on(sendTestLetter)(sendTest),
];

/** To the caller's own address and to nobody else's, a few times a quarter of an hour. */
function sendTest(call: Call<typeof sendTestLetter>) {
  return inBrand(call, async (scope, { now }) => {
    const { email, membershipId, accountId } = call.actor;
    const cycle = await getCycleRow(scope, call.params.id);
    if ((await countCycleSubjects(scope, cycle.id)) === 0) {
      throw conflict({ path: 'status', key: 'cycleMessages.noSubjects' });
    }
    await takeAttempt(scope.tx, testLetterLimits(accountId), now);
    const payload = { membershipId, cycleId: cycle.id };
    await queueDeliveries(scope, 'testInvitation', [{ email, payload }], now);
    await noteCycle(scope, call, 'send', cycle);
    return { message: call.t('cycleMessages.testSent', { email }) };
  });
}
