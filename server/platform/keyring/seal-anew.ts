import type { Database } from '#server/platform/db/pool.ts';
import type { Keyring } from './keyring.ts';
import { listSealed, replaceSealed, type SealedColumn } from './sealed-queries.ts';
import { type SealedPlace, wrappedIn } from './wrap.ts';

/** Every column with sealed values. They are bound to the id of their row. */
const columns: readonly (SealedColumn & Pick<SealedPlace, 'label'>)[] = [
  { table: 'sso_connection', column: 'sealed_secret', label: 'secret' },
];

/**
 * Seals with the master key of that number what an older one has sealed. A value that no master key opens
 * stays as it is: it came from another installation. Returns how many were sealed anew.
 */
export async function sealAnew(
  database: Database,
  keyring: Keyring,
  newest: number,
): Promise<number> {
  let count = 0;
  for (const { label, ...column } of columns) {
    for (const { id, sealed } of await listSealed(database, column)) {
      if (wrappedIn(sealed) === newest) continue;
      const place = { label, place: id };
      const value = await keyring.unseal(sealed, place).catch(() => undefined);
      if (!value) continue;
      const anew = await keyring.seal(value, place);
      if (await replaceSealed(database, column, { id, sealed, anew })) count += 1;
    }
  }
  return count;
}
