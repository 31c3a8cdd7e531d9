import type { Scope } from '#server/db/scope.ts';
import { queueInvitations } from '#server/invitation/queue.ts';
import type { QuestionaryRow } from '#server/questionary/record/queries.ts';
import { startOfDay } from '#server/shared/calendar.ts';
import type { Clock } from './check-work.ts';

/** Has those not invited yet invited when dateStart begins, or at once if it has (rule 16). */
export async function inviteParticipants(
  scope: Scope,
  { id, dateStart }: QuestionaryRow,
  { now, timeZone }: Clock,
): Promise<void> {
  const runAt = startOfDay(dateStart, timeZone);
  await queueInvitations(scope, id, runAt > now ? { runAt } : {});
}
