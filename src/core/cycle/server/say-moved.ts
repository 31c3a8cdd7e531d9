import type { Scope } from '#platform/server/db/scope.ts';
import type { T } from '#platform/texts/t.ts';
import { findCheckFacts } from './record/check-queries.ts';

/** What has begun or ended; of choosing, how many letters go now. */
export async function sayMoved(
  scope: Scope,
  id: string,
  { status, t }: { status: 'nominating' | 'inwork' | 'archived'; t: T },
): Promise<string> {
  const { letterCount: count } =
    status === 'nominating' ? await findCheckFacts(scope, id, false) : { letterCount: 0 };
  return count > 0
    ? t('cycleMessages.choosingBegan', { count })
    : t(`cycleMessages.moved.${status}`);
}
