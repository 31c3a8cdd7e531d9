import { responseRate } from '#addon/heatmap/contract/company-points.ts';
import type { HeatmapCell } from '#addon/heatmap/contract/heatmap.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import { type Heat, heatOf } from '#core/report/contract/reading/report-heat.ts';
import { limits } from '#platform/contract/rules/scale.ts';
import type { T } from '#platform/texts/t.ts';

/** The tint of a cell, as in a report. */
export const heatTint = (mark: number | null): Heat | undefined =>
  heatOf(mark, limits, digitsOfHeatmap) ?? undefined;

/** Why a cell without a mark has none. */
export function withheldReason({ waitingCount: count }: HeatmapCell, threshold: number, t: T) {
  if (count === 0) return t('heatmap.noMarks');
  return count < threshold ? t('heatmap.few', { count }) : t('heatmap.apart');
}

/** Whom a shown mark is about: “14 people”, or “12 of 14” while some wait. */
export function peopleIn({ peopleCount: count, waitingCount }: HeatmapCell, t: T): string {
  return waitingCount > 0
    ? t('heatmap.peopleSome', { count, all: count + waitingCount })
    : t('heatmap.peopleOf', { number: count });
}

interface Answers {
  askedCount: number;
  answeredCount: number;
}

/** “85%” and “34 of 40”. */
export const answeredWords = (answers: Answers, t: T): { percent: string; counts: string } => ({
  percent: t('heatmap.percent', { percent: responseRate(answers) }),
  counts: t('heatmap.answeredOf', { answered: answers.answeredCount, asked: answers.askedCount }),
});
