import { withBrand } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { listInRoles, listRoles } from './additions-queries.ts';

/**
 * Tells who has been added in the role of those invited before, whether or not they have answered:
 * whose answers theirs are shown with has changed (rule 26). Who is not invited yet sees the
 * whole list anyway, before they begin.
 */
export const tellAdditions: TaskOf<'tell-additions'> = async (context, payload) => {
  const { brandId, questionaryId, addedIds } = payload;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const added = await listRoles(scope, questionaryId, addedIds);
    const types = [...new Set(added.map(({ type }) => type))];
    const readers = await listInRoles(scope, questionaryId, types);
    const recipients = readers
      .filter((reader) => !addedIds.includes(reader.id))
      .map(({ id: employeeId, email, type }) => {
        const others = added.filter((one) => one.type === type).map(({ id }) => id);
        return { email, payload: { questionaryId, employeeId, addedIds: others } };
      });
    await queueDeliveries(scope, 'additions', recipients, context.now());
  });
};
