import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '#server/platform/shared/root.ts';

/** The screen's type face; Inter for the few signs it lacks, such as Greek and rare letters. */
const fonts = [
  'golos-text/400Regular',
  'golos-text/500Medium',
  'golos-text/600SemiBold',
  'inter/400Regular',
  'noto-emoji/400Regular',
];
export const fontPaths = fonts.map((font) => fromRoot(`node_modules/@expo-google-fonts/${font}`));

/** Fonts that a machine happens to have are not looked for. */
export function leaveSystemFonts(): void {
  process.env.FONTCONFIG_FILE = fromRoot('server/platform/pdf/templates/fonts.conf');
}

/** What has no looks of its own. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

let drawn: ReadonlySet<number> | undefined;

/** Whether none of our fonts draws some sign of a text. */
export function hasUndrawn(text: string): boolean {
  drawn ??= new Set(fontPaths.flatMap(filesIn).flatMap((file) => signsOf(readFileSync(file))));
  const isDrawn = (sign: string) => unseen.test(sign) || drawn?.has(sign.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')].some(
    (sign) => !isDrawn(sign) && ![...sign.normalize('NFD')].every(isDrawn),
  );
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => `${folder}/${name}`);

/** The code points that a TrueType font has glyphs for, from its table of 32 bits or that of 16. */
function signsOf(font: Buffer): number[] {
  const cmap = tableOf(font, 'cmap');
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4)),
  );
  const wide = tables.find((table) => table.readUInt16BE(0) === 12);
  const short = tables.find((table) => table.readUInt16BE(0) === 4);
  if (wide) return rangesOfWide(wide).flatMap(everyOf);
  if (short) return signsOfShort(short);
  throw new Error('a font has no table of its signs');
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag)
      return font.subarray(font.readUInt32BE(at + 8));
  }
  throw new Error(`a font has no ${tag}`);
}

type Range = readonly [first: number, last: number];
const everyOf = ([first, last]: Range) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const rangesOfWide = (table: Buffer): Range[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, at) => [
    table.readUInt32BE(16 + at * 12),
    table.readUInt32BE(20 + at * 12),
  ]);

function signsOfShort(table: Buffer): number[] {
  const doubled = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16, 16, 16].map(
    (from, at) => from + doubled * at,
  ) as [number, number, number, number];
  return Array.from({ length: doubled / 2 }, (_, segment) => segment * 2).flatMap((at) => {
    const range: Range = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const offset = table.readUInt16BE(offsets + at);
    return everyOf(range).filter((sign) => {
      if (sign === 0xffff) return false;
      if (offset === 0) return ((sign + table.readUInt16BE(deltas + at)) & 0xffff) !== 0;
      return table.readUInt16BE(offsets + at + offset + 2 * (sign - range[0])) !== 0;
    });
  });
}
