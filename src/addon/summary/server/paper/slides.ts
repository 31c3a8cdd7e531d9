import library from 'pptxgenjs';
import { repairSlides } from '#platform/server/pdf/repair-slides.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type Board, type BoardTask, boardOf } from './board.ts';
import type { Tone } from './board-slides.ts';

/** Its types are those of the build for `require`; what is imported is the class itself. */
const PptxGenJS = library as unknown as typeof library.default;

type Deck = InstanceType<typeof PptxGenJS>;
type Slide = ReturnType<Deck['addSlide']>;
type BoardSlide = Board['slides'][number];

const quiet = '545D6A';
const hairline = 'DDE1E7';
/** Their types know the other direction only. */
const topDown = 'maxMin' as 'minMax';
const wide = { x: 0.6, w: 12.1 };
/** Where the picture stands, and how high a bar is with its gap. */
const picture = { top: 2.5, height: 4.1, bar: 0.62 };
/** The program that shows it checks the spelling of the paper's language. */
const languages: Record<Locale, string> = { ru: 'ru-RU', en: 'en-GB' };

/** One sentence and one picture a slide, each a chart that people can go on working with. */
export async function setSlides(task: BoardTask): Promise<Uint8Array> {
  const board = boardOf(task);
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = board.title;
  deck.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  for (const slide of board.slides) draw(deck, slide, board);
  return repairSlides(
    new Uint8Array((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer),
  );
}

const colorOf = ({ colors }: Board, tone: Tone) => colors[tone].slice(1).toUpperCase();

function draw(deck: Deck, { sentence, note, facts, bars }: BoardSlide, board: Board) {
  const slide = deck.addSlide();
  const write = writeOn(slide, board);
  const accent = colorOf(board, 'accent');
  slide.addShape(deck.ShapeType.rect, { x: 0, y: 0, w: 0.22, h: 7.5, fill: { color: accent } });
  const line = { ...wide, h: 0.35, fontSize: 12 };
  write(board.brand, { ...line, y: 0.35, bold: true, color: accent });
  write(board.about, { ...line, y: 0.35, align: 'right', color: quiet });
  const said = { ...wide, y: 0.8, h: 1.4, fontSize: 26, valign: 'top', fit: 'shrink' } as const;
  write(sentence, { ...said, bold: true });
  facts.forEach(([label, value], at) => {
    const place = { x: wide.x + at * 3.1, w: 3 };
    write(value, { ...place, y: picture.top, h: 0.8, fontSize: 40, bold: true });
    write(label, { ...place, y: picture.top + 0.8, h: 0.35, fontSize: 14, color: quiet });
  });
  if (bars) drawBars(deck, slide, bars, board);
  write(note, { ...wide, y: 6.95, h: 0.35, fontSize: 11, color: quiet });
}

const writeOn =
  (slide: Slide, board: Board) => (text: string, look: Parameters<Slide['addText']>[1]) =>
    slide.addText(text, {
      color: colorOf(board, 'ink'),
      margin: 0,
      lang: languages[board.locale],
      ...look,
    });

function drawBars(
  deck: Deck,
  slide: Slide,
  { names, series, scale, isStacked, alt }: NonNullable<BoardSlide['bars']>,
  board: Board,
) {
  // Figures stand above the bar of responses.
  const below = isStacked ? 1.7 : 0;
  const top = picture.top + below;
  const ink = colorOf(board, 'ink');
  // Not the chart's own legend, which some programs write in the other order than the bars.
  if (series.length > 1) {
    series.forEach(({ label, tones: [tone = 'accent'] }, at) => {
      const x = wide.x + at * 3.5;
      const fill = { color: colorOf(board, tone) };
      slide.addShape(deck.ShapeType.rect, { x, y: top + 0.02, w: 0.16, h: 0.16, fill });
      const place = { x: x + 0.25, w: 3.1, y: top - 0.1, h: 0.4 };
      writeOn(slide, board)(label, { ...place, fontSize: 14 });
    });
  }
  const count = isStacked ? 2 : names.length * (series.length > 1 ? 1.6 : 1);
  const data = series.map(({ label, values }) => ({ name: label, labels: names, values }));
  slide.addChart(deck.ChartType.bar, data, {
    ...wide,
    y: top + 0.35,
    h: Math.min(picture.height - below, 0.5 + count * picture.bar),
    barDir: 'bar',
    barGrouping: isStacked ? 'stacked' : 'clustered',
    barGapWidthPct: 40,
    chartColors: series.flatMap(({ tones }) => tones.map((tone) => colorOf(board, tone))),
    catAxisOrientation: topDown,
    catAxisHidden: isStacked,
    catAxisLabelFontSize: 13,
    catAxisLabelColor: ink,
    valAxisHidden: isStacked,
    valAxisLabelFontSize: 11,
    valAxisLabelColor: quiet,
    valAxisMinVal: scale.least,
    valAxisMaxVal: scale.most,
    valAxisMajorUnit: scale.step,
    valGridLine: isStacked ? { style: 'none' } : { color: hairline, size: 0.5 },
    showValue: true,
    dataLabelFormatCode: isStacked ? '0;;' : '0.0',
    dataLabelFontSize: isStacked ? 16 : 13,
    dataLabelColor: isStacked ? 'FFFFFF' : ink,
    altText: alt,
  });
}
