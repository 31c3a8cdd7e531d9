import { expect, test } from 'vitest';
import type { Role } from '#platform/contract/call/access.ts';
import { type Rule, rolesByRules } from './roles.ts';

const rules: Rule[] = [
  { value: 'personnel', role: 'ROLE_HR' },
  { value: 'heads', role: 'ROLE_MANAGER' },
  { value: 'it', role: 'ROLE_ADMIN' },
];
const by = (
  roles: Role[],
  groups: string[] | null,
  {
    rolesFrom = 'rules',
    allowAdmin = true,
  }: { rolesFrom?: 'hand' | 'rules'; allowAdmin?: boolean } = {},
) => rolesByRules({ roles, rolesFrom }, { rules, groups, allowAdmin });

test('groups give roles, in the product’s order, and take those that groups gave', () => {
  expect(by(['ROLE_EMPLOYEE'], ['heads', 'personnel', 'all'])).toEqual(['ROLE_HR', 'ROLE_MANAGER']);
  expect(by(['ROLE_HR'], ['all'])).toEqual(['ROLE_EMPLOYEE']);
});

test('where they are the same nothing changes', () => {
  expect(by(['ROLE_MANAGER', 'ROLE_HR'], ['heads', 'personnel'])).toBeUndefined();
  expect(by(['ROLE_EMPLOYEE'], [])).toBeUndefined();
});

test('where nobody knows the groups nothing changes', () => {
  expect(by(['ROLE_HR'], null)).toBeUndefined();
});

test('what a person gave stays', () => {
  expect(by(['ROLE_HR'], [], { rolesFrom: 'hand' })).toBeUndefined();
});

test('administrators only where the connection says so, and never a super administrator', () => {
  expect(by(['ROLE_EMPLOYEE'], ['it'])).toEqual(['ROLE_ADMIN']);
  expect(by(['ROLE_ADMIN'], ['it'], { allowAdmin: false })).toEqual(['ROLE_EMPLOYEE']);
  expect(by(['ROLE_SUPER_ADMIN'], [])).toBeUndefined();
  const wild = [{ value: 'it', role: 'ROLE_SUPER_ADMIN' }] as unknown as Rule[];
  const held = { roles: ['ROLE_EMPLOYEE' as const], rolesFrom: 'rules' as const };
  expect(rolesByRules(held, { rules: wild, groups: ['it'], allowAdmin: true })).toBeUndefined();
});
