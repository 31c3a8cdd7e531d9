import type { OwnPasswordForm } from '#contract/company/rules/password.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import { lockPassword } from '#server/company/auth/account-queries.ts';
import { isPassword } from '#server/company/auth/password.ts';
import { weaknessOf } from '#server/company/auth/weak-password.ts';
import type { Tx } from '#server/platform/db/scope.ts';
import { invalid } from '#server/platform/shared/errors.ts';

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
