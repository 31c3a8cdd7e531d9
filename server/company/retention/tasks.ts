import { listBrandsWith } from '#server/company/brand/queries.ts';
import { acrossBrands } from '#server/platform/db/across-brands.ts';
import type { Database } from '#server/platform/db/pool.ts';
import { type Tx, withBrand } from '#server/platform/db/scope.ts';
import type { TaskOf } from '#server/platform/jobs/tasks.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { allKept, deleteSlice, findEnd, hasOld, type OfTerm, slice } from './queries.ts';

/**
 * Deletes what has been kept for longer than its term (rule 93), a slice at a time, each for good: it may
 * end in the middle and run twice.
 */
export const deleteOld: TaskOf<'delete-old'> = async ({ database, now }) => {
  const brands = await listBrandsWith(database, hasOld(now()));
  await tryEach(brands, ({ id }) =>
    tryEach(allKept, (kept) => deleteOf(database, kept, id, now())),
  );
};

async function deleteOf(database: Database, kept: OfTerm, brandId: string, now: Date) {
  const inTurn = <R>(work: (tx: Tx) => Promise<R>): Promise<R> =>
    kept.ofOwner
      ? acrossBrands(database, work)
      : withBrand({ database, brandId }, ({ tx }) => work(tx));
  const end = await inTurn((tx) => findEnd(tx, kept, brandId, now));
  if (end === null) return;
  let deleted = slice;
  while (deleted === slice) deleted = await inTurn((tx) => deleteSlice(tx, kept, brandId, end));
}
