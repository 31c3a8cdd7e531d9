import library from 'pptxgenjs';
import type { Summary } from '#addon/summary/contract/summary.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';
import { repairSlides } from '#platform/server/pdf/repair-slides.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type SummaryPaper, summaryPaper } from './summary-paper.ts';

/** A summary report for a presentation. */
export interface SlidesTask {
  slides: Summary;
  locale: Locale;
  brand: PaperBrand;
}

/** Its types are those of the build for `require`; what is imported is the class itself. */
const PptxGenJS = library as unknown as typeof library.default;

type Deck = InstanceType<typeof PptxGenJS>;
type Slide = ReturnType<Deck['addSlide']>;

const ink = '161B22';
const quiet = '545D6A';
const hairline = 'DDE1E7';
const colors = { others: '2F55D4', self: '8D949E' };
/** Their types know the other direction only. */
const topDown = 'maxMin' as 'minMax';
const wide = { x: 0.6, w: 12.1 };
/** So many pairs of bars have room on a slide. */
const mostPairs = 12;
/** Of a table, in inches and points. Some nine letters are an inch wide. */
const tableLook = {
  height: 5,
  padding: 0.1,
  line: 0.235,
  lettersPerInch: 9,
  size: 14,
  headSize: 12,
};

/** Four kinds of slides: what it says, the profile as a chart with its numbers, the table, the behaviours. */
export async function setSlides({ slides, locale, brand }: SlidesTask): Promise<Uint8Array> {
  const paper = summaryPaper(slides, locale, speak[locale], brand);
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = paper.title;
  deck.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  pointsSlide(deck, paper);
  if (paper.chart) {
    for (const part of parts(paper.chart.axes, (part) => part.length <= mostPairs)) {
      chartSlide(deck, paper, paper.chart, part);
    }
  }
  for (const part of parts(paper.table.rows, roomOf(paper.table))) {
    tableSlide(deck, paper, paper.table.rows.slice(...part));
  }
  if (paper.behaviours) behavioursSlide(deck, paper, paper.behaviours);
  readingSlide(deck, paper);
  return repairSlides(
    new Uint8Array((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer),
  );
}

/** From and to which each slide shows: as few as have room, about as many on each. */
function parts<One>(list: One[], hasRoom: (part: One[]) => boolean): [number, number][] {
  for (let count = 1; count < list.length; count += 1) {
    const most = Math.ceil(list.length / count);
    const starts = Array.from({ length: Math.ceil(list.length / most) }, (_, at) => at * most);
    const slides = starts.map((start): [number, number] => [start, start + most]);
    if (slides.every((part) => hasRoom(list.slice(...part)))) return slides;
  }
  return list.map((_, at) => [at, at + 1]);
}

function slideOf(deck: Deck, paper: SummaryPaper, heading: string): Slide {
  const slide = deck.addSlide();
  write(slide, paper, heading, { ...wide, y: 0.4, h: 0.7, fontSize: 26, bold: true });
  const foot = [paper.brand, paper.name, paper.period].join(' · ');
  write(slide, paper, foot, { ...wide, y: 6.95, h: 0.35, fontSize: 10, color: quiet });
  return slide;
}

/** The program that shows it checks the spelling of the paper's language. */
const languages: Record<Locale, string> = { ru: 'ru-RU', en: 'en-GB' };

function write(
  slide: Slide,
  { locale }: SummaryPaper,
  text: Parameters<Slide['addText']>[0],
  look: Parameters<Slide['addText']>[1],
) {
  slide.addText(text, { color: ink, lang: languages[locale], ...look });
}

function pointsSlide(deck: Deck, paper: SummaryPaper) {
  const slide = slideOf(deck, paper, paper.title);
  paper.facts.forEach(([label = '', value = ''], at) => {
    const place = { x: 0.6 + at * 3.05, w: 2.95 };
    write(slide, paper, label, { ...place, y: 1.3, h: 0.35, fontSize: 12, color: quiet });
    write(slide, paper, value, { ...place, y: 1.65, h: 0.5, fontSize: 20, bold: true });
  });
  const points = paper.points.list.map((text) => ({
    text,
    options: { bullet: true, breakLine: true, paraSpaceAfter: 10 },
  }));
  write(slide, paper, points, { ...wide, y: 2.6, h: 3.8, fontSize: 20, valign: 'top' });
}

function chartSlide(
  deck: Deck,
  paper: SummaryPaper,
  chart: NonNullable<SummaryPaper['chart']>,
  part: [number, number],
) {
  const slide = slideOf(deck, paper, chart.heading);
  // Not the chart's own legend, which some programs write in the other order than the bars.
  chart.lines.forEach(({ label, look }, at) => {
    const x = wide.x + at * 3.5;
    const fill = { color: colors[look] };
    slide.addShape(deck.ShapeType.rect, { x: x + 0.1, y: 1.22, w: 0.16, h: 0.16, fill });
    write(slide, paper, label, { x: x + 0.3, w: 3.1, y: 1.1, h: 0.4, fontSize: 14 });
  });
  const data = chart.lines.map(({ label, points }) => ({
    name: label,
    labels: chart.axes.slice(...part),
    values: points.slice(...part).map(({ mark }) => mark ?? 0),
  }));
  slide.addChart(deck.ChartType.bar, data, {
    ...wide,
    y: 1.5,
    h: 5.4,
    barDir: 'bar',
    barGapWidthPct: 40,
    chartColors: chart.lines.map(({ look }) => colors[look]),
    catAxisOrientation: topDown,
    catAxisLabelFontSize: 13,
    valAxisLabelFontSize: 12,
    valAxisMinVal: 0,
    valAxisMaxVal: 5,
    valAxisMajorUnit: 1,
    valGridLine: { color: hairline, size: 0.5 },
    showValue: true,
    dataLabelFormatCode: '0.0;;',
    dataLabelFontSize: 12,
    altText: chart.alt,
  });
}

const cellOf = ({ locale }: SummaryPaper, text: string, options: object = {}) => ({
  text,
  options: {
    color: ink,
    lang: languages[locale],
    fontSize: tableLook.size,
    border: borders,
    ...options,
  },
});
const none = { type: 'none' as const };
const borders: [typeof none, typeof none, { pt: number; color: string }, typeof none] = [
  none,
  none,
  { pt: 0.5, color: hairline },
  none,
];

type Table = SummaryPaper['table'];

function widthsOf({ head }: Table): [number, ...number[]] {
  const years = head.length - 5;
  const others = [1.5, 1.5, 1.3, 2, ...Array.from({ length: years }, () => 0.9)];
  return [wide.w - others.reduce((sum, one) => sum + one, 0), ...others];
}

const textOf = ({ text, below }: Table['rows'][number]['cells'][number]): string =>
  below === null ? text : `${text} (${below})`;

/** Whether rows have room on a slide. */
function roomOf(table: Table): (rows: Table['rows']) => boolean {
  const { height, padding, line, lettersPerInch } = tableLook;
  const widths = widthsOf(table);
  const linesOf = ({ name, cells }: Table['rows'][number]) =>
    [name, ...cells.map(textOf)].map((text, at) =>
      Math.ceil(text.length / ((widths[at] ?? 1) * lettersPerInch)),
    );
  const heightOf = (row: Table['rows'][number]) => padding + line * Math.max(...linesOf(row));
  return (rows) => rows.reduce((sum, row) => sum + heightOf(row), 0) <= height;
}

function tableSlide(deck: Deck, paper: SummaryPaper, part: Table['rows']) {
  const slide = slideOf(deck, paper, paper.table.heading);
  const table = [
    paper.table.head.map((label) =>
      cellOf(paper, label, { bold: true, color: quiet, fontSize: tableLook.headSize }),
    ),
    ...part.map((row) => [
      cellOf(paper, row.name),
      ...row.cells.map((cell) => cellOf(paper, textOf(cell))),
    ]),
  ];
  slide.addTable(table, { ...wide, y: 1.3, colW: widthsOf(paper.table) });
}

function behavioursSlide(
  deck: Deck,
  paper: SummaryPaper,
  { heading, lists }: NonNullable<SummaryPaper['behaviours']>,
) {
  const slide = slideOf(deck, paper, heading);
  lists.forEach((list, at) => {
    const place = { x: 0.6 + at * 6.2, w: 5.9 };
    write(slide, paper, list.heading, { ...place, y: 1.2, h: 0.5, fontSize: 16, bold: true });
    const cells = list.rows.map(({ text, name, mark }) => [
      cellOf(paper, `${text}\n${name}`, { fontSize: 13 }),
      cellOf(paper, mark, { bold: true, fontSize: 14, align: 'right' }),
    ]);
    slide.addTable(cells, { ...place, y: 1.8, colW: [5.1, 0.8] });
  });
}

function readingSlide(deck: Deck, paper: SummaryPaper) {
  const slide = slideOf(deck, paper, paper.reading.heading);
  const texts = paper.reading.list.map((text) => ({
    text,
    options: { breakLine: true, paraSpaceAfter: 10 },
  }));
  write(slide, paper, texts, { ...wide, y: 1.3, h: 5, fontSize: 15, valign: 'top' });
}
