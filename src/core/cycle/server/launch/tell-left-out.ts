import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { notifyOfCycles } from '#core/notification/server/notify.ts';
import { findReaders } from '#core/notification/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Tells HR how many the last day has left out as their raters could not be asked (rule 26c). Nobody hears of themself. */
export async function tellOfLeftOut(
  scope: Scope,
  { id: cycleId, name }: Pick<CycleRow, 'id' | 'name'>,
  { heldIds, now }: { heldIds: readonly string[]; now: Date },
): Promise<void> {
  if (heldIds.length === 0) return;
  const readers = await findReaders(scope);
  const rows = readers.flatMap(({ id: membershipId, employeeId: readerId }) => {
    const count = heldIds.filter((one) => one !== readerId).length;
    const values = { cycleId, name, what: 'leftOut' as const, count };
    return count > 0 ? [{ membershipId, values }] : [];
  });
  await notifyOfCycles(scope, rows, now);
}
