import { describe, expect, test } from 'vitest';
import { type Fraction, fraction } from './fraction.ts';
import { findZones } from './zones.ts';

type Marks = [name: string, self: Fraction | null, others: Fraction | null];

const tenths = (value: number) => fraction(Math.round(value * 10), 10);

function zones(...competences: Marks[]) {
  const found = findZones(competences.map(([name, self, others]) => ({ name, self, others })));
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join(' ');
  return {
    strong: names(found.strong),
    lowest: names(found.lowest),
    development: names(found.development),
    hidden: names(found.hidden),
    blind: names(found.blind),
  };
}

describe('gap', () => {
  test.each([
    { self: fraction(4), others: fraction(7, 2), blind: 'A', hidden: '' },
    { self: fraction(399, 100), others: fraction(7, 2), blind: '', hidden: '' },
    { self: fraction(5), others: fraction(399, 100), blind: 'A', hidden: '' },
    // What others see as a strength is no blind zone.
    { self: fraction(5), others: fraction(4), blind: '', hidden: '' },
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
      ['Щедрость', fraction(4), fraction(3)],
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

describe('strengths', () => {
  test('at most three from 4 on, highest first, then by name', () => {
    const marks = [5, 4, 3.9, 4.5, 4.5].map(
      (mark, index): Marks => [`M${index}`, null, tenths(mark)],
    );
    expect(zones(...marks).strong).toBe('M0 M3 M4');
    expect(zones(...marks.slice(1, 3)).strong).toBe('M1');
  });
});

describe('lowest', () => {
  const high = ['1', '2', '3', '4', '5'].map((name): Marks => [name, null, fraction(5)]);

  test('at most three', () => {
    const low = [1, 2, 3, 3.5].map((mark): Marks => [`M${mark}`, null, tenths(mark)]);
    expect(zones(...high, ...low).lowest).toBe('M1 M2 M3');
  });

  test('at most half of those that have a mark', () => {
    const marks = [1, 2, 3].map((mark): Marks => [`M${mark}`, null, fraction(mark)]);
    expect(zones(...marks, ['None', null, null]).lowest).toBe('M1');
    expect(zones(['Alone', null, fraction(1)]).lowest).toBe('');
  });

  test('below 4, and below the mean of all', () => {
    const four: Marks = ['Four', null, fraction(4)];
    expect(zones(...high, four, ['Below', null, tenths(3.9)]).lowest).toBe('Below');
    const alike = ['A', 'B'].map((name): Marks => [name, null, fraction(3)]);
    expect(zones(...alike).lowest).toBe('');
  });

  test('ties: the lower self mark, none last, then the name', () => {
    const three = fraction(3);
    const found = zones(
      ...high,
      ['None', null, three],
      ['Four', fraction(4), three],
      ['Two', fraction(2), three],
    );
    expect(found.lowest).toBe('Two Four None');
    const named = ['Яр', 'ёж', 'Еж'].map((name): Marks => [name, null, three]);
    expect(zones(...high, ...named).lowest).toBe('Еж ёж Яр');
  });

  test('thirds tie exactly', () => {
    const third = (over: number) => fraction(over, 3);
    const sum = fraction(1 + 4 + 5, 3);
    expect(zones(...high, ['B', null, third(10)], ['A', null, sum]).lowest).toBe('A B');
  });
});

test('competences alike in everything keep their order', () => {
  const found = findZones([
    { id: 1, name: 'A', self: null, others: fraction(2) },
    { id: 2, name: 'A', self: null, others: fraction(2) },
  ]);
  expect(found.development.map(({ id }) => id)).toEqual([1, 2]);
});
