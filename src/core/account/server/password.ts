import { hash, hashRaw, verify } from '@node-rs/argon2';
import { Failure } from '#platform/server/shared/errors.ts';
import { makeTurns } from '#platform/server/shared/turns.ts';

const secondsToWait = 3;

/**
 * At most three hashes at once: of Node's four threads, the fourth keeps reading files and
 * compressing (decision 043). It belongs to the process, because the threads do.
 */
const inTurn = makeTurns(3, {
  most: 64,
  refuse: () =>
    new Failure('unavailable', {
      retryAfterSeconds: secondsToWait,
      text: { key: 'errors.busy', params: { seconds: secondsToWait } },
    }),
});

/**
 * argon2id with the library's defaults (19 MiB, two passes), as OWASP advises (rule 5). 503 with
 * Retry-After when too many wait.
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Hashes a value that is later found by its hash: with the salt of its holder, so that the same gives the same. */
export const hashAlike = (value: string, salt: Buffer): Promise<string> =>
  inTurn(async () => (await hashRaw(value, { salt })).toString('base64url'));

const nobodysHash = hashPassword('nobody has this password');

/**
 * Takes equally long with or without a stored password, so that nobody learns who has an account.
 * 503 with Retry-After when too many wait.
 */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  const due = stored ?? (await nobodysHash);
  const matches = await inTurn(() => verify(due, given));
  return matches && stored !== null;
}
