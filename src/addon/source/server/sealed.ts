import type { Keyring } from '#platform/server/keyring/keyring.ts';

/** Logins and waiting files, sealed by the keyring: in the database they are unreadable. */

const placeOf = (id: string) => ({ purpose: 'secret' as const, place: id });

export const encryptFor = (keyring: Keyring, id: string, value: Uint8Array): Promise<Buffer> =>
  keyring.encrypt(placeOf(id), value);

/** Undefined where this keyring doesn't open it: the company came from another installation. */
export const openFor = async (
  keyring: Keyring,
  id: string,
  sealed: Uint8Array,
): Promise<Buffer | undefined> =>
  keyring.decrypt(placeOf(id), Buffer.from(sealed)).catch(() => undefined);
