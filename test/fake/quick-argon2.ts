import { createRequire } from 'node:module';

/**
 * In place of the library in the HTTP tests (vitest.config.ts): a password or recovery code takes a hundredth of its
 * time to hash. What is asked for with costs of its own keeps them. That the product's are as high as rule 5 says,
 * `same-work.http.test.ts` and `password.test.ts` try with the library itself.
 */

export const library: typeof import('@node-rs/argon2') = createRequire(import.meta.url)(
  '@node-rs/argon2',
);
const quick = { memoryCost: 256, timeCost: 1 };

export const hash: typeof library.hash = (password, options, signal) =>
  library.hash(password, { ...quick, ...options }, signal);
export const hashRaw: typeof library.hashRaw = (password, options, signal) =>
  library.hashRaw(password, { ...quick, ...options }, signal);
/** As costly as what it verifies. */
export const { verify } = library;
