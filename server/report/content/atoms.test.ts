import { describe, expect, test } from 'vitest';
import type { AnonymousType } from '#contract/rules/methods.ts';
import { type ColumnLedger, cellsOf, emptyColumn, extend, type Raters } from './atoms.ts';

const nobody: Raters = { present: [], open: 0, held: 0 };
const interim = { threshold: 3, final: false };
const final = { threshold: 3, final: true };

/** Sheets named after their type's first letter: s('c', 3) is c1, c2, c3. */
const sheets = (letter: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `${letter}${from + index}`);

function raters(given: Partial<Record<AnonymousType, Partial<Raters>>>) {
  return {
    colleague: { ...nobody, ...given.colleague },
    customer: { ...nobody, ...given.customer },
    subordinate: { ...nobody, ...given.subordinate },
  };
}

const shown = (column: ColumnLedger) =>
  cellsOf(column).map((cell) => `${cell.types.join('+')}: ${cell.sheets.join(' ')}`);

describe('a type alone', () => {
  test.each([
    { open: 0, due: ['colleague: a1 a2 a3'] },
    { open: 1, due: [] },
    { open: 2, due: [] },
    { open: 3, due: ['colleague: a1 a2 a3'] },
  ])('in an interim with $open still open', ({ open, due }) => {
    const column = extend(
      emptyColumn,
      raters({ colleague: { present: sheets('a', 3), open } }),
      interim,
    );
    expect(shown(column)).toEqual(due);
  });

  test('waits below the threshold, and an interim merges nothing', () => {
    const two = { present: sheets('a', 2) };
    const column = extend(emptyColumn, raters({ colleague: two, customer: two }), interim);
    expect(column).toEqual(emptyColumn);
  });

  test('keeps its sheets sorted, whatever the order of arrival', () => {
    const column = extend(
      emptyColumn,
      raters({ customer: { present: ['k3', 'k1', 'k2'] } }),
      final,
    );
    expect(column.atoms).toEqual([{ types: ['customer'], sheets: ['k1', 'k2', 'k3'] }]);
  });
});

describe('late sheets', () => {
  const first = extend(emptyColumn, raters({ colleague: { present: sheets('a', 4) } }), interim);

  test('wait until they are enough, then make an atom of their own in the same cell', () => {
    const six = extend(first, raters({ colleague: { present: sheets('a', 6) } }), final);
    expect(shown(six)).toEqual(['colleague: a1 a2 a3 a4']);
    const seven = extend(six, raters({ colleague: { present: sheets('a', 7) } }), final);
    expect(seven.atoms).toHaveLength(2);
    expect(shown(seven)).toEqual([`colleague: ${sheets('a', 7).join(' ')}`]);
  });

  test('never reach an atom of an earlier output', () => {
    const late = raters({
      colleague: { present: sheets('a', 5) },
      customer: { present: sheets('k', 1) },
    });
    expect(extend(first, late, final).atoms).toEqual(first.atoms);
  });

  test('leave the ledger given as it was', () => {
    const before = structuredClone(first);
    extend(first, raters({ colleague: { present: sheets('a', 9) } }), final);
    expect(first).toEqual(before);
  });
});

describe('small types in the final report', () => {
  test('merge when they are enough together', () => {
    const column = extend(
      emptyColumn,
      raters({
        colleague: { present: sheets('a', 3) },
        customer: { present: sheets('k', 2) },
        subordinate: { present: sheets('s', 1) },
      }),
      final,
    );
    expect(shown(column)).toEqual(['colleague: a1 a2 a3', 'customer+subordinate: k1 k2 s1']);
  });

  test('join the smallest atom of the same output, by display order when equal', () => {
    const column = extend(
      emptyColumn,
      raters({
        colleague: { present: sheets('a', 4) },
        customer: { present: sheets('k', 1) },
        subordinate: { present: sheets('s', 4) },
      }),
      final,
    );
    expect(shown(column)).toEqual([
      'colleague+customer: a1 a2 a3 a4 k1',
      'subordinate: s1 s2 s3 s4',
    ]);
  });

  test('are not shown when there is nothing to join', () => {
    const one = { present: ['only'] };
    expect(extend(emptyColumn, raters({ customer: one, colleague: one }), final)).toEqual(
      emptyColumn,
    );
  });
});

describe('access holders', () => {
  test('do not count towards the threshold, with a mark here or not', () => {
    const four = (held: number) => raters({ colleague: { present: sheets('a', 4), held } });
    expect(extend(emptyColumn, four(1), final).counted.colleague).toBe(1);
    expect(extend(emptyColumn, four(2), final).atoms).toEqual([]);
  });

  test('are held against one atom only', () => {
    const first = extend(
      emptyColumn,
      raters({ colleague: { present: sheets('a', 4), held: 1 } }),
      interim,
    );
    const then = extend(
      first,
      raters({ colleague: { present: sheets('a', 7), held: 1 } }),
      interim,
    );
    expect(then.atoms).toHaveLength(2);
  });

  test('are held against a merged atom just so', () => {
    const merged = extend(
      emptyColumn,
      raters({
        colleague: { present: sheets('a', 2), held: 1 },
        customer: { present: sheets('k', 2) },
      }),
      final,
    );
    expect(merged.counted).toEqual({ colleague: 1, customer: 0, subordinate: 0 });
  });

  test('who lose access since give the waiting sheets no weight', () => {
    const first = extend(
      emptyColumn,
      raters({ colleague: { present: sheets('a', 5), held: 2 } }),
      interim,
    );
    const then = extend(first, raters({ colleague: { present: sheets('a', 7), held: 0 } }), final);
    expect(then.atoms).toEqual(first.atoms);
  });
});
