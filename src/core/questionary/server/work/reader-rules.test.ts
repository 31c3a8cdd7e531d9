import { expect, test } from 'vitest';
import type { Role } from '#platform/contract/call/access.ts';
import { mayOpen, readableSubjects } from './reader-rules.ts';

const [own, subordinate, stranger] = ['own', 'subordinate', 'stranger'];
const reader = (roles: readonly Role[], employeeId: string | null = own) => ({
  roles,
  employeeId,
  subordinateIds: [subordinate],
});

test.each<[readonly Role[], string[]]>([
  [['ROLE_ADMIN'], [own, subordinate, stranger]],
  [['ROLE_HR'], [own, subordinate, stranger]],
  [['ROLE_MANAGER'], [own, subordinate]],
  [
    ['ROLE_MANAGER', 'ROLE_EMPLOYEE'],
    [own, subordinate],
  ],
  [['ROLE_EMPLOYEE'], [own]],
  [['ROLE_DIRECTOR'], []],
  [['ROLE_DIRECTOR', 'ROLE_EMPLOYEE'], [own]],
  [
    ['ROLE_EMPLOYEE', 'ROLE_HR'],
    [own, subordinate, stranger],
  ],
])('%j may open the reports of %j (rule 12)', (roles, opened) => {
  const all = [own, subordinate, stranger];
  expect(all.filter((subject) => mayOpen(reader(roles), subject))).toEqual(opened);
});

test('who has no record has no report of their own', () => {
  expect(readableSubjects(reader(['ROLE_EMPLOYEE'], null))).toMatchObject({ subjects: [] });
  expect(readableSubjects(reader(['ROLE_MANAGER'], null))).toMatchObject({
    subjects: [subordinate],
    since: 'leaderAt',
  });
});
