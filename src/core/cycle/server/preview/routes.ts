import { takeAttempt, testLetterLimits } from '#core/account/server/attempts.ts';
import { getCyclePreview, sendTestLetter } from '#core/cycle/contract/cycle-preview.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { countCycleSubjects, getCycleRow } from '#core/cycle/server/record/queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { loadPreview } from './load-preview.ts';

export const routes: Route[] = [
  on(getCyclePreview)((call) =>
    inBrand(call, async (scope) => ({
      data: await loadPreview(scope, call.params.id, call.query.employeeId),
    })),
  ),
  on(sendTestLetter)(sendTest),
];

/** Sends the letter to the caller's own address and to nobody else's, a few times a quarter of an hour. */
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
