import { dateIn } from '#contract/rules/dates.ts';
import type { QuestionaryStatus } from '#contract/rules/methods.ts';
import type { Assignment, AssignmentStatus } from '#contract/testing.ts';
import { isOpen, type Term } from '#server/invitation/rules.ts';

/** How long after the last day a sheet begun in time may still arrive (decision 023). */
const grace = 30 * 60_000;

/** The date for late sheets: for half an hour after midnight it is still the day before. */
export const lateDayIn = (timeZone: string, now: Date): string =>
  dateIn(timeZone, new Date(now.getTime() - grace));

/** The moment, today in a brand, and the date that still applies to sheets begun in time. */
export interface Days {
  now: Date;
  today: string;
  lateDay: string;
}

export const daysIn = (timeZone: string, now: Date): Days => ({
  now,
  today: dateIn(timeZone, now),
  lateDay: lateDayIn(timeZone, now),
});

/**
 * Whether this one may be answered: on its days, and for half an hour after them if it was begun.
 */
export function takesAnswers(
  {
    status,
    questionaryStatus,
    ...term
  }: Omit<Term, 'status'> & {
    status: AssignmentStatus;
    questionaryStatus: QuestionaryStatus;
  },
  { today, lateDay }: Days,
): boolean {
  const dated = { ...term, status: questionaryStatus };
  return isOpen(dated, today) || (status === 'in_work' && isOpen(dated, lateDay));
}

/** Whether answers will never be accepted again. A last day that has passed may still be moved. */
export const isOver = (status: QuestionaryStatus): boolean =>
  status === 'done' || status === 'archived';

/** Why answers are not accepted. */
export const whyClosed = ({ status, dateStart }: Term, today: string): 'notStarted' | 'ended' =>
  status === 'inwork' && today < dateStart ? 'notStarted' : 'ended';

/** A personal link works until everything is answered or the questionary ends (rule 23). */
export function linkState(
  term: Term,
  statuses: readonly AssignmentStatus[],
  days: Days,
): 'open' | 'answered' | 'notStarted' | 'ended' {
  if (statuses.every((status) => status === 'done')) return 'answered';
  const isOne = (status: AssignmentStatus) =>
    takesAnswers({ ...term, status, questionaryStatus: term.status }, days);
  return statuses.some(isOne) ? 'open' : whyClosed(term, days.today);
}

/** The data behind a row of the testing list. */
export type AssignmentRow = Omit<Assignment, 'status' | 'isActive' | 'isAhead' | 'isOver'> & {
  status: AssignmentStatus;
  questionaryStatus: QuestionaryStatus;
};

export function assignmentOf(row: AssignmentRow, days: Days): Assignment {
  const { questionaryStatus, ...shown } = row;
  return {
    ...shown,
    isActive: takesAnswers(row, days),
    isAhead: whyClosed({ ...row, status: questionaryStatus }, days.today) === 'notStarted',
    isOver: isOver(questionaryStatus),
  };
}
