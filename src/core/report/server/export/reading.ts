import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { digitsOf, rounded } from '#core/report/contract/content/report-numbers.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import type { Cell } from '#platform/server/table-file/cell/cell.ts';
import type { T } from '#platform/texts/t.ts';

/** What every table of a report is made from. */
export interface TableReading extends Omit<Telling, 'voice'> {
  /** The brand's. */
  timeZone: string;
}

/**
 * A mark as the report shows it: in an anonymous one with one decimal. Null where there is none.
 */
export function markCell(content: ReportContent, mark: number | null | undefined): Cell {
  if (mark === null || mark === undefined) return null;
  const digits = digitsOf(content);
  return { decimal: rounded(mark, digits), digits };
}

/** Texts with plain spaces: others would keep a program from finding a heading by its words. */
export const plainly = (t: T): T =>
  ((...given: Parameters<T>) => t(...given).replaceAll('\u00a0', ' ')) as T;

/** How many people gave a mark, as a number to count with. In words where it is only said that not all did. */
export const countCell = (
  { mark, count }: { mark: number | null; count: number | null },
  t: T,
): Cell => (mark === null ? null : (count ?? t('paper.notAll')));
