import { expect, test } from 'vitest';
import { findDuplicates, ofName, ofPerson, ofText, pairKey } from './find.ts';

const none = new Set<string>();
const pairs = (names: readonly string[]) =>
  findDuplicates(
    names.map((name, at) => ofName({ id: String(at), name })),
    none,
  );

test.each([
  ['Контролёр', 'КОНТРОЛЕР', true],
  ['Инженер-технолог', 'Инженер технолог', true],
  ['Цех № 1', 'Цех №1', true],
  ['ООО «Ромашка»', 'ООО "Ромашка"', true],
  ['Слесарь', 'Cлecapь', true],
  ['Цех № 1', 'Цех № 2', false],
  ['Инженер', 'Инженер-технолог', false],
  ['Зам. директора', 'Заместитель директора', false],
  ['…', '!', false],
])('«%s» and «%s» look alike: %s', (one, other, isSo) => {
  expect(pairs([one, other])).toEqual(isSo ? [['0', '1']] : []);
});

test.each([
  [{ ru: 'Лидерство' }, { ru: 'лидерство' }, true],
  [{ ru: 'Лидерство', en: 'Leading' }, { ru: 'Ведение', en: 'leading' }, true],
  [{ ru: 'Лидерство' }, { ru: 'Влияние', en: 'Лидерство' }, false],
])('competencies %o and %o: %s', (one, other, isSo) => {
  const entries = [one, other].map((name, at) => ofText({ id: String(at), name }));
  expect(findDuplicates(entries, none)).toHaveLength(isSo ? 1 : 0);
});

const person = (name: string, email: string) => {
  const [lastName = '', firstName = '', middleName = null] = name.split(' ');
  return { lastName, firstName, middleName, email };
};
test.each([
  ['Ковалёва Анна', 'a@firm.ru', 'ковалева анна', 'b@firm.ru', true],
  ['Анна Ковалёва', 'a@firm.ru', 'Ковалёва Анна', 'b@firm.ru', true],
  ['Ким Анна Ильинична', 'a@firm.ru', 'Ким Анна', 'b@firm.ru', true],
  ['Ким Анна Ильинична', 'a@firm.ru', 'Ким Анна Петровна', 'b@firm.ru', false],
  ['Ким Анна Ильинична', 'a.kim@firm.ru', 'Ким Анна Петровна', 'akim@frim.ru', true],
  ['Ким Анна', 'anna.kim@firm.ru', 'Петрова Анна', 'anna-kim@firma.com', true],
  ['Ким Анна', 'hr@firm.ru', 'Петрова Анна', 'hr@firm.com', false],
  ['Ким Анна', 'kim@firm.ru', 'Лим Анна', 'lim@firm.ru', false],
])('%s <%s> and %s <%s>: %s', (one, email, other, otherEmail, isSo) => {
  const entries = [person(one, email), person(other, otherEmail)].map((given, at) =>
    ofPerson({ id: String(at), ...given }),
  );
  expect(findDuplicates(entries, none)).toHaveLength(isSo ? 1 : 0);
});

test('of three all pairs are found, each once, but for those that are apart', () => {
  const three = ['а', 'А', 'А '].map((name, at) => ofName({ id: String(at), name }));
  const apart = new Set([pairKey('2', '0')]);
  expect(findDuplicates(three, apart)).toEqual([
    ['0', '1'],
    ['1', '2'],
  ]);
});
