import { expect, test } from 'vitest';
import { mostSubordinates } from '#core/user/contract/user.ts';
import { leaderFinder, leadingIssues, type Somebody, structureOf } from './leader-rules.ts';

const leader: Somebody = {
  id: 'leader',
  email: 'leader@zavod.ru',
  name: 'Вера Ким',
  position: 'Инженер',
  absence: null,
};

test.each([
  ['as many people as one may', mostSubordinates, []],
  ['one more', mostSubordinates + 1, ['directoryMessages.employee.tooManySubordinates']],
])('somebody may lead a thousand: %s', (_, howMany, keys) => {
  const people = Array.from({ length: howMany }, (_, n) => [`${n}`, [leader.id]] as const);
  const issues = leadingIssues('0', [leader], structureOf(new Map(people)));
  expect(mostSubordinates).toBe(1000);
  expect(issues.map(({ key }) => key)).toEqual(keys);
});

const somebody = (name: string, absence: Somebody['absence'] = null): Somebody => ({
  ...leader,
  id: name,
  email: `${name}@zavod.ru`,
  name,
  absence,
});
const everybody = [
  somebody('Аистов Пётр Ильич'),
  somebody('Аистов Павел'),
  somebody('Боброва Анна Олеговна'),
  somebody('Анна Грачёва'),
  somebody('Ким Я.И.'),
  somebody('Уткин Егор', 'left'),
];

test.each([
  ['Боброва А.О.', ['Боброва Анна Олеговна']],
  ['А. О. Боброва', ['Боброва Анна Олеговна']],
  ['боброва а', ['Боброва Анна Олеговна']],
  ['Боброва А.П.', []],
  ['Аистов П.', ['Аистов Пётр Ильич', 'Аистов Павел']],
  ['Аистов П.И.', ['Аистов Пётр Ильич', 'Аистов Павел']],
  ['Грачева А.', ['Анна Грачёва']],
  ['Уткин Е.', []],
])('initials are asked about, even those of one person: %s', async (name, due) => {
  const find = await leaderFinder(everybody, new Map());
  const found = find({ name }, '');
  expect(found.namesakes?.map((one) => one.name) ?? []).toEqual(due);
  expect(found.issue === undefined).toBe(due.length === 0);
  expect(found.leader).toBeUndefined();
});

test('whom initials mean is who was chosen; a directory may have initials itself', async () => {
  const find = await leaderFinder(everybody, new Map([['аистов п.', 'Аистов Павел@zavod.ru']]));
  expect(find({ name: 'Аистов П.' }, '').leader?.name).toBe('Аистов Павел');
  expect(find({ name: 'Ким Я.И.' }, '').leader?.name).toBe('Ким Я.И.');
  expect(find({ name: 'Уткин Е.' }, '').missing).toBe('left');
});
