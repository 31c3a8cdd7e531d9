import { countToRemind, remindPeople } from '#core/invitation/server/remind.ts';
import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { requireStatus } from '#core/questionary/server/record/require-status.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { setReminded } from './remind-queries.ts';
import type { Clock } from './work-facts.ts';

/**
 * Reminds everybody of a locked questionary who has been invited and has not answered (rule 58), and
 * returns how many letters there will be: none where all have had one today. 409 where no answers are
 * taken, and where it has already reminded today.
 */
export async function remindQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  clock: Clock,
): Promise<number> {
  requireRemindable(row, clock);
  return remind(scope, row.id, clock);
}

/** 409 where no answers are taken, and where it has already reminded today. */
export function requireRemindable(row: QuestionaryRow, clock: Clock): void {
  requireOpen(row, 'remind', dateIn(clock.timeZone, clock.now));
  if (isReminded(row, clock)) throw untilTomorrow('questionaryMessages.remindedToday', clock);
}

/** 409 where a questionary takes no answers today, as nobody is written to then. */
export function requireOpen(
  row: QuestionaryRow,
  verb: 'remind' | 'inviteAgain',
  today: string,
): void {
  requireStatus(row, verb);
  const { dateStart, dateEnd } = row;
  if (today < dateStart) {
    throw conflict({ path: 'dateStart', key: 'questionaryMessages.invitedOnStart' });
  }
  if (today > dateEnd) throw conflict({ path: 'dateEnd', key: 'questionaryMessages.dateEndPast' });
}

/** 409 where all who are awaited have had a letter today. */
export const nobodyToRemind = (clock: Clock) =>
  untilTomorrow('questionaryMessages.nobodyToRemind', clock);

function untilTomorrow(
  key: 'questionaryMessages.remindedToday' | 'questionaryMessages.nobodyToRemind',
  { timeZone, now }: Clock,
) {
  const date = addDays(dateIn(timeZone, now), 1);
  return conflict({ path: 'id', key, params: { date } });
}

/** Whether it has reminded on this day of the brand. */
export const isReminded = (
  { remindedAt }: Pick<QuestionaryRow, 'remindedAt'>,
  { now, timeZone }: Clock,
): boolean => remindedAt !== null && dateIn(timeZone, remindedAt) === dateIn(timeZone, now);

/** To how many people a reminder would go now. */
export async function countRemindableOf(
  scope: Scope,
  row: Pick<QuestionaryRow, 'id' | 'status' | 'remindedAt'>,
  clock: Clock,
): Promise<number> {
  if (row.status !== 'inwork' || isReminded(row, clock)) return 0;
  return countToRemind(scope, { questionaryIds: [row.id] }, clock);
}

/** Reminds, and notes when where anybody gets a letter. */
export async function remind(scope: Scope, id: string, clock: Clock): Promise<number> {
  const letterCount = await remindPeople(scope, { questionaryIds: [id] }, clock);
  if (letterCount > 0) await setReminded(scope, id, clock.now);
  return letterCount;
}
