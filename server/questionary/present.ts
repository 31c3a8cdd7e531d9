import { type Issue, speakIssue } from '#contract/call/issues.ts';
import type { QuestionaryRow as ListRow, QuestionaryDetail } from '#contract/questionary.ts';
import type { T } from '#i18n/t.ts';
import type { ParticipantRow, SubjectRow } from './record/detail-queries.ts';
import type { ListedRow } from './record/list-queries.ts';
import { countProgress, progressByRole, type RoleCounts } from './record/progress.ts';
import type { QuestionaryRow } from './record/queries.ts';

/** The fields that list and detail share. */
export function fieldsOf(row: QuestionaryRow) {
  const { id, version, number, status, method, type, positionId, subdivisionId } = row;
  const { dateStart, dateEnd, periodType, isAnonymous, createdAt } = row;
  return {
    id,
    version,
    number,
    status,
    method,
    type,
    positionId,
    subdivisionId,
    dateStart,
    dateEnd,
    periodType,
    isAnonymous,
    createdAt: createdAt.toISOString(),
  };
}

interface Names {
  position: string | null | undefined;
  subdivision: string | null | undefined;
  person: string | null | undefined;
}

/** The position's, the subdivision's or the person's name (rule 13). */
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
  counts: readonly RoleCounts[],
): Subject {
  return { ...shown, progressList: progressByRole(counts) };
}

/** A participant, with the progress of each role they answer in, and what keeps the invitation from them. */
export function presentParticipant(
  row: ParticipantRow,
  counts: readonly RoleCounts[],
  undelivered: Participant['undelivered'],
): Participant {
  const { id, firstName, lastName, middleName, type, position, subdivision } = row;
  return {
    id,
    firstName,
    lastName,
    middleName,
    type,
    position,
    subdivision,
    progressList: progressByRole(counts),
    undelivered,
  };
}

/** An issue in the caller's words. */
export const presentIssue = (issue: Issue, t: T): { path: string; message: string } => ({
  path: issue.path,
  message: speakIssue(issue, t),
});
