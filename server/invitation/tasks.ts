import { dateIn } from '#contract/rules/dates.ts';
import { listBrandIds } from '#server/brand/queries.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { tryEach } from '#server/jobs/try-each.ts';
import { listOldInRoles, listWaitedFor, takeUninvited } from './participant-queries.ts';
import { findInvitingQuestionary } from './queries.ts';
import { queueFromStart, queueInvitations } from './queue.ts';
import { forgetFailedInvitations } from './undelivered-queries.ts';

/**
 * Invites everybody in a questionary in work who is not invited yet, once each, self-assessors
 * included (rule 16). Before its first day it puts this off until then.
 */
export const inviteParticipants: TaskOf<'invite-participants'> = async (context, payload) => {
  const { brandId, questionaryId } = payload;
  const now = context.now();
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const found = await findInvitingQuestionary(scope, questionaryId);
    if (found?.status !== 'inwork') return;
    const { dateStart, dateEnd, timeZone } = found;
    const today = dateIn(timeZone, now);
    if (today > dateEnd) return;
    if (today < dateStart) {
      return queueFromStart(scope, { id: questionaryId, dateStart }, { now, timeZone });
    }
    const people = await takeUninvited(scope, questionaryId, now);
    const recipients = people.map(({ employeeId, email }) => ({
      email,
      payload: { questionaryId, employeeId },
    }));
    await queueDeliveries(scope, 'invitation', recipients, now);
  });
};

/**
 * Invites people again whose letter was given up, while their answers are still awaited (decision
 * 027).
 */
export const inviteUnreached: TaskOf<'invite-unreached'> = async ({ database, now, log }) => {
  const moment = now();
  const brands = await withPossession(database, {}, listBrandIds);
  await tryEach(brands, ({ id: brandId, timeZone }) =>
    withBrand({ database, brandId }, async (scope) => {
      for (const questionaryId of await forgetFailedInvitations(scope, dateIn(timeZone, moment))) {
        log.warn({ questionaryId }, 'invitations were given up: sent again');
        await queueInvitations(scope, questionaryId);
      }
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
export const tellRedirected: TaskOf<'tell-redirected'> = async (context, payload) => {
  const { brandId, from, ...told } = payload;
  const recipient = { email: from, payload: told };
  await withBrand({ database: context.database, brandId }, (scope) =>
    queueDeliveries(scope, 'redirected', [recipient], context.now()),
  );
};
