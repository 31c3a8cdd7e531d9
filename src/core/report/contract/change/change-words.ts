import {
  type Digits,
  formatGap,
  formatMark,
} from '#core/report/contract/content/report-numbers.ts';
import type { Locale } from '#platform/texts/t.ts';
import { isTold, type Verdict } from './change.ts';

/** How a change is written, wherever one stands. */

interface Said {
  change: number | null;
  verdict: Verdict | null;
}

/** Whether it may be chance, or nobody can tell. Never where both marks are by people who are known. */
export const isUntold = ({ verdict }: Said): boolean => verdict !== null && !isTold(verdict);

/** "+0.9", and "(+0.2)" of one that is not told from chance. */
export function changeText(said: Said, locale: Locale, digits: Digits): string {
  const text = formatGap(said.change, locale, digits);
  return isUntold(said) ? `(${text})` : text;
}

/** As a sentence says it: "higher by 0.4", but "differs by +0.4". */
export const sizeText = (
  { change, verdict }: { change: number; verdict: Verdict | null },
  locale: Locale,
  digits: Digits,
): string =>
  isTold(verdict)
    ? formatMark(Math.abs(change), locale, digits)
    : formatGap(change, locale, digits);
