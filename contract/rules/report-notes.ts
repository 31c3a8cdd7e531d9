import type { T } from '#i18n/t.ts';
import { anonymousTypes, keepsAnonymity } from './methods.ts';
import type { CompetenceMark, ReportContent } from './report-content.ts';
import { groupKey, groupLabel, groupsOf, mergedGroups } from './report-groups.ts';

/** What a report says about missing sheets and cells (rule 25). A reason is a key in `paper`. */

/**
 * What a report promises its raters, which groups were combined, how many sheets are not shown, and
 * why (rules 25 and 26).
 */
export function anonymityNotes(content: ReportContent, t: T): string[] {
  const { anonymityThreshold: threshold, notShownSheetCount: count } = content;
  const reason = notShownReason(content);
  const from = content.broughtIn ? 'broughtIn' : 'notes';
  return [
    keepsAnonymity(content)
      ? t(`paper.${from}.anonymityText`, { threshold })
      : t(`paper.${from}.attributed`),
    ...mergedGroups(content).map(({ types }) =>
      t('paper.notes.merged', { groups: groupLabel(types, t).toLowerCase() }),
    ),
    ...(reason ? [t(`paper.notes.${reason}`, { count, threshold })] : []),
    ...keptBack(content, t),
  ];
}

/**
 * Why some sheets of colleagues, customers and subordinates are in no competence at all, or that
 * all are there. Null where there are no such sheets, so there is nothing to say.
 */
export function notShownReason(content: ReportContent) {
  if (content.notShownSheetCount > 0) {
    if (!keepsAnonymity(content)) return 'withoutMarks';
    if (content.comparableList.length > 0) return 'withheld';
    return content.kind === 'interim' ? 'waiting' : 'notShown';
  }
  // A file may hold roles without saying how many people they were.
  if (content.broughtIn) return null;
  const types: readonly string[] = anonymousTypes;
  const came = content.reportProgressList.some(
    ({ type, passedCount }) => types.includes(type) && passedCount > 0,
  );
  return came ? 'allShown' : null;
}

/**
 * Says which roles' answers stay out because of other questionaries' reports (rule 26), and their
 * numbers. Empty where no answers stay out: what earlier reports have shown already is shown here,
 * too.
 */
export function keptBack({ comparableList, notShownSheetCount }: ReportContent, t: T): string[] {
  const [first, ...others] = comparableList;
  if (!first || notShownSheetCount === 0) return [];
  const groups = groupLabel(first.types, t).toLowerCase();
  const numbers = comparableList.map(({ number }) => t('paper.notes.numbered', { number }));
  const key = others.length > 0 ? 'keptBackBySeveral' : 'keptBack';
  return [t(`paper.notes.${key}`, { groups, numbers: numbers.join(', ') })];
}

/**
 * How many people a group's number is of, in words. In an anonymous report no number is given where
 * not everybody in the group has a mark: it would tell how many had no information (rule 25).
 */
export function peopleBehind(content: ReportContent, group: GroupShown, t: T): string {
  return isOfAll(content, group)
    ? t('paper.sheets', { count: group.sheetCount ?? 0 })
    : t('paper.notAll');
}

type GroupShown = Pick<CompetenceMark['participantList'][number], 'types'> & {
  sheetCount?: number | undefined;
};

/** Whether everybody of the group's roles who answered is behind its number. */
export function isOfAll(content: ReportContent, { types, sheetCount = 0 }: GroupShown): boolean {
  const grouped: readonly string[] = anonymousTypes;
  if (!keepsAnonymity(content) || !types.some((type) => grouped.includes(type))) return true;
  const answered = content.reportProgressList.filter(({ type }) => types.includes(type));
  return sheetCount >= answered.reduce((sum, { passedCount }) => sum + passedCount, 0);
}

/** Whether the competence table says "not everyone" anywhere. */
export const isOfSome = (content: ReportContent): boolean =>
  content.competenceMarkList.some(({ participantList }) =>
    participantList.some((group) => !isOfAll(content, group)),
  );

/** Why cells of the competence table are empty. Null when none is. */
export function emptyCellReason(content: ReportContent) {
  const groups = groupsOf(content);
  const hasEmpty = content.competenceMarkList.some(
    ({ participantList, otherParticipantMark, totalMark }) =>
      otherParticipantMark === null ||
      totalMark === null ||
      groups.some(({ key }) => !participantList.some(({ types }) => groupKey(types) === key)),
  );
  if (!hasEmpty) return null;
  return keepsAnonymity(content) ? 'emptyAnonymous' : 'emptyNamed';
}
