import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { isActive } from '#core/company/server/queries.ts';
import { account, brand, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import type { WayIn } from '#core/sso/contract/entry/sso.ts';
import { brandDomain, ssoAsked, ssoConnection } from '#core/sso/server/tables/sso.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { Candidate } from './rules/who.ts';

const ofBrand = { id: brand.id, slug: brand.slug, domain: brand.domain, sso: brand.sso };

/** A company that somebody wants to sign in to, by its slug. */
export async function findBrandBySlug(tx: Tx, slug: string) {
  const [found] = await tx
    .select(ofBrand)
    .from(brand)
    .where(and(eq(brand.slug, slug), isActive));
  return found;
}

export async function getSsoBrand({ tx, brandId }: Scope) {
  const [found] = await tx.select(ofBrand).from(brand).where(eq(brand.id, brandId));
  if (!found) throw new Error('The company is gone.');
  return found;
}

/**
 * The company that is asked for: named, of this host, or whose proven domain it is, in this order. The transaction sees
 * no brand yet.
 */
export async function findAsked(
  tx: Tx,
  { host, slug, domain }: { host: string; slug: string | undefined; domain: string | undefined },
) {
  const ofDomain = tx
    .select({ id: brandDomain.forBrandId })
    .from(brandDomain)
    .where(and(eq(brandDomain.domain, domain ?? ''), isNotNull(brandDomain.provenAt)));
  const [found] = await tx
    .select(ofBrand)
    .from(brand)
    .where(
      and(
        isActive,
        ne(brand.sso, 'off'),
        sql`(${brand.domain} = ${host} or ${brand.slug} = ${slug ?? null} or ${brand.id} in (${ofDomain}))`,
      ),
    )
    .orderBy(
      sql`${brand.slug} = ${slug ?? null} desc nulls last`,
      sql`${brand.domain} = ${host} desc nulls last`,
    )
    .limit(1);
  return found;
}

/** The active connections by which people of a company sign in, by name. */
export async function listWaysIn(
  { tx, brandId }: Scope,
  { slug, required }: { slug: string; required: boolean },
): Promise<WayIn[]> {
  const rows = await tx
    .select({ id: ssoConnection.id, name: ssoConnection.name })
    .from(ssoConnection)
    .where(and(eq(ssoConnection.brandId, brandId), ssoConnection.isActive))
    .orderBy(ssoConnection.name, ssoConnection.id);
  return rows.map((row) => ({ ...row, slug, required }));
}

const candidate = (connectionId: string) => sql`m.id as "membershipId",
  coalesce(m.employee_id, e.id) as "employeeId", coalesce(m.disabled, false) as "isDisabled",
  coalesce(e.fired_at is not null, false) as "hasLeft",
  exists (select from sso_identity i where i.brand_id = m.brand_id and i.membership_id = m.id
    and i.connection_id = ${connectionId}) as "isBound"`;

/** The one to whom this identity at the provider belongs. */
export async function findBound(
  { tx, brandId }: Scope,
  { connectionId, subject }: { connectionId: string; subject: string },
): Promise<Candidate | undefined> {
  const { rows } = await tx.execute<Candidate & Record<string, unknown>>(sql`
    select ${candidate(connectionId)} from sso_identity own
    join membership m on m.brand_id = own.brand_id and m.id = own.membership_id
    left join employee e on e.brand_id = m.brand_id and e.id = m.employee_id
    where own.brand_id = ${brandId} and own.connection_id = ${connectionId} and own.subject = ${subject}`);
  return rows[0];
}

/** Who has this e-mail in the company: users first, then employees, who may have no user. At most two. */
export async function listByEmail(
  { tx, brandId }: Scope,
  { connectionId, email }: { connectionId: string; email: string },
): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate & Record<string, unknown>>(sql`
    select ${candidate(connectionId)} from membership m
    join account a on a.id = m.account_id
    left join employee e on e.brand_id = m.brand_id and e.id = m.employee_id
    where m.brand_id = ${brandId} and a.email = ${email}
    union
    select ${candidate(connectionId)} from employee e
    left join membership m on m.brand_id = e.brand_id and m.employee_id = e.id
    where e.brand_id = ${brandId} and e.email = ${email} and e.deleted_at is null
    order by "membershipId" nulls last limit 2`);
  return rows;
}

/** What an employee's own user is made of. */
export async function getComingEmployee({ tx, brandId }: Scope, employeeId: string) {
  const { rows } = await tx.execute<{
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    locale: Locale;
    slackId: string | null;
  }>(sql`select id, email, first_name as "firstName", last_name as "lastName", locale, slack_id as "slackId"
    from employee where brand_id = ${brandId} and id = ${employeeId}`);
  const [found] = rows;
  if (!found) throw new Error('The employee is gone.');
  return found;
}

/** A user as signing in needs them. */
export async function getEntrant({ tx, brandId }: Scope, membershipId: string) {
  const [found] = await tx
    .select({
      membershipId: membership.id,
      accountId: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      roles: sql<Role[]>`${membership.roles}`,
      rolesFrom: membership.rolesFrom,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(eq(membership.brandId, brandId), eq(membership.id, membershipId)));
  if (!found) throw new Error('The user is gone.');
  return found;
}

export const findMembershipOf = async (
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<string | undefined> => {
  const [found] = await tx
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.brandId, brandId), eq(membership.employeeId, employeeId)));
  return found?.id;
};

/**
 * Ends what a connection has opened: of one session there, or all of one person. A session whose name there nobody told
 * us ends with its person. Returns whose they were.
 */
export async function endProvidersSessions(
  { tx, brandId }: Scope,
  {
    connectionId,
    sid,
    accountId,
  }: { connectionId: string; sid: string | null; accountId: string | undefined },
): Promise<{ accountId: string }[]> {
  const ofPerson = accountId === undefined ? sql`false` : eq(session.accountId, accountId);
  const meant =
    sid === null ? ofPerson : or(eq(session.idpSid, sid), and(isNull(session.idpSid), ofPerson));
  return tx
    .delete(session)
    .where(and(eq(session.sessionBrandId, brandId), eq(session.connectionId, connectionId), meant))
    .returning({ accountId: session.accountId });
}

/** The session that is to be proved, and whose it is here. */
export async function findProving({ tx, brandId }: Scope, sessionId: string) {
  const [found] = await tx
    .select({
      id: session.id,
      accountId: session.accountId,
      connectionId: session.connectionId,
      membershipId: membership.id,
    })
    .from(session)
    .innerJoin(
      membership,
      and(eq(membership.brandId, brandId), eq(membership.accountId, session.accountId)),
    )
    .where(and(eq(session.id, sessionId), eq(session.sessionBrandId, brandId)));
  return found;
}

export async function markProvedAt({ tx }: Scope, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ provedAt: now, provedHow: 'sso' })
    .where(eq(session.id, sessionId));
}

/** Who asked since then and was not let in, the last first. */
export const listNotLetIn = ({ tx, brandId }: Scope, since: Date) =>
  tx
    .select({ email: ssoAsked.email, name: ssoAsked.name, reason: ssoAsked.reason })
    .from(ssoAsked)
    .where(and(eq(ssoAsked.brandId, brandId), gte(ssoAsked.lastAt, since)))
    .orderBy(desc(ssoAsked.lastAt), asc(ssoAsked.id));

/** The people with one of these roles who can sign in and have accepted their access. */
export const listAddressees = ({ tx, brandId }: Scope, roles: readonly Role[]) =>
  tx
    .select({ email: account.email, locale: account.locale })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.brandId, brandId),
        eq(membership.disabled, false),
        isNull(account.waitsIn),
        arrayOverlaps(membership.roles, [...roles]),
      ),
    )
    .orderBy(membership.id);
