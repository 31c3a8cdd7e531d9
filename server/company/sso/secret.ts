import type { Keyring } from '#server/platform/keyring/keyring.ts';

/** Secrets of connections, sealed by the keyring: in the database they are unreadable (decision 137). */

const placeOf = (id: string) => ({ label: 'secret' as const, place: id });

export const sealSecret = (keyring: Keyring, id: string, secret: string): Promise<Buffer> =>
  keyring.seal(Buffer.from(secret), placeOf(id));

/** Undefined where this keyring doesn't open it: the company came from another installation. */
export const openSecret = async (
  keyring: Keyring,
  { id, sealedSecret }: { id: string; sealedSecret: Uint8Array },
): Promise<string | undefined> => {
  const value = await keyring.unseal(Buffer.from(sealedSecret), placeOf(id)).catch(() => undefined);
  return value?.toString();
};
