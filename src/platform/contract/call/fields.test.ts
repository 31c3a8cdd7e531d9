import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { localized, localizedLong, optionalLongText, optionalText, text } from './fields.ts';
import { issuesOf } from './issues.ts';

const keysFor = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value, { reportInput: true });
  return error ? issuesOf(error).map(({ path, key }) => (path ? `${path}: ${key}` : key)) : [];
};
const marks = (howMany: number, mark = '\u0301') => `Ё${mark.repeat(howMany)}`;

test.each([
  ['a line break', 'Анна\nКим'],
  ['a line separator', 'Анна\u2028Ким'],
  ['a tab', 'Анна\tКим'],
  ['a control', 'Анна\x1bКим'],
  ['what turns a line around', 'Анна\u202eмиК'],
  ['an isolate', 'Анна\u2067Ким'],
  ['a mark of direction', '\u200fАнна'],
])('%s is refused in one line', (_, value) => {
  for (const schema of [text(100), optionalText(100)]) {
    expect(keysFor(schema, value)).toEqual(['validation.hiddenSigns']);
  }
  expect(keysFor(localized(100), { ru: value })).toEqual(['ru: validation.hiddenSigns']);
});

test('a text of several lines takes line breaks and either direction', () => {
  const value = 'Анна\n\tКим \u200fשלום\u200e';
  expect(keysFor(optionalLongText(100), value)).toEqual([]);
  expect(keysFor(localizedLong(100), { ru: value })).toEqual([]);
});

test.each([
  ['eight marks on a letter', marks(8), true],
  ['nine', marks(9), false],
  ['nine of another kind', marks(9, '\u20dd'), false],
  ['marks with joiners between', marks(9, '\u0301\u200d'), false],
  ['many letters with marks', marks(8).repeat(10), true],
  ['emoji of many parts', '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣', true],
  ['a vowelled Hebrew word', 'בְּרֵאשִׁ֖ית', true],
])('%s', (_, value, isTaken) => {
  const keys = isTaken ? [] : ['validation.stackedMarks'];
  expect(keysFor(text(1000), value)).toEqual(keys);
  expect(keysFor(optionalLongText(1000), value)).toEqual(keys);
});
