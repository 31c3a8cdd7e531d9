import { expect, test } from 'vitest';
import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { reportPolicy } from './report.ts';

const held = (role: Role) => new Set(permissionsOf([role]));
const final = { method: '360', type: 'position', kind: 'final' } as const;
const interim = { ...final, kind: 'interim' } as const;
const of90 = { ...final, method: '90' } as const;
const broughtIn = { ...final, type: 'broughtIn' } as const;

test.each(roles.filter((role) => role !== 'ROLE_DIRECTOR'))('%s', (role) => {
  const verbs = (thing: Parameters<typeof reportPolicy.compare.when>[0]) =>
    verbsOf(reportPolicy, held(role), thing);
  const removes = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'].includes(role);
  expect(verbs(final)).toEqual(['export', 'send', 'compare']);
  expect(verbs(interim)).toEqual(['export', 'send']);
  expect(verbs(of90)).toEqual(['export', 'send']);
  expect(verbs(broughtIn)).toEqual(['export', 'send', 'compare', ...(removes ? ['remove'] : [])]);
});

test('a director does nothing with a report', () => {
  const verbs = Object.values(reportPolicy).filter(({ needs }) => held('ROLE_DIRECTOR').has(needs));
  expect(verbs).toEqual([]);
});
