import type { HeatmapRow } from '#addon/heatmap/contract/heatmap.ts';
import type { Summary } from '#addon/summary/contract/summary.ts';
import {
  answeredPercent,
  areApart,
  endsPoint,
  selfPoint,
  shownIn,
  summaryName,
  type Told,
  yearBeside,
  yearPoint,
} from '#addon/summary/contract/summary-points.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** A company's colour, a lighter one of it, and two greys. */
export type Tone = 'accent' | 'soft' | 'grey' | 'ink';

/** Bars from left to right, one or two for each name. */
export interface Bars {
  names: string[];
  /** A tone for each name, or one for all. */
  series: { label: string; tones: Tone[]; values: number[] }[];
  scale: { least: number; most: number; step: number };
  isStacked: boolean;
}

/** One sentence, one picture, and what the picture leaves out. */
export interface BoardSlide {
  sentence: string;
  notes: string[];
  facts: [label: string, value: string][];
  bars: Bars | null;
}

export interface Board {
  summary: Summary;
  /** The departments as company results show them to this reader; none where the summary isn't of the company. */
  groups: readonly HeatmapRow[];
  t: T;
  locale: Locale;
}

/** The most bars that people at the far end of a table can read. */
const most = { single: 12, pairs: 7 };

/** What a board is shown: who, the ends, self and others, groups or years, and what next. Nothing that the report hasn't. */
export function boardSlides(board: Board): BoardSlide[] {
  const { summary, t } = board;
  const { isWithheld, peopleCount: count, anonymityThreshold: threshold } = summary;
  if (isWithheld) {
    const why = count === 0 ? 'none' : 'withheld';
    return [{ ...bare(t(`summary.${why}.text`, { count, threshold })) }];
  }
  if (shownIn(summary).length === 0) return [first(board), bare(t('summary.points.none'))];
  const slides = [first(board), ends(board), selfAndOthers(board), apart(board), next(board)];
  return slides.filter((slide) => slide !== null);
}

const bare = (sentence: string): BoardSlide => ({ sentence, notes: [], facts: [], bars: null });

const write = (mark: number | null, { locale }: Board): string => formatMark(mark, locale, 1);

function first(board: Board): BoardSlide {
  const { summary, t } = board;
  const { method, year, peopleCount: count, askedCount: asked, answeredCount: answered } = summary;
  const percent = answeredPercent(summary);
  const params = { name: summaryName(summary, t), method, year, count, answered, asked, percent };
  return {
    ...bare(t('summary.slides.first', params)),
    facts: [
      [t('summary.people'), String(count)],
      [t('summary.others'), write(summary.mark, board)],
      [t('summary.self'), write(summary.selfMark, board)],
    ],
    bars:
      asked === 0
        ? null
        : {
            names: [t('summary.responses')],
            series: [
              { label: t('summary.responses'), tones: ['accent'], values: [answered] },
              { label: t('summary.slides.noAnswer'), tones: ['grey'], values: [asked - answered] },
            ],
            scale: { least: 0, most: asked, step: asked },
            isStacked: true,
          },
  };
}

function ends(board: Board): BoardSlide {
  const { summary, t } = board;
  const shown = shownIn(summary);
  const { rows, notes } = placed(board, shown, summary.competenceList.length, most.single);
  const last = rows.length - 1;
  const tones = rows.map((_, at): Tone => (at === 0 || at === last ? 'accent' : 'soft'));
  return {
    ...bare(endsPoint(summary, board)),
    notes,
    bars: onScale(rows, [
      {
        label: t('summary.others'),
        tones: areEndsApart(shown) ? tones : ['accent'],
        of: ({ mark }) => mark,
      },
    ]),
  };
}

/** Whether the highest and the lowest lie clearly apart; else none of them stands out. */
function areEndsApart(shown: readonly Told[]): boolean {
  const [high, low] = [shown[0], shown.at(-1)];
  return high !== undefined && low !== undefined && areApart(high, low);
}

function selfAndOthers(board: Board): BoardSlide {
  const { summary, t } = board;
  const both = shownIn(summary)
    .flatMap((row) => (row.self.mark === null ? [] : { ...row, own: row.self.mark }))
    .sort((one, other) => other.own - other.mark - (one.own - one.mark));
  const { rows, notes } = placed(board, both, summary.competenceList.length, most.pairs);
  return {
    ...bare(selfPoint(summary, board)),
    notes,
    bars: onScale(rows, [
      { label: t('summary.others'), tones: ['accent'], of: ({ mark }) => mark },
      { label: t('summary.self'), tones: ['grey'], of: ({ own }) => own },
    ]),
  };
}

/** The departments of a company, else two years, else the groups that the averages are made of. */
const apart = (board: Board): BoardSlide | null => groups(board) ?? years(board) ?? spread(board);

function groups(board: Board): BoardSlide | null {
  const { summary, t } = board;
  const shown = board.groups
    .flatMap(({ name, mark, cellList }) => {
      const counts = cellList.flatMap((cell) => (cell.mark === null ? [] : cell.peopleCount));
      return mark === null ? [] : { name, mark, peopleCount: Math.min(...counts) };
    })
    .sort((one, other) => other.mark - one.mark);
  const [high, low] = [shown[0], shown.at(-1)];
  if (!high || !low || high === low || summary.mark === null) return null;
  const { rows, notes } = placed(board, shown, board.groups.length, most.single - 1);
  const params = {
    high: high.name,
    highMark: write(high.mark, board),
    low: low.name,
    lowMark: write(low.mark, board),
    average: write(summary.mark, board),
  };
  const key = areApart(high, low) ? 'summary.slides.groups' : 'summary.slides.groupsClose';
  const whole = { name: t('summary.wholeCompany'), mark: summary.mark };
  return {
    ...bare(t(key, params)),
    notes,
    bars: onScale(
      [whole, ...rows],
      [
        {
          label: t('summary.others'),
          tones: ['ink', ...rows.map((): Tone => 'accent')],
          of: ({ mark }) => mark,
        },
      ],
    ),
  };
}

function years(board: Board): BoardSlide | null {
  const { summary } = board;
  const beside = yearBeside(summary);
  const sentence = yearPoint(summary, board);
  if (!beside || !sentence) return null;
  const both = shownIn(summary)
    .flatMap((row) => {
      const before = row.earlierList[beside.at]?.mark ?? null;
      return before === null ? [] : { ...row, before };
    })
    .sort((one, other) => other.mark - other.before - (one.mark - one.before));
  const { rows, notes } = placed(board, both, summary.competenceList.length, most.pairs);
  return {
    ...bare(sentence),
    notes,
    bars: onScale(rows, [
      { label: String(summary.year), tones: ['accent'], of: ({ mark }) => mark },
      { label: String(beside.year), tones: ['grey'], of: ({ before }) => before },
    ]),
  };
}

function spread(board: Board): BoardSlide | null {
  const { summary, t } = board;
  const wide = shownIn(summary)
    .flatMap(({ name, spread }) => (spread === null ? [] : { name, ...spread }))
    .sort((one, other) => other.high - other.low - (one.high - one.low));
  const [widest] = wide;
  if (!widest) return null;
  const { rows, notes } = placed(board, wide, summary.competenceList.length, most.pairs);
  const [low, high] = [write(widest.low, board), write(widest.high, board)];
  return {
    ...bare(t('summary.slides.spread', { name: widest.name, low, high })),
    notes,
    bars: onScale(rows, [
      { label: t('summary.slides.highGroup'), tones: ['accent'], of: ({ high }) => high },
      { label: t('summary.slides.lowGroup'), tones: ['grey'], of: ({ low }) => low },
    ]),
  };
}

/** What is seen least and most, or else the lowest competences. */
function next(board: Board): BoardSlide {
  const { summary, t } = board;
  const { topList, lowList } = summary;
  const label = t('summary.others');
  const [least] = lowList;
  if (least) {
    const seen = [...topList, ...lowList.toReversed()].map(({ text, mark }) => ({
      name: text,
      mark,
    }));
    const tones = seen.map((_, at): Tone => (at < topList.length ? 'soft' : 'accent'));
    return {
      ...bare(t('summary.slides.next', { text: least.text, mark: write(least.mark, board) })),
      bars: onScale(seen, [{ label, tones, of: ({ mark }) => mark }]),
    };
  }
  const shown = shownIn(summary);
  const isTold = areEndsApart(shown);
  const rows = shown.toReversed().slice(0, 3);
  const { name = '', mark = null } = rows[0] ?? {};
  return {
    ...bare(
      isTold
        ? t('summary.slides.nextLow', { name, mark: write(mark, board) })
        : t('summary.slides.nextAlike'),
    ),
    bars: onScale(rows, [
      {
        label,
        tones: rows.map((_, at) => (at > 0 && isTold ? 'soft' : 'accent')),
        of: ({ mark }) => mark,
      },
    ]),
  };
}

/** Rows from both ends of the list, as many as have room, and a word on what isn't there. */
function placed<R>({ t }: Board, rows: readonly R[], all: number, room: number) {
  const isLong = rows.length > room;
  const half = Math.floor(room / 2);
  const shown = isLong ? [...rows.slice(0, room - half), ...rows.slice(-half)] : [...rows];
  const params = { shown: shown.length, all: rows.length };
  const left = all - rows.length;
  return {
    rows: shown,
    notes: [
      ...(isLong ? [t('summary.slides.ofAll', params)] : []),
      ...(left > 0 ? [t('summary.slides.left', { number: left })] : []),
    ],
  };
}

interface Series<R> {
  label: string;
  tones: Tone[];
  of: (row: R) => number;
}

/** Null where there is nothing to draw. */
const onScale = <R extends { name: string }>(
  rows: readonly R[],
  series: Series<R>[],
): Bars | null =>
  rows.length === 0
    ? null
    : {
        names: rows.map(({ name }) => inColumn(name)),
        series: series.map(({ label, tones, of }) => ({ label, tones, values: rows.map(of) })),
        scale: { least: lowestMark, most: highestMark, step: 1 },
        isStacked: false,
      };
