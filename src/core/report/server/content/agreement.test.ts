import { describe, expect, test } from 'vitest';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { averageDeviation, shownAgreement, withinGroupAgreement } from './agreement.ts';
import { fraction, toNumber } from './fraction.ts';
import type { RowEntry } from './groups.ts';
import { isAnonymousType } from './sheets.ts';

/** One question, with one sheet per mark. `weight`: how many of these people surely count. */
function group(
  types: ReviewerRole[],
  marks: number[],
  { hasGap = false, weight = marks.length } = {},
): RowEntry {
  const marked = marks.map((mark, index) => ({
    id: `${types.join()}-${index}`,
    type: types[0]!,
    marks: [{ question: 0, mark }],
  }));
  const sheets = marked.map(({ id }) => id);
  const anonymous = types.filter(isAnonymousType);
  const atoms = anonymous.length > 0 ? [{ types: anonymous, sheets, weight }] : null;
  const whole = { types, sheets, atoms };
  return { types, mark: fraction(4), sheetCount: marks.length, group: whole, marked, hasGap };
}

const alike = (count: number) => Array.from({ length: count }, () => 4);
const final = { threshold: 3, final: true };

describe('published values', () => {
  test.each([
    { marks: [4, 4, 5, 3, 4], rwg: 0.75, adm: 0.4 },
    { marks: [5, 5, 5, 5], rwg: 1, adm: 0 },
    { marks: [1, 5, 1, 5], rwg: 0, adm: 2 },
    { marks: [4, 3, 2], rwg: 0.5, adm: 2 / 3 },
  ])('one question, $marks', ({ marks, rwg, adm }) => {
    expect(toNumber(withinGroupAgreement([marks])!)).toBeCloseTo(rwg, 12);
    expect(toNumber(averageDeviation(marks.map((mark) => fraction(mark))))).toBeCloseTo(adm, 12);
  });

  test('five questions, three raters', () => {
    const raters = [
      [3, 4, 3, 4, 4],
      [4, 4, 3, 4, 4],
      [3, 3, 2, 2, 1],
    ];
    const byQuestion = [0, 1, 2, 3, 4].map((question) => raters.map((marks) => marks[question]!));
    expect(toNumber(withinGroupAgreement(byQuestion)!)).toBeCloseTo(0.81395, 5);
  });

  test('a question with a single mark says nothing', () => {
    expect(withinGroupAgreement([[4], []])).toBeNull();
    expect(withinGroupAgreement([[4], [4, 3, 2]])).toEqual(fraction(1, 2));
  });
});

describe('not anonymous', () => {
  test('from three sheets on, self aside, with exact numbers', () => {
    expect(
      shownAgreement([group(['supervisor'], [4, 3]), group(['employee'], [2])], null),
    ).toBeNull();
    expect(shownAgreement([group(['supervisor'], [4, 3]), group(['customer'], [2])], null)).toEqual(
      {
        word: 'agree',
        adm: toNumber(fraction(2, 3)),
        rwg: 0.5,
      },
    );
  });

  test('exactly 0.8 is not yet "differ"', () => {
    const word = (marks: number[]) => shownAgreement([group(['colleague'], marks)], null)!.word;
    expect(word([5, 4, 3, 3, 5])).toBe('agree');
    expect(word([5, 5, 3, 3, 4])).toBe('agree');
    expect(word([5, 5, 5, 3, 3])).toBe('differ');
  });
});

describe('anonymous', () => {
  test('an interim says nothing', () => {
    expect(shownAgreement([group(['colleague'], alike(9))], { ...final, final: false })).toBeNull();
  });

  test('the word from 2T sheets in cells on, supervisors not counted', () => {
    const cells = (count: number) => [
      group(['supervisor'], alike(2)),
      group(['colleague'], alike(3)),
      group(['customer', 'subordinate'], alike(count)),
    ];
    expect(shownAgreement(cells(2), final)).toBeNull();
    expect(shownAgreement(cells(3), final)).toEqual({ word: 'agree', adm: null, rwg: null });
  });

  test('not among people who do not count, however many', () => {
    const row = (weight: number) => [group(['colleague'], alike(6), { weight })];
    expect(shownAgreement(row(3), final)).toBeNull();
    expect(shownAgreement(row(5), final)).toBeNull();
    expect(shownAgreement(row(6), final)).not.toBeNull();
  });

  test('never the numbers, however many there are', () => {
    const many = [group(['colleague'], [...alike(20), ...alike(20).map(() => 1)])];
    expect(shownAgreement(many, final)).toEqual({ word: 'differ', adm: null, rwg: null });
  });

  test('without any cell there is nothing to say', () => {
    expect(shownAgreement([group(['supervisor'], alike(9))], final)).toBeNull();
  });
});
