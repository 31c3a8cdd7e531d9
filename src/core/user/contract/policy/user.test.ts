import { expect, test } from 'vitest';
import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { userPolicy } from './user.ts';

const statuses = {
  active: { disabled: false, waiting: false, undelivered: null, hasLeft: false },
  invited: { disabled: false, waiting: true, undelivered: null, hasLeft: false },
  unreached: { disabled: false, waiting: false, undelivered: 'refused', hasLeft: false },
  disabled: { disabled: true, waiting: true, undelivered: 'refused', hasLeft: false },
  left: { disabled: true, waiting: false, undelivered: null, hasLeft: true },
};

/** What a super administrator does with others; of this, HR and administrators send the letter only. */
const expected = {
  active: ['update', 'demote', 'disable', 'delete'],
  invited: ['update', 'demote', 'disable', 'sendLetter', 'delete'],
  unreached: ['update', 'demote', 'disable', 'sendLetter', 'delete'],
  disabled: ['update', 'demote', 'enable', 'delete'],
  left: ['update', 'demote', 'delete'],
};
const notOneself = ['demote', 'disable', 'delete'];
const inRole: Record<Role, (verb: string) => boolean> = {
  ROLE_SUPER_ADMIN: () => true,
  ROLE_ADMIN: (verb) => verb === 'sendLetter',
  ROLE_HR: (verb) => verb === 'sendLetter',
  ROLE_DIRECTOR: () => false,
  ROLE_MANAGER: () => false,
  ROLE_EMPLOYEE: () => false,
};

const cases = roles.flatMap((role) =>
  (Object.keys(statuses) as (keyof typeof statuses)[]).flatMap((status) =>
    [true, false].map((current) => ({ role, status, current })),
  ),
);
test.each(cases)('$role at $status, oneself: $current', ({ role, status, current }) => {
  const held = new Set(permissionsOf([role]));
  const others = expected[status].filter(inRole[role]);
  const due = current ? others.filter((verb) => !notOneself.includes(verb)) : others;
  expect(verbsOf(userPolicy, held, { ...statuses[status], current })).toEqual(due);
});
