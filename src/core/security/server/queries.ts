import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type TermFields, usualRules } from '#core/account/contract/rules/session-terms.ts';
import { formerEntryOf } from '#core/account/server/queries.ts';
import { account, brand, oneTimeToken, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import type { AlertNews } from '#core/security/contract/rules/alert.ts';
import type { Share } from '#core/security/contract/rules/share.ts';
import type { SecuritySettings } from '#core/security/contract/security.ts';
import { type Role, rolesHolding } from '#platform/contract/call/access.ts';
import type { FormerEntry, SessionRules, SessionTerms } from '#platform/contract/rules/trust.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound, orNotFound } from '#platform/server/shared/errors.ts';
import { keptNetworks } from './network-queries.ts';
import { inShort } from './networks.ts';

/** What is kept of it. The rest of the reply is about the call. */
export type KeptSecurity = Omit<SecuritySettings, 'address' | 'isProxied'>;

export async function getSecurity({ tx, brandId }: Scope): Promise<KeptSecurity> {
  const [found] = await tx
    .select({
      version: brand.version,
      share: brand.share,
      shareDomainList: brand.shareDomains,
      addressKept: brand.addressKept,
      rules: brand.sessionRules,
      networks: sql<string[]>`${brand.ipList}::text[]`,
      ipFor: brand.ipFor,
      factorRoles: brand.factorRoles,
      factorFrom: brand.factorFrom,
      trustDays: brand.trustDays,
      formerMonths: brand.formerMonths,
      reportMonths: brand.reportMonths,
      privacyEmail: brand.privacyEmail,
      formerUntil: sql<string | null>`${brand.formerEntry}->>'until'`,
    })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw notFound();
  const { rules, networks, ...kept } = found;
  return { ...kept, ipList: networks.map(inShort), ...termFieldsOf(rules ?? usualRules) };
}

const termFieldsOf = ({ hr, others }: SessionRules): TermFields => ({
  hrLongest: hr.longest,
  hrIdle: hr.idle,
  othersLongest: others.longest,
  othersIdle: others.idle,
});

/** What was chosen of the terms. */
export const rulesOf = (kept: TermFields): SessionRules => ({
  hr: { longest: kept.hrLongest, idle: kept.hrIdle },
  others: { longest: kept.othersLongest, idle: kept.othersIdle },
});

/** Who may be sent the brand's reports (rule 99). */
export async function getShare({ tx, brandId }: Scope): Promise<Share> {
  const [found] = await tx
    .select({ share: brand.share, shareDomainList: brand.shareDomains })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(found);
}

/**
 * They share their version with the brand's other settings. The product's own terms of sessions are kept as none. A new
 * term of keeping is told before its first night (rule 113).
 */
export async function saveSecurity({ tx, brandId }: Scope, kept: KeptSecurity): Promise<void> {
  const { share, shareDomainList: shareDomains, addressKept, ipList, ipFor } = kept;
  const { factorRoles, factorFrom, trustDays, formerMonths, reportMonths, privacyEmail } = kept;
  const rules = rulesOf(kept);
  const isUsual = JSON.stringify(rules) === JSON.stringify(usualRules);
  const toldOf = (saved: AnyPgColumn, given: number | null, toldAt: AnyPgColumn) =>
    sql`case when ${saved} is not distinct from ${given}::int then ${toldAt} end`;
  await tx
    .update(brand)
    .set({
      share,
      shareDomains,
      addressKept,
      sessionRules: isUsual ? null : rules,
      ipList: keptNetworks(ipList),
      ipFor,
      factorRoles,
      factorFrom,
      trustDays,
      formerMonths,
      reportMonths,
      privacyEmail,
      formerToldAt: toldOf(brand.formerMonths, formerMonths, brand.formerToldAt),
      reportsToldAt: toldOf(brand.reportMonths, reportMonths, brand.reportsToldAt),
      version: sql`${brand.version} + 1`,
    })
    .where(eq(brand.id, brandId));
}

/** What lets super administrators in now, and what still does since it was narrowed. The brand must be locked. */
export async function findEntryRules({ tx, brandId }: Scope) {
  const [found] = await tx
    .select({
      ipList: sql<string[]>`${brand.ipList}::text[]`,
      rules: brand.sessionRules,
      sso: brand.sso,
      former: brand.formerEntry,
    })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw notFound();
  const { rules, sso, ...kept } = found;
  const terms: SessionTerms = (rules ?? usualRules).hr;
  return { ...kept, terms, byPassword: sso !== 'required' };
}

export async function saveFormerEntry({ tx, brandId }: Scope, formerEntry: FormerEntry) {
  await tx.update(brand).set({ formerEntry }).where(eq(brand.id, brandId));
}

/**
 * Ends the sessions in the brand that are over by these terms, for good: longer ones don't bring them back. But those of
 * super administrators for whom the former terms still count.
 */
export async function endOver(
  { tx, brandId }: Scope,
  rules: SessionRules,
  now: Date,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const hr = sql`m.roles && ${sql.param(rolesHolding('user_user_list'))}::text[]`;
  const ago = (of: 'longest' | 'idle') => sql`${moment}
    - make_interval(mins => case when ${hr} then ${rules.hr[of]}::int else ${rules.others[of]}::int end)`;
  await tx.execute(sql`
    update session s set expires_at = ${moment} from membership m join brand b on b.id = m.brand_id
    where s.session_brand_id = ${brandId} and m.brand_id = ${brandId} and m.account_id = s.account_id
      and s.expires_at > ${moment}
      and (((${sql.raw(formerEntryOf('b', 'm'))})->>'until')::timestamptz > ${moment}) is not true
      and (s.last_used_at <= ${ago('idle')}
        or coalesce(s.proved_at, s.expires_at - interval '30 days') <= ${ago('longest')})`);
}

/** Ends every session in the brand, with what was handed over from it, and the ways in that are open now. */
export async function endAllSessions({ tx, brandId }: Scope): Promise<number> {
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.forBrandId, brandId), eq(oneTimeToken.purpose, 'handoff')));
  const ended = await tx
    .delete(session)
    .where(eq(session.sessionBrandId, brandId))
    .returning({ id: session.id });
  return ended.length;
}

/** Where letters to super admins who may sign in go. */
export function listSuperAddresses({ tx, brandId }: Scope) {
  const superAdmin: Role = 'ROLE_SUPER_ADMIN';
  return tx
    .select({
      accountId: account.id,
      membershipId: membership.id,
      email: account.email,
      locale: account.locale,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.brandId, brandId),
        sql`${membership.roles} @> array[${superAdmin}::text]`,
        eq(membership.disabled, false),
        isNull(account.waitsIn),
      ),
    )
    .orderBy(membership.id);
}

/** Whether super administrators were told of the same cause since then. */
export async function wasAlerted(
  { tx, brandId }: Scope,
  news: AlertNews,
  since: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from delivery where brand_id = ${brandId} and type = 'alert'
      and created_at > ${since.toISOString()}::timestamptz
      and payload @> ${JSON.stringify(news)}::jsonb limit 1`);
  return rows.length > 0;
}
