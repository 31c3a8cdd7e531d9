import { randomInt } from 'node:crypto';
import { newToken } from '#core/account/server/tokens.ts';

/** `o360_`, eight characters to recognize it by, and 256 random bits: scanners of sources know it by its form. */
const form = /^o360_[a-z0-9]{8}_[\w-]{43}$/;
const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const isKeyToken = (token: string): boolean => form.test(token);

export function newKeyToken(): { prefix: string; secret: string } {
  const mark = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
  const prefix = `o360_${mark}`;
  return { prefix, secret: `${prefix}_${newToken()}` };
}
