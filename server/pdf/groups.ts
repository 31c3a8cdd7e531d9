import type { ReportContent } from '#contract/rules/report-content.ts';
import { groupLabel, groupsOf, type ReportGroup } from '#contract/rules/report-groups.ts';
import type { Locale, T } from '#i18n/t.ts';

/** What every part of the paper is made from. */
export interface Reading {
  content: ReportContent;
  t: T;
  locale: Locale;
  /** The brand's (rule 40). */
  timeZone: string;
  /** The reader is the person assessed, and is spoken to. */
  isOwn: boolean;
}

/** A column of the table, a line of the chart, with its name. */
export type PaperGroup = ReportGroup & { label: string };

export const labelledGroups = (content: ReportContent, t: T): PaperGroup[] =>
  groupsOf(content).map((group) => ({ ...group, label: groupLabel(group.types, t) }));
