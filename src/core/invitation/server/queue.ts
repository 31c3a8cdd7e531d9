import { getLetterClock, type LetterClock } from '#core/company/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { nightUntil } from '#platform/contract/rules/sending-times.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob, type Redirected } from '#platform/server/jobs/add-job.ts';
import { letterTime } from '#platform/server/shared/calendar.ts';
import {
  countNoMore,
  listUninviting,
  noteDue,
  takeBackInvitations,
} from './participant-queries.ts';

interface Due {
  now: Date;
  /** The moment from which the invitations are due. Left out: now. */
  due?: Date;
  /** Whether the caller queues them together with others, by `queueDue` or `queueWave` at the end. */
  together?: boolean;
}

/**
 * Notes that those of a questionary who are not invited yet are to be invited, now or from then on.
 * Anybody who is asked by several questionaries at that time gets one letter about all of them. What a
 * caller forgets to queue is found within minutes (`invite-due`).
 */
export async function queueInvitations(
  scope: Scope,
  questionaryId: string,
  { now, due = now, together = false }: Due,
): Promise<void> {
  await noteDue(scope, questionaryId, due);
  if (due > now) await queueLater(scope, due);
  else if (!together) await queueDue(scope);
}

/** How long a wave waits for its next part, in milliseconds. */
const gathering = 20_000;

/**
 * Queues the invitations of a wave that is sent to work part by part: they leave when no further part
 * has come for a while, so that each person gets one letter (decision 060).
 */
export function queueWave(scope: Scope, now: Date): Promise<void> {
  const { brandId } = scope;
  const runAt = new Date(now.getTime() + gathering);
  const key = `invite-participants:${brandId}:wave`;
  return addJob(scope, 'invite-participants', { brandId }, { runAt, key });
}

/** Queues all invitations of the brand that are due. */
export const queueDue = (scope: Scope): Promise<void> =>
  addJob(scope, 'invite-participants', { brandId: scope.brandId });

function queueLater(scope: Scope, runAt: Date): Promise<void> {
  const { brandId } = scope;
  const key = `invite-participants:${brandId}:${runAt.toISOString()}`;
  return addJob(scope, 'invite-participants', { brandId }, { runAt, key });
}

interface Start extends Omit<Due, 'due'> {
  /** Whether nobody is written to before that hour on the first day itself. */
  atHour?: boolean;
  /** The brand's. Left out: it is read where it is needed. */
  letterClock?: LetterClock;
}

/**
 * Queues invitations for those not invited yet: at the brand's hour of the questionary's first day, or now
 * if that day has come, but not at night (rules 16 and 58a).
 */
export async function queueFromStart(
  scope: Scope,
  questionary: Days & { id: string },
  { now, together = false, atHour = false, letterClock }: Start,
): Promise<void> {
  const clock = letterClock ?? (await getLetterClock(scope));
  const due = dueFromStart(questionary, { now, clock, atHour });
  return queueInvitations(scope, questionary.id, { now, due, together });
}

export interface Days {
  dateStart: string;
  dateEnd: string;
}

/** When the invitations of a questionary that goes to work now are due. */
export function dueFromStart(
  { dateStart, dateEnd }: Days,
  { now, clock, atHour = false }: { now: Date; clock: LetterClock; atHour?: boolean },
): Date {
  const isAhead = dateIn(clock.timeZone, now) < dateStart;
  const first = isAhead || atHour ? letterTime(dateStart, clock) : now;
  const morning = first > now ? null : nightUntil(now, clock, dateEnd);
  const hour = morning ? letterTime(morning, clock) : first;
  return hour > now ? hour : now;
}

/**
 * Queues invitations for those of the employees who are asked in questionaries in work but not
 * invited.
 */
export async function inviteAnew(
  scope: Scope,
  employeeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (employeeIds.length === 0) return;
  const asking = await listUninviting(scope, employeeIds);
  if (asking.length === 0) return;
  const letterClock = await getLetterClock(scope);
  for (const questionary of asking) {
    await queueFromStart(scope, questionary, { now, together: true, letterClock });
  }
  await queueDue(scope);
}

/**
 * Invitations follow the person (decision 015): the former e-mail's links stop working, and the new
 * one gets others.
 */
export async function moveInvitations(scope: Scope, employeeId: string, now: Date): Promise<void> {
  await takeBackInvitations(scope, employeeId);
  await inviteAnew(scope, [employeeId], now);
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
 * Until the final reports they count towards no threshold, because anybody who reads the new address may
 * answer in their place (decisions 021 and 056).
 */
export async function redirectInvitations(
  scope: Scope,
  { employeeId, from, to, now }: Moved,
): Promise<void> {
  const invited = await countNoMore(scope, employeeId, now);
  await tellRedirected(scope, { employeeId, from, to, invited });
  await moveInvitations(scope, employeeId, now);
}

/** Writes to the former e-mail, whatever the person is asked to answer (rule 50). */
export const tellRedirected = (
  scope: Scope,
  told: Redirected & { from: string; to: string; invited: boolean },
): Promise<void> => addJob(scope, 'tell-redirected', { brandId: scope.brandId, ...told });
