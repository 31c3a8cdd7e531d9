import { userPolicy } from '#core/user/contract/policy/user.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';

/** 409 unless the policy allows this verb for the user. */
export const requireUser = requireBy(userPolicy, {
  demote: { path: 'roles', key: 'userMessages.notSelf.roles' },
  disable: { path: 'disabled', key: 'userMessages.notSelf.disabled' },
  enable: { path: 'disabled', key: 'userMessages.hasLeft' },
  sendLetter: { path: 'id', key: 'userMessages.letterNotNeeded' },
  delete: { path: 'id', key: 'userMessages.notSelf.id' },
});
