import { tellAlert } from '#core/security/server/tell-alert.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { listApiKeys } from './queries.ts';
import { stateOf } from './show-key.ts';

/** Tells that a key ends soon, unless it is withdrawn or opens nothing already. */
export const tellKeyEnds: TaskOf<'tell-key-ends'> = (
  { database, now: clock },
  { brandId, keyId },
) =>
  withBrand({ database, brandId }, async (scope) => {
    const now = clock();
    const key = (await listApiKeys(scope)).find(({ id }) => id === keyId);
    if (!key || stateOf(key, now) !== 'works') return;
    const until = key.expiresAt.toISOString();
    await tellAlert(scope, { what: 'keyEnds', name: key.name, until }, now);
  });
