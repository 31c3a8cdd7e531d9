import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { apiKey } from '#addon/api-key/server/tables/key.ts';
import { source } from '#addon/source/server/tables/source.ts';
import { account } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import { keptNetworks } from '#core/security/server/network-queries.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Scope, withPossession } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

type KeyRow = typeof apiKey.$inferSelect;

const isOne = ({ brandId }: Scope, id: string) =>
  and(eq(apiKey.brandId, brandId), eq(apiKey.id, id));

/** Whether who made it is a super administrator now. */
const isOfSuper = sql<boolean>`not ${membership.disabled} and 'ROLE_SUPER_ADMIN' = any(${membership.roles})`;

const shown = (locale: Locale) => ({
  id: apiKey.id,
  version: apiKey.version,
  name: apiKey.name,
  prefix: apiKey.prefix,
  scopeList: apiKey.scopeList,
  createdAt: apiKey.createdAt,
  expiresAt: apiKey.expiresAt,
  lastUsedOn: apiKey.lastUsedOn,
  networks: sql<string[]>`${apiKey.ipList}::text[]`,
  isOfSuper,
  madeBy: sql<string | null>`${shortName(account, locale)}`,
});

export const listApiKeys = ({ tx, brandId, locale }: Scope) =>
  tx
    .select(shown(locale))
    .from(apiKey)
    .innerJoin(
      membership,
      and(eq(membership.brandId, apiKey.brandId), eq(membership.id, apiKey.createdBy)),
    )
    .leftJoin(account, eq(account.id, membership.accountId))
    .where(eq(apiKey.brandId, brandId))
    .orderBy(asc(apiKey.createdAt), asc(apiKey.id));
export type ListedKey = Awaited<ReturnType<typeof listApiKeys>>[number];

/** The name of a source that brings people. Undefined where none is on. */
export async function findActiveSource({ tx, brandId }: Scope): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: source.name })
    .from(source)
    .where(and(eq(source.brandId, brandId), source.isActive))
    .orderBy(asc(source.createdAt), asc(source.id))
    .limit(1);
  return found?.name;
}

/** The name of a key of SCIM whose days aren't over, also of one that rests: it may work again. */
export async function findScimKey({ tx, brandId }: Scope, now: Date): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: apiKey.name })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.brandId, brandId),
        gt(apiKey.expiresAt, now),
        sql`'scim' = any(${apiKey.scopeList})`,
      ),
    )
    .orderBy(asc(apiKey.createdAt), asc(apiKey.id))
    .limit(1);
  return found?.name;
}

export async function insertKey(
  { tx, brandId }: Scope,
  {
    ipList = [],
    ...row
  }: Omit<
    KeyRow,
    'brandId' | 'lastUsedOn' | 'lastRefusedOn' | 'minuteAt' | 'minuteCount' | 'ipList' | 'version'
  > & { ipList?: readonly string[] },
): Promise<void> {
  await tx.insert(apiKey).values({ ...row, ipList: keptNetworks(ipList), brandId });
}

export async function saveKeyNetworks(
  scope: Scope,
  id: string,
  ipList: readonly string[],
): Promise<void> {
  await scope.tx
    .update(apiKey)
    .set({ ipList: keptNetworks(ipList), version: sql`${apiKey.version} + 1` })
    .where(isOne(scope, id));
}

/** Returns the key's name; undefined where there is none. */
export async function deleteKey(scope: Scope, id: string): Promise<string | undefined> {
  const [gone] = await scope.tx
    .delete(apiKey)
    .where(isOne(scope, id))
    .returning({ name: apiKey.name });
  return gone?.name;
}

/** The key's id and its company. All else is read as that company. */
export const findApiKey = (
  database: Database,
  tokenHash: string,
): Promise<{ brandId: string; id: string } | undefined> =>
  withPossession(database, { tokenHash }, async (tx) => {
    const [found] = await tx
      .select({ brandId: apiKey.brandId, id: apiKey.id })
      .from(apiKey)
      .where(eq(apiKey.tokenHash, tokenHash));
    return found;
  });

export interface UsedKey {
  name: string;
  scopeList: ApiScope[];
  brandSlug: string;
  timeZone: string;
  locale: Locale;
  /** The networks of the company and those of the key. Empty ones let in all. */
  ipList: string[];
  keyIpList: string[];
  lastUsedOn: string | null;
  lastRefusedOn: string | null;
  minuteCount: number;
}

/**
 * Counts a call in its minute and answers what the key is good for. Undefined where it opens nothing: it is over or
 * withdrawn, its company is closed, or who made it is no super administrator.
 */
export async function useKey(
  { tx, brandId }: Scope,
  { id, now, minute }: { id: string; now: Date; minute: Date },
): Promise<UsedKey | undefined> {
  const { rows } = await tx.execute<UsedKey & Record<string, unknown>>(sql`
    update api_key k set minute_at = ${minute.toISOString()},
      minute_count = case when k.minute_at = ${minute.toISOString()} then k.minute_count + 1 else 1 end
    from brand b, membership m
    where k.brand_id = ${brandId} and k.id = ${id} and k.expires_at > ${now.toISOString()}
      and b.id = k.brand_id and b.active
      and m.brand_id = k.brand_id and m.id = k.created_by and not m.disabled
      and 'ROLE_SUPER_ADMIN' = any(m.roles)
    returning k.name, k.scope_list as "scopeList", b.slug as "brandSlug", b.time_zone as "timeZone",
      b.default_locale as locale, b.ip_list::text[] as "ipList", k.ip_list::text[] as "keyIpList",
      k.last_used_on::text as "lastUsedOn", k.last_refused_on::text as "lastRefusedOn",
      k.minute_count as "minuteCount"`);
  return rows[0];
}

export async function touchKey(
  scope: Scope,
  id: string,
  day: { lastUsedOn: string } | { lastRefusedOn: string },
): Promise<void> {
  await scope.tx.update(apiKey).set(day).where(isOne(scope, id));
}
