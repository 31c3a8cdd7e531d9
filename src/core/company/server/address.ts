import { eq, type SQL, sql } from 'drizzle-orm';
import { accentOf } from '#core/company/contract/rules/accent.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { LetterLook } from '#platform/server/mail/dress.ts';
import { notFound } from '#platform/server/shared/errors.ts';

/** Where a company is reached (rule 73). */

/** The host that a call came to, and the installation's own. */
export interface Hosts {
  host: string;
  publicHost: string;
}

/** The host that a call names. Its case and a dot at its end mean nothing. */
export const hostOf = ({ hostname }: { hostname: string }): string =>
  hostname.toLowerCase().replace(/\.$/, '');

export const hostsOf = (
  request: { hostname: string },
  { publicUrl }: { publicUrl: string },
): Hosts => ({ host: hostOf(request), publicHost: new URL(publicUrl).hostname });

/**
 * The host where the brand is at home. Null: wherever one is, as it has none of its own. On a host
 * of another brand that is the installation's own one.
 */
export const homeOf = ({ host, publicHost }: Hosts): SQL<string | null> =>
  sql`coalesce(${brand.domain}, (select ${publicHost}::text from brand other
    where other.domain = ${host} limit 1))`;

/** The address of a brand's pages, for its letters: that of its own host where it has one. */
export function brandAddress(publicUrl: string, domain: string | null): string {
  if (!domain) return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${domain}${port && `:${port}`}`;
}

/** What a brand's letters look like, and where their links lead. */
export async function getSenderLook({
  tx,
  brandId,
}: Scope): Promise<LetterLook & { domain: string | null }> {
  const { domain, accentColor, icon, logo } = brand;
  const [found] = await tx
    .select({ domain, accentColor, icon, logo })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw notFound();
  const { accentColor: color, ...look } = found;
  return { ...look, accent: accentOf(color) };
}
