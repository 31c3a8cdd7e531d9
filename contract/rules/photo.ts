import { z } from 'zod/mini';

/** Photos of employees (rule 70): how large they are, and their addresses. */

/** Of both sides, in pixels. */
export const photoSide = 256;
/** Of the file, in bytes. */
export const largestPhoto = 64 * 1024;

export interface PhotoAddress {
  employeeId: string;
  /** SHA-256 of the file: another photo has another address. */
  hash: string;
}
export const photoHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'validation.invalid'));
export const photoAddress = ({ employeeId, hash }: PhotoAddress): string =>
  `/api/photo/${employeeId}/${hash}`;

/** Undefined for an address elsewhere. */
export function readPhotoAddress(address: string): PhotoAddress | undefined {
  const [, employeeId, hash] =
    /^\/api\/photo\/([0-9a-f-]{36})\/([0-9a-f]{64})$/.exec(address) ?? [];
  return employeeId && hash ? { employeeId, hash } : undefined;
}

const data = /^data:image\/(?:webp|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
/** Of a new photo as `data:`, with four signs for three bytes. */
const longestData = 'data:image/webp;base64,'.length + 4 * Math.ceil(largestPhoto / 3);
/** The base64 of a new photo. Undefined for an address. */
export const photoData = (given: string): string | undefined => data.exec(given)?.[1];

function isHttps(address: string): boolean {
  try {
    return address.length <= 255 && new URL(address).protocol === 'https:';
  } catch {
    return false;
  }
}

/** A new photo as `data:`, the address of the saved one, or an https address that a portal gives. */
export const photoUrl = z.string().check(
  z.trim(),
  z.maxLength(longestData, 'validation.photoTooLarge'),
  z.refine(
    (given) => given === '' || !!photoData(given) || !!readPhotoAddress(given) || isHttps(given),
    'validation.invalidPhotoUrl',
  ),
);
