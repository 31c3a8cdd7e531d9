import { asc, eq } from 'drizzle-orm';
import { brand } from '#server/db/schema/installation.ts';
import type { Tx } from '#server/db/scope.ts';

/** The active brands by name, or only the one whose own host this is. */
export async function listBrands(tx: Tx, host: string) {
  const rows = await tx
    .select({
      name: brand.name,
      brand: brand.shortName,
      icon: brand.icon,
      slug: brand.slug,
      active: brand.active,
      domain: brand.domain,
    })
    .from(brand)
    .where(eq(brand.active, true))
    .orderBy(asc(brand.createdAt), asc(brand.name));
  const own = rows.filter((row) => row.domain === host);
  const listed = own.length > 0 ? own : rows;
  return { fixed: own.length > 0, brands: listed.map(({ domain, ...shown }) => shown) };
}

export async function listBrandIds(tx: Tx): Promise<{ id: string; timeZone: string }[]> {
  return tx.select({ id: brand.id, timeZone: brand.timeZone }).from(brand);
}
