import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { keepPending } from './queries.ts';

/** Queues the letter to the e-mail that waits for its proof. */
export const proveEmail: TaskOf<'prove-email'> = async (context, { brandId, accountId }) => {
  const { database, now } = context;
  await withBrand({ database, brandId }, async (scope) => {
    const pending = await keepPending(scope, accountId, now());
    if (!pending) return;
    const payload = { accountId };
    await queueDeliveries(scope, 'newEmail', [{ email: pending.email, payload }], now());
  });
};
