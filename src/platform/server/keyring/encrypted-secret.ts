import type { Keyring } from './keyring.ts';

/** Secrets of connections and webhooks, sealed by the keyring: in the database they are unreadable (decision 137). */

const placeOf = (id: string) => ({ purpose: 'secret' as const, place: id });

export const encryptSecret = (keyring: Keyring, id: string, secret: string): Promise<Buffer> =>
  keyring.encrypt(placeOf(id), Buffer.from(secret));

/** Undefined where this keyring doesn't open it: the company came from another installation. */
export const openSecret = async (
  keyring: Keyring,
  { id, sealedSecret }: { id: string; sealedSecret: Uint8Array },
): Promise<string | undefined> => {
  const value = await keyring
    .decrypt(placeOf(id), Buffer.from(sealedSecret))
    .catch(() => undefined);
  return value?.toString();
};
