import { withBrand } from '#server/platform/db/scope.ts';
import { messages } from '#server/platform/jobs/add-job.ts';
import { listGivenUp, tryAgain } from '#server/platform/jobs/queries.ts';
import type { TaskOf } from '#server/platform/jobs/tasks.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
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
