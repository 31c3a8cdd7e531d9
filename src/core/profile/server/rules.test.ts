import { expect, test } from 'vitest';
import { mostSubordinates } from '#core/user/contract/user.ts';
import { leaderIssues } from './rules.ts';

test('a leader who leads a thousand people gets no more of them', () => {
  const wanted = ['held', 'free', 'full'];
  const issues = leaderIssues(
    {
      id: 'own',
      wanted,
      added: ['free', 'full'],
      staff: wanted.map((id) => ({ id, firstName: 'Вера', lastName: id })),
      subordinateIds: [],
      counts: new Map([
        ['held', mostSubordinates],
        ['free', mostSubordinates - 1],
        ['full', mostSubordinates],
      ]),
    },
    'ru',
  );
  expect(issues).toEqual([
    {
      path: 'leaderList.2',
      key: 'profileMessages.tooManySubordinates',
      params: { name: 'full Вера', max: mostSubordinates },
    },
  ]);
});
