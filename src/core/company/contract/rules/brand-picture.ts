import { z } from 'zod/mini';

/** The pictures of a company (rule 74b), and how many pixels each has at most. */
export const brandPictures = {
  icon: { width: 128, height: 128 },
  logo: { width: 640, height: 160 },
} as const;
export type BrandPicture = keyof typeof brandPictures;
export const pictureKinds = ['icon', 'logo'] as const satisfies BrandPicture[];

/** The largest size of a picture's file, in bytes. */
export const largestPicture = 64 * 1024;

const data = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
export const longestData = 'data:image/png;base64,'.length + 4 * Math.ceil(largestPicture / 3);
/** The base64 of a new picture. Undefined for an address. */
export const pictureData = (given: string): string | undefined => data.exec(given)?.[1];

export const pictureHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'validation.invalid'));
const address = /^\/api\/brand\/(?:icon|logo)\/([^/]{1,60})\/([0-9a-f]{64})$/;

/** A new picture as `data:`, or the address of the saved one. */
export const pictureUrl = z.string().check(
  z.maxLength(longestData, 'validation.pictureTooLarge'),
  z.refine((given) => !!pictureData(given) || address.test(given), 'validation.invalidPicture'),
);
