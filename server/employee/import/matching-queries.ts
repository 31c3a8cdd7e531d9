import { eq } from 'drizzle-orm';
import type { EmployeeImportField } from '#contract/employee-import.ts';
import { importMatching } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';

/** What the people of a brand have chosen for columns of their files, by folded header (rule 79). */
export async function findKeptMatches(
  scope: Scope,
): Promise<Record<string, EmployeeImportField | null>> {
  return Object.fromEntries(await readMatches(scope));
}

/** More headers than files of a company have; the oldest are forgotten. */
const mostKept = 300;

export async function keepMatches(
  scope: Scope,
  chosen: readonly (readonly [header: string, field: EmployeeImportField | null])[],
): Promise<void> {
  if (chosen.length === 0) return;
  const { tx, brandId } = scope;
  const headers = new Set(chosen.map(([header]) => header));
  const others = (await readMatches(scope)).filter(([header]) => !headers.has(header));
  const columns = [...others, ...chosen].slice(-mostKept).map(([header, field]) => [header, field]);
  const values = { brandId, columns: columns as [string, EmployeeImportField | null][] };
  await tx
    .insert(importMatching)
    .values(values)
    .onConflictDoUpdate({ target: importMatching.brandId, set: { columns: values.columns } });
}

async function readMatches({
  tx,
  brandId,
}: Scope): Promise<[string, EmployeeImportField | null][]> {
  const [row] = await tx
    .select({ columns: importMatching.columns })
    .from(importMatching)
    .where(eq(importMatching.brandId, brandId));
  return row?.columns ?? [];
}
