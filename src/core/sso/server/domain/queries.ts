import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { brandDomain } from '#core/sso/server/tables/sso.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Scope } from '#platform/server/db/scope.ts';

export type DomainRow = typeof brandDomain.$inferSelect;

const isOne = ({ brandId }: Scope, domain: string) =>
  and(eq(brandDomain.forBrandId, brandId), eq(brandDomain.domain, domain));

export const listDomains = ({ tx, brandId }: Scope): Promise<DomainRow[]> =>
  tx
    .select()
    .from(brandDomain)
    .where(eq(brandDomain.forBrandId, brandId))
    .orderBy(asc(brandDomain.domain));

/** The domains that the company has proven to be its own. */
export async function listProvenDomains({ tx, brandId }: Scope): Promise<string[]> {
  const rows = await tx
    .select({ domain: brandDomain.domain })
    .from(brandDomain)
    .where(and(eq(brandDomain.forBrandId, brandId), isNotNull(brandDomain.provenAt)));
  return rows.map(({ domain }) => domain);
}

export async function findBrandDomain(
  scope: Scope,
  domain: string,
): Promise<DomainRow | undefined> {
  const [found] = await scope.tx.select().from(brandDomain).where(isOne(scope, domain));
  return found;
}

/** Adds a domain; one that is there already stays as it is. */
export async function insertDomain(
  { tx, brandId }: Scope,
  row: Pick<DomainRow, 'domain' | 'token' | 'createdAt'>,
): Promise<void> {
  await tx
    .insert(brandDomain)
    .values({ ...row, forBrandId: brandId })
    .onConflictDoNothing();
}

export async function updateDomain(
  scope: Scope,
  domain: string,
  changed: Partial<Omit<DomainRow, 'forBrandId' | 'domain'>>,
): Promise<void> {
  await scope.tx.update(brandDomain).set(changed).where(isOne(scope, domain));
}

export async function deleteDomainRow(scope: Scope, domain: string): Promise<void> {
  await scope.tx.delete(brandDomain).where(isOne(scope, domain));
}

/** What the clock looks up: proven by a record, in companies that are open here. */
export const listToCheck = (database: Database): Promise<{ brandId: string; domain: string }[]> =>
  acrossBrands(database, async (tx) => {
    const { rows } = await tx.execute<{ brandId: string; domain: string }>(sql`
      select d.for_brand_id as "brandId", d.domain from brand_domain d join brand b on b.id = d.for_brand_id
      where d.proven_at is not null and not d.by_operator and b.active
        and not exists (select from brand_elsewhere e where e.id = b.id)
      order by 1, 2`);
    return rows;
  });

/** The providers of companies that are open here. */
export const listToLook = (
  database: Database,
): Promise<{ brandId: string; id: string; issuer: string }[]> =>
  acrossBrands(database, async (tx) => {
    const { rows } = await tx.execute<{ brandId: string; id: string; issuer: string }>(sql`
      select c.brand_id as "brandId", c.id, c.issuer from sso_connection c join brand b on b.id = c.brand_id
      where c.is_active and b.active and not exists (select from brand_elsewhere e where e.id = b.id)
      order by 1, 2`);
    return rows;
  });
