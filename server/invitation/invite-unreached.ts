import { listBrandIds } from '#server/brand/queries.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { tryEach } from '#server/jobs/try-each.ts';
import { dateIn } from '#server/shared/calendar.ts';
import { queueInvitations } from './queue.ts';
import { forgetFailedInvitations } from './undelivered-queries.ts';

/** Invites anew whose letter was given up while their answers are waited for (decision 027). */
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
