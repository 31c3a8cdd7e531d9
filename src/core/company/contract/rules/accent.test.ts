import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  accentColor,
  accentOf,
  contrast,
  contrastOnDark,
  contrastOnLight,
  isReadable,
  leastContrast,
  readableShade,
  shadeForDark,
} from './accent.ts';

// The product's own, companies' usual ones, and the corners of the space of colours.
const colors =
  '2f55d4 1a237e c8102e ffcc00 00a651 ff6600 7f7f7f 000000 ffffff ff0000 00ff00 0000ff 00ffff ff00ff'
    .split(' ')
    .map((color) => `#${color}`);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // Two greys on either side of the border of AA.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([
  ['#2f55d4', true],
  ['#1a237e', true],
  ['#000000', true],
  ['#ffcc00', false],
  ['#ff6600', false],
  // Enough on white, too little on the grey and tinted grounds.
  ['#767676', false],
  ['#ffffff', false],
])('%s can be read: %s', (color, isIt) => expect(isReadable(color)).toBe(isIt));

test('a darker shade of any colour can be read, and what can be read stays as it is', () => {
  for (const color of colors) {
    expect(contrastOnLight(readableShade(color)), color).toBeGreaterThanOrEqual(leastContrast);
    if (isReadable(color)) expect(readableShade(color)).toBe(color);
  }
});

test('on dark grounds a lighter shade of any colour can be read', () => {
  for (const color of colors) {
    expect(contrastOnDark(color), color).toBeGreaterThanOrEqual(leastContrast);
  }
  expect(shadeForDark('#8fa8ff')).toBe('#8fa8ff');
  expect(accentOf('#1a237e')?.dark).not.toBe('#1a237e');
  expect(accentOf(null)).toBeNull();
});

test.each([
  ['red', 'validation.invalidColor'],
  ['#fff', 'validation.invalidColor'],
  ['#12345g', 'validation.invalidColor'],
  ['url(#)', 'validation.invalidColor'],
  ['#ffcc00', 'validation.unreadableColor'],
])('%s is refused: %s', (color, key) => {
  const issues = z.safeParse(accentColor, color).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([key]);
});

test('it is stored in small letters', () => {
  expect(z.parse(accentColor, ' #2F55D4 ')).toBe('#2f55d4');
});

test('the grounds are those of the screens', () => {
  const tokens = readFileSync('src/platform/web/ui/base/tokens.css', 'utf8');
  const rule = readFileSync(new URL('./accent.ts', import.meta.url), 'utf8');
  const grounds = [...tokens.matchAll(/--(?:page|surface|sunken): (#[0-9a-f]+);/g)].map(
    ([, color = '']) => (color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color),
  );
  expect(grounds).toHaveLength(6);
  for (const ground of grounds) expect(rule).toContain(`'${ground}'`);
  const soft = [...tokens.matchAll(/--accent-soft: .+ (\d+)%/g)].map(([, share]) => Number(share));
  expect(soft).toEqual([11, 18]);
});
