import { and, eq } from 'drizzle-orm';
import { type ImportKind, importMatching } from '#core/directory/server/tables/directory.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { KeptMatches } from '#platform/server/table-file/columns/find-header.ts';

/** What a column was used for, by its header's key; null where it was left out. */
export type Match = readonly [header: string, field: string | null];

/** What the people of a brand have chosen for columns of such files (rule 79). */
export async function findKeptMatches(scope: Scope, kind: ImportKind): Promise<KeptMatches> {
  return Object.fromEntries(await readMatches(scope, kind));
}

/** More headers than files of a company have; the oldest are forgotten. */
const mostKept = 300;

export async function keepMatches(
  scope: Scope,
  kind: ImportKind,
  chosen: readonly Match[],
): Promise<void> {
  if (chosen.length === 0) return;
  const { tx, brandId } = scope;
  const headers = new Set(chosen.map(([header]) => header));
  const others = (await readMatches(scope, kind)).filter(([header]) => !headers.has(header));
  const columns = [...others, ...chosen].slice(-mostKept);
  await tx
    .insert(importMatching)
    .values({ brandId, kind, columns })
    .onConflictDoUpdate({
      target: [importMatching.brandId, importMatching.kind],
      set: { columns },
    });
}

async function readMatches({ tx, brandId }: Scope, kind: ImportKind): Promise<readonly Match[]> {
  const [row] = await tx
    .select({ columns: importMatching.columns })
    .from(importMatching)
    .where(and(eq(importMatching.brandId, brandId), eq(importMatching.kind, kind)));
  return row?.columns ?? [];
}
