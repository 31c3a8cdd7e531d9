import type { BrandRow } from '#app/operator/server/queries.ts';
import { asOperator, findBrand } from '#app/operator/server/state.ts';
import type { Doer } from '#core/audit/server/note.ts';
import { jobLimits, openPool } from '#platform/server/db/pool.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';

/** Works in the company of that slug in one transaction, as the product itself does. */
export async function inCompany(
  { url, words: [slug] }: { url: string; words: string[] },
  work: (scope: Scope, brand: BrandRow, operator: Doer) => Promise<void>,
): Promise<void> {
  const brand = await asOperator(url, (client) => findBrand(client, slug));
  const pool = openPool(url, () => {}, { limits: jobLimits });
  const operator = { context: { now: () => new Date() }, actor: { accountId: null } };
  try {
    await withBrand({ database: { pool }, brandId: brand.id }, (scope) =>
      work(scope, brand, operator),
    );
  } finally {
    await pool.end();
  }
}
