import type { Summary, SummaryCompetence, SummaryMean } from '#addon/summary/contract/summary.ts';
import {
  answeredPercent,
  summaryName,
  summaryPoints,
} from '#addon/summary/contract/summary-points.ts';
import {
  formatGap,
  formatMark,
  shownDifference,
} from '#core/report/contract/content/report-numbers.ts';
import { type PaperBrand, sayBrand } from '#platform/server/pdf/brand.ts';
import { inColumn, inOneLine } from '#platform/server/pdf/clean.ts';
import type { Locale, T } from '#platform/texts/t.ts';

interface Reading {
  summary: Summary;
  t: T;
  locale: Locale;
}

/** A summary report on paper and on slides, in words and digits. */
export function summaryPaper(summary: Summary, locale: Locale, t: T, brand: PaperBrand) {
  const reading = { summary, t, locale };
  const { year, method, askedCount: asked, answeredCount: answered } = summary;
  const name = summaryName(summary, t);
  return {
    locale,
    method,
    ...sayBrand(brand),
    title: `${t('summary.title')}: ${inOneLine(name)}`,
    kind: t('summary.title'),
    name: inColumn(name),
    header: inOneLine(name),
    period: t('summary.period', { method, year }),
    footer: t('summary.period', { method, year }),
    facts: [
      [t('summary.people'), String(summary.peopleCount)],
      [
        t('summary.responses'),
        t('summary.answered', { answered, asked, percent: answeredPercent(summary) }),
      ],
      [t('summary.others'), formatMark(summary.mark, locale, 1)],
      [t('summary.self'), formatMark(summary.selfMark, locale, 1)],
    ],
    points: { heading: t('summary.points.title'), list: summaryPoints(summary, reading) },
    chart: chartOf(reading),
    table: tableOf(reading),
    behaviours: behavioursOf(reading),
    reading: {
      heading: t('summary.how'),
      list: (['explained', 'spreadAbout', 'day'] as const).map((key) =>
        t(`summary.${key}`, { threshold: summary.anonymityThreshold }),
      ),
    },
  };
}

/** Null where no competence has a mark. */
function chartOf({ summary, t, locale }: Reading) {
  const rows = summary.competenceList.filter(({ mark }) => mark !== null);
  if (rows.length === 0) return null;
  const lineOf = (look: 'others' | 'self', of: (row: SummaryCompetence) => number | null) => ({
    look,
    label: t(`summary.${look}`),
    points: rows.map((row) => ({ mark: of(row), text: formatMark(of(row), locale, 1) })),
  });
  const lines = [lineOf('others', ({ mark }) => mark), lineOf('self', ({ self }) => self.mark)];
  const shown = lines.filter(({ points }) => points.some(({ mark }) => mark !== null));
  return {
    heading: t('summary.profile'),
    shape: rows.length > 2 ? 'radar' : 'bars',
    scale: t('summary.scale'),
    alt: t('paper.chart.alt', { groups: shown.map(({ label }) => label).join('; ') }),
    axes: rows.map(({ name }) => inColumn(name)),
    lines: shown,
  };
}

function tableOf({ summary, t, locale }: Reading) {
  const { competenceList, earlierYearList } = summary;
  const format = (mark: number | null) => formatMark(mark, locale, 1);
  return {
    heading: t('summary.table'),
    note: t('summary.scale'),
    head: [
      t('summary.competence'),
      t('summary.others'),
      t('summary.self'),
      t('summary.difference'),
      t('summary.spread'),
      ...earlierYearList.map(String),
    ],
    rows: competenceList.map((row) => ({
      name: inColumn(row.name),
      cells: [
        {
          text: row.mark === null ? t('summary.hidden') : format(row.mark),
          below: peopleOf(row, t),
        },
        {
          text: format(row.self.mark),
          below: row.self.mark === null ? null : `${row.self.peopleCount}`,
        },
        { text: formatGap(shownDifference(row.self.mark, row.mark, 1), locale, 1), below: null },
        spreadOf(row, t, locale),
        ...row.earlierList.map((mean: SummaryMean) => ({
          text: format(mean.mark),
          below: mean.mark === null ? null : `${mean.peopleCount}`,
        })),
      ],
    })),
  };
}

const peopleOf = ({ peopleCount, waitingCount }: SummaryCompetence, t: T): string =>
  waitingCount > 0
    ? t('summary.peopleSome', { count: peopleCount, all: peopleCount + waitingCount })
    : String(peopleCount);

function spreadOf({ spread }: SummaryCompetence, t: T, locale: Locale) {
  if (spread === null) return { text: formatMark(null, locale), below: null };
  const [low, high] = [formatMark(spread.low, locale, 1), formatMark(spread.high, locale, 1)];
  return { text: `${low}–${high}`, below: t('summary.spreadOf', { count: spread.groupCount }) };
}

/** Null where none is told. */
function behavioursOf({ summary: { topList, lowList }, t, locale }: Reading) {
  if (topList.length === 0) return null;
  const written = (list: Summary['topList']) =>
    list.map(({ text, name, mark }) => ({
      text: inColumn(text),
      name: inColumn(name),
      mark: formatMark(mark, locale, 1),
    }));
  return {
    heading: t('summary.behaviours'),
    lists: [
      { heading: t('summary.top'), rows: written(topList) },
      { heading: t('summary.low'), rows: written(lowList) },
    ],
  };
}
