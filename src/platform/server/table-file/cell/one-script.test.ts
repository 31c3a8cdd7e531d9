import { expect, test } from 'vitest';
import { inOneScript } from './one-script.ts';

const isLatin = (text: string) => !/[А-яЁё]/.test(text);

test.each(['Пeтpoв', 'Oтдел продаж', 'Иванов-Пeтров', 'OОO'])('%s becomes Cyrillic', (text) => {
  expect(inOneScript(text)).not.toMatch(/[A-Za-z]/);
});

test.each(['Hire dаte', 'Sаles'])('%s becomes Latin', (text) => {
  expect(isLatin(inOneScript(text))).toBe(true);
});

test.each(['HR-отдел', 'PRменеджер', 'Инженер 1C', 'Отдел IT', 'пetrov@zavod.ru'])(
  '%s stays',
  (text) => expect(inOneScript(text)).toBe(text),
);
