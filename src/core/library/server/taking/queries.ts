import { eq, sql } from 'drizzle-orm';
import { isArchived } from '#core/directory/server/queries.ts';
import { competence } from '#core/directory/server/tables/directory.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { folded } from '#platform/server/db/search.ts';

/**
 * Russian names of the brand's competencies, as far as names are told apart: case and ё aside. Each
 * with the id of the archived competence of that name, or null where the directory has one.
 */
export async function listTakenNames({ tx, brandId }: Scope): Promise<Map<string, string | null>> {
  const name = folded(sql`${competence.name} ->> 'ru'`);
  const rows = await tx
    .select({
      name,
      archivedId: sql<
        string | null
      >`case when bool_and(${isArchived(competence)}) then min(${competence.id}::text) end`,
    })
    .from(competence)
    .where(eq(competence.brandId, brandId))
    .groupBy(name);
  return new Map(rows.map((row) => [row.name, row.archivedId]));
}
