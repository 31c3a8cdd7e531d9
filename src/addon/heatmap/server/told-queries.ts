import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Period } from './queries.ts';
import { companyTold } from './tables/company.ts';

/** What a reader of company results was told of one competence (rule 169a). */
export type Told = Pick<typeof companyTold.$inferSelect, 'competenceId' | 'groups' | 'inMean'>;

/** The first half of the advisory locks behind which one reader is told one thing after another. */
const toldLock = 360_000_006;

/** Nobody else tells this reader anything until the transaction ends. */
export async function readTold(
  { tx, brandId }: Scope,
  accountId: string,
  { year, method }: Period,
): Promise<Told[]> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${toldLock}, hashtext(${`${brandId} ${accountId}`}))`,
  );
  const { competenceId, groups, inMean } = companyTold;
  return tx
    .select({ competenceId, groups, inMean })
    .from(companyTold)
    .where(
      and(
        eq(companyTold.brandId, brandId),
        eq(companyTold.accountId, accountId),
        eq(companyTold.year, year),
        eq(companyTold.method, method),
      ),
    );
}

export async function keepTold(
  { tx, brandId }: Scope,
  accountId: string,
  { year, method }: Period,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return;
  await tx
    .insert(companyTold)
    .values(told.map((one) => ({ ...one, brandId, accountId, year, method })))
    .onConflictDoUpdate({
      target: [
        companyTold.brandId,
        companyTold.accountId,
        companyTold.year,
        companyTold.method,
        companyTold.competenceId,
      ],
      set: { groups: sql`excluded.groups`, inMean: sql`excluded.in_mean` },
    });
}
