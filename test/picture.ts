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
