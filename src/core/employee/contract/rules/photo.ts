import { z } from 'zod/mini';
import { readPhotoAddress } from './photo-address.ts';

/** New photos of employees (rule 46): how large they are, and how they come. */

/** The length of both sides, in pixels. */
export const photoSide = 256;
/** The largest size of the file, in bytes. */
export const largestPhoto = 64 * 1024;

const data = /^data:image\/(?:webp|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
/** How long a new photo is at most as `data:`, where four signs stand for three bytes. */
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
