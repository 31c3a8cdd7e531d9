import { createHash, randomInt } from 'node:crypto';
import { codeDigits } from '#core/factor/contract/rules/factor.ts';
import type { Context } from '#platform/server/context.ts';
import { type Tx, withPossession } from '#platform/server/db/scope.ts';
import { listTotp, spendMailCode, takeRecovery, takeStep } from './queries.ts';
import { hashRecovery } from './recovery.ts';
import { judgeCode } from './totp.ts';

/** `slow`: right some minutes ago, so the phone's clock is slow. */
export type CodeCheck = 'right' | 'slow' | 'wrong';

/** Takes a one-time code of any of the account's apps: each works once. It must have been counted before. */
export async function takeCode(
  { database, keyring, now, log }: Context,
  accountId: string,
  code: string,
): Promise<CodeCheck> {
  const moment = now();
  const apps = await withPossession(database, { accountId }, (tx) => listTotp(tx, accountId));
  let result: CodeCheck = 'wrong';
  for (const { id, sealed } of apps) {
    const secret = await keyring
      .decrypt({ purpose: 'totp', place: id }, Buffer.from(sealed ?? []))
      .catch((error) => {
        log.error({ err: error }, 'the secret of a second factor can’t be opened');
      });
    if (!secret) continue;
    const judged = judgeCode(secret, code, moment);
    if (judged === 'slow') result = 'slow';
    if (typeof judged === 'string') continue;
    const { step } = judged;
    const isTaken = await withPossession(database, { accountId }, (tx) =>
      takeStep(tx, { id, step }, moment),
    );
    if (isTaken) return 'right';
  }
  return result;
}

/** Takes a recovery code: each works once. Returns how many are left; undefined where it is none. */
export async function takeRecoveryCode(
  { database, now }: Context,
  accountId: string,
  typed: string,
): Promise<number | undefined> {
  const hash = await hashRecovery(accountId, typed);
  return withPossession(database, { accountId }, (tx) =>
    takeRecovery(tx, { accountId, hash }, now()),
  );
}

export const newMailCode = (): string =>
  String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** A mailed code is good for its account only. */
export const hashMailCode = (accountId: string, code: string): string =>
  createHash('sha256').update(`mailed code ${accountId} ${code}`).digest('hex');

export const takeMailCode = (
  tx: Tx,
  { accountId, code }: { accountId: string; code: string },
  now: Date,
): Promise<boolean> => spendMailCode(tx, hashMailCode(accountId, code), now);
