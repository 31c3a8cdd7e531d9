import type { OwnPasswordForm } from '#core/account/contract/rules/password.ts';
import { lockPassword } from '#core/account/server/account-queries.ts';
import { isPassword } from '#core/account/server/password.ts';
import { weaknessOf } from '#core/account/server/weak-password.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';

const wrongCurrent: Issue = { path: 'currentPassword', key: 'validation.password.wrongCurrent' };
const at = (key: Issue['key']): Issue => ({ path: 'password', key });

/** 400 at the field for a new password that is easy to guess (rule 49). */
export function refuseCommon(password: string, email: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness) throw invalid(at(weakness));
}

/** 400 at the field for the password that is in use; null where there is none yet. */
export async function refuseSame(password: string, passwordHash: string | null): Promise<void> {
  if (passwordHash && (await isPassword(passwordHash, password))) {
    throw invalid(at('validation.password.inUse'));
  }
}

/**
 * Returns the issues where the current password is not the one in use: that counts (rule 44c). Throws 400 where
 * only the new one is refused.
 */
export async function compareCurrent(
  passwordHash: string | null,
  email: string,
  { currentPassword, password }: OwnPasswordForm,
): Promise<Issue[]> {
  const weakness = weaknessOf(password, email);
  const issues = weakness ? [at(weakness)] : [];
  if (!(await isPassword(passwordHash, currentPassword))) return [wrongCurrent, ...issues];
  if (issues.length > 0) throw invalid(...issues);
  if (password === currentPassword) throw invalid(at('validation.password.inUse'));
  return [];
}

/** 400 where another change has replaced the password since it was compared with. */
export async function keepPassword(tx: Tx, accountId: string, compared: string | null) {
  if ((await lockPassword(tx, accountId)) !== compared) throw invalid(wrongCurrent);
}
