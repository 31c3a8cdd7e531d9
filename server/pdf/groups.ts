import { keepsAnonymity } from '#contract/methods.ts';
import type { ReportContent } from '#contract/report-content.ts';
import { groupLabel, groupsOf, type ReportGroup } from '#contract/report-groups.ts';
import type { Locale, T } from '#i18n/t.ts';

/** What every part of the paper is made from; `timeZone` is the brand's. */
export type Context = { content: ReportContent; t: T; locale: Locale; timeZone: string };

/** A column of the table, a line of the chart, with its name. */
export type Group = ReportGroup & { label: string };

export const labelledGroups = (content: ReportContent, t: T): Group[] =>
  groupsOf(content).map((group) => ({ ...group, label: groupLabel(group.types, t) }));

/** Anonymous cells exist rounded to one decimal only (data-and-maths, rule 4). */
export function digitsOf(content: ReportContent, types: readonly string[]): 1 | 2 {
  const isAttributed = types.every((type) => type === 'supervisor' || type === 'employee');
  return keepsAnonymity(content) && !isAttributed ? 1 : 2;
}
