import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAgainstLimit } from './queries.ts';

/**
 * What is wrong where so many more people come, as others leave, than the operator lets the company have (rule 96).
 * Undefined where there is room. Needs the lock of `lockEmployees`, so that two at once can't pass it.
 */
export async function noRoom(
  scope: Scope,
  { coming, leaving = 0, path }: { coming: number; leaving?: number; path: string },
): Promise<Issue | undefined> {
  const { limit, here: now } = await countAgainstLimit(scope);
  const here = now - leaving;
  if (limit === null || coming === 0 || here + coming <= limit) return undefined;
  const count = Math.min(coming, here + coming - limit);
  const key = coming === 1 ? 'noRoom' : 'noRoomForRows';
  return { path, key: `directoryMessages.${key}`, params: { count, limit } };
}
