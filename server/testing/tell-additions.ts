import { withBrand } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { listRoles, listYetToAnswer } from './additions-queries.ts';

/**
 * Tells those who have yet to answer who has been added in their role since they were invited
 * (decision 26). Who is not invited yet sees the whole list anyway, before they begin.
 */
export const tellAdditions: TaskOf<'tell-additions'> = async (context, payload) => {
  const { brandId, questionaryId, addedIds } = payload;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const added = await listRoles(scope, questionaryId, addedIds);
    const types = [...new Set(added.map(({ type }) => type))];
    const readers = await listYetToAnswer(scope, questionaryId, types);
    const recipients = readers
      .filter((reader) => !addedIds.includes(reader.id))
      .map(({ id: employeeId, email, type }) => {
        const others = added.filter((one) => one.type === type).map(({ id }) => id);
        return { email, payload: { questionaryId, employeeId, addedIds: others } };
      });
    await queueDeliveries(scope, 'additions', recipients, context.now());
  });
};
