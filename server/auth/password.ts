import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, two passes), as OWASP advises (rule 5). */
export const hashPassword = (password: string): Promise<string> => hash(password);

const nobodysHash = hashPassword('nobody has this password');

/**
 * Takes equally long with or without a stored password, so that nobody learns who has an account.
 */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), given);
  return matches && stored !== null;
}
