/** How somebody who is signed in proves that it is them (rule 97). */
export const proofMethods = ['passkey', 'totp', 'recovery', 'password', 'sso', 'mail'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** For how long a proof is fresh, in ms. Signing in is one. */
export const proofLasts = 5 * 60 * 1000;
