import { expect, test } from 'vitest';
import { iconSide, largestIcon } from '#core/company/contract/rules/brand-icon.ts';
import { jpegOf, pngOf, webp } from '#test/file/picture.ts';
import { isIcon } from './icon.ts';

const icon = pngOf(iconSide, iconSide);
const changed = (at: number, byte: number) => {
  const other = Buffer.from(icon);
  other[at] = byte;
  return other;
};

test('a small PNG is an icon', () => {
  expect([icon, pngOf(1, 1), pngOf(128, 40)].map(isIcon)).toEqual([true, true, true]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a script', Buffer.from('<svg onload="alert(1)"/>')],
  ['another picture', webp],
  ['a JPEG', jpegOf(64, 64)],
  ['too many pixels', pngOf(iconSide + 1, 8)],
  ['no pixels', pngOf(0, 8)],
  ['fewer rows than it says', changed(23, 127)],
  ['another depth', changed(24, 16)],
  ['a palette', changed(25, 3)],
  ['interlaced', changed(28, 1)],
  ['damaged rows', changed(45, icon[45]! ^ 0xff)],
  ['no end', icon.subarray(0, -12)],
  ['something behind its end', Buffer.concat([icon, Buffer.from('<script>')])],
  ['too many bytes', Buffer.concat([icon, Buffer.alloc(largestIcon)])],
])('%s is none', (_, file) => expect(isIcon(file)).toBe(false));
