import { withBrand } from '#platform/server/db/scope.ts';
import { messages } from '#platform/server/jobs/add-job.ts';
import { listGivenUp, tryAgain } from '#platform/server/jobs/queries.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { keepWaiting } from './queries.ts';

/** A message whose last try could not even be noted as such waits with a job that nobody does any more (rule 96b). */
export const deliverForgotten: TaskOf<'deliver-forgotten'> = async ({ database }) => {
  const byBrand = groupBy(
    await listGivenUp(database.pool, messages),
    ({ payload }) => payload.brandId ?? '',
  );
  await tryEach([...byBrand], async ([brandId, jobs]) => {
    const ids = jobs.flatMap(({ payload }) => payload.deliveryId ?? []);
    const waiting = await withBrand({ database, brandId }, (scope) => keepWaiting(scope, ids));
    const forgotten = jobs.filter(({ payload }) => waiting.has(payload.deliveryId ?? ''));
    await tryAgain(
      database.pool,
      forgotten.map(({ id }) => id),
    );
  });
};
