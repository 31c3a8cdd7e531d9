import { expect, test } from 'vitest';
import type { Issue } from '#platform/contract/call/issues.ts';
import { joinNames, joinWarnings, tooFewRoles } from './warning-rules.ts';

const path = 'participantList';
const tooFew = (type: 'colleague' | 'customer'): Issue => ({
  path,
  key: `questionaryMessages.tooFew.${type}`,
  params: { count: 1, threshold: 3 },
});
const noSupervisor: Issue = { path, key: 'questionaryMessages.noSupervisor' };
const fired = (number: number): Issue => ({
  path,
  key: 'questionaryMessages.firedPerson',
  params: { number },
});

test('the same warning about several questionaries is one with their number', () => {
  const issues = [noSupervisor, tooFew('colleague'), tooFew('customer'), tooFew('colleague')];
  expect(joinWarnings([...issues, fired(7), noSupervisor, fired(7), fired(8)])).toEqual([
    { path, key: 'fromFileMessages.withoutSupervisor', params: { count: 2 } },
    { ...tooFew('colleague'), params: { count: 2, threshold: 3 } },
    tooFew('customer'),
    fired(7),
    fired(8),
  ]);
});

test('the roles that a warning is about', () => {
  expect([...tooFewRoles([noSupervisor, tooFew('customer'), fired(7)])]).toEqual([
    'supervisor',
    'customer',
  ]);
  expect([...tooFewRoles([])]).toEqual([]);
});

test('what is said of several people is one with their names', () => {
  const key = 'questionaryMessages.notCounted.mayOpen';
  const about = (name: string): Issue => ({ path, key, params: { name, threshold: 3 } });
  expect(joinNames([about('Анна'), fired(7), about('Вера')])).toEqual([
    { path, key, params: { threshold: 3, count: 2, names: 'Анна, Вера' } },
    fired(7),
  ]);
  const [many] = joinNames(Array.from({ length: 12 }, (_, n) => about(`${n}`)));
  expect(many?.params?.names).toBe('0, 1, 2, 3, 4, 5, 6, 7, 8, 9 (+2)');
});

test('people of one name are each counted, and nobody twice', () => {
  const key = 'questionaryMessages.newcomers.colleague';
  const about = (personId: string): Issue => ({ path, key, params: { name: 'Ян', personId } });
  expect(joinWarnings([about('a'), about('b'), about('a')])).toEqual([
    { path, key, params: { count: 2, names: 'Ян, Ян' } },
  ]);
});
