import { expect, test } from 'vitest';
import { roles, rolesHolding } from '#platform/contract/call/access.ts';
import { atLine, edges, strongest } from './edge-roles.ts';

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

test('beside the line stand the weakest who may, and the strongest who may not', () => {
  expect(atLine(rolesHolding('user_user_list'))).toEqual([
    'ROLE_HR',
    'ROLE_DIRECTOR',
    'ROLE_MANAGER',
  ]);
  expect(atLine(['ROLE_SUPER_ADMIN'])).toEqual(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_MANAGER']);
});
