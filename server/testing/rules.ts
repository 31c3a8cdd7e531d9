import type { QuestionaryStatus } from '#contract/methods.ts';
import type { Assignment, AssignmentStatus } from '#contract/testing.ts';
import { dateIn } from '#server/calendar.ts';

interface Term {
  status: QuestionaryStatus;
  dateStart: string;
  dateEnd: string;
}

/** Whether answers are taken on this day: in work, and the day lies within the dates (decision 21). */
export const isOpen = ({ status, dateStart, dateEnd }: Term, today: string): boolean =>
  status === 'inwork' && dateStart <= today && today <= dateEnd;

/** How long after the last day a sheet that was begun in time may still arrive (docs/decisions/007). */
const grace = 30 * 60_000;

/** The day as late sheets see it: for half an hour after midnight it is still the day before. */
export const lateDayIn = (timeZone: string, now: Date): string =>
  dateIn(timeZone, new Date(now.getTime() - grace));

/** Why answers are not taken. */
export const whyClosed = ({ status, dateStart }: Term, today: string): 'notStarted' | 'ended' =>
  status === 'inwork' && today < dateStart ? 'notStarted' : 'ended';

/** A personal link lives until everything is answered or the questionary ends (decision 23). */
export function linkState(
  term: Term,
  statuses: readonly AssignmentStatus[],
  today: string,
): 'open' | 'answered' | 'notStarted' | 'ended' {
  if (statuses.every((status) => status === 'done')) return 'answered';
  return isOpen(term, today) ? 'open' : whyClosed(term, today);
}

/** What a row of the testing list is made from. */
export type AssignmentRow = Omit<Assignment, 'status' | 'isActive'> & {
  status: AssignmentStatus;
  questionaryStatus: QuestionaryStatus;
};

export function assignmentOf(row: AssignmentRow, today: string): Assignment {
  const { questionaryStatus, ...shown } = row;
  return { ...shown, isActive: isOpen({ ...row, status: questionaryStatus }, today) };
}
