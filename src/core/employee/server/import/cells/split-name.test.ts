import { expect, test } from 'vitest';
import { splitName, withOwnNames } from './split-name.ts';

test.each([
  ['Иванов Пётр Сергеевич', 'Иванов|Пётр|Сергеевич'],
  ['  Иванова   Анна  Ильинична ', 'Иванова|Анна|Ильинична'],
  ['Пётр Сергеевич Иванов', 'Иванов|Пётр|Сергеевич'],
  ['Салтыков-Щедрин Михаил Евграфович', 'Салтыков-Щедрин|Михаил|Евграфович'],
  ['Салтыков - Щедрин Михаил Евграфович', 'Салтыков-Щедрин|Михаил|Евграфович'],
  ['Римский Корсаков Николай Андреевич', 'Римский Корсаков|Николай|Андреевич'],
  ['Абрамович Роман Аркадьевич', 'Абрамович|Роман|Аркадьевич'],
  ['Абрамович Роман', 'Абрамович|Роман|'],
  ['Мамедов Али Гасан оглы', 'Мамедов|Али|Гасан оглы'],
  ['Мамедова Лейла Гасан-кызы', 'Мамедова|Лейла|Гасан-кызы'],
  ['Ким Ян', 'Ким|Ян|'],
  ['Нгуен Ван Тхань', 'Нгуен|Ван|Тхань'],
  ['Кузьмина Ольга Кузьминична', 'Кузьмина|Ольга|Кузьминична'],
  ['Фомин Илья Фомич', 'Фомин|Илья|Фомич'],
  ['Иванова (Петрова) Анна Сергеевна', 'Иванова (Петрова)|Анна|Сергеевна'],
  ['Иванова Анна Сергеевна (Петрова)', 'Иванова (Петрова)|Анна|Сергеевна'],
  ['Анна Сергеевна', '|Анна|Сергеевна'],
  ['Иванов Пётр Сергеевич (000123)', 'Иванов|Пётр|Сергеевич'],
  ['П.С. Иванов', 'Иванов|П.|С.'],
  ['Иванов П.С.', 'Иванов|П.|С.'],
  ['Smith, John Paul', 'Smith|John|Paul'],
  ['Smith John', 'Smith|John|'],
  ['Иванов', 'Иванов||'],
])('%s', (cell, split) => {
  expect(Object.values(splitName(cell, 'lastFirst')).join('|')).toBe(split);
});

test.each([
  ['John Smith', 'Smith|John|'],
  ['John Paul Smith', 'Smith|John|Paul'],
  ['Ludwig van Beethoven', 'van Beethoven|Ludwig|'],
  ['Maria de la Cruz', 'de la Cruz|Maria|'],
  ['Smith, John', 'Smith|John|'],
  ['Илья Волков', 'Волков|Илья|'],
  ['Иванов Пётр Сергеевич', 'Иванов|Пётр|Сергеевич'],
])('%s where the first name comes first', (cell, split) => {
  expect(Object.values(splitName(cell, 'firstFirst')).join('|')).toBe(split);
});

test('a cell made to be slow is as quick as any', () => {
  const brackets = '(1'.repeat(20_000);
  expect(splitName(brackets, 'lastFirst').lastName).toBe(brackets);
  expect(splitName(`А${' '.repeat(200_000)}Б`, 'lastFirst')).toMatchObject({
    lastName: 'А',
    firstName: 'Б',
  });
});

test.each([
  ['1. Иванов Пётр*', 'Иванов Пётр'],
  ['#Н/Д', '#Н/Д'],
])('signs beside a name go, an error of a spreadsheet stays: %s', (fullName, kept) => {
  const names = { lastName: '', firstName: '', middleName: '' };
  expect(withOwnNames({ ...names, fullName }).fullName).toBe(kept);
});
