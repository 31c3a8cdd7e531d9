import { expect, test } from 'vitest';
import { tidyNames } from './tidy-name.ts';

test.each([
  ['ИВАНОВ ПЁТР СЕРГЕЕВИЧ', 'Иванов Пётр Сергеевич'],
  ['иванов и.и.', 'Иванов И.И.'],
  ['ИВАНОВ И.И.', 'Иванов И.И.'],
  ['ИВАНОВА-ПЕТРОВА Анна', 'Иванова-Петрова Анна'],
  ['МАМЕДОВ АЛИ ГАСАН ОГЛЫ', 'Мамедов Али Гасан оглы'],
  ['SMITH JOHN', 'Smith John'],
  ['Орлова-Иванова Анна, к.т.н.', 'Орлова-Иванова Анна'],
  ['Орлова Анна Ильинична, к. э. н., доцент', 'Орлова Анна Ильинична'],
  ['д.ф.-м.н. Орлова Анна', 'Орлова Анна'],
  ['проф. Орлов Иван Ильич (д.м.н.)', 'Орлов Иван Ильич'],
  ['Орлов Иван Ильич, канд. техн. наук', 'Орлов Иван Ильич'],
  ['Dr. John Smith, PhD', 'John Smith'],
  ['Тестов Тест Тестович - Начальник смены', 'Тестов Тест Тестович'],
  ['Орлов Иван Ильич, тел. 55-66', 'Орлов Иван Ильич'],
  ['Орлов Иван Ильич (декрет)', 'Орлов Иван Ильич'],
  ['Max Lee (On Leave)', 'Max Lee'],
  ['Орлов Иван2', 'Орлов'],
])('%s is tidied', async (value, tidied) => {
  expect(await tidy(value)).toEqual({ count: 1, rowList: [{ rowIndex: 2, value, tidied }] });
});

test.each([
  'Иванов Пётр Сергеевич',
  'Иванов П.С.',
  'Салтыков - Щедрин Михаил Евграфович',
  'Мамедов Али Гасан оглы',
  'Иванова (Петрова) Анна Сергеевна',
  'Ludwig van Beethoven',
  'Smith, John Paul',
  'Абрамович, Роман Аркадьевич',
  'McDonald JB',
  'О’Нил Шакил',
  'Доценко Анна',
  'Профатилова Мр',
  '',
])('%s stays', async (value) => {
  expect(await tidy(value)).toBeNull();
});

test('a cell made to be slow is as quick as any', async () => {
  expect((await tidy(`к.${' '.repeat(200_000)}н`))?.count ?? 0).toBe(1);
});

const none = { lastName: '', firstName: '', middleName: '' };
async function tidy(fullName: string) {
  const { untidy } = await tidyNames([{ rowIndex: 2, values: { fullName, ...none } }], true);
  return untidy;
}
