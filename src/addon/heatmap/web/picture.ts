import type { Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import type { Heat } from '#core/report/contract/reading/report-heat.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { type PictureCell, pictureRows } from './picture-rows.ts';

/** In pixels of the page; the picture has twice as many, so that it stays sharp. */
const sharpness = 2;
const [margin, padding, line, rowHeight] = [24, 8, 17, 46];
const [firstWidth, leastWidth] = [220, 76];
/** Of a name. */
const mostLines = 2;
const font = (size: number, weight = 400) =>
  `${weight} ${size}px "Golos Text Variable", sans-serif`;

/** Always on white, whatever the theme: it goes into letters and slides. */
const ink = { text: '#161b22', secondary: '#545d6a', line: '#dde1e7', paper: '#ffffff' };
const small = { font: font(12), fill: ink.secondary };
const shades: Record<Heat, string> = {
  veryLow: '#f5dbc0',
  low: '#faeee2',
  middle: '#ffffff',
  high: '#e5ecfd',
  veryHigh: '#c6d6fa',
};

/** Saves the table as a PNG file. Throws if the browser can't draw it. */
export async function savePicture(heatmap: Heatmap, t: T, locale: Locale): Promise<void> {
  await document.fonts.ready;
  const blob = await new Promise<Blob | null>((done) => draw(heatmap, t, locale).toBlob(done));
  if (!blob) throw new Error('The picture is too large');
  const { year, method } = heatmap;
  const href = URL.createObjectURL(blob);
  const download = `company_${year}_${method}.png`;
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function draw(heatmap: Heatmap, t: T, locale: Locale): HTMLCanvasElement {
  const { head, rows } = pictureRows(heatmap, t, locale);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas here');
  pen.font = small.font;
  const columns = columnsOf(pen, head, rows);
  const width = columns.reduce((sum, column) => sum + column.width, 2 * margin);
  const threshold = heatmap.anonymityThreshold;
  const notes = wrapped(pen, t('heatmap.withheldText', { threshold }), width - 2 * margin);
  const headLines = Math.max(...columns.map(({ title }) => title.length));
  const top = margin + 48 + headLines * line + 2 * padding;
  const bottom = top + rows.length * rowHeight + margin;
  canvas.width = width * sharpness;
  canvas.height = (bottom + notes.length * line + margin) * sharpness;
  pen.scale(sharpness, sharpness);
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const { year, method, total } = heatmap;
  say(pen, t('heatmap.title'), margin, margin + 18, { font: font(20, 600), fill: ink.text });
  const note = t('heatmap.note', { count: total.peopleCount, method, year });
  say(pen, note, margin, margin + 40, small);
  for (const [at, { left, width, title }] of columns.entries()) {
    const y = top - padding - (title.length - 1) * line;
    for (const [row, text] of title.entries())
      say(pen, text, left + padding, y + row * line, small);
    for (const [row, cells] of rows.entries()) {
      drawCell(pen, cells[at] ?? {}, { left, top: top + row * rowHeight, width });
    }
  }
  for (const [row, text] of notes.entries()) say(pen, text, margin, bottom + row * line, small);
  return canvas;
}

/** Where each column stands, as wide as its contents need, and the lines of its title. */
function columnsOf(pen: CanvasRenderingContext2D, head: readonly string[], rows: PictureCell[][]) {
  let left = margin;
  return head.map((text, at) => {
    const said = rows.flatMap((cells) => [cells[at]?.text ?? '', cells[at]?.note ?? '']);
    const inside = at === 0 ? firstWidth : Math.max(...said.map((one) => widthOf(pen, one)));
    const width = Math.max(leastWidth, inside, widestWord(pen, text)) + 2 * padding;
    const column = { left, width, title: wrapped(pen, text, width - 2 * padding) };
    left += width;
    return column;
  });
}

interface Box {
  left: number;
  top: number;
  width: number;
}

function drawCell(pen: CanvasRenderingContext2D, cell: PictureCell, { left, top, width }: Box) {
  pen.fillStyle = cell.heat === undefined ? ink.paper : shades[cell.heat];
  pen.fillRect(left, top, width, rowHeight);
  pen.fillStyle = ink.line;
  pen.fillRect(left, top, width, 1);
  const room = width - 2 * padding;
  const x = left + padding;
  const style = { font: font(cell.note ? 14 : 13, cell.isBold ? 600 : 400), fill: ink.text, room };
  pen.font = style.font;
  const lines = cell.text ? wrapped(pen, cell.text, room) : [];
  const first = cell.note ? 21 : 28 - (Math.min(lines.length, mostLines) - 1) * (line / 2);
  for (const [row, text] of lines.slice(0, mostLines).entries()) {
    const isCut = row === mostLines - 1 && lines.length > mostLines;
    say(pen, isCut ? `${text}…` : text, x, top + first + row * line, style);
  }
  if (cell.note) {
    say(pen, cell.note, x, top + (cell.text ? 37 : 28), { ...small, room });
  }
}

type Style = { font: string; fill: string; room?: number };

/** A text too long for its room is drawn narrower. */
function say(pen: CanvasRenderingContext2D, text: string, x: number, y: number, style: Style) {
  pen.font = style.font;
  pen.fillStyle = style.fill;
  pen.fillText(text, x, y, style.room);
}

/** Of a cell, whose marks are larger than its notes. */
const widthOf = (pen: CanvasRenderingContext2D, text: string): number =>
  pen.measureText(text).width * 1.1;

const widestWord = (pen: CanvasRenderingContext2D, text: string): number =>
  Math.max(...text.split(' ').map((word) => pen.measureText(word).width));

function wrapped(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  let last = '';
  for (const word of text.split(' ')) {
    const longer = last ? `${last} ${word}` : word;
    if (last && pen.measureText(longer).width > room) {
      lines.push(last);
      last = word;
    } else last = longer;
  }
  return [...lines, last];
}
