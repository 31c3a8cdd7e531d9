import { expect, test } from 'vitest';
import { accentedWords } from '#platform/server/table-file/cell/accented-words.ts';
import { decodeBytes } from '#platform/server/table-file/cell/decode-bytes.ts';
import { decodeText } from '#platform/server/table-file/cell/decode-text.ts';
import { type Answer, type Measured, measure } from './lists.ts';
import { namesOf } from './names.ts';

/** The whole measure is on the page of people's files: `npm run measure-latin -- 1000 2`. */
const few = { lists: 30, seed: 2 };
const each = (read: (bytes: Uint8Array) => Answer | undefined) =>
  Object.keys(namesOf).map((language) => measure(language, few, read));
const sum = (measured: readonly Measured[], of: 'wrong' | 'asked' | 'telling' | 'lists') =>
  measured.reduce((whole, one) => whole + one[of], 0);

test('few lists of people are read wrong without a question, and few are asked about', () => {
  const measured = each((bytes) => decodeText(bytes));
  expect(sum(measured, 'wrong') / sum(measured, 'lists')).toBeLessThanOrEqual(0.005);
  expect(sum(measured, 'asked') / sum(measured, 'telling')).toBeLessThanOrEqual(0.05);
  expect(measured.map(({ wrong }) => wrong).filter((wrong) => wrong > 1)).toEqual([]);
});

test('the measure sees what is read without evidence', () => {
  const blind = each((bytes) => ({
    text: decodeBytes(bytes, 'windows-1252') ?? '',
    encodings: [],
  }));
  expect(sum(blind, 'wrong') / sum(blind, 'lists')).toBeGreaterThan(0.4);
});

test('no name that is measured is one that reading has learned from', () => {
  const learned = new Set(Object.values(accentedWords).join(' ').split(' '));
  const names = Object.values(namesOf).flatMap(({ given, family }) =>
    `${given} ${family}`.split(' '),
  );
  expect(names.filter((name) => learned.has(name))).toEqual([]);
});
