import { crc32, inflateSync } from 'node:zlib';
import {
  type BrandPicture,
  brandPictures,
  largestPicture,
} from '#core/company/contract/rules/brand-picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel by PNG's type of colour: RGB, and RGB with transparency. */
const bytesOf: Record<number, number> = { 2: 3, 6: 4 };

/**
 * A company's picture without what isn't drawn: a still PNG of 8 bits, whole, with something to be seen, and small
 * enough in pixels and bytes (rule 74b). Undefined for anything else. Names and declared types prove nothing. Mail
 * programs and paper show it too, so every row of pixels must be there.
 */
export function plainPicture(file: Buffer, kind: BrandPicture): Buffer | undefined {
  const most = brandPictures[kind];
  if (file.length > largestPicture || !file.subarray(0, 8).equals(signature)) return undefined;
  const chunks = chunksOf(file);
  const [head, end] = [chunks[0], chunks.at(-1)];
  if (head?.type !== 'IHDR' || head.data.length !== 13) return undefined;
  if (end?.type !== 'IEND' || end.data.length > 0) return undefined;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth, colours = 0, ...ways] = head.data.subarray(8);
  const pixel = bytesOf[colours];
  if (Math.min(width, height) < 1 || width > most.width || height > most.height) return undefined;
  if (depth !== 8 || pixel === undefined || ways.some((way) => way > 0)) return undefined;
  if (chunks.some(({ type }) => type === 'acTL')) return undefined;
  const packed = chunks.filter(({ type }) => type === 'IDAT');
  const row = width * pixel + 1;
  const pixels = unpacked(Buffer.concat(packed.map(({ data }) => data)), row * height);
  if (!pixels || !isWhole(pixels, row, height)) return undefined;
  const isClear = pixel === 4 && pixels.every((byte, at) => at % row === 0 || byte === 0);
  if (isClear) return undefined;
  return Buffer.concat([signature, ...[head, ...packed, end].map(({ whole }) => whole)]);
}

interface Chunk {
  type: string;
  data: Buffer;
  /** The whole chunk, with its length and its checksum. */
  whole: Buffer;
}

/** PNG's chunks: length, type, data and a checksum. The last one ends where the file does. None where one is wrong. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < file.length; ) {
    if (at + 12 > file.length) return [];
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) {
      return [];
    }
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, end),
      whole: file.subarray(at, end + 4),
    });
    at = end + 4;
  }
  return chunks;
}

/** The unpacked bytes. Undefined where they are damaged, or more than `most`. */
function unpacked(packed: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}

/** Each row begins with one of PNG's five ways to say it. */
const isWhole = (pixels: Buffer, row: number, height: number): boolean =>
  pixels.length === row * height &&
  Array.from({ length: height }, (_, at) => pixels[at * row] ?? 5).every((way) => way < 5);
