import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { formatGap, formatMark } from '#contract/assessment/content/report-numbers.ts';
import {
  comparisonPoints,
  type DifferenceColumn,
  differenceColumns,
  noiseText,
  profileLines,
  responsesOf,
  verdictOf,
} from '#contract/assessment/reading/comparison-words.ts';
import {
  type Comparison,
  digitsOfComparison,
  type MarkChange,
} from '#contract/assessment/reading/report-difference.ts';
import type { Locale, T } from '#i18n/t.ts';
import { inColumn, inOneLine } from './clean.ts';
import { formatDate, formatPeriod } from './format.ts';

interface Reading {
  comparison: Comparison;
  t: T;
  locale: Locale;
}

/** The comparison as it stands on paper, in words and digits. The template only sets it. */
export function comparisonPaper(comparison: Comparison, locale: Locale, t: T, brandName: string) {
  const reading = { comparison, t, locale };
  const { earlier, later } = comparison;
  const { subject, position, subdivision, method } = later;
  return {
    locale,
    method,
    brand: inColumn(brandName),
    title: t('comparison.paperTitle', { subject }),
    kind: t('comparison.title'),
    subject: inColumn(subject),
    header: inOneLine(subject),
    about: [position, subdivision].filter((part) => part !== null).map(inColumn),
    footer: t('comparison.numbers', { earlier: earlier.number, later: later.number }),
    reports: [
      reportOf(t('comparison.earlier'), earlier, reading),
      reportOf(t('comparison.later'), later, reading),
    ],
    points: {
      heading: t('comparison.points.heading'),
      list: comparisonPoints(comparison, { t, locale }),
    },
    chart: chartOf(reading),
    table: tableOf(reading),
    noise: { heading: t('comparison.noise.heading'), text: noiseText(t, locale) },
  };
}

function reportOf(label: string, content: ReportContent, { t, locale }: Reading) {
  return {
    label,
    period: formatPeriod(content.dateStart, content.dateEnd, locale),
    number: content.broughtIn
      ? `${t('comparison.numbered', { number: content.number })} · ${t('paper.broughtIn.at')}`
      : t('comparison.numbered', { number: content.number }),
    responses: responsesOf(content, t),
  };
}

/** Null where no competence is in both, or none has a mark there. */
function chartOf({ comparison, t, locale }: Reading) {
  const day = ({ dateEnd }: ReportContent) => formatDate(dateEnd, locale);
  const { names, lines } = profileLines(comparison, { t, day });
  if (lines.length === 0) return null;
  const isRadar = names.length > 2;
  const isPart = comparison.competenceList.length > names.length;
  const digits = digitsOfComparison(comparison);
  return {
    heading: t('comparison.chart.heading'),
    shape: isRadar ? 'radar' : 'bars',
    scale: [
      t(isRadar ? 'paper.chart.scale' : 'paper.chart.barsScale'),
      ...(isPart ? [t('comparison.chart.onlyBoth')] : []),
    ].join(' '),
    alt: t('paper.chart.alt', { groups: lines.map(({ label }) => label).join('; ') }),
    axes: names.map(inColumn),
    lines: lines.map(({ look, label, marks }) => ({
      look: look.replace('employee', 'self'),
      label,
      points: marks.map((mark) => ({ mark, text: formatMark(mark, locale, digits) })),
    })),
  };
}

/** Null where neither report has a mark. */
function tableOf(reading: Reading) {
  const { comparison, t } = reading;
  const columns = differenceColumns(comparison, t);
  if (columns.length === 0) return null;
  return {
    heading: t('comparison.table.heading'),
    note: `${t('comparison.table.note')} ${t('comparison.table.groups')}`,
    head: [
      { label: t('paper.competences.name'), onlyIn: null },
      ...columns.map(({ label, onlyIn }) => ({ label, onlyIn: sayOnlyIn(onlyIn, reading) })),
    ],
    rows: comparison.competenceList.map((row) => ({
      name: inColumn(row.name),
      onlyIn: sayOnlyIn(row.isIn === 'both' ? null : row.isIn, reading),
      cells: columns.map((column) => cellOf(column, column.of(row), reading)),
    })),
  };
}

function sayOnlyIn(which: 'earlier' | 'later' | null, { comparison, t }: Reading): string | null {
  return which && t('comparison.table.onlyIn', { number: comparison[which].number });
}

/** The change with both marks below it, or what there is where nothing is to be compared. */
function cellOf({ key, onlyIn }: DifferenceColumn, mark: MarkChange, reading: Reading) {
  const { comparison, t, locale } = reading;
  const digits = digitsOfComparison(comparison);
  const format = (value: number | null) => formatMark(value, locale, digits);
  const alone = { verdict: null, marks: null, word: null };
  if (onlyIn) return { ...alone, change: format(mark[onlyIn]) };
  if (mark.earlier === null && mark.later === null) return { ...alone, change: format(null) };
  const verdict = verdictOf(mark);
  const change = formatGap(mark.change, locale, digits);
  return {
    verdict,
    change: verdict === 'noise' ? `≈ ${change}` : change,
    marks: t('comparison.table.change', {
      earlier: format(mark.earlier),
      later: format(mark.later),
    }),
    word: verdict && key === 'others' ? t(`comparison.table.${verdict}`) : null,
  };
}
