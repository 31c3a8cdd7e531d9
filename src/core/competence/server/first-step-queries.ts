import { and, eq, inArray } from 'drizzle-orm';
import { competence } from '#core/directory/server/tables/directory.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Stepped } from './first-steps.ts';

/** What the first steps of these competencies follow from. Those of another company are left out. */
export async function findStepped(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, Stepped>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: competence.id, name: competence.name, firstSteps: competence.firstSteps })
    .from(competence)
    .where(and(eq(competence.brandId, brandId), inArray(competence.id, [...ids])));
  return new Map(rows.map(({ id, ...stepped }) => [id, stepped]));
}
