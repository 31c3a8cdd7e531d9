/** How somebody who is signed in proves that it is them (rule 97). Further ways join here. */
export const proofMethods = ['password'] as const;

/** For how long a proof is fresh, in ms. Signing in is one. */
export const proofLasts = 5 * 60 * 1000;
