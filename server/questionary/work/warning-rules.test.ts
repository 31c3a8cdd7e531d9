import { expect, test } from 'vitest';
import type { Issue } from '#contract/call/issues.ts';
import { joinWarnings, tooFewRoles } from './warning-rules.ts';

const path = 'participantList';
const tooFew = (type: 'colleague' | 'customer'): Issue => ({
  path,
  key: `questionaryMessages.tooFew.${type}`,
  params: { count: 1, threshold: 3 },
});
const noSupervisor: Issue = { path, key: 'questionaryMessages.noSupervisor' };
const overlaps = (number: number): Issue => ({
  path,
  key: 'questionaryMessages.overlapsInWork',
  params: { number },
});

test('the same warning about several questionaries is one with their number', () => {
  const issues = [noSupervisor, tooFew('colleague'), tooFew('customer'), tooFew('colleague')];
  expect(joinWarnings([...issues, overlaps(7), noSupervisor, overlaps(7), overlaps(8)])).toEqual([
    { path, key: 'fromFileMessages.withoutSupervisor', params: { count: 2 } },
    { ...tooFew('colleague'), params: { count: 2, threshold: 3 } },
    tooFew('customer'),
    overlaps(7),
    overlaps(8),
  ]);
});

test('the roles that a warning is about', () => {
  expect([...tooFewRoles([noSupervisor, tooFew('customer'), overlaps(7)])]).toEqual([
    'supervisor',
    'customer',
  ]);
  expect([...tooFewRoles([])]).toEqual([]);
});
