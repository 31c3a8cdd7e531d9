import { aDayBefore } from '#core/employee/server/run/day.ts';
import { notifyStaff } from '#core/notification/server/notify.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { inBrand, type Moment } from '#platform/server/http/in-brand.ts';
import type { ByKey } from './by-key.ts';
import { keepHeld } from './limit-queries.ts';
import { Held } from './limits.ts';

/**
 * One transaction of a directory of users. What is beyond the limits is undone with it, and kept in another one for HR,
 * who are told of the first of a kind.
 */
export async function inBrandOrHeld<R>(
  call: ByKey,
  work: (scope: Scope, moment: Moment) => Promise<R>,
): Promise<R> {
  try {
    return await inBrand(call, work);
  } catch (error) {
    if (error instanceof Held) await hold(call, error);
    throw error;
  }
}

async function hold({ context, actor }: ByKey, { limited }: Held): Promise<void> {
  const now = context.now();
  const { brandId, keyName } = actor;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const isFirst = await keepHeld(scope, limited, { since: aDayBefore(now), now });
    if (isFirst) await notifyStaff(scope, 'peopleHeld', { limit: limited.kind, key: keyName }, now);
  });
}
