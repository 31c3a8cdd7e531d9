import { describe, expect, test } from 'vitest';
import { type Fraction, fraction } from './fraction.ts';
import { findZones } from './zones.ts';

type Marks = [name: string, self: Fraction | null, others: Fraction | null];

const tenths = (value: number) => fraction(Math.round(value * 10), 10);

function zones(...competences: Marks[]) {
  const found = findZones(competences.map(([name, self, others]) => ({ name, self, others })));
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join(' ');
  return {
    lowest: names(found.lowest),
    development: names(found.development),
    hidden: names(found.hidden),
    blind: names(found.blind),
  };
}

describe('gap', () => {
  test.each([
    { self: fraction(9, 2), others: fraction(4), blind: 'A', hidden: '' },
    { self: fraction(449, 100), others: fraction(4), blind: '', hidden: '' },
    { self: fraction(7, 2), others: fraction(4), blind: '', hidden: 'A' },
    { self: fraction(351, 100), others: fraction(4), blind: '', hidden: '' },
    // In doubles 4.1 − 3.6 is 0.4999…, below the limit that it is exactly at.
    { self: tenths(4.1), others: tenths(3.6), blind: 'A', hidden: '' },
    { self: null, others: fraction(4), blind: '', hidden: '' },
    { self: fraction(5), others: null, blind: '', hidden: '' },
  ])('self $self others $others', ({ self, others, blind, hidden }) => {
    expect(zones(['A', self, others])).toMatchObject({ blind, hidden });
  });

  test('by its width, then by name', () => {
    const found = zones(
      ['Щедрость', fraction(5), fraction(4)],
      ['Ясность', fraction(5), fraction(3)],
      ['Ёмкость', fraction(4), fraction(3)],
      ['Жар', fraction(2), fraction(3)],
      ['Ель', fraction(1), fraction(2)],
    );
    expect(found.blind).toBe('Ясность Ёмкость Щедрость');
    expect(found.hidden).toBe('Ель Жар');
  });
});

describe('development', () => {
  test('below 3.5 and not in the blind zone, lowest first, then by name', () => {
    const found = zones(
      ['Exactly', null, fraction(7, 2)],
      ['B', null, fraction(349, 100)],
      ['A', null, fraction(349, 100)],
      ['Blind', fraction(5), fraction(2)],
      ['Hidden', fraction(1), fraction(3)],
      ['Nobody', null, null],
    );
    expect(found.development).toBe('Hidden A B');
  });
});

describe('lowest', () => {
  test('at most three, all below 5', () => {
    const marks = [5, 4, 3, 2, 1].map((mark): Marks => [`M${mark}`, null, fraction(mark)]);
    expect(zones(...marks).lowest).toBe('M1 M2 M3');
    expect(zones(...marks.slice(0, 2)).lowest).toBe('M4');
  });

  test('ties: the lower self mark, none last, then the name', () => {
    const three = fraction(3);
    expect(
      zones(['None', null, three], ['Four', fraction(4), three], ['Two', fraction(2), three])
        .lowest,
    ).toBe('Two Four None');
    expect(zones(['Яр', null, three], ['ёж', null, three], ['Еж', null, three]).lowest).toBe(
      'Еж ёж Яр',
    );
  });

  test('thirds tie exactly', () => {
    const third = (over: number) => fraction(over, 3);
    const sum = fraction(1 + 4 + 5, 3);
    expect(zones(['B', null, third(10)], ['A', null, sum]).lowest).toBe('A B');
  });
});

test('competences alike in everything keep their order', () => {
  const found = findZones([
    { id: 1, name: 'A', self: null, others: fraction(2) },
    { id: 2, name: 'A', self: null, others: fraction(2) },
  ]);
  expect(found.development.map(({ id }) => id)).toEqual([1, 2]);
});
