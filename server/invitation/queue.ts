import type { Scope } from '#server/db/scope.ts';
import { addJob, type Redirected } from '#server/jobs/add-job.ts';
import { startOfDay } from '#server/shared/calendar.ts';
import {
  countNoMore,
  listUninviting,
  noteDue,
  takeBackInvitations,
} from './participant-queries.ts';

/** Queues invitations for those not invited yet, now or at that moment. Replaces a waiting job. */
export async function queueInvitations(
  scope: Scope,
  questionaryId: string,
  { runAt, due = runAt }: { runAt?: Date; due?: Date | undefined } = {},
): Promise<void> {
  await noteDue(scope, questionaryId, due);
  const payload = { brandId: scope.brandId, questionaryId };
  const key = `invite-participants:${questionaryId}`;
  return addJob(scope, 'invite-participants', payload, { ...(runAt && { runAt }), key });
}

/**
 * Queues invitations for those not invited yet, at the questionary's start or, if it has begun, at
 * `earliest` (rule 16).
 */
export function queueFromStart(
  scope: Scope,
  { id, dateStart }: { id: string; dateStart: string },
  { now, timeZone }: { now: Date; timeZone: string },
  earliest = now,
): Promise<void> {
  const start = startOfDay(dateStart, timeZone);
  if (start > earliest) return queueInvitations(scope, id, { runAt: start });
  return queueInvitations(scope, id, { due: now, ...(earliest > now && { runAt: earliest }) });
}

/**
 * Queues invitations for those of the employees who are asked in questionaries in work but not
 * invited.
 */
export async function inviteAnew(scope: Scope, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  for (const id of await listUninviting(scope, employeeIds)) await queueInvitations(scope, id);
}

/**
 * Invitations follow the person (decision 015): the former e-mail's links stop working, and the new
 * one gets others.
 */
export async function moveInvitations(scope: Scope, employeeId: string): Promise<void> {
  await takeBackInvitations(scope, employeeId);
  await inviteAnew(scope, [employeeId]);
}

interface Moved {
  employeeId: string;
  /** The former e-mail. */
  from: string;
  to: string;
  now: Date;
}

/**
 * The same when somebody else has given the person that e-mail. They are told at the former address.
 * Until the final reports they count towards no threshold, because whoever reads the new address may
 * answer in their place (decisions 021 and 056).
 */
export async function redirectInvitations(
  scope: Scope,
  { employeeId, from, to, now }: Moved,
): Promise<void> {
  const invited = await countNoMore(scope, employeeId, now);
  await tellRedirected(scope, { employeeId, from, to, invited });
  await moveInvitations(scope, employeeId);
}

/** Writes to the former e-mail, whatever the person is asked to answer (rule 50). */
export const tellRedirected = (
  scope: Scope,
  told: Redirected & { from: string; to: string; invited: boolean },
): Promise<void> => addJob(scope, 'tell-redirected', { brandId: scope.brandId, ...told });
