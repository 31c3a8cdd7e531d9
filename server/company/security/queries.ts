import { eq, sql } from 'drizzle-orm';
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
      factorRoles: brand.factorRoles,
      factorFrom: brand.factorFrom,
      trustDays: brand.trustDays,
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

/** They share their version with the brand's other settings. */
export async function saveSecurity(
  { tx, brandId }: Scope,
  { version: _, shareDomainList: shareDomains, ...fields }: SecuritySettings,
): Promise<void> {
  await tx
    .update(brand)
    .set({ ...fields, shareDomains, version: sql`${brand.version} + 1` })
    .where(eq(brand.id, brandId));
}
