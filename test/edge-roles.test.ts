import { expect, test } from 'vitest';
import { roles, rolesHolding } from '#contract/platform/call/access.ts';
import { edges, strongest } from './edge-roles.ts';

test('who may do all that others may stands for them where something is refused', () => {
  expect(strongest(roles)).toEqual(['ROLE_SUPER_ADMIN']);
  expect(strongest(['ROLE_ADMIN', 'ROLE_HR', 'ROLE_DIRECTOR', 'ROLE_EMPLOYEE'])).toEqual([
    'ROLE_ADMIN',
    // Who sees the matrix, which neither of the others does.
    'ROLE_EMPLOYEE',
  ]);
});

test('where something is granted, both ends are asked', () => {
  expect(edges(rolesHolding('user_user_list'))).toEqual(['ROLE_SUPER_ADMIN', 'ROLE_HR']);
  expect(edges(roles)).toEqual(['ROLE_SUPER_ADMIN', 'ROLE_DIRECTOR', 'ROLE_EMPLOYEE']);
  expect(edges(['ROLE_MANAGER'])).toEqual(['ROLE_MANAGER']);
});
