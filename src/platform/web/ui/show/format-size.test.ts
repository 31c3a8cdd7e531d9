import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, 'en', '1 kB'],
  [2048, 'en', '2 kB'],
  [1024 * 1024 - 1, 'en', '1 MB'],
  [1.5 * 1024 * 1024, 'en', '1.5 MB'],
  [11 * 1024 * 1024, 'en', '11 MB'],
  [2048, 'ru', '2 кБ'],
  [1.5 * 1024 * 1024, 'ru', '1,5 МБ'],
] as const)('%d bytes in %s', (bytes, locale, shown) => {
  expect(formatSize(bytes, locale).replace(/\s/g, ' ')).toBe(shown);
});
