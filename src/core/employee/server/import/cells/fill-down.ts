import type { FileRecord } from '#core/employee/server/import/read-email.ts';

/**
 * A list by departments may name each only in its first row (rule 221). Nobody repeats a name there, and most rows have
 * none. `count`: how many rows took the one above.
 */
export function fillDown(rows: readonly FileRecord[]) {
  const named = rows.map(({ values }) => values.subdivision).filter(Boolean);
  const isByBlocks =
    named.length > 1 &&
    new Set(named).size === named.length &&
    rows[0]?.values.subdivision !== '' &&
    rows.length >= 2 * named.length;
  if (!isByBlocks) return { rows, count: 0 };
  let subdivision = '';
  const filled = rows.map((row): FileRecord => {
    subdivision = row.values.subdivision || subdivision;
    return { ...row, values: { ...row.values, subdivision } };
  });
  return { rows: filled, count: rows.length - named.length };
}
