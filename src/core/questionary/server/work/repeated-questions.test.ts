import { expect, test } from 'vitest';
import { repeatedQuestions } from './repeated-questions.ts';

test('the same question is found whatever its case, ё, spaces and punctuation', () => {
  const asked = [
    { ru: 'Всё успевает в срок?' },
    { ru: 'Держит слово' },
    { ru: 'все  успевает, в срок' },
  ];
  expect(repeatedQuestions(asked)).toEqual(['все  успевает, в срок']);
});

test('in each language', () => {
  const asked = [
    { ru: 'Держит слово', en: 'Keeps promises' },
    { ru: 'Выполняет обещанное', en: 'Keeps promises.' },
  ];
  expect(repeatedQuestions(asked)).toEqual(['Keeps promises.']);
});

test('different questions, missing translations and mere signs are no repetition', () => {
  const asked = [{ ru: 'Пишет на C++' }, { ru: 'Пишет на C' }, { ru: '?' }, { ru: '!' }];
  expect(repeatedQuestions(asked)).toEqual([]);
});
