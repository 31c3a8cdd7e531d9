import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Master } from './master.ts';

const cipher = 'aes-256-gcm';
const sizes = { master: 4, nonce: 12, tag: 16 };

/** What is sealed: keys of different purposes are separated, so that nothing sealed stands for another. */
export type EncryptionPurpose = 'sheet' | 'totp' | 'secret';

export interface Encryption {
  purpose: EncryptionPurpose;
  /** Where the sealed value belongs: one that was moved elsewhere is not opened. */
  place: string;
}

const keyOf = ({ key }: Master, purpose: EncryptionPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32));

/** The number of the master key that a value was sealed with. */
export const masterOf = (sealed: Buffer): number => sealed.readUInt32BE(0);

/** Returns the master's number, a nonce, a tag and the encrypted value, one after another. */
export function encryptWith(
  master: Master,
  { purpose, place }: Encryption,
  value: Uint8Array,
): Buffer {
  const number = Buffer.alloc(sizes.master);
  number.writeUInt32BE(master.number);
  const nonce = randomBytes(sizes.nonce);
  const sealing = createCipheriv(cipher, keyOf(master, purpose), nonce);
  sealing.setAAD(Buffer.from(place));
  const under = Buffer.concat([sealing.update(value), sealing.final()]);
  return Buffer.concat([number, nonce, sealing.getAuthTag(), under]);
}

/** Throws where it was sealed for another purpose or place, or has been changed. */
export function openWith(master: Master, { purpose, place }: Encryption, sealed: Buffer): Buffer {
  const nonceEnd = sizes.master + sizes.nonce;
  const tagEnd = nonceEnd + sizes.tag;
  const nonce = sealed.subarray(sizes.master, nonceEnd);
  const opening = createDecipheriv(cipher, keyOf(master, purpose), nonce);
  opening.setAAD(Buffer.from(place));
  opening.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([opening.update(sealed.subarray(tagEnd)), opening.final()]);
}
