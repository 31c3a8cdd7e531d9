import { expect, test } from 'vitest';
import { splitAddresses, suggestionsFor } from './suggestions.ts';

const user = (firstName: string, lastName: string, email: string, disabled = false) => ({
  id: email,
  firstName,
  lastName,
  email,
  disabled,
});
const users = [
  user('Пётр', 'Ёлкин', 'elkin@example.ru'),
  user('Анна', 'Белова', 'a.belova@example.ru'),
  user('Анна', 'Ким', 'kim@example.ru', true),
];
const found = (typed: string, chosen: string[] = []) =>
  suggestionsFor(users, typed, chosen).map(({ email }) => email);

test.each([
  ['елки', ['elkin@example.ru']],
  [' АННА ', ['a.belova@example.ru']],
  ['анна бел', ['a.belova@example.ru']],
  ['белова анна', ['a.belova@example.ru']],
  ['@EXAMPLE', ['elkin@example.ru', 'a.belova@example.ru']],
  ['ким', []],
  [' ', []],
])('«%s» finds %j: by names and e-mail, and nobody disabled', (typed, emails) => {
  expect(found(typed)).toEqual(emails);
});

test('who is chosen already is offered no more', () => {
  expect(found('example', ['A.Belova@Example.ru'])).toEqual(['elkin@example.ru']);
});

test.each([
  ['a@b.ru', ['a@b.ru'], ''],
  ['A@B.ru a@b.ru', ['a@b.ru'], ''],
  ['Анна Ким <a@b.ru>; c@d.ru,e@f.ru\n', ['a@b.ru', 'c@d.ru', 'e@f.ru'], ''],
  ['a@b.ru, nobody', ['a@b.ru'], 'nobody'],
  ['Анна Ким', [], 'Анна Ким'],
])('the addresses in «%s»', (text, emails, rest) => {
  expect(splitAddresses(text)).toEqual({ emails, rest });
});
