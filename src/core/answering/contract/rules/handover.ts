/** Begun answers on their way to another device (rule 139). */

/** What answers were begun on. */
export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** How long a code works, in ms. */
export const handoverLasts = 10 * 60 * 1000;

/** The largest size of the encrypted answers, in bytes. */
export const largestHandover = 64 * 1024;
/** The same as base64 without padding, which is how they travel. */
export const longestHandover = Math.ceil((largestHandover * 4) / 3);
