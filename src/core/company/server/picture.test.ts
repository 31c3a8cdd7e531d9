import { expect, test } from 'vitest';
import { brandPictures, largestPicture } from '#core/company/contract/rules/brand-picture.ts';
import { jpegOf, pngOf, webp } from '#test/file/picture.ts';
import { plainPicture } from './picture.ts';

const { width, height } = brandPictures.logo;
const logo = pngOf(width, height);
const changed = (at: number) => {
  const other = Buffer.from(logo);
  other[at]! ^= 0xff;
  return other;
};

test('a small PNG is an icon, a wide one a logo', () => {
  const icons = [pngOf(128, 128), pngOf(1, 1), pngOf(128, 40)];
  expect(icons.map((file) => plainPicture(file, 'icon'))).toEqual(icons);
  expect(plainPicture(logo, 'icon')).toBeUndefined();
  expect(plainPicture(logo, 'logo')).toEqual(logo);
});

test('what is not drawn goes: where it was taken, and what a program may stumble over', () => {
  const beside = [
    { type: 'eXIf', data: Buffer.from('59.93, 30.33') },
    { type: 'tRNS', data: Buffer.alloc(7) },
    { type: 'QQQQ', data: Buffer.alloc(1) },
  ];
  expect(plainPicture(pngOf(64, 16, { beside }), 'logo')).toEqual(pngOf(64, 16));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a script', Buffer.from('<svg onload="alert(1)"/>')],
  ['another picture', webp],
  ['a JPEG', jpegOf(64, 64)],
  ['too wide', pngOf(width + 1, 8)],
  ['too high', pngOf(8, height + 1)],
  ['a hundred million pixels in its head', pngOf(10_000, 10_000, { rowCount: 1 })],
  ['no pixels', pngOf(0, 8)],
  ['fewer rows than it says', pngOf(64, 16, { rowCount: 15 })],
  ['more rows than it says', pngOf(64, 16, { rowCount: 17 })],
  ['rows in no known way', pngOf(64, 16, { way: 5 })],
  ['another depth', pngOf(64, 16, { kind: [16, 6, 0, 0, 0] })],
  ['a palette', pngOf(64, 16, { kind: [8, 3, 0, 0, 0] })],
  ['packed in an unknown way', pngOf(64, 16, { kind: [8, 6, 1, 0, 0] })],
  ['interlaced', pngOf(64, 16, { kind: [8, 6, 0, 0, 1] })],
  ['moving', pngOf(64, 16, { beside: [{ type: 'acTL', data: Buffer.alloc(8) }] })],
  ['nothing to be seen', pngOf(64, 16, { shade: 0 })],
  ['damaged rows', changed(60)],
  ['a damaged checksum', changed(logo.length - 1)],
  ['no end', logo.subarray(0, -12)],
  ['something behind its end', Buffer.concat([logo, Buffer.from('<script>')])],
  ['too many bytes', Buffer.concat([logo, Buffer.alloc(largestPicture)])],
])('%s is none', (_, file) => expect(plainPicture(file, 'logo')).toBeUndefined());
