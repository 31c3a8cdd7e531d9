import { hasKeys, listNeededKeys, markLost } from '#core/answer-sheet/server/queries.ts';
import { keepLost } from '#core/answer-sheet/server/sheet-keys.ts';
import { listBrandsWith } from '#core/company/server/queries.ts';
import { notifyStaff } from '#core/notification/server/notify.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { factsOf } from './mark-done.ts';
import { findName } from './record/name-queries.ts';
import { getQuestionaryRow } from './record/queries.ts';

/**
 * Looks for the keys that final reports still need, marks those that are lost and tells HR of each of
 * their questionaries once (decision 107). The mark of a key that is there again goes away.
 */
export const findMissingKeys: TaskOf<'find-lost-keys'> = async (context) => {
  await context.keyring.check();
  const brands = await listBrandsWith(context.database, hasKeys(false));
  await tryEach(brands, ({ id }) => findLostOf(context, id));
};

/** Nothing is locked while files are read. */
async function findLostOf({ database, keyring, now, log }: Context, brandId: string) {
  const needed = await withBrand({ database, brandId }, listNeededKeys);
  const lost = await keepLost(keyring, brandId, needed);
  const keyIds = lost.map(({ keyId }) => keyId);
  await withBrand({ database, brandId }, async (scope) => {
    for (const questionaryId of await markLost(scope, keyIds)) {
      log.error({ questionaryId }, 'keys of its answers are lost: it is told to HR');
      const row = await getQuestionaryRow(scope, questionaryId);
      const name = await findName(scope, questionaryId);
      await notifyStaff(scope, 'keyLost', factsOf(row, name), now());
    }
  });
}
