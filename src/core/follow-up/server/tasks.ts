import { lateDayIn } from '#core/answering/server/rules.ts';
import { listBrandsWith } from '#core/company/server/queries.ts';
import { remindDays } from '#core/follow-up/contract/rules/follow-up.ts';
import { getSender } from '#core/invitation/server/queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notifyEmployees } from '#core/notification/server/notify.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { letterTime } from '#platform/server/shared/calendar.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { askRaters } from './ask.ts';
import { hasFollowUps, listToAsk, setReminded, takeDueLetters } from './ask-queries.ts';
import { endFollowUp } from './end.ts';
import { keepTotals, listEnded } from './end-queries.ts';

/**
 * Ends what is over, and from the brand's hour of letters asks raters again about whom it is the day, each person in a
 * transaction of their own; then writes to each rater once. What fails holds up nothing else, and what is killed goes on
 * at the next quarter.
 */
export const askAgainByClock: TaskOf<'follow-ups'> = async ({ database, keyring, log, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasFollowUps);
  await tryEach(brands, async ({ id: brandId, ...clock }) => {
    const { timeZone } = clock;
    const today = dateIn(timeZone, moment);
    const inIt = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
    const end = async () => {
      const ended = await inIt((scope) => listEnded(scope, lateDayIn(timeZone, moment)));
      await tryEach(ended, (about) =>
        inIt((scope) => endFollowUp(scope, { keyring, log }, about, today)),
      );
    };
    const ask = async () => {
      const due = await inIt((scope) => listToAsk(scope, today));
      const at = { now: moment, timeZone, today };
      await tryEach(due, (about) => inIt((scope) => askRaters(scope, keyring, about, at)));
    };
    const steps = [end, () => inIt((scope) => keepTotals(scope, today))];
    const { active } = await inIt(getSender);
    if (active && moment >= letterTime(today, clock))
      steps.push(ask, () => inIt((scope) => writeLetters(scope, { now: moment, today })));
    await tryEach(steps, (step) => step());
  });
};

async function writeLetters(
  scope: Scope,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  await setReminded(scope, { today, days: remindDays, now });
  const people = await takeDueLetters(scope, today);
  const recipients = people.map(({ employeeId, email }) => ({
    email,
    payload: { employeeId, isPrivate: true as const },
    key: `followUp:${employeeId}:${email}`,
  }));
  await queueDeliveries(scope, 'followUp', recipients, now);
  for (const [dateEnd, asked] of groupBy(people, ({ until }) => until)) {
    const employeeIds = asked.map(({ employeeId }) => employeeId);
    await notifyEmployees(scope, 'followUp', { employeeIds, values: { dateEnd } }, now);
  }
}
