import { startOfDay } from '#server/calendar.ts';
import type { Scope } from '#server/db/scope.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Clock } from './check-work.ts';
import type { QuestionaryRow } from './queries.ts';

/** Has those not invited yet invited when dateStart begins, or at once if it has (decision 16). */
export async function inviteParticipants(
  scope: Scope,
  { id, dateStart }: QuestionaryRow,
  { now, timeZone }: Clock,
): Promise<void> {
  const begins = startOfDay(dateStart, timeZone);
  await addJob(
    scope,
    'invite-participants',
    { brandId: scope.brandId, questionaryId: id },
    { key: `invite-participants:${id}`, ...(begins > now && { runAt: begins }) },
  );
}
