import { z } from 'zod/mini';

/** The icon of a company (rule 74): how large it is, and how it comes. */

/** Of both sides, in pixels. */
export const iconSide = 128;
/** Of the file, in bytes. */
export const largestIcon = 64 * 1024;

const data = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const longestData = 'data:image/png;base64,'.length + 4 * Math.ceil(largestIcon / 3);
/** The base64 of a new icon. Undefined for an address. */
export const iconData = (given: string): string | undefined => data.exec(given)?.[1];

export const iconHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'validation.invalid'));
const address = /^\/api\/brand\/icon\/([^/]{1,60})\/([0-9a-f]{64})$/;

/** A new icon as `data:`, or the address of the saved one. */
export const iconUrl = z.string().check(
  z.maxLength(longestData, 'validation.iconTooLarge'),
  z.refine((given) => !!iconData(given) || address.test(given), 'validation.invalidIcon'),
);
