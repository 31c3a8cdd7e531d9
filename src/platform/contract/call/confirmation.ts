/** How somebody who is signed in proves that it is them (rule 97). */
export const confirmationMethods = [
  'passkey',
  'totp',
  'recovery',
  'password',
  'sso',
  'mail',
] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** For how long a proof is fresh, in ms. Signing in is one. */
export const confirmationLasts = 5 * 60 * 1000;
