import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Master } from './master.ts';

/**
 * Where something sealed belongs: it opens nowhere else. The label separates purposes, so that no sealed
 * value stands for another.
 */
export interface SealedPlace {
  label: 'sheet' | 'totp' | 'secret';
  place: string;
}

export const ofSheet = (brandId: string, keyId: string): SealedPlace => ({
  label: 'sheet',
  place: `${brandId}/${keyId}`,
});

const cipher = 'aes-256-gcm';
const sizes = { master: 4, nonce: 12, tag: 16 };

const wrappingKey = ({ key }: Master, { label }: SealedPlace): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), label, 32));

/** The number of the master key that opens it. Undefined for what is no sealed value. */
export const wrappedIn = (sealed: Buffer): number | undefined =>
  sealed.length < sizes.master ? undefined : sealed.readUInt32BE(0);

/** The master's number, a nonce, a tag and the value under it. */
export function wrap(value: Buffer, master: Master, place: SealedPlace): Buffer {
  const number = Buffer.alloc(sizes.master);
  number.writeUInt32BE(master.number);
  const nonce = randomBytes(sizes.nonce);
  const sealing = createCipheriv(cipher, wrappingKey(master, place), nonce);
  sealing.setAAD(Buffer.from(place.place));
  const wrapped = Buffer.concat([sealing.update(value), sealing.final()]);
  return Buffer.concat([number, nonce, sealing.getAuthTag(), wrapped]);
}

export function unwrap(sealed: Buffer, master: Master, place: SealedPlace): Buffer {
  const nonceEnd = sizes.master + sizes.nonce;
  const tagEnd = nonceEnd + sizes.tag;
  const nonce = sealed.subarray(sizes.master, nonceEnd);
  const opening = createDecipheriv(cipher, wrappingKey(master, place), nonce);
  opening.setAAD(Buffer.from(place.place));
  opening.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([opening.update(sealed.subarray(tagEnd)), opening.final()]);
}
