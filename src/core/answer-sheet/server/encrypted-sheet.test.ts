import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  checkOf,
  encryptBeside,
  encryptSheet,
  isKeyOf,
  openBeside,
  openSheet,
  type SheetPlace,
} from './encrypted-sheet.ts';

const key = randomBytes(32);
const place: SheetPlace = {
  brandId: 'brand',
  questionaryId: 'questionary',
  subjectId: 'subject',
  sheetId: 'sheet',
};
const filled = { answers: [1, null, 0, 5] as const, texts: { question: 'Ёж ищет «своих»' } };
const sheet = { ...filled, answers: [...filled.answers] };

test('opens as it was', () =>
  expect(openSheet(encryptSheet(sheet, key, place), key, place)).toEqual(sheet));

test.each(Object.keys(place))('does not open at another %s', (part) => {
  const sealed = encryptSheet(sheet, key, place);
  expect(() => openSheet(sealed, key, { ...place, [part]: 'other' })).toThrow();
});

test('does not open with another key, nor with a byte changed', () => {
  const sealed = encryptSheet(sheet, key, place);
  expect(() => openSheet(sealed, randomBytes(32), place)).toThrow();
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => openSheet(changed, key, place)).toThrow();
  }
});

test('the same sheet never looks the same twice', () => {
  expect(encryptSheet(sheet, key, place)).not.toEqual(encryptSheet(sheet, key, place));
});

describe('its length', () => {
  const around = 12 + 16;
  const lengthOf = (letters: number) =>
    encryptSheet({ answers: [], texts: { q: 'a'.repeat(letters) } }, key, place).length - around;

  test.each([
    [0, 256],
    [200, 256],
    [256, 512],
    [1000, 1024],
    [1020, 2048],
  ])('with %i letters is %i bytes', (letters, due) => expect(lengthOf(letters)).toBe(due));
});

test('a check tells the key', () => {
  expect(isKeyOf(key, checkOf(key))).toBe(true);
  expect(isKeyOf(randomBytes(32), checkOf(key))).toBe(false);
});

describe('what waits beside the sheets', () => {
  const { sheetId: _, ...rest } = place;
  const beside = { ...rest, participantId: 'participant', what: 'decline' as const };
  const line = Buffer.from('Мы почти не работали вместе');

  test('opens as it was, at its own place only', () => {
    const sealed = encryptBeside(line, key, beside);
    expect(openBeside(sealed, key, beside)).toEqual(line);
    expect(() => openBeside(sealed, key, { ...beside, what: 'handover' })).toThrow();
    expect(() => openBeside(sealed, key, { ...beside, participantId: 'other' })).toThrow();
    expect(() => openBeside(sealed, randomBytes(32), beside)).toThrow();
  });
});
