import { type DraftPlace, draftKey } from '#core/answering/web/draft/draft-storage.ts';
import { rounds } from './rounds.ts';

/**
 * Begun answers leave the device only encrypted. The code becomes a key, and a proof that shows the server that
 * somebody has the code; neither tells the other, or the code (decision 156).
 */
export interface Keys {
  key: CryptoKey;
  /** 32 bytes in base64url. */
  proof: string;
}

const utf8 = new TextEncoder();

/** The same code makes other keys for other answers, so nothing can be worked out beforehand for many. */
export async function keysOf(code: string, place: DraftPlace): Promise<Keys> {
  const { subtle } = crypto;
  const salt = utf8.encode(draftKey(place));
  const typed = await subtle.importKey('raw', utf8.encode(code), 'PBKDF2', false, ['deriveBits']);
  const stretching = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  const stretched = await subtle.deriveBits(stretching, typed, 256);
  const root = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const of = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: utf8.encode(info) });
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(of('key'), root, aes, false, ['encrypt', 'decrypt']);
  return { key, proof: base64(new Uint8Array(await subtle.deriveBits(of('proof'), root, 256))) };
}

const ivLength = 12;
/** Texts are filled up to a multiple of it, in bytes: how much somebody has written is nobody's business. */
const step = 4096;

/** In base64url. Each call encrypts anew. */
export async function encrypt(text: string, { key }: Keys): Promise<string> {
  const plain = utf8.encode(text);
  const padded = new Uint8Array(Math.ceil(plain.length / step) * step).fill(space);
  padded.set(plain);
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded));
  const whole = new Uint8Array(ivLength + sealed.length);
  whole.set(iv);
  whole.set(sealed, ivLength);
  return base64(whole);
}

const space = 0x20;

/** The text as it was sealed, with spaces after it. Rejects what was sealed with another code, or changed since. */
export async function decrypt(sealed: string, { key }: Keys): Promise<string> {
  const whole = Uint8Array.from(atob(sealed.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
    sign.charCodeAt(0),
  );
  const how = { name: 'AES-GCM', iv: whole.subarray(0, ivLength) };
  const plain = await crypto.subtle.decrypt(how, key, whole.subarray(ivLength));
  return new TextDecoder().decode(plain);
}

function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
