import type { Config } from '#platform/server/shared/config.ts';
import { Failure } from '#platform/server/shared/errors.ts';

/** Throws where a public demo would be spoiled for its next visitor (rule 203). */
export function refuseInPublicDemo({ isPublicDemo }: Pick<Config, 'isPublicDemo'>): void {
  if (isPublicDemo) throw new Failure('forbidden', { text: { key: 'demoAccounts.notHere' } });
}
