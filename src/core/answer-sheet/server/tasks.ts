import { listBrandsWith } from '#core/company/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { keepFromWrapping } from '#platform/server/keyring/queries.ts';
import { deleteKeys, hasKeys, listKeysOver } from './queries.ts';

/**
 * Destroys the keys of sheets that are gone (rule 24). The file goes before its row: whatever ends the
 * process in between, the row still says what to destroy.
 */
export const destroySheetKeys: TaskOf<'destroy-keys'> = (context, { brandId }) =>
  destroyOf(context, brandId);

/** The same in every brand, for those whose job was given up. */
export const destroyForgottenKeys: TaskOf<'destroy-forgotten-keys'> = async (context) => {
  const brands = await listBrandsWith(context.database, hasKeys(true));
  await tryEach(brands, ({ id }) => destroyOf(context, id));
};

async function destroyOf({ database, keyring }: Context, brandId: string): Promise<void> {
  const keyIds = await withBrand({ database, brandId }, listKeysOver);
  if (keyIds.length === 0) return;
  await withBrand({ database, brandId }, async (scope) => {
    await keepFromWrapping(scope);
    await keyring.destroy(brandId, keyIds);
    await deleteKeys(scope, keyIds);
  });
}
