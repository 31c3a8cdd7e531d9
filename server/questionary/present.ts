import type { Issue } from '#contract/issues.ts';
import { participantTypes } from '#contract/methods.ts';
import type { QuestionaryRow as ListRow, QuestionaryDetail } from '#contract/questionary.ts';
import type { T, TextKey } from '#i18n/t.ts';
import type { AssignmentRow, ParticipantRow, SubjectRow } from './detail-queries.ts';
import type { ListedRow } from './list-queries.ts';
import { countProgress, progressOf } from './progress.ts';
import type { QuestionaryRow } from './queries.ts';

/** The fields that list and detail share. */
export function fieldsOf(row: QuestionaryRow) {
  const { id, version, number, status, method, type, positionId, subdivisionId } = row;
  const { dateStart, dateEnd, periodType, isAnonymous, createdAt } = row;
  return {
    ...{ id, version, number, status, method, type, positionId, subdivisionId },
    ...{ dateStart, dateEnd, periodType, isAnonymous, createdAt: createdAt.toISOString() },
  };
}

interface Names {
  position: string | null | undefined;
  subdivision: string | null | undefined;
  person: string | null | undefined;
}

/** The position's, the subdivision's or the person's name (decision 13). */
export function subjectOf({ type }: Pick<QuestionaryRow, 'type'>, names: Names, t: T): string {
  const name = names[type === 'surname' ? 'person' : type];
  return name ?? t('questionaryMessages.noSubjectYet');
}

interface Counts {
  passedCount: number;
  totalCount: number;
}

export function presentRow(
  { row, ...names }: ListedRow,
  { passedCount, totalCount }: Counts,
  subjectCount: number,
  t: T,
): ListRow {
  const entry = (id: string | null, name: string | null) =>
    id && name !== null ? { id, name } : null;
  return {
    ...fieldsOf(row),
    ...countProgress(passedCount, totalCount),
    position: entry(row.positionId, names.position),
    subdivision: entry(row.subdivisionId, names.subdivision),
    subject: subjectOf(row, names, t),
    subjectCount,
  };
}

type Subject = QuestionaryDetail['employeeList'][number];
type Participant = QuestionaryDetail['participantList'][number];

/** A subject, with the progress of each role that assesses them. */
export function presentSubject(
  { name, isFired, ...shown }: SubjectRow,
  assignments: readonly AssignmentRow[],
): Subject {
  const progressList = participantTypes
    .map((type) => ({ type, statuses: statusesOf(assignments.filter((one) => one.type === type)) }))
    .filter(({ statuses }) => statuses.length > 0)
    .map(({ type, statuses }) => ({ type, ...progressOf(statuses) }));
  return { ...shown, progressList };
}

/** A participant, with the progress about each subject, and what keeps the invitation from them. */
export function presentParticipant(
  row: ParticipantRow,
  assignments: readonly AssignmentRow[],
  undelivered: Participant['undelivered'],
): Participant {
  const { id, firstName, lastName, middleName, type, position, subdivision } = row;
  const progressList = assignments.map(({ subjectId, status }) => ({
    employeeId: subjectId,
    ...progressOf([status]),
  }));
  return {
    ...{ id, firstName, lastName, middleName, type, position, subdivision },
    ...{ progressList, undelivered },
  };
}

export const statusesOf = (assignments: readonly AssignmentRow[]) =>
  assignments.map(({ status }) => status);

/** Assignments by one of their people. */
export function groupBy(
  assignments: readonly AssignmentRow[],
  key: 'subjectId' | 'participantId',
): (id: string) => readonly AssignmentRow[] {
  const groups = new Map<string, AssignmentRow[]>();
  for (const one of assignments) {
    const group = groups.get(one[key]);
    if (group) group.push(one);
    else groups.set(one[key], [one]);
  }
  return (id) => groups.get(id) ?? [];
}

/** An issue in the caller's words. */
export function speakIssue({ path, key, params }: Issue, t: T): { path: string; message: string } {
  return { path, message: (t as (key: TextKey, params?: object) => string)(key, params) };
}
