import type { OwnPasswordForm } from '#contract/company/rules/password.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import { lockPassword } from '#server/company/auth/account-queries.ts';
import { isPassword } from '#server/company/auth/password.ts';
import { weaknessOf } from '#server/company/auth/weak-password.ts';
import type { Context } from '#server/context.ts';
import { type Tx, withPossession } from '#server/platform/db/scope.ts';
import { invalid } from '#server/platform/shared/errors.ts';

interface Holder {
  email: string;
  /** Of the password in use; null where there is none yet. */
  passwordHash: string | null;
}

const wrongCurrent: Issue = { path: 'currentPassword', key: 'validation.password.wrongCurrent' };
const at = (key: Issue['key']): Issue => ({ path: 'password', key });

/** 400 at the field for a new password that rule 49 refuses. */
export async function refuseWeak(password: string, { email, passwordHash }: Holder): Promise<void> {
  const weakness = weaknessOf(password, email);
  if (weakness) throw invalid(at(weakness));
  if (passwordHash && (await isPassword(passwordHash, password))) {
    throw invalid(at('validation.password.inUse'));
  }
}

/**
 * 400 where the current password is not the one in use, or the new one is refused. Returns the hash
 * that was compared with.
 */
export async function requireCurrentPassword(
  { database }: Context,
  { accountId, email }: { accountId: string; email: string },
  { currentPassword, password }: OwnPasswordForm,
): Promise<string | null> {
  const held = await withPossession(database, { accountId }, (tx) => lockPassword(tx, accountId));
  const passwordHash = held ?? null;
  const weakness = weaknessOf(password, email);
  const isRight = await isPassword(passwordHash, currentPassword);
  const issues = [...(isRight ? [] : [wrongCurrent]), ...(weakness ? [at(weakness)] : [])];
  if (issues.length > 0) throw invalid(...issues);
  if (password === currentPassword) throw invalid(at('validation.password.inUse'));
  return passwordHash;
}

/** 400 where another change has replaced the password since it was compared with. */
export async function keepPassword(tx: Tx, accountId: string, compared: string | null) {
  if ((await lockPassword(tx, accountId)) !== compared) throw invalid(wrongCurrent);
}
