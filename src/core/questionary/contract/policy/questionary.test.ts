import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { questionaryStatuses } from '#platform/contract/rules/methods.ts';
import { atLine } from '#test/edge-roles.ts';
import { questionaryPolicy } from './questionary.ts';

/** Everything of HR and admins; managers and employees do nothing with a questionary. */
const expected = {
  created: ['update', 'duplicate', 'toWork', 'archive', 'delete'],
  inwork: [
    'update',
    'duplicate',
    'complete',
    'archive',
    'remind',
    'inviteAgain',
    'excuse',
    'makeInterim',
  ],
  done: ['duplicate', 'archive'],
  archived: ['duplicate'],
};
const doers: Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'];

test.each(atLine(doers).flatMap((role) => questionaryStatuses.map((status) => ({ role, status }))))(
  '$role at $status',
  ({ role, status }) => {
    const held = new Set(permissionsOf([role]));
    const verbs = doers.includes(role) ? expected[status] : [];
    expect(verbsOf(questionaryPolicy, held, { status })).toEqual(verbs);
  },
);

test('each verb needs its own permission', () => {
  const held = new Set(['questionary_questionary_statusupdate'] as const);
  expect(verbsOf(questionaryPolicy, held, { status: 'created' })).toEqual(['toWork', 'archive']);
});
