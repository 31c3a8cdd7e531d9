import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { type ChartLine, chartLines } from '#core/report/contract/reading/report-chart.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** Fewer axes make no area. */
const fewestAxes = 3;

/**
 * The lines that the screen starts with: others, self and the target. Null where there is no mark.
 */
export function chartOf({ content, t, locale }: PaperReading) {
  const list = content.competenceMarkList;
  const isShown = ({ marks, isFirst }: ChartLine) => isFirst && marks.some((mark) => mark !== null);
  const lines = chartLines(content, t).filter(isShown);
  if (lines.length === 0) return null;
  const isRadar = list.length >= fewestAxes;
  return {
    heading: t('paper.chart.heading'),
    shape: isRadar ? 'radar' : 'bars',
    scale: t(isRadar ? 'paper.chart.scale' : 'paper.chart.barsScale'),
    alt: t('paper.chart.alt', { groups: lines.map(({ label }) => label).join('; ') }),
    axes: list.map(({ name }) => inColumn(name)),
    lines: lines.map(({ key, label, marks }) => ({
      look: lookOf(key),
      label,
      points: marks.map((mark) => ({ mark, text: formatMark(mark, locale, digitsOf(content)) })),
    })),
  };
}

/** The only group besides self looks like all others together. */
function lookOf(key: string): 'self' | 'target' | 'others' {
  if (key === 'employee') return 'self';
  return key === 'target' ? 'target' : 'others';
}
