import { isLastSpare } from '#core/sso/server/spares.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { countSuperAdmins } from './member-queries.ts';
import { isSuper, type UserStanding } from './rules.ts';

interface Change {
  before: UserStanding & { id: string };
  /** Undefined when the user is removed. */
  after: UserStanding | undefined;
  /** The field at which it is refused. */
  path: string;
  now: Date;
}

/**
 * 409 where a change would leave the brand without a super administrator (rule 7), or without anybody who comes in
 * past its required sign-in (rule 109). The brand's memberships must be locked.
 */
export async function keepSuperAdmin(
  scope: Scope,
  { before, after, path, now }: Change,
): Promise<void> {
  const counts = (one: UserStanding | undefined) => one && !one.disabled && isSuper(one);
  if (!counts(before) || counts(after)) return;
  if ((await countSuperAdmins(scope)) <= 1) {
    throw conflict({ path, key: 'userMessages.lastSuperAdmin' });
  }
  if (await isLastSpare(scope, before.id, now)) {
    throw conflict({ path, key: 'userMessages.lastSpare' });
  }
}
