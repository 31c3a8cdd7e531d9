import type { Context } from '#platform/server/context.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { measureStored } from './queries.ts';

/** Throws where visitors of a public demo have stored as much as it takes within its hour (rule 225). */
export async function requireDemoRoom({
  config: { isPublicDemo, demoMegabytes },
  database,
}: Pick<Context, 'config' | 'database'>): Promise<void> {
  if (isPublicDemo && (await measureStored(database)) > demoMegabytes * 1024 * 1024)
    throw new Failure('forbidden', { text: { key: 'demoAccounts.full' } });
}
