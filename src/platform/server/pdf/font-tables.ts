// What a TrueType or OpenType font says of itself.

/** The code points that a font has glyphs for, from its table of 32 bits or that of 16. */
export function signsOf(font: Buffer): number[] {
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

const family = [1, 16];
const unicode = [0, 3];

/** The names by which the compiler may know a font: it leaves off what looks like a style at a name's end. */
export function familiesOf(font: Buffer): string[] {
  const table = tableOf(font, 'name');
  const texts = table.subarray(table.readUInt16BE(4));
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => 6 + at * 12).flatMap((at) => {
    const [platform, name] = [table.readUInt16BE(at), table.readUInt16BE(at + 6)];
    if (!unicode.includes(platform) || !family.includes(name)) return [];
    const [length, start] = [table.readUInt16BE(at + 8), table.readUInt16BE(at + 10)];
    const text = Buffer.from(texts.subarray(start, start + length))
      .swap16()
      .toString('utf16le');
    const words = text.split(' ');
    return words.map((_, last) => words.slice(0, last + 1).join(' '));
  });
}

function tableOf(font: Buffer, tag: string): Buffer {
  const found = tablesOf(font).find((table) => table.tag === tag);
  if (!found) throw new Error(`a font has no ${tag}`);
  return font.subarray(found.start);
}

const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = 12 + place * 16;
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return { tag: font.toString('latin1', at, at + 4), start, end: start + length };
  });

/** Whether the file has all that it says it has. */
export const isWhole = (font: Buffer): boolean =>
  tablesOf(font).every(({ end }) => end <= font.length);

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
