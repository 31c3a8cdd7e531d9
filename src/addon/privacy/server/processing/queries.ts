import { eq, sql } from 'drizzle-orm';
import { brand } from '#core/company/server/tables/installation.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';

/** What the company's settings say of processing, and of how much there is. */
export async function getProcessed({ tx, brandId }: Scope, now: Date) {
  const count = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${of})`;
  const people = sql`employee e where e.brand_id = ${brandId} and e.erased_number is null and e.deleted_at is null`;
  const reports = sql`report r where r.brand_id = ${brandId} and r.kind = 'final'`;
  const [row] = await tx
    .select({
      company: brand.name,
      contact: brand.privacyEmail,
      peopleCount: count(sql`${people} and e.fired_at is null`),
      formerCount: count(sql`${people} and e.fired_at is not null`),
      userCount: count(sql`membership m where m.brand_id = ${brandId}`),
      reportCount: count(reports),
      broughtInCount: count(sql`${reports} and r.type = 'broughtIn'`),
      scimCount: count(sql`scim_user s where s.brand_id = ${brandId} and not s.is_gone`),
      hookCount: count(sql`hook h where h.brand_id = ${brandId} and h.is_active`),
      keyCount: count(
        sql`api_key k where k.brand_id = ${brandId} and k.expires_at > ${now.toISOString()}`,
      ),
      auditMonths: brand.auditMonths,
      deliveryMonths: brand.deliveryMonths,
      notificationMonths: brand.notificationMonths,
      formerMonths: brand.formerMonths,
      reportMonths: brand.reportMonths,
      addressKept: brand.addressKept,
      share: brand.share,
      shareDomainList: brand.shareDomains,
      consent: brand.consent,
      sso: brand.sso,
      matrix: brand.matrix,
    })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(row);
}
