import { expect, test } from 'vitest';
import { foreignIn } from './foreign.ts';

const data = ['Белова', 'Анна', '<p>Хорошо\nслушает</p>', 'Key account manager'];

test.each([
  ['en', 'Сохранить'],
  ['en', 'Белова Анна получит письмо'],
  ['en', 'Report: не найден'],
  ['en', 'common.save'],
  ['en', 'Row {{line}}'],
  ['ru', 'Save'],
  ['ru', 'Report not found'],
  ['ru', 'Отчёт: not found'],
  ['ru', 'Осталось: undefined'],
] as const)('in %s nobody is told “%s”', (locale, text) => {
  expect(foreignIn([text], locale, data)).toEqual([text]);
});

test.each([
  ['en', 'Белова Анна gets the report'],
  ['en', 'Хорошо'],
  ['en', 'слу\u00adшает'],
  ['en', 'Отчёт за май.csv selected, 1 kB'],
  ['ru', 'Key account manager: целевые оценки'],
  ['ru', 'E-mail и Slack'],
  ['ru', 'hr@demo.local'],
  ['ru', '{{person.greeting}}'],
] as const)('in %s “%s” may be said of these data', (locale, text) => {
  expect(foreignIn([text], locale, data)).toEqual([]);
});
