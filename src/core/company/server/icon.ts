import { inflateSync } from 'node:zlib';
import { iconSide, largestIcon } from '#core/company/contract/rules/brand-icon.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel by PNG's type of colour: RGB, and RGB with transparency. */
const bytesOf: Record<number, number> = { 2: 3, 6: 4 };

/**
 * Whether it is an icon by its content: a still PNG of 8 bits, whole, and small enough in pixels and
 * bytes (rule 74). Names and declared types prove nothing. Mail programs and paper show it too, so
 * every row of pixels must be there.
 */
export function isIcon(file: Buffer): boolean {
  if (file.length > largestIcon || !file.subarray(0, 8).equals(signature)) return false;
  const chunks = chunksOf(file);
  const [head] = chunks;
  if (head?.type !== 'IHDR' || head.data.length !== 13) return false;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth, colours, , , interlaced] = head.data.subarray(8);
  const pixel = bytesOf[colours ?? 0];
  if (Math.min(width, height) < 1 || Math.max(width, height) > iconSide) return false;
  if (depth !== 8 || pixel === undefined || interlaced !== 0) return false;
  if (chunks.at(-1)?.type !== 'IEND' || chunks.some(({ type }) => type === 'acTL')) return false;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  return unpackedLength(Buffer.concat(packed)) === (width * pixel + 1) * height;
}

interface Chunk {
  type: string;
  data: Buffer;
}

/** PNG's chunks: length, type, data and a checksum. The last one ends where the file does. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < file.length; ) {
    if (at + 12 > file.length) return [];
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return [];
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, end),
    });
    at = end + 4;
  }
  return chunks;
}

/** Undefined where it is damaged, or larger than any icon. */
function unpackedLength(packed: Buffer): number | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: (iconSide * 4 + 1) * iconSide }).length;
  } catch {
    return undefined;
  }
}
