import { expect, test } from 'vitest';
import {
  type EmployeeImportField,
  employeeImportFields,
} from '#core/employee/contract/employee-import.ts';
import { propose } from './propose.ts';

const empty = Object.fromEntries(employeeImportFields.map((field) => [field, ''])) as Record<
  EmployeeImportField,
  string
>;
const proposed = (field: EmployeeImportField, cell: string, given: Partial<typeof empty> = {}) =>
  propose(
    field,
    { ...empty, ...given, [field]: cell },
    { host: 'zavod.ru', dateOrder: 'dayFirst', today: '2026-11-28', leadersNamed: new Map() },
  );

test.each([
  ['petrova@zavod,local', ['petrova@zavod.local']],
  ['belov @zavod.local', ['belov@zavod.local']],
  ['belov@@zavod..ru', ['belov@zavod.ru']],
  ['belov(at)zavod.ru', ['belov@zavod.ru']],
  ['bеlоv@zavod.ru', ['belov@zavod.ru']],
  ['иван@завод, рф', []],
  ['ivan@завод,рф', ['ivan@завод.рф']],
  ['belov@zavod', ['belov@zavod.ru']],
  ['belov@other', []],
  ['belov', ['belov@zavod.ru']],
  ['belovzavod.ru', ['belov@zavod.ru']],
  ['a@zavod.ru, b@zavod.ru', ['a@zavod.ru', 'b@zavod.ru']],
  ['ann_partner.example#EXT#@corp.onmicrosoft.com', ['ann@partner.example']],
  ['an_n_partner.example#EXT#@corp.onmicrosoft.com', ['an_n@partner.example']],
  ['smtp:max.poe@zavod.ru;SMTP:max@zavod.ru', ['max@zavod.ru', 'max.poe@zavod.ru']],
  ['нет', []],
  ['', []],
  [`${'a'.repeat(300)}@zavod,ru`, []],
])('an e-mail: %s', (cell, due) => {
  expect(proposed('email', cell)).toEqual(due);
});

test.each([
  ['31.02.2020', ['29.02.2020']],
  ['01.09.1921', ['01.09.2021']],
  ['01.09.1945', []],
  ['01.09.45', []],
  ['с 01.09.2021', ['01.09.2021']],
  ['01,09,2021', ['01.09.2021']],
  ['O1.09.2O21', ['01.09.2021']],
  ['сентябрь 2026', ['01.09.2026']],
  ['09.2021', ['01.09.2021']],
  ['05.13.2020', ['13.05.2020']],
  ['скоро', []],
  ['99.99.9999', []],
])('a day: %s', (cell, due) => {
  expect(proposed('inCompany', cell)).toEqual(due);
});

test.each([
  ['Гульнара Ахметова Рашидовна', ['Ахметова Гульнара Рашидовна']],
  ['Петров Иванович Иван', ['Петров Иван Иванович']],
  ['Мария Анна Лопес', ['Лопес Мария Анна', 'Анна Лопес, Мария']],
  ['Ким Ян и Сон Ли', []],
])('a whole name: %s', (cell, due) => {
  expect(proposed('fullName', cell)).toEqual(due);
});

test('a day in the position may be that of the hiring', () => {
  expect(proposed('inPosition', 'скоро', { inCompany: '2021-09-01' })).toEqual(['01.09.2021']);
});

test.each<[EmployeeImportField, string, string[]]>([
  ['workExpirience', 'с 1985 года', ['1985']],
  ['workExpirience', 'давно', []],
  ['locale', 'немецкий', ['ru', 'en']],
  ['lastName', 'Ким\u202eHELPER', ['КимHELPER']],
  ['lastName', 'Ким', []],
])('%s: %s', (field, cell, due) => {
  expect(proposed(field, cell)).toEqual(due);
});
