import { createHmac, randomBytes } from 'node:crypto';
import { codeDigits, codeSeconds } from '#core/factor/contract/rules/factor.ts';
import { isSame } from '#platform/server/shared/is-same.ts';

/** One-time codes by time (RFC 6238): HMAC-SHA-1 of the number of the half minute, as every app knows it. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits in base32, as apps take it. */
export const newSecret = (): string =>
  Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');

/** The bytes of such a secret. What the alphabet doesn't have must have been refused before. */
export function secretBytes(secret: string): Buffer {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
}

/** What the picture for phones says. Some apps show a plus as it is, so a space is no plus. */
export const totpUri = (
  secret: string,
  { issuer, account }: Record<'issuer' | 'account', string>,
) =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / codeSeconds);

export function codeOf(secret: Uint8Array, step: number, digits = codeDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(at) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The phone's clock may be half a minute off, either way. */
const near = 1;
/** How many half minutes back a code is known as that of a slow clock: 10 minutes. It opens nothing. */
const slow = 20;

/**
 * The half minute whose code this is, if it is one of now. `slow`: it was one within the last minutes. Of codes
 * to come nothing is said: whoever guesses would learn what opens soon.
 */
export function judgeCode(
  secret: Uint8Array,
  code: string,
  now: Date,
): { step: number } | 'slow' | 'wrong' {
  const current = stepAt(now);
  const isIt = (step: number) => isSame(code, codeOf(secret, step));
  for (let step = current - near; step <= current + near; step += 1) {
    if (isIt(step)) return { step };
  }
  for (let step = current - near - 1; step >= current - slow; step -= 1) {
    if (isIt(step)) return 'slow';
  }
  return 'wrong';
}
