import type { HeatmapCell } from '#contract/assessment/heatmap.ts';
import { limits } from '#contract/platform/rules/scale.ts';
import type { T } from '#i18n/t.ts';

/** How strongly a mark stands out from the middle of the scale: −2 is the lowest, 2 the highest. */
export type Heat = -2 | -1 | 0 | 1 | 2;
export const heats: readonly Heat[] = [-2, -1, 0, 1, 2];

/** The limits of a report (`limits`) and half a mark beyond them. */
export function heatOf(mark: number): Heat {
  if (mark < limits.low - 0.5) return -2;
  if (mark < limits.low) return -1;
  if (mark < limits.high) return 0;
  return mark < limits.high + 0.5 ? 1 : 2;
}

/** Why a cell without a mark has none. */
export function withheldReason({ waitingCount: count }: HeatmapCell, threshold: number, t: T) {
  if (count === 0) return t('heatmap.noMarks');
  return count < threshold ? t('heatmap.few', { count }) : t('heatmap.apart');
}

/** Whom a shown mark is about: “14 people”, or “12 of 14” while some wait. */
export function peopleIn({ peopleCount: count, waitingCount }: HeatmapCell, t: T): string {
  return waitingCount > 0
    ? t('heatmap.peopleSome', { count, all: count + waitingCount })
    : t('heatmap.peopleOf', { count });
}

/** “34 of 40 (85%)”. */
export function answeredWords(
  { askedCount: asked, answeredCount: answered }: { askedCount: number; answeredCount: number },
  t: T,
): string {
  const percent = asked === 0 ? 0 : Math.round((100 * answered) / asked);
  return t('heatmap.answeredOf', { answered, asked, percent });
}
