import { listBrandsWith } from '#core/company/server/queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notifyEmployees } from '#core/notification/server/notify.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import {
  hasDue,
  listOldInRoles,
  listWaitedFor,
  setLetters,
  takeDue,
} from './participant-queries.ts';
import { getSender } from './queries.ts';
import { queueDue, queueInvitations } from './queue.ts';
import { forgetFailedInvitations, hasGivenUp } from './undelivered-queries.ts';

/**
 * Invites everybody in a brand whose invitation is due and who is not invited yet, self-assessors
 * included (rule 16): one letter each about all that waits for them (rule 58).
 */
export const inviteParticipants: TaskOf<'invite-participants'> = async (context, { brandId }) => {
  const now = context.now();
  await withBrand({ database: context.database, brandId }, (scope) => inviteDue(scope, now, now));
};

/** How long an invitation may be due before another job than its own sees to it, in ms. */
const patience = 2 * 60 * 1000;

/** Invites people in every brand in which a process ended before their job was queued. */
export const inviteForgotten: TaskOf<'invite-due'> = async ({ database, now }) => {
  const moment = now();
  const dueUntil = new Date(moment.getTime() - patience);
  const brands = await listBrandsWith(database, hasDue(dueUntil));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, (scope) => inviteDue(scope, moment, dueUntil)),
  );
};

/** Invites those of the brand in this transaction whose invitation has been due since then. */
async function inviteDue(scope: Scope, now: Date, dueUntil: Date): Promise<void> {
  const { active, timeZone } = await getSender(scope);
  if (!active) return;
  const people = await takeDue(scope, { today: dateIn(timeZone, now), dueUntil, now });
  const recipients = people.map(({ employeeId, email }) => ({
    email,
    payload: { employeeId },
    key: `invitation:${employeeId}:${email}`,
  }));
  const letters = await queueDeliveries(scope, 'invitation', recipients, now);
  await setLetters(
    scope,
    people.map(({ employeeId }, at) => ({ employeeId, letterId: letters[at] as string })),
  );
  for (const [dateEnd, asked] of groupBy(people, (one) => one.dateEnd)) {
    const employeeIds = asked.map(({ employeeId }) => employeeId);
    await notifyEmployees(scope, 'invitation', { employeeIds, values: { dateEnd } }, now);
  }
}

/**
 * Invites people again whose letter was given up, while their answers are still awaited (decision
 * 027).
 */
export const inviteUnreached: TaskOf<'invite-unreached'> = async ({ database, now, log }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasGivenUp);
  await tryEach(brands, ({ id: brandId, timeZone }) =>
    withBrand({ database, brandId }, async (scope) => {
      const asking = await forgetFailedInvitations(scope, dateIn(timeZone, moment));
      for (const questionaryId of asking) {
        log.warn({ questionaryId }, 'invitations were given up: sent again');
        await queueInvitations(scope, questionaryId, { now: moment, together: true });
      }
      if (asking.length > 0) await queueDue(scope);
    }),
  );
};

/**
 * Tells the people invited before who has been added in their role, whether or not they have
 * answered. Their answers are now shown together with those of others (rule 26). Anyone not invited
 * yet will see the whole list before they begin.
 */
export const tellAdditions: TaskOf<'tell-additions'> = async (context, payload) => {
  const { brandId, questionaryId } = payload;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const readers = await listOldInRoles(scope, questionaryId, payload.addedIds);
    const recipients = readers.map(({ employeeId, email, addedIds }) => ({
      email,
      payload: { questionaryId, employeeId, addedIds },
    }));
    await queueDeliveries(scope, 'additions', recipients, context.now());
  });
};

/**
 * Tells people who still have to answer that the last day is now earlier than their letter said
 * (decision 029).
 */
export const tellEarlierEnd: TaskOf<'tell-earlier-end'> = async (context, payload) => {
  const { brandId, questionaryId } = payload;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const people = await listWaitedFor(scope, questionaryId);
    const recipients = people.map(({ employeeId, email }) => ({
      email,
      payload: { questionaryId, employeeId },
    }));
    await queueDeliveries(scope, 'earlierEnd', recipients, context.now());
  });
};

/** Queues the letter to an e-mail that somebody else has replaced (decision 015). */
export const sendRedirected: TaskOf<'tell-redirected'> = async (context, payload) => {
  const { brandId, from, ...told } = payload;
  const recipient = { email: from, payload: told };
  await withBrand({ database: context.database, brandId }, (scope) =>
    queueDeliveries(scope, 'redirected', [recipient], context.now()),
  );
};
