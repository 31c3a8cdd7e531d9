import { expect, test } from 'vitest';
import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { peopleByName, possibleLastNames } from './name-words.ts';

const person = (id: string, lastName: string, firstName: string, middleName: string | null) =>
  ({ id, lastName, firstName, middleName }) as NamedEmployee;
const people = [
  person('1', 'Ёлкин', 'Пётр', 'Ильич'),
  person('2', 'Елкин', 'Петр', null),
  person('3', 'ван дер Берг', 'Анна Мария', null),
];
const found = (name: string) =>
  peopleByName(people)
    .get(fold(name))
    ?.map(({ id }) => id) ?? [];

test.each([
  ['Ёлкин Пётр Ильич', ['1']],
  ['ПЕТР  ИЛЬИЧ ЕЛКИН', ['1']],
  ['елкин пётр', ['1', '2']],
  ['Петр Ёлкин', ['1', '2']],
  ['Ван дер Берг Анна Мария', ['3']],
  ['Анна Мария Ван Дер Берг', ['3']],
  ['Ёлкин', []],
  ['Ёлкин Пётр Петрович', []],
  ['', []],
])('“%s” is %j', (name, due) => {
  expect(found(name)).toEqual(due);
});

test.each([
  ['Ёлкин Пётр Ильич', 'елкин'],
  ['Пётр Ильич Ёлкин', 'елкин'],
  ['ван дер Берг Анна', 'ван дер берг'],
  ['Анна ван дер Берг', 'ван дер берг'],
])('“%s” may have the last name “%s”', (name, lastName) => {
  expect(possibleLastNames([name])).toContain(lastName);
});

test('a cell full of words is nobody’s name', () => {
  expect(possibleLastNames(['а '.repeat(20_000)])).toEqual([]);
});
