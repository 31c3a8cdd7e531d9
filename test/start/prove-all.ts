import type { TestApp } from './start-app.ts';

/** As if everybody who is signed in had just proved who they are, where a test's clock has gone on (rule 97). */
export const proveAll = ({ context }: TestApp) =>
  context.database.pool.query('update session set proved_at = $1', [context.now()]);
