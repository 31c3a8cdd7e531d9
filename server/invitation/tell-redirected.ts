import { withBrand } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';

/** Queues the letter to an e-mail that somebody else has replaced (decision 015). */
export const tellRedirected: TaskOf<'tell-redirected'> = async (context, payload) => {
  const { brandId, employeeId, from, to } = payload;
  await withBrand({ database: context.database, brandId }, (scope) =>
    queueDeliveries(
      scope,
      'redirected',
      [{ email: from, payload: { employeeId, to } }],
      context.now(),
    ),
  );
};
