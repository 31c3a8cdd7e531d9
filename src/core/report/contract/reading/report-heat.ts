import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { type Digits, rounded } from '#core/report/contract/content/report-numbers.ts';

/** How high a mark is, beside the report's limits. A table tints its cells by it. */
export type Heat = 'veryLow' | 'low' | 'middle' | 'high' | 'veryHigh';

/** Half a point beyond a limit is further still. */
const further = 0.5;

/** Goes by the mark as it is shown, so that equal numbers look equal. Null where there is no mark. */
export function heatOf(
  mark: number | null,
  { low, high }: ReportContent['limits'],
  digits: Digits,
): Heat | null {
  if (mark === null) return null;
  const shown = rounded(mark, digits);
  if (shown < low) return shown < low - further ? 'veryLow' : 'low';
  if (shown < high) return 'middle';
  return shown < high + further ? 'high' : 'veryHigh';
}
