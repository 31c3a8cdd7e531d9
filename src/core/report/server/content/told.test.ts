import { describe, expect, test } from 'vitest';
import type { Atom } from './atoms.ts';
import type { SheetsByColumn } from './columns.ts';
import { fraction, toNumber } from './fraction.ts';
import { coarsely, toldMark } from './told.ts';

const atom = (letter: string, count: number, weight = count): Atom => ({
  types: ['colleague'],
  sheets: Array.from({ length: count }, (_, index) => `${letter}${index}`),
  weight,
});

/** All of them but these have a mark there. */
function columnOf(atoms: Atom[], lacking: string[]): SheetsByColumn {
  const ids = atoms.flatMap(({ sheets }) => sheets).filter((id) => !lacking.includes(id));
  return new Map(ids.map((id) => [id, { id, type: 'colleague', marks: [] }]));
}

function told(atoms: Atom[], lacking: string[], threshold = 3) {
  const column = columnOf(atoms, lacking);
  const mark = toldMark(fraction(331, 100), { atoms, column, threshold });
  return mark && toNumber(mark);
}

describe('coarsely', () => {
  test.each([
    { exact: [3, 1], marks: 9, due: 3.25 },
    { exact: [349, 100], marks: 9, due: 3.25 },
    { exact: [7, 2], marks: 9, due: 3.75 },
    { exact: [5, 1], marks: 9, due: 4.75 },
    { exact: [1, 1], marks: 4, due: 1.25 },
    { exact: [3, 1], marks: 10, due: 3.125 },
    { exact: [399, 100], marks: 19, due: 3.875 },
    { exact: [5, 1], marks: 19, due: 4.875 },
    { exact: [335, 100], marks: 20, due: 3.4 },
  ])('$exact of $marks marks is $due', ({ exact: [over, under], marks, due }) => {
    expect(toNumber(coarsely(fraction(over!, under!), marks))).toBe(due);
  });
});

describe('a group', () => {
  test('without a gap is told to a tenth', () => expect(told([atom('a', 3)], [])).toBe(3.3));

  test.each([
    { sheets: 4, due: null },
    { sheets: 5, due: 3.25 },
  ])('of $sheets with one gap needs four who count beside it', ({ sheets, due }) => {
    expect(told([atom('a', sheets)], ['a0'])).toBe(due);
  });

  test.each([
    { weight: 10, due: null },
    { weight: 11, due: 3.25 },
  ])('needs as many as a larger threshold, at a weight of $weight', ({ weight, due }) => {
    expect(told([atom('a', 11, weight)], ['a0', 'a9', 'a8'].slice(0, 1), 10)).toBe(due && 3.375);
  });

  test('each atom with a gap for itself', () => {
    expect(told([atom('a', 3), atom('b', 9)], ['b0'])).toBe(3.375);
    expect(told([atom('a', 3), atom('b', 9)], ['a0'])).toBeNull();
  });

  test('tells nothing where most of it has no mark', () => {
    expect(told([atom('a', 12)], ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'])).toBe(3.25);
    expect(told([atom('a', 13, 30)], ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'])).toBeNull();
  });
});
