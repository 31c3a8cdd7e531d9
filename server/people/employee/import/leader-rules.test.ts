import { expect, test } from 'vitest';
import { mostSubordinates } from '#contract/people/user.ts';
import { leadingIssues, type Somebody, structureOf } from './leader-rules.ts';

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
