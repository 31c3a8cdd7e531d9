import { expect, test } from 'vitest';
import { clean } from './clean.ts';

test('of marks stacked on a letter eight stay', () => {
  const mark = '\u0301';
  expect(clean(`a${mark.repeat(5000)}b${mark}`)).toBe(`a${mark.repeat(8)}b${mark}`);
  expect(clean(`a${`${mark}\u200d`.repeat(2500)}`)).toHaveLength(9);
});

test('of empty lines one stays', () => {
  expect(clean(`a${'\n'.repeat(5000)}b\n \n\t\n c\n\nd`)).toBe('a\n\nb\n\n c\n\nd');
});
