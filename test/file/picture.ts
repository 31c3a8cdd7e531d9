import { crc32, deflateSync } from 'node:zlib';

/** A WebP of one pixel. */
export const webp = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=',
  'base64',
);

/** The beginning and the end of a JPEG, with a table between. No program shows it. */
export function jpegOf(width: number, height: number): Buffer {
  const table = [0xff, 0xdb, 0, 4, 0, 0];
  const frame = [
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    17,
    0,
  ];
  return Buffer.from([0xff, 0xd8, ...table, ...frame, 0xff, 0xd9]);
}

export const asData = (file: Buffer, type = 'image/webp'): string =>
  `data:${type};base64,${file.toString('base64')}`;

interface PngParts {
  /** Depth, colours, two ways, and whether it is interlaced. */
  kind?: number[];
  /** Of each pixel's bytes. */
  shade?: number;
  /** How each row is said. */
  way?: number;
  /** Of the rows, before they are packed. */
  rowCount?: number;
  /** Between the head and the rows. */
  beside?: { type: string; data: Buffer }[];
}

/** A PNG in one colour, with transparency. */
export function pngOf(width: number, height: number, parts: PngParts = {}): Buffer {
  const { kind = [8, 6, 0, 0, 0], shade = 0x7f, way = 0, rowCount = height, beside = [] } = parts;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  const rows = Buffer.alloc((width * 4 + 1) * rowCount, shade);
  for (let row = 0; row < rowCount; row++) rows[row * (width * 4 + 1)] = way;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    ...[
      { type: 'IHDR', data: head },
      ...beside,
      { type: 'IDAT', data: deflateSync(rows) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(pngChunk),
  ]);
}

function pngChunk({ type, data }: { type: string; data: Buffer }): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
