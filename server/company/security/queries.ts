import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Share } from '#contract/company/rules/share.ts';
import type { SecuritySettings } from '#contract/company/security.ts';
import { brand } from '#server/platform/db/schema/installation.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { notFound } from '#server/platform/shared/errors.ts';

export async function getSecurity({ tx, brandId }: Scope): Promise<SecuritySettings> {
  const [found] = await tx
    .select({
      version: brand.version,
      share: brand.share,
      shareDomainList: brand.shareDomains,
      addressKept: brand.addressKept,
      formerMonths: brand.formerMonths,
      reportMonths: brand.reportMonths,
      privacyEmail: brand.privacyEmail,
    })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw notFound();
  return found;
}

/** To whom the brand's reports may be sent (rule 99). */
export async function getShare({ tx, brandId }: Scope): Promise<Share> {
  const [found] = await tx
    .select({ share: brand.share, shareDomainList: brand.shareDomains })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw notFound();
  return found;
}

/** They share their version with the brand's other settings. A new term is told before its first night (rule 113). */
export async function saveSecurity(
  { tx, brandId }: Scope,
  { shareDomainList: shareDomains, ...chosen }: Omit<SecuritySettings, 'version'>,
): Promise<void> {
  const { formerMonths, reportMonths } = chosen;
  const toldOf = (saved: AnyPgColumn, given: number | null, toldAt: AnyPgColumn) =>
    sql`case when ${saved} is not distinct from ${given}::int then ${toldAt} end`;
  await tx
    .update(brand)
    .set({
      ...chosen,
      shareDomains,
      formerToldAt: toldOf(brand.formerMonths, formerMonths, brand.formerToldAt),
      reportsToldAt: toldOf(brand.reportMonths, reportMonths, brand.reportsToldAt),
      version: sql`${brand.version} + 1`,
    })
    .where(eq(brand.id, brandId));
}
