import { anonymousTypes, keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { T } from '#platform/texts/t.ts';
import type { CompetenceMark, ReportContent } from './report-content.ts';
import { isGrouped } from './report-gaps.ts';
import { combinedGroups, groupKey, groupLabel } from './report-groups.ts';

/** What a report says about missing sheets and cells (rule 25). A reason is a key in `paper`. */

/**
 * What a report promises its raters, which groups were combined, how many sheets are not shown, and
 * why (rules 25 and 26).
 */
export function anonymityNotes(content: ReportContent, t: T): string[] {
  const { anonymityThreshold: threshold, notShownSheetCount: count } = content;
  const reason = notShownReason(content);
  const silent = silentCount(content);
  const from = content.broughtIn ? 'broughtIn' : 'notes';
  return [
    keepsAnonymity(content)
      ? t(`paper.${from}.anonymityText`, { threshold })
      : t(`paper.${from}.attributed`),
    ...combinedNote(content, t),
    ...(reason ? [t(`paper.notes.${reason}`, { count, threshold })] : []),
    ...(reason === 'notShown' && content.smallGroups === 'leftOut'
      ? [t('paper.notes.leftOut')]
      : []),
    ...(silent > 0 ? [t('paper.notes.silent', { count: silent })] : []),
    ...keptBack(content, t),
  ];
}

/**
 * Which roles share a rating, in one sentence. Where not everywhere the same ones do, it names the
 * competences of all sets but the most frequent.
 */
function combinedNote(content: ReportContent, t: T): string[] {
  const groups = combinedGroups(content).map(({ key, types }) => ({
    label: groupLabel(types, t).toLowerCase(),
    names: content.competenceMarkList
      .filter(({ participantList }) => participantList.some((one) => groupKey(one.types) === key))
      .map(({ name }) => t('paper.notes.named', { name })),
  }));
  if (groups.length === 0) return [];
  const most = Math.max(...groups.map(({ names }) => names.length));
  const usual = groups.find(({ names }) => names.length === most);
  const told = groups.map((group) => {
    if (groups.length === 1) return group.label;
    const words = { groups: group.label, names: group.names.join(', ') };
    const isNamed = group !== usual && group.names.length > 0;
    return t(isNamed ? 'paper.notes.combinedIn' : 'paper.notes.combinedElsewhere', words);
  });
  return [t('paper.notes.combined', { groups: told.join('; ') })];
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
  if (silentCount(content) > 0) return null;
  return answeredIn(content, anonymousTypes) > 0 ? 'allShown' : null;
}

/** How many people are in groups, but in none that has a mark in any row (data-and-maths, rule 4). */
function silentCount(content: ReportContent): number {
  if (!keepsAnonymity(content) || content.broughtIn) return 0;
  const rows = [
    ...content.competenceMarkList.map(({ participantList }) => participantList),
    ...content.commonQuestionAnswerList
      .filter(({ type }) => type === 'rating')
      .map(({ answers }) => answers),
  ];
  const sizes = new Map(
    rows
      .flat()
      .filter(({ types }) => isGrouped(content, types))
      .map(({ types, sheetCount = 0 }) => [groupKey(types), sheetCount]),
  );
  const shown = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return answeredIn(content, anonymousTypes) - content.notShownSheetCount - shown;
}

function answeredIn({ reportProgressList }: ReportContent, types: readonly string[]): number {
  return reportProgressList
    .filter(({ type }) => types.includes(type))
    .reduce((sum, { passedCount }) => sum + passedCount, 0);
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

/** How many people are in a group that has a mark, in words. */
export function peopleBehind(content: ReportContent, group: GroupShown, t: T): string {
  return isOfAll(content, group)
    ? t('paper.sheets', { count: group.sheetCount ?? 0 })
    : t('paper.notAll');
}

type GroupShown = Pick<CompetenceMark['participantList'][number], 'types'> & {
  sheetCount?: number | undefined;
};

/**
 * Whether the number of people may be said. A report of ours has the same number for a group in every
 * row. In a brought-in one it would tell how many had no information in that row (rule 88).
 */
export function isOfAll(content: ReportContent, { types, sheetCount = 0 }: GroupShown): boolean {
  if (!content.broughtIn || !isGrouped(content, types)) return true;
  return sheetCount >= answeredIn(content, types);
}

/** Whether the competence table says "not everyone" anywhere. */
export const isOfSome = (content: ReportContent): boolean =>
  content.competenceMarkList.some(({ participantList }) =>
    participantList.some((group) => !isOfAll(content, group)),
  );
