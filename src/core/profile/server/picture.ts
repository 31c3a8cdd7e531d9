import { photoSide } from '#core/employee/contract/rules/photo.ts';

export type PictureType = 'image/webp' | 'image/jpeg';

interface Size {
  width: number;
  height: number;
}

/**
 * What a picture is, by its content. Undefined unless it is a still WebP or a JPEG, whole, and at
 * most as large as photos are. Names and declared types prove nothing.
 */
export function typeOfPicture(bytes: Buffer): PictureType | undefined {
  const fits = (size: Size | undefined) =>
    size && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= photoSide;
  if (fits(sizeOfWebp(bytes))) return 'image/webp';
  if (fits(sizeOfJpeg(bytes))) return 'image/jpeg';
  return undefined;
}

const isAnimated = 0x02;

/** RFC 9649: lossy, lossless or extended. */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X' || bytes.readUInt8(20) & isAnimated) return undefined;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

/** Markers that begin a frame: C0 to CF without tables (C4, CC) and extensions (C8). */
const beginsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** ITU T.81: segments, each with its length, up to the one that begins the frame. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    if (beginsFrame(bytes.readUInt8(at + 1))) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
