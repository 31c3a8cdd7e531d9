import { listBrandsWith } from '#core/company/server/queries.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Tx, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import {
  allKept,
  deleteSlice,
  findEnd,
  forgetAddresses,
  hasOld,
  type OfTerm,
  slice,
  wasInUse,
} from './queries.ts';

/**
 * Deletes what has been kept for longer than its term (rule 93), and the addresses of 90 days ago, a slice at
 * a time, each for good: it may end in the middle and run twice. A clock that may have jumped deletes nothing.
 */
export const deleteOld: TaskOf<'delete-old'> = async ({ database, now, log }) => {
  const brands = await listBrandsWith(database, hasOld(now()));
  if (!(await acrossBrands(database, (tx) => wasInUse(tx, now()))))
    return brands.length > 0 ? log.warn(waits) : undefined;
  await tryEach(brands, ({ id }) =>
    tryEach(allKept, (kept) => deleteOf(database, kept, id, now())),
  );
  let forgotten = slice;
  while (forgotten === slice) {
    forgotten = await acrossBrands(database, (tx) => forgetAddresses(tx, now()));
  }
};

const waits =
  'nothing is deleted by its age tonight: the activity log has no entry from a week ago, so the clock may ' +
  'have jumped ahead. If the clock is right, nothing is to be done: it goes on after a week of use';

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
