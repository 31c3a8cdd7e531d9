import { describe, expect, test } from 'vitest';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import { emptyLedger, extend, type Ledger, type TypeAtOutput } from './atoms.ts';

const interim = { threshold: 3, final: false, smallGroups: 'joined' } as const;
const final = { threshold: 3, final: true, smallGroups: 'joined' } as const;

/** Sheets named after their type's first letter: s('c', 3) is c1, c2, c3. */
const sheets = (letter: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `${letter}${from + index}`);

/** Everybody asked has answered and speaks, but for those open. */
function ratersOf(given: Partial<TypeAtOutput> = {}): TypeAtOutput {
  const { fresh = [], open = 0 } = given;
  return { fresh, waiting: fresh.length, asked: fresh.length + open, open, held: 0, ...given };
}

const raters = (given: Partial<Record<AnonymousType, Partial<TypeAtOutput>>>) => ({
  colleague: ratersOf(given.colleague),
  customer: ratersOf(given.customer),
  subordinate: ratersOf(given.subordinate),
});

const shown = (ledger: Ledger) =>
  ledger.atoms.map(
    ({ types, sheets, weight }) => `${types.join('+')}: ${sheets.join(' ')} (${weight})`,
  );

describe('a type alone', () => {
  test.each([
    { open: 0, due: ['colleague: a1 a2 a3 (3)'] },
    { open: 1, due: [] },
    { open: 2, due: [] },
    { open: 3, due: ['colleague: a1 a2 a3 (3)'] },
  ])('in an interim with $open still open', ({ open, due }) => {
    const ledger = extend(
      emptyLedger,
      raters({ colleague: { fresh: sheets('a', 3), open } }),
      interim,
    );
    expect(shown(ledger)).toEqual(due);
  });

  test('waits below the threshold, and an interim merges nothing', () => {
    const two = { fresh: sheets('a', 2) };
    const ledger = extend(emptyLedger, raters({ colleague: two, customer: two }), interim);
    expect(ledger).toEqual(emptyLedger);
  });

  test('keeps its sheets sorted, whatever the order of arrival', () => {
    const ledger = extend(emptyLedger, raters({ customer: { fresh: ['k3', 'k1', 'k2'] } }), final);
    expect(ledger.atoms).toEqual([{ types: ['customer'], sheets: ['k1', 'k2', 'k3'], weight: 3 }]);
  });
});

describe('half of those asked', () => {
  test.each([
    { fresh: 4, open: 6, due: 0 },
    { fresh: 5, open: 5, due: 1 },
    { fresh: 5, open: 6, due: 0 },
    { fresh: 6, open: 5, due: 1 },
  ])('$fresh of $fresh + $open make $due groups in an interim', ({ fresh, open, due }) => {
    const asked = raters({ colleague: { fresh: sheets('a', fresh), open } });
    expect(extend(emptyLedger, asked, interim).atoms).toHaveLength(due);
    expect(extend(emptyLedger, asked, final).atoms).toHaveLength(1);
  });

  test('are half of those who count in it, too', () => {
    const asked = raters({ colleague: { fresh: sheets('a', 5), open: 5, held: 1 } });
    expect(extend(emptyLedger, asked, interim).atoms).toEqual([]);
  });
});

describe('late sheets', () => {
  const first = extend(emptyLedger, raters({ colleague: { fresh: sheets('a', 4) } }), interim);

  test('wait until they are enough, then make an atom of their own', () => {
    const two = extend(first, raters({ colleague: { fresh: sheets('a', 2, 5) } }), final);
    expect(shown(two)).toEqual(['colleague: a1 a2 a3 a4 (4)']);
    const three = extend(two, raters({ colleague: { fresh: sheets('a', 3, 5) } }), final);
    expect(shown(three)).toEqual(['colleague: a1 a2 a3 a4 (4)', 'colleague: a5 a6 a7 (3)']);
  });

  test('never reach an atom of an earlier output', () => {
    const late = raters({
      colleague: { fresh: sheets('a', 1, 5) },
      customer: { fresh: sheets('k', 1) },
    });
    expect(extend(first, late, final).atoms).toEqual(first.atoms);
  });

  test('leave the ledger given as it was', () => {
    const before = structuredClone(first);
    extend(first, raters({ colleague: { fresh: sheets('a', 9) } }), final);
    expect(first).toEqual(before);
  });
});

describe('small types in the final report', () => {
  test('merge when they are enough together', () => {
    const ledger = extend(
      emptyLedger,
      raters({
        colleague: { fresh: sheets('a', 3) },
        customer: { fresh: sheets('k', 2) },
        subordinate: { fresh: sheets('s', 1) },
      }),
      final,
    );
    expect(shown(ledger)).toEqual([
      'colleague: a1 a2 a3 (3)',
      'customer+subordinate: k1 k2 s1 (3)',
    ]);
  });

  test('join the smallest atom of the same output, by display order when equal', () => {
    const ledger = extend(
      emptyLedger,
      raters({
        colleague: { fresh: sheets('a', 4) },
        customer: { fresh: sheets('k', 1) },
        subordinate: { fresh: sheets('s', 4) },
      }),
      final,
    );
    expect(shown(ledger)).toEqual([
      'colleague+customer: a1 a2 a3 a4 k1 (5)',
      'subordinate: s1 s2 s3 s4 (4)',
    ]);
  });

  test('are not shown when there is nothing to join', () => {
    const one = { fresh: ['only'] };
    expect(extend(emptyLedger, raters({ customer: one, colleague: one }), final)).toEqual(
      emptyLedger,
    );
  });

  test('are left out where the questionary is set so, but together they stand as before', () => {
    const small = raters({
      colleague: { fresh: sheets('a', 4) },
      customer: { fresh: sheets('k', 1) },
      subordinate: { fresh: sheets('s', 1) },
    });
    const leftOut = { ...final, smallGroups: 'leftOut' } as const;
    expect(shown(extend(emptyLedger, small, leftOut))).toEqual(['colleague: a1 a2 a3 a4 (4)']);
    const three = { ...small, subordinate: ratersOf({ fresh: sheets('s', 2) }) };
    expect(shown(extend(emptyLedger, three, leftOut))).toEqual([
      'colleague: a1 a2 a3 a4 (4)',
      'customer+subordinate: k1 s1 s2 (3)',
    ]);
  });

  test('bring their own weight when they join', () => {
    const joined = extend(
      emptyLedger,
      raters({
        colleague: { fresh: sheets('a', 4) },
        customer: { fresh: sheets('k', 2), held: 1 },
      }),
      final,
    );
    expect(shown(joined)).toEqual(['colleague+customer: a1 a2 a3 a4 k1 k2 (5)']);
  });
});

describe('people who do not count', () => {
  const four = (given: Partial<TypeAtOutput>) =>
    raters({ colleague: { fresh: sheets('a', 4), ...given } });

  test('do not count towards the threshold, whether or not they speak', () => {
    expect(shown(extend(emptyLedger, four({ held: 1 }), final))).toEqual([
      'colleague: a1 a2 a3 a4 (3)',
    ]);
    expect(extend(emptyLedger, four({ held: 2 }), final).atoms).toEqual([]);
  });

  test('are held against one atom only, if they are surely in it', () => {
    const first = extend(emptyLedger, four({ held: 1 }), interim);
    const three = raters({ colleague: { fresh: sheets('a', 3, 5), held: 1 } });
    expect(extend(first, three, interim).atoms).toHaveLength(2);
  });

  test('are held again while a sheet that does not speak may be theirs', () => {
    const first = extend(emptyLedger, four({ held: 1, waiting: 5 }), interim);
    const three = raters({ colleague: { fresh: sheets('a', 3, 5), held: 1 } });
    expect(extend(first, three, interim).atoms).toHaveLength(1);
    const more = raters({ colleague: { fresh: sheets('a', 4, 5), held: 1 } });
    expect(extend(first, more, interim).atoms).toHaveLength(2);
  });

  test('who lose access since give the waiting sheets no weight', () => {
    const first = extend(
      emptyLedger,
      raters({ colleague: { fresh: sheets('a', 5), held: 2 } }),
      interim,
    );
    const then = extend(first, raters({ colleague: { fresh: sheets('a', 2, 6) } }), final);
    expect(then.atoms).toEqual(first.atoms);
  });
});

test.each([3, 10])('a threshold of %i needs as many', (threshold) => {
  const asked = (count: number) => raters({ colleague: { fresh: sheets('a', count) } });
  const rule = { ...final, threshold };
  expect(extend(emptyLedger, asked(threshold - 1), rule).atoms).toEqual([]);
  expect(extend(emptyLedger, asked(threshold), rule).atoms).toHaveLength(1);
});
