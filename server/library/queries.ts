import { eq, sql } from 'drizzle-orm';
import { competence } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { folded } from '#server/db/search.ts';

/** Russian names of the brand's competencies, as far as names are told apart: case and ё aside. */
export async function listTakenNames({ tx, brandId }: Scope): Promise<Set<string>> {
  const rows = await tx
    .select({ name: folded(sql`${competence.name} ->> 'ru'`) })
    .from(competence)
    .where(eq(competence.brandId, brandId));
  return new Set(rows.map(({ name }) => name));
}

/** Two people who take the same over at once do so one after the other. */
export async function lockLibrary({ tx, brandId }: Scope): Promise<void> {
  const key = `library ${brandId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
