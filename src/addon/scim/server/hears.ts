import type { Scope } from '#platform/server/db/scope.ts';
import type { News } from '#platform/server/happened.ts';
import { deleteScimNames } from './queries.ts';

/** Once somebody is erased, what the directory of users called them goes too. */
async function forgetErased(scope: Scope, news: readonly News[]): Promise<void> {
  const ids = news.flatMap((one) => (one.event === 'person.erased' ? one.facts.employeeId : []));
  if (ids.length > 0) await deleteScimNames(scope, ids);
}

export const hears = [forgetErased];
