import { expect, test } from 'vitest';
import { toNumber } from '#core/report/server/content/fraction.ts';
import { readCount, readDays, readMark } from './read-cells.ts';
import { isOverall, readImportedRole } from './role-words.ts';

test.each([
  ['4,25', '1-5', 4.25],
  ['4.3333333333333335', '1-5', 4.333333],
  ['1', '1-5', 1],
  ['5', '1-5', 5],
  ['0', '0-5', 1],
  ['2,5', '0-5', 3],
  ['10', '1-10', 5],
  ['5,5', '1-10', 3],
  ['75', '0-100', 4],
  ['4', '1-4', 5],
  ['0,99', '1-5', undefined],
  ['5.01', '1-5', undefined],
  ['6', '0-5', undefined],
  ['101', '0-100', undefined],
  ['хорошо', '1-5', 'wrong'],
  ['4,5 из 5', '1-5', 'wrong'],
  ['-3', '1-5', 'wrong'],
  ['1e1', '1-10', 'wrong'],
  ['4,', '1-5', 'wrong'],
] as const)('the mark %j on %s is %j', (cell, scale, mark) => {
  const read = readMark(cell, scale);
  expect(typeof read === 'object' ? toNumber(read) : read).toBe(mark);
});

test.each([
  ['5', 5],
  ['5.0', 5],
  ['', null],
  ['0', 'wrong'],
  ['2,5', 'wrong'],
  ['99999', 'wrong'],
  ['пять', 'wrong'],
])('%j people are %j', (cell, count) => expect(readCount(cell)).toBe(count));

const march = { dateStart: '2024-03-01', dateEnd: '2024-03-15' };
test.each([
  ['1.3.2024', '15.03.2024', march],
  ['01.03.2024 – 15.03.2024', '', march],
  ['2024-03-01 - 2024-03-15', '', march],
  ['01.03.2024–15.03.2024', '', march],
  ['15 марта 2024', '', { dateStart: '2024-03-15', dateEnd: '2024-03-15' }],
  ['', '15.03.2024', { dateStart: '2024-03-15', dateEnd: '2024-03-15' }],
  ['2024', '', { dateStart: '2024-01-01', dateEnd: '2024-12-31' }],
  ['2023', '2024', { dateStart: '2023-01-01', dateEnd: '2024-12-31' }],
  ['15.03.2024', '01.03.2024', 'wrong'],
  ['31.02.2024', '', 'wrong'],
  ['01.03.1999', '', 'wrong'],
  ['весна', '', 'wrong'],
  ['', '', 'wrong'],
])('from %j to %j is %j', (first, last, days) => expect(readDays(first, last)).toEqual(days));

test.each([
  ['Самооценка', 'employee'],
  ['self', 'employee'],
  ['РУКОВОДИТЕЛЬ', 'supervisor'],
  ['Оценка руководителя', 'supervisor'],
  ['Peers', 'colleague'],
  ['коллеги', 'colleague'],
  ['Внутренние клиенты', 'customer'],
  ['Подчиненные', 'subordinate'],
  ['Direct reports', 'subordinate'],
  ['кто-то', undefined],
])('the role %j is %s', (word, type) => expect(readImportedRole(word)).toBe(type));

test('what is of several roles is no role', () => {
  expect(['Все', 'внешняя оценка', 'Overall', 'Коллеги'].map(isOverall)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('days made to be slow are as quick as any', () => {
  expect(readDays(`2023${' '.repeat(200_000)}2024`, '')).toBe('wrong');
});
