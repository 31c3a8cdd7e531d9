import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearlySameName, isSameName, pairNames } from './same-name.ts';

/** "Фамилия, Имя" */
const name = (written: string) => {
  const [lastName = '', firstName = ''] = written.split(', ');
  return { lastName, firstName };
};

type Judged = 'same' | 'nearly' | 'other';
const judge = (one: string, other: string): Judged => {
  const [a, b] = [name(one), name(other)];
  expect(isSameName(b, a)).toBe(isSameName(a, b));
  expect(isNearlySameName(b, a)).toBe(isNearlySameName(a, b));
  if (isSameName(a, b)) return isNearlySameName(a, b) ? 'same' : 'other';
  return isNearlySameName(a, b) ? 'nearly' : 'other';
};

test.each<[string, string, Judged]>([
  ['Ким, Анна', 'Ким, Анна', 'same'],
  ['Ким, Анна', 'КИМ, анна', 'same'],
  ['Ким, Анна', 'Анна, Ким', 'same'],
  ['Фёдоров, Пётр', 'Федоров, Петр', 'same'],
  ['Римская-Корсакова, Анна', 'Римская Корсакова, Анна', 'same'],
  ["О'Коннор, Анна", 'О Коннор, Анна', 'same'],
  ['Ким , Анна  Мария', 'Ким, Анна Мария', 'same'],
  // Latin letters that look like Cyrillic ones.
  ['Coкoлoвa, Aннa', 'Соколова, Анна', 'same'],
  // Greek ones, a joiner, a soft hyphen, an accent, and й of two signs.
  ['Сοκοлова, Αнна', 'Соколова, Анна', 'same'],
  ['Соко\u2060лова, Ан\u00adна', 'Соколова, Анна', 'same'],
  ['Соко\u0301лова, Анна', 'Соколова, Анна', 'same'],
  ['Николаи\u0306, Анна', 'Николай, Анна', 'same'],
  ['Соколова, Наталия', 'Соколова, Наталья', 'nearly'],
  ['Соколова, Анна', 'Соколва, Анна', 'nearly'],
  ['Соколова, Анна', 'Соколоваа, Анна', 'nearly'],
  ['Соколова, Анна', 'Анна, Соклова', 'nearly'],
  ['Соколов, Валерий', 'Соколова, Валерия', 'other'],
  // Two letters are two, also where they have changed places.
  ['Соколова, Анна', 'Соколова, Инга', 'other'],
  ['Соколова, Анна', 'Соклоова, Анна', 'other'],
  // One letter in each of two words.
  ['Соколова, Наталия', 'Соколоваа, Наталья', 'other'],
  // In short words a letter is another name, and numbers tell people apart.
  ['Ким, Анна', 'Лим, Анна', 'other'],
  ['Ли, Анна', 'Лин, Анна', 'other'],
  ['Иванов1, Пётр', 'Иванов2, Пётр', 'other'],
  ['Иванов, Пётр', 'Иванов1, Пётр', 'other'],
  ['Ким, Анна', 'Ким, Анна Мария', 'other'],
  ['Анна, Анна', 'Анна, Ким', 'other'],
  ['Анна, Анна', 'Анна, Инна', 'nearly'],
])('%s – %s: %s', (one, other, expected) => {
  expect(judge(one, other)).toBe(expected);
});

test('those who are paired are nearly the same, and nobody else', async () => {
  const word = fc.string({ unit: fc.constantFrom('а', 'б', '1'), minLength: 1, maxLength: 5 });
  const names = fc.array(fc.record({ lastName: word, firstName: word }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(names, names, async (ones, others) => {
      const expected = ones.flatMap((one) =>
        others.filter((other) => isNearlySameName(one, other)).map((other) => [one, other]),
      );
      const paired = await pairNames(ones, others);
      expect(paired).toHaveLength(expected.length);
      expect(paired).toEqual(expect.arrayContaining(expected));
    }),
  );
});
