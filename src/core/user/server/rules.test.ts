import { expect, test } from 'vitest';
import { mostLeaders } from '#core/profile/contract/profile.ts';
import type { UserForm } from '#core/user/contract/user.ts';
import {
  membershipOf,
  personOf,
  sharedIssues,
  subordinateIssues,
  subordinatesOf,
} from './rules.ts';

const form: UserForm = {
  firstName: 'Вера',
  lastName: 'Ли',
  email: 'v@example.ru',
  locale: 'ru',
  roles: ['ROLE_MANAGER', 'ROLE_HR', 'ROLE_HR'],
  employeeIdList: ['a', 'b', 'a'],
};

test('subordinates are in a manager’s form only, and left out they stay as they are', () => {
  expect(membershipOf(form)).toEqual({ roles: ['ROLE_HR', 'ROLE_MANAGER'], disabled: false });
  expect(subordinatesOf(form)).toEqual(['a', 'b']);
  expect(subordinatesOf({ ...form, roles: ['ROLE_HR'] })).toBeUndefined();
  expect(subordinatesOf({ ...form, employeeIdList: undefined })).toBeUndefined();
});

test('subordinates exist, are not oneself, lead nobody who leads them, and have few leaders', () => {
  const person = (id: string) => ({ id, lastName: id, firstName: 'Вера' });
  const full = Array.from({ length: mostLeaders }, (_, at) => `leader-${at}`);
  const issues = subordinateIssues(
    {
      wanted: ['held', 'new', 'own', 'gone', 'boss', 'full'],
      added: ['new', 'own', 'gone', 'boss', 'full'],
      staff: ['new', 'boss', 'full'].map(person),
      leaderId: 'own',
      leaderIds: new Map([
        ['own', ['boss']],
        ['full', full],
      ]),
    },
    'ru',
  );
  expect(issues).toEqual([
    { path: 'employeeIdList.2', key: 'userMessages.ownSubordinate' },
    { path: 'employeeIdList.3', key: 'userMessages.unknownEmployee' },
    { path: 'employeeIdList.4', key: 'userMessages.leadsUser', params: { name: 'boss Вера' } },
    {
      path: 'employeeIdList.5',
      key: 'userMessages.tooManyLeaders',
      params: { name: 'full Вера', max: mostLeaders },
    },
  ]);
});

test('of a shared person every changed field is named, and no Slack ID is no change', () => {
  const before = personOf({ ...form, slackId: '' });
  expect(before.slackId).toBeNull();
  expect(sharedIssues(before, personOf(form))).toEqual([]);
  expect(sharedIssues(before, { ...before, locale: 'en', firstName: 'Вероника' })).toEqual([
    { path: 'firstName', key: 'userMessages.shared' },
    { path: 'locale', key: 'userMessages.shared' },
  ]);
});
