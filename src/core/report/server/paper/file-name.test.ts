import { expect, test } from 'vitest';
import { comparisonFileName, reportFileName, transliterate } from './file-name.ts';

const dates = { method: '360', dateStart: '2026-10-01', dateEnd: '2026-10-15' } as const;

test.each([
  ['Иванова-Петрова Анна', 'Ivanova-Petrova_Anna'],
  ['Щукин Пётр Ильич', 'Shchukin_Pyotr_Ilich'],
  ['Ёлкин', 'Yolkin'],
  ['ЩУКИНА ЮЛИЯ', 'SHCHUKINA_YULIYA'],
  ['О’Нил «Скала» "x"', 'ONil_Skala_x'],
  ['Müller Zoë', 'Muller_Zoe'],
  ['../../etc/passwd\u0000\r\n', 'etc_passwd'],
  ['', 'report'],
  ['中文 👍', 'report'],
  ['щ'.repeat(300), 'shch'.repeat(20)],
])('the file of %j is named after %s', (subject, name) => {
  expect(reportFileName({ ...dates, subject })).toBe(`${name}_360_2026-10-01_2026-10-15.pdf`);
});

test('another ending for another kind of file', () => {
  expect(reportFileName({ ...dates, subject: 'Яна' }, 'xlsx')).toMatch(/^Yana_360_.*\.xlsx$/);
});

test('a comparison is named by both reports', () => {
  const [earlier, later] = [
    { ...dates, subject: 'Ли Яна', dateStart: '2025-03-01', dateEnd: '2025-03-15' },
    { ...dates, subject: 'Ким Яна' },
  ];
  expect(comparisonFileName({ earlier, later })).toBe(
    'Kim_Yana_360_compared_2025-03-01_2026-10-15.pdf',
  );
});

test('the decomposed ё and й are the same letters', () => {
  expect(transliterate('Алёна Йод'.normalize('NFD'))).toBe('Alyona Yod');
});
