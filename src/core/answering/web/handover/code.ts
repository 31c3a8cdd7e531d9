/** Crockford's base 32: no two of these look alike once O is 0, and I and L are 1. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** Eight random signs: 40 bits. */
export const newCode = (bytes = crypto.getRandomValues(new Uint8Array(length))): string =>
  [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');

/** As it is read out and typed: XXXX-XXXX. */
export const spokenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What else may be typed for a sign: what looks like it, in Russian letters too. */
const alike: Record<string, string> = {
  О: '0',
  O: '0',
  I: '1',
  L: '1',
  U: 'V',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** The code that somebody has typed in any way; undefined if it can be none. */
export function readCode(typed: string): string | undefined {
  const signs = [...typed.toUpperCase().replace(/[\s–—-]/g, '')].map((sign) => alike[sign] ?? sign);
  const isCode = signs.length === length && signs.every((sign) => alphabet.includes(sign));
  return isCode ? signs.join('') : undefined;
}

const inAddress = '#code=';

/** Where the square leads: to the same person's questions. What follows # no browser sends to a server. */
export const linkWith = (code: string, address: string): string =>
  new URL(`${address}${inAddress}${code}`, window.location.origin).href;

/** The code that the address of this window brought. */
export const codeInAddress = (): string | undefined =>
  window.location.hash.startsWith(inAddress)
    ? readCode(window.location.hash.slice(inAddress.length))
    : undefined;
