import { keepsAnonymity } from '#contract/rules/methods.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import type { T } from '#i18n/t.ts';
import type { Cell } from '#server/table-file/cell.ts';

/** What every table of a report is made from. */
export interface Reading {
  /** In the reader's language. */
  content: ReportContent;
  t: T;
  /** The brand's. */
  timeZone: string;
}

/** A mark as the report shows it: in an anonymous one with one decimal. Null where there is none. */
export function markCell(content: ReportContent, mark: number | null | undefined): Cell {
  if (mark === null || mark === undefined) return null;
  const digits = keepsAnonymity(content) ? 1 : 2;
  // Half up despite inexact binary fractions.
  return { decimal: Math.round(mark * 10 ** digits + 1e-6) / 10 ** digits, digits };
}

/** With plain spaces: others would keep a program from finding a heading by its words. */
export const plainly = (t: T): T =>
  ((...given: Parameters<T>) => t(...given).replaceAll('\u00a0', ' ')) as T;
