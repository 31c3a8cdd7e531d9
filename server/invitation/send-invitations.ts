import { withBrand } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { dateIn, startOfDay } from '#server/shared/calendar.ts';
import { findInvitingQuestionary, takeUninvited } from './queries.ts';
import { queueInvitations } from './queue.ts';

/**
 * Invites everybody of a questionary in work who is not invited yet, self assessors included, each
 * once (rule 16). Before the first day it waits for it.
 */
export const inviteParticipants: TaskOf<'invite-participants'> = async (context, payload) => {
  const { brandId, questionaryId } = payload;
  const now = context.now();
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const found = await findInvitingQuestionary(scope, questionaryId);
    if (found?.status !== 'inwork') return;
    const today = dateIn(found.timeZone, now);
    if (today > found.dateEnd) return;
    if (today < found.dateStart) {
      const runAt = startOfDay(found.dateStart, found.timeZone);
      return queueInvitations(scope, questionaryId, { runAt });
    }
    const people = await takeUninvited(scope, questionaryId, now);
    await queueDeliveries(
      scope,
      'invitation',
      people.map(({ employeeId, email }) => ({ email, payload: { questionaryId, employeeId } })),
      now,
    );
  });
};
