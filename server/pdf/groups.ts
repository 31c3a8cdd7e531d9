import { keepsAnonymity, type ParticipantType, participantTypes } from '#contract/methods.ts';
import type { ReportContent } from '#contract/report-content.ts';
import type { Locale, T } from '#i18n/t.ts';

/** What every part of the paper is made from; `timeZone` is the brand's. */
export type Context = { content: ReportContent; t: T; locale: Locale; timeZone: string };

/** Groups of sheets by the set of their types: a column of the table, a line of the chart. */
export type Group = { key: string; types: readonly ParticipantType[]; label: string };

export const keyOf = (types: readonly ParticipantType[]): string =>
  inOrder(types)
    .map((type) => participantTypes[type])
    .join('+');

const inOrder = (types: readonly ParticipantType[]): number[] =>
  types.map((type) => participantTypes.indexOf(type)).sort((a, b) => a - b);

/** Display order (data-and-maths, rule 3): by the first type, then the next, a shorter list first. */
export function compareGroups(
  a: readonly ParticipantType[],
  b: readonly ParticipantType[],
): number {
  const [left, right] = [inOrder(a), inOrder(b)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** "Клиенты, подчинённые": the roles of a group, only the first with a capital. */
export function groupLabel(types: readonly ParticipantType[], t: T): string {
  const names = inOrder(types).map((at) => t(`participantTypes.${participantTypes[at]!}`));
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
}

/** Every group that has a mark in some competence, in display order. */
export function groupsOf(content: ReportContent, t: T): Group[] {
  const found = new Map<string, Group>();
  for (const competence of content.competenceMarkList)
    for (const { types } of competence.participantList) {
      const key = keyOf(types);
      if (!found.has(key)) found.set(key, { key, types, label: groupLabel(types, t) });
    }
  return [...found.values()].sort((a, b) => compareGroups(a.types, b.types));
}

/** Labels of the groups that were merged anywhere, open answers included (decision 25). */
export function mergedLabels(content: ReportContent, t: T): string[] {
  const groups = [
    ...content.competenceMarkList.flatMap((each) => each.participantList),
    ...content.commonQuestionAnswerList.flatMap((each) => each.answers),
  ];
  const merged = groups
    .map(({ types }) => types)
    .filter((types) => types.length > 1)
    .sort(compareGroups);
  return [...new Set(merged.map((types) => groupLabel(types, t).toLowerCase()))];
}

/** Anonymous cells exist rounded to one decimal only (data-and-maths, rule 4). */
export function digitsOf(content: ReportContent, types: readonly string[]): 1 | 2 {
  const isAttributed = types.every((type) => type === 'supervisor' || type === 'employee');
  return keepsAnonymity(content) && !isAttributed ? 1 : 2;
}
