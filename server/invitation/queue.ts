import type { Scope } from '#server/db/scope.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { startOfDay } from '#server/shared/calendar.ts';
import { countNoMore, listUninviting, takeBackInvitations } from './participant-queries.ts';

/** Has those not invited yet invited, at once or at that moment; a job that waits is replaced. */
export function queueInvitations(
  scope: Scope,
  questionaryId: string,
  when: { runAt?: Date } = {},
): Promise<void> {
  const payload = { brandId: scope.brandId, questionaryId };
  const key = `invite-participants:${questionaryId}`;
  return addJob(scope, 'invite-participants', payload, { ...when, key });
}

/** Has those not invited yet invited when the questionary begins, or at once if it has (rule 16). */
export function queueFromStart(
  scope: Scope,
  { id, dateStart }: { id: string; dateStart: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const runAt = startOfDay(dateStart, timeZone);
  return queueInvitations(scope, id, runAt > now ? { runAt } : {});
}

/** Has those of the employees invited who are asked in questionaries in work, but not invited. */
export async function inviteAnew(scope: Scope, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  for (const id of await listUninviting(scope, employeeIds)) await queueInvitations(scope, id);
}

/** Invitations follow the person (decision 015): the former e-mail's links stop working, the new one gets others. */
export async function moveInvitations(scope: Scope, employeeId: string): Promise<void> {
  await takeBackInvitations(scope, employeeId);
  await inviteAnew(scope, [employeeId]);
}

interface Redirected {
  employeeId: string;
  /** The former e-mail. */
  from: string;
  to: string;
}

/**
 * The same where somebody else has given the person that e-mail. Whoever has had a letter is told at
 * the former one. What they have not answered yet counts towards no threshold any more, as whoever
 * reads the new one may answer in their place (decision 006).
 */
export async function redirectInvitations(
  scope: Scope,
  { employeeId, from, to }: Redirected,
): Promise<void> {
  const { brandId } = scope;
  if (await countNoMore(scope, employeeId)) {
    await addJob(scope, 'tell-redirected', { brandId, employeeId, from, to });
  }
  await moveInvitations(scope, employeeId);
}
