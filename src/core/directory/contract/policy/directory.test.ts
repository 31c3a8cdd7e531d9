import { describe, expect, test } from 'vitest';
import { isOutOfReach } from '#core/user/contract/policy/user.ts';
import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';
import { directoryKinds } from '#platform/contract/call/directories.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { atLine } from '#test/edge-roles.ts';
import { type DirectoryVerb, directoryPolicy } from './directory.ts';

const doers: Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'];
const standing = {
  here: { isArchived: false },
  archived: { isArchived: true },
  plain: {},
  oneself: { isOwn: true },
  administrator: { isOutOfReach: true },
};
/** Of HR and above; of this, each directory knows the verbs below. */
const expected: Record<keyof typeof standing, DirectoryVerb[]> = {
  here: ['update', 'copy', 'archive', 'delete'],
  archived: ['update', 'copy', 'restore', 'delete'],
  plain: ['update', 'copy', 'delete'],
  oneself: ['update', 'copy'],
  administrator: ['update', 'copy'],
};
const copied = ['competence', 'position'];

const cases = directoryKinds.flatMap((kind) => atLine(doers).map((role) => ({ kind, role })));
describe.each(cases)('$kind, $role', ({ kind, role }) => {
  test.each(Object.keys(standing) as (keyof typeof standing)[])('%s', (status) => {
    const held = new Set(permissionsOf([role]));
    const verbs = expected[status].filter((verb) => verb !== 'copy' || copied.includes(kind));
    const due = doers.includes(role) ? verbs : [];
    expect(verbsOf(directoryPolicy(kind), held, standing[status])).toEqual(due);
  });
});

test.each(atLine(['ROLE_SUPER_ADMIN']).flatMap((by) => roles.map((of) => ({ by, of }))))(
  '$of is out of reach for $by where HR could not have made them so',
  ({ by, of }) => {
    const held = new Set(permissionsOf([by]));
    const isPlain = ['ROLE_MANAGER', 'ROLE_EMPLOYEE'].includes(of);
    const due = by !== 'ROLE_SUPER_ADMIN' && !isPlain;
    expect(isOutOfReach({ roles: [of, 'ROLE_EMPLOYEE'] }, held)).toBe(due);
  },
);
