import { changeText, isUntold } from '#core/report/contract/change/change-words.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { comparisonPoints } from '#core/report/contract/reading/comparison-points.ts';
import {
  chanceNotes,
  type DifferenceColumn,
  differenceColumns,
  profileLines,
  responsesOf,
  tableNotesOf,
} from '#core/report/contract/reading/comparison-words.ts';
import {
  type Comparison,
  digitsOfComparison,
  type MarkChange,
} from '#core/report/contract/reading/report-difference.ts';
import { type PaperBrand, sayBrand } from '#platform/server/pdf/brand.ts';
import { inColumn, inOneLine } from '#platform/server/pdf/clean.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { formatDate, formatPeriod } from './format.ts';

interface Reading {
  comparison: Comparison;
  t: T;
  locale: Locale;
  timeZone: string;
}

/** The company, and the time zone that its days are in (rule 40). */
export interface ComparedFor extends PaperBrand {
  timeZone: string;
}

/** The comparison as it stands on paper, in words and digits. The template only sets it. */
export function comparisonPaper(
  comparison: Comparison,
  locale: Locale,
  t: T,
  comparedFor: ComparedFor,
) {
  const reading = { comparison, t, locale, timeZone: comparedFor.timeZone };
  const { earlier, later } = comparison;
  const { subject, position, subdivision, method } = later;
  return {
    locale,
    method,
    ...sayBrand(comparedFor),
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
    chance: { heading: t('comparison.chance.heading'), list: chanceNotes(comparison, t) },
  };
}

function reportOf(label: string, content: ReportContent, { t, locale, timeZone }: Reading) {
  return {
    label,
    period: formatPeriod(content.dateStart, lastDayOf(content, timeZone), locale),
    number: content.broughtIn
      ? `${t('comparison.numbered', { number: content.number })} · ${t('paper.broughtIn.at')}`
      : t('comparison.numbered', { number: content.number }),
    responses: responsesOf(content, t),
  };
}

/** Null where no competence is in both, or none has a mark there. */
function chartOf({ comparison, t, locale, timeZone }: Reading) {
  const day = (content: ReportContent) => formatDate(lastDayOf(content, timeZone), locale);
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
  const { comparison, t, locale } = reading;
  const columns = differenceColumns(comparison, t);
  if (columns.length === 0) return null;
  return {
    heading: t('comparison.table.heading'),
    note: tableNotesOf(comparison, { t, locale }),
    head: [
      { label: t('paper.competences.name'), onlyIn: null },
      ...columns.map(({ label, onlyIn }) => ({ label, onlyIn: sayOnlyIn(onlyIn, reading) })),
    ],
    rows: comparison.competenceList.map((row) => ({
      name: inColumn(row.name),
      onlyIn: sayOnlyIn(row.isIn === 'both' ? null : row.isIn, reading),
      cells: columns.map((column) => cellOf(column, column.of(row), reading)),
    })),
    whole: columns.some(({ whole }) => whole) ? wholeOf(columns, reading) : null,
  };
}

function sayOnlyIn(which: 'earlier' | 'later' | null, { comparison, t }: Reading): string | null {
  return which && t('comparison.table.onlyIn', { number: comparison[which].number });
}

/** A row of all competences together, empty where a column has fewer than two. */
const wholeOf = (columns: readonly DifferenceColumn[], { comparison, t, locale }: Reading) => ({
  name: t('comparison.table.whole'),
  cells: columns.map(({ whole }) => ({
    look: whole && lookOf(whole),
    marks: null,
    change: whole ? changeText(whole, locale, digitsOfComparison(comparison)) : '',
  })),
});

/** The change with both marks below it, or what there is where nothing is to be compared. */
function cellOf(
  { onlyIn }: DifferenceColumn,
  mark: MarkChange,
  { comparison, t, locale }: Reading,
) {
  const digits = digitsOfComparison(comparison);
  const format = (value: number | null) => formatMark(value, locale, digits);
  const alone = { look: null, marks: null };
  if (onlyIn) return { ...alone, change: format(mark[onlyIn]) };
  if (mark.earlier === null && mark.later === null) return { ...alone, change: format(null) };
  return {
    look: lookOf(mark),
    change: changeText(mark, locale, digits),
    marks: t('comparison.table.change', {
      earlier: format(mark.earlier),
      later: format(mark.later),
    }),
  };
}

/** Null for what is compared one to one. */
const lookOf = (said: Pick<MarkChange, 'change' | 'verdict'>) =>
  isUntold(said) ? 'untold' : said.verdict;
