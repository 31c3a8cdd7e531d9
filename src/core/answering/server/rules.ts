import type { Assignment } from '#core/answering/contract/answering.ts';
import { isOpen, type QuestionaryTerm } from '#core/invitation/server/rules.ts';
import type { DeclineReason } from '#core/questionary/contract/rules/cycle.ts';
import { isDeclineOffered } from '#core/questionary/contract/rules/decline.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { AssignmentStatus, QuestionaryStatus } from '#platform/contract/rules/methods.ts';

/** How long after the last day a sheet begun in time may still arrive (decision 023). */
const grace = 30 * 60_000;

/** The date for late sheets: for half an hour after midnight it is still the day before. */
export const lateDayIn = (timeZone: string, now: Date): string =>
  dateIn(timeZone, new Date(now.getTime() - grace));

/** The moment, today in a brand, and the date that still applies to sheets begun in time. */
export interface AnsweringDays {
  now: Date;
  today: string;
  lateDay: string;
}

export const daysIn = (timeZone: string, now: Date): AnsweringDays => ({
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
  }: Omit<QuestionaryTerm, 'status'> & {
    status: AssignmentStatus;
    questionaryStatus: QuestionaryStatus;
  },
  { today, lateDay }: AnsweringDays,
): boolean {
  const dated = { ...term, status: questionaryStatus };
  return isOpen(dated, today) || (status === 'in_work' && isOpen(dated, lateDay));
}

/** Whether answers will never be accepted again. A last day that has passed may still be moved. */
export const isOver = (status: QuestionaryStatus): boolean =>
  status === 'done' || status === 'archived';

/** Why answers are not accepted. */
export const whyClosed = (
  { status, dateStart }: QuestionaryTerm,
  today: string,
): 'notStarted' | 'ended' => (status === 'inwork' && today < dateStart ? 'notStarted' : 'ended');

/**
 * A personal link works while anything is open for its person (rule 23). What it says when nothing is
 * depends on what is in work, or else on what they were asked last. The newest row comes first.
 */
export function linkState(
  rows: readonly LinkRow[],
  days: AnsweringDays,
): 'open' | 'answered' | 'notStarted' | 'ended' {
  if (rows.some((row) => row.status !== 'done' && takesAnswers(row, days))) return 'open';
  const inWork = rows.filter(({ questionaryStatus }) => questionaryStatus === 'inwork');
  const last = inWork.length > 0 ? inWork : rows.filter(isOfSame(rows[0]));
  const unanswered = last.filter(({ status }) => status !== 'done');
  if (unanswered.length === 0) return 'answered';
  return unanswered.some((row) => isAhead(row, days)) ? 'notStarted' : 'ended';
}

type LinkRow = Pick<
  AssignmentRow,
  'questionaryId' | 'status' | 'questionaryStatus' | 'dateStart' | 'dateEnd'
>;

const isOfSame = (first: LinkRow | undefined) => (row: LinkRow) =>
  row.questionaryId === first?.questionaryId;

const isAhead = (row: LinkRow, { today }: AnsweringDays): boolean =>
  whyClosed({ ...row, status: row.questionaryStatus }, today) === 'notStarted';

/** Whether the page behind a link shows it: it is in work, has begun, and is not over. */
export const isShown = (
  { questionaryStatus, dateStart, dateEnd }: LinkRow,
  days: AnsweringDays,
): boolean => questionaryStatus === 'inwork' && dateStart <= days.today && days.lateDay <= dateEnd;

/** Questionaries that take no more answers from this person, as they are over or answered. */
export function closedIds(rows: readonly LinkRow[]): string[] {
  const open = rows.filter((row) => !isOver(row.questionaryStatus) && row.status !== 'done');
  const openIds = new Set(open.map(({ questionaryId }) => questionaryId));
  const ids = new Set(rows.map(({ questionaryId }) => questionaryId));
  return [...ids].filter((id) => !openIds.has(id));
}

/** The data behind a row of the answering list. */
export type AssignmentRow = Omit<
  Assignment,
  'status' | 'isActive' | 'isAhead' | 'isOver' | 'mayDecline' | 'declined'
> & {
  status: AssignmentStatus;
  questionaryStatus: QuestionaryStatus;
  /** Whether the questionary lets raters decline. */
  mayDecline: boolean;
  declined: DeclineReason | null;
};

export function assignmentOf(row: AssignmentRow, days: AnsweringDays): Assignment {
  const { questionaryStatus, mayDecline: isOffered, declined, ...shown } = row;
  const mayDecline =
    row.status !== 'done' &&
    isDeclineOffered({ mayDecline: isOffered, type: row.participantType }) &&
    isOpen({ ...row, status: questionaryStatus }, days.today);
  return {
    ...shown,
    isActive: takesAnswers(row, days),
    isAhead: isAhead(row, days),
    isOver: isOver(questionaryStatus),
    ...(mayDecline && { mayDecline }),
    ...(declined && { declined: declined === 'excused' ? declined : 'self' }),
  };
}
