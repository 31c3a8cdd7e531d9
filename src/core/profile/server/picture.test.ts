import { expect, test } from 'vitest';
import { jpegOf, webp } from '#test/file/picture.ts';
import { typeOfPicture } from './picture.ts';

/** An extended WebP of that size. */
function extended(width: number, height: number, flags = 0): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUInt8(flags, 20);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
function lossless(width: number, height: number): Buffer {
  const bytes = extended(1, 1);
  bytes.write('VP8L', 12);
  bytes.writeUInt8(0x2f, 20);
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

test.each([
  ['a lossy WebP', webp, 'image/webp'],
  ['a lossless WebP', lossless(256, 256), 'image/webp'],
  ['an extended WebP', extended(256, 200), 'image/webp'],
  ['a JPEG', jpegOf(256, 256), 'image/jpeg'],
  ['a lossless WebP that is too wide', lossless(257, 256), undefined],
  ['an extended WebP that is too high', extended(1, 257), undefined],
  ['a moving WebP', extended(64, 64, 2), undefined],
  ['a JPEG that is too wide', jpegOf(4000, 10), undefined],
  ['a JPEG of no width', jpegOf(0, 10), undefined],
  ['half a WebP', webp.subarray(0, 35), undefined],
  ['a WebP with something behind', Buffer.concat([webp, Buffer.from('<script>')]), undefined],
  ['half a JPEG', jpegOf(10, 10).subarray(0, 12), undefined],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), undefined],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_, bytes, type) => {
  expect(typeOfPicture(bytes)).toBe(type);
});
