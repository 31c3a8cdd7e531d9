import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notifyEmployees } from '#core/notification/server/notify.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { startOfDay } from '#platform/server/shared/calendar.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { findRemindable, takeReminded, type Whom } from './reminded-queries.ts';

interface Clock {
  now: Date;
  /** The brand's. */
  timeZone: string;
}

/**
 * Reminds people of all that they have been invited to and still have to answer, in one letter each;
 * those who can sign in are told in the app too.
 * Leaves out who got an invitation or a reminder today, who has answered everything, and whose
 * invitation has not gone out. Returns how many letters there will be.
 */
export async function remindPeople(
  scope: Scope,
  whom: Whom,
  { now, timeZone }: Clock,
): Promise<number> {
  const people = await takeReminded(scope, whom, { ...dayOf({ now, timeZone }), now });
  const recipients = people.map(({ employeeId, email }) => ({
    email,
    payload: { employeeId },
    key: `reminder:${employeeId}:${email}`,
  }));
  await queueDeliveries(scope, 'reminder', recipients, now);
  for (const [dateEnd, reminded] of groupBy(people, (one) => one.dateEnd)) {
    const employeeIds = reminded.map(({ employeeId }) => employeeId);
    await notifyEmployees(scope, 'reminder', { employeeIds, values: { dateEnd } }, now);
  }
  return recipients.length;
}

/** How many people would get such letters now. */
export const countToRemind = async (scope: Scope, whom: Whom, clock: Clock): Promise<number> =>
  (await findRemindable(scope, whom, dayOf(clock))).length;

/** Which of these people such a letter would go to now. */
export const listToRemind = async (
  scope: Scope,
  whom: Whom & { employeeIds: readonly string[] },
  clock: Clock,
): Promise<ReadonlySet<string>> =>
  new Set(whom.employeeIds.length > 0 ? await findRemindable(scope, whom, dayOf(clock)) : []);

function dayOf({ now, timeZone }: Clock) {
  const today = dateIn(timeZone, now);
  return { today, since: startOfDay(today, timeZone) };
}
