import { expect, test } from 'vitest';
import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { reportPolicy, sharingPolicy } from './report.ts';

const final = { method: '360', type: 'surname', kind: 'final' } as const;
const waits = { ...final, opening: { state: 'waits' } } as const;
const held = { ...final, opening: { state: 'held' } } as const;
const isHr = (role: Role) => ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'].includes(role);

test.each(roles)('%s opens and holds what is not open', (role) => {
  const permissions = new Set(permissionsOf([role]));
  const verbs = (report: Parameters<typeof sharingPolicy.release.when>[0]) =>
    verbsOf(sharingPolicy, permissions, report);
  const opens = isHr(role) || role === 'ROLE_MANAGER' ? ['release'] : [];
  expect(verbs(final)).toEqual([]);
  expect(verbs(waits)).toEqual([...opens, ...(isHr(role) ? ['hold'] : [])]);
  expect(verbs(held)).toEqual(isHr(role) ? ['letGo'] : []);
  expect(verbs({ ...waits, kind: 'interim' })).toEqual([]);
});

test.each([waits, held])(
  'who reads a report as it is made sends it before, and nobody else',
  (report) => {
    expect(reportPolicy.send.when({ ...report, readsAsMade: true })).toBe(true);
    expect(reportPolicy.send.when({ ...report, readsAsMade: false })).toBe(false);
    expect(reportPolicy.send.when({ readsAsMade: false })).toBe(true);
  },
);
