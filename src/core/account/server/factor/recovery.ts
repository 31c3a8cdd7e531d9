import { createHash, randomInt } from 'node:crypto';
import { hashAlike } from '#core/account/server/password.ts';
import { recoveryCount } from '#core/factor/contract/rules/factor.ts';

/** Without signs that are taken for others: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;

/** 50 bits, in two groups of five that can be typed from paper. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: half }, () => alphabet[randomInt(32)]).join('');
  return `${group()}-${group()}`;
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, newRecoveryCode);

/** As people type it: in any case, with O for zero and I or L for one. */
export const plainRecovery = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/**
 * What is kept of a code: as slow to guess as a password, with one salt per account, so that one hash is
 * compared with all ten. 503 with Retry-After when too many wait.
 */
export const hashRecovery = (accountId: string, code: string): Promise<string> =>
  hashAlike(plainRecovery(code), createHash('sha256').update(`recovery ${accountId}`).digest());
