import type { MovedDays } from '#platform/contract/table-file.ts';
import { dayOfInstant } from '#platform/server/table-file/cell/instant.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';

interface Row<Key extends string> {
  rowIndex: number;
  values: Readonly<Record<Key, string>>;
}

/** Moments in these columns as days of the zone, and the first of those that are another day there than is written. */
export function asDays<Key extends string, Given extends Row<Key>>(
  given: readonly Given[],
  days: readonly Key[],
  zone = 'UTC',
): { records: Given[]; movedDays: MovedDays | null } {
  let movedDays: MovedDays | null = null;
  const records = given.map((record) => {
    let { values } = record;
    for (const key of days) {
      const value = values[key];
      const day = dayOfInstant(value, zone);
      if (day === undefined) continue;
      values = { ...values, [key]: day };
      if (value.startsWith(day)) continue;
      movedDays ??= { count: 0, rowIndex: record.rowIndex, value: quotedCell(value), day };
      movedDays.count += 1;
    }
    return values === record.values ? record : { ...record, values };
  });
  return { records, movedDays };
}
