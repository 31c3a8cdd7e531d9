import type { Scope } from '#server/platform/db/scope.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import { countSuperAdmins } from './member-queries.ts';
import { isSuper, type UserStanding } from './rules.ts';

interface Change {
  before: UserStanding;
  /** Undefined when the user is removed. */
  after: UserStanding | undefined;
  /** The field at which it is refused. */
  path: string;
}

/**
 * 409 where a change would leave the brand without a super administrator (rule 7). The brand's
 * memberships must be locked.
 */
export async function keepSuperAdmin(scope: Scope, { before, after, path }: Change): Promise<void> {
  const counts = (one: UserStanding | undefined) => one && !one.disabled && isSuper(one);
  if (!counts(before) || counts(after) || (await countSuperAdmins(scope)) > 1) return;
  throw conflict({ path, key: 'userMessages.lastSuperAdmin' });
}
