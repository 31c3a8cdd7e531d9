import {
  anonymousTypes,
  keepsAnonymity,
  type ReviewerRole,
} from '#platform/contract/rules/methods.ts';
import type { T } from '#platform/texts/t.ts';
import type { ReportContent } from './report-content.ts';
import { groupKey, groupsOf } from './report-groups.ts';
import { rounded } from './report-numbers.ts';

/** What a report says of rows where somebody of a group gave no mark (data-and-maths, rule 4). */

type Types = readonly ReviewerRole[];

/** Whether the group's answers are told only together. */
export function isGrouped(content: ReportContent, types: Types): boolean {
  const grouped: readonly ReviewerRole[] = anonymousTypes;
  return keepsAnonymity(content) && types.some((type) => grouped.includes(type));
}

/** Whether the mark is told more coarsely than to tenths. With 20 marks or more it never is. */
export const isRough = (
  content: ReportContent,
  { types, mark }: { types: Types; mark?: number | undefined },
): boolean => mark !== undefined && isGrouped(content, types) && rounded(mark, 1) !== mark;

/**
 * Why a group has no mark in a row: nobody of it answered, too few of it gave a mark, a compared
 * questionary asked the same (rule 26), or it was combined or left out when it was brought in. A key in
 * `paper.empty`.
 */
export type EmptyReason = 'unanswered' | 'tooFew' | 'askedBefore' | 'broughtIn';

export function emptyReason(
  content: ReportContent,
  { isKeptBack = false }: { isKeptBack?: boolean | undefined },
  types: Types,
): EmptyReason {
  if (!isGrouped(content, types)) return 'unanswered';
  if (content.broughtIn) return 'broughtIn';
  return isKeptBack ? 'askedBefore' : 'tooFew';
}

/** What stands below "—" in a cell. Null where the dash says enough. */
export function emptyNote(reason: EmptyReason, t: T): string | null {
  return reason === 'tooFew' || reason === 'askedBefore' ? t(`paper.empty.${reason}`) : null;
}

/** Why cells of the competence table are empty, each reason once. */
export function emptyReasons(content: ReportContent): EmptyReason[] {
  const groups = groupsOf(content);
  const reasons = content.competenceMarkList.flatMap((row) =>
    groups
      .filter(({ key }) => !row.participantList.some(({ types }) => groupKey(types) === key))
      .map(({ types }) => emptyReason(content, row, types)),
  );
  return [...new Set(reasons)];
}

/** Words that cells of the report's tables use, explained. They are the same in its files. */
export function gapNotes(content: ReportContent, t: T): string[] {
  const marks = content.competenceMarkList.flatMap(({ participantList }) => participantList);
  const reasons = emptyReasons(content);
  return [
    marks.some((mark) => isRough(content, mark)) && t('paper.competences.noteRough'),
    reasons.includes('tooFew') && t('paper.empty.noteTooFew'),
    reasons.includes('askedBefore') && t('paper.empty.noteAskedBefore'),
  ].filter((note) => typeof note === 'string');
}

/** Why cells stay empty without a word of their own. A key of `paper.empty` and `reportFile.empty`. */
export function plainEmptyReasons(content: ReportContent): ('unanswered' | 'broughtIn')[] {
  return emptyReasons(content).filter(
    (reason) => reason === 'unanswered' || reason === 'broughtIn',
  );
}
