import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isHere } from '#core/company/server/queries.ts';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import type { getUserList } from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';
import { countAll, holdsWords, inAlphabet, mostRows } from '#platform/server/db/search.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { deleteWaiting } from './account-queries.ts';

const shown = {
  id: membership.id,
  version: membership.version,
  accountId: membership.accountId,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  slackId: account.slackId,
  locale: account.locale,
  roles: membership.roles,
  disabled: membership.disabled,
  disabledByHand: membership.disabledByHand,
  employeeId: membership.employeeId,
  superSince: membership.superSince,
  createdAt: membership.createdAt,
  waiting: sql<boolean>`${account.waitsIn} is not null`,
  hasLeft: sql<boolean>`exists (select from employee e where e.brand_id = ${membership.brandId}
    and e.id = ${membership.employeeId} and e.fired_at is not null)`,
};

/**
 * The person as the brand's own record has them, or for a user without one, as the account does.
 */
const ofRecord = {
  ...shown,
  firstName: sql<string>`coalesce(${employee.firstName}, ${account.firstName})`,
  lastName: sql<string>`coalesce(${employee.lastName}, ${account.lastName})`,
  email: sql<string>`coalesce(${employee.email}, ${account.email})`,
  locale: sql<Locale>`coalesce(${employee.locale}, ${account.locale})`,
  slackId: sql<
    string | null
  >`case when ${employee.id} is null then ${account.slackId} else ${employee.slackId} end`,
};

type Asked = Query<typeof getUserList>;

/** A membership with its account. */
export type Member = Awaited<ReturnType<typeof findMembers>>[number];

const findMembers = ({ tx, brandId }: Scope, wanted?: SQL) =>
  tx
    .select(shown)
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(eq(membership.brandId, brandId), wanted));

/** The memberships of an account, in every brand that is open here. */
export function listMemberships(tx: Tx, accountId: string) {
  const { brandId, id } = membership;
  return tx
    .select({ brandId, id })
    .from(membership)
    .innerJoin(brand, eq(brand.id, brandId))
    .where(and(eq(membership.accountId, accountId), isHere))
    .orderBy(brandId);
}

export async function getMember(scope: Scope, id: string): Promise<Member> {
  const [found] = await findMembers(scope, eq(membership.id, id));
  return orNotFound(found);
}

export async function findMemberByEmail(scope: Scope, email: string): Promise<Member | undefined> {
  const [found] = await findMembers(scope, eq(account.email, email));
  return found;
}

export async function findMemberByAccount(
  scope: Scope,
  accountId: string,
): Promise<Member | undefined> {
  const [found] = await findMembers(scope, eq(membership.accountId, accountId));
  return found;
}

/**
 * Users by last name unless asked otherwise. Any part of the name or the e-mail finds them.
 * `byAccount` shows people as their accounts name them. Only for those who administer them: another
 * brand may have chosen the name, and anyone who adds an employee would learn who has the e-mail
 * there.
 */
export async function listMembers(
  scope: Scope,
  asked: Asked,
  { byAccount }: { byAccount: boolean },
) {
  const { tx, brandId } = scope;
  const found = byAccount ? byAccounts(scope, asked) : byRecords(scope, asked);
  const { search, role } = asked.filterList ?? {};
  const isNarrowed = search !== undefined || role !== undefined;
  const total = isNarrowed ? sql`, count(*) over () as total` : sql``;
  const { rows: page } = await tx.execute<{ id: string; total?: number }>(sql`
    select m.id ${total} ${found} order by ${sql.join([...orders(asked.sort, 'p'), sql`m.id`], sql`, `)}
    limit ${asked.limit ?? mostRows} offset ${asked.offset ?? 0}`);
  // Every membership has its account, so only what narrows the list has to look at both.
  const all = isNarrowed ? sql`(select m.id ${found}) found` : membership;
  const within = isNarrowed ? undefined : eq(membership.brandId, brandId);
  const count = await countAll(
    asked,
    page.length,
    async () => page[0]?.total ?? tx.$count(all, within),
  );
  const ids = page.map(({ id }) => id);
  return { rows: await showMembers(scope, ids, byAccount ? shown : ofRecord), count };
}

/** The members with these ids, in that order. */
async function showMembers(
  { tx, brandId }: Scope,
  ids: readonly string[],
  named: typeof shown | typeof ofRecord,
): Promise<Member[]> {
  const rows: Member[] = await tx
    .select(named)
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .leftJoin(
      employee,
      and(eq(employee.brandId, membership.brandId), eq(employee.id, membership.employeeId)),
    )
    .where(and(eq(membership.brandId, brandId), inArray(membership.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The memberships `m` with their persons `p`. It walks through accounts first, in their order.
 * Whether an account may be seen is then looked up among the memberships for all at once; doing it
 * for each is six times slower.
 */
function byAccounts({ brandId }: Scope, { sort, filterList }: Asked): SQL {
  const { search } = filterList ?? {};
  return sql`from membership m join (
      select id, last_name, first_name, email from account
      ${search ? sql`where ${holdsWords(sql`search_text`, search)}` : sql``}
      order by ${sql.join(orders(sort, 'account'), sql`, `)} offset 0
    ) p on p.id = m.account_id
    where m.brand_id = ${brandId} ${withRole(filterList)}`;
}

/** The memberships `m` with their persons `p`, from the brand's records; from accounts only for users without one. */
function byRecords({ brandId }: Scope, { filterList }: Asked): SQL {
  const { search } = filterList ?? {};
  return sql`from membership m
    left join employee e on e.brand_id = m.brand_id and e.id = m.employee_id
    left join account a on a.id = case when m.employee_id is null then m.account_id end
    cross join lateral (select coalesce(e.last_name, a.last_name) as last_name,
      coalesce(e.first_name, a.first_name) as first_name, coalesce(e.email, a.email) as email,
      coalesce(e.search_text, a.search_text) as search_text) p
    where m.brand_id = ${brandId}
      ${search ? sql`and ${holdsWords(sql`p.search_text`, search)}` : sql``} ${withRole(filterList)}`;
}

/** Who has one of these roles at least. */
const withRole = ({ role }: NonNullable<Asked['filterList']> = {}): SQL =>
  role ? sql`and m.roles && ${sql.param(role)}::text[]` : sql``;

/**
 * The order of memberships `m` and persons with this alias. With accounts alone there is no `m`, so
 * `createdAt` falls back to the order of names.
 */
function orders(sort: Asked['sort'], persons: 'p' | 'account'): SQL[] {
  const column = (name: string) => sql.raw(`${persons}.${name}`);
  const [key = 'lastName', direction] = sort?.split(':') ?? [];
  const byName = [inAlphabet(column('last_name')), inAlphabet(column('first_name'))];
  const columns =
    {
      firstName: byName.toReversed(),
      email: [column('email')],
      createdAt: persons === 'p' ? [sql`m.created_at`] : undefined,
    }[key] ?? byName;
  return columns.map(direction === 'd' ? desc : asc);
}

/** How many people administer the brand now. */
export async function countSuperAdmins({ tx, brandId }: Scope): Promise<number> {
  const superAdmin: Role = 'ROLE_SUPER_ADMIN';
  return tx.$count(
    membership,
    and(
      eq(membership.brandId, brandId),
      eq(membership.disabled, false),
      sql`${membership.roles} @> array[${superAdmin}::text]`,
    ),
  );
}

export async function insertMember(
  { tx, brandId }: Scope,
  row: Omit<typeof membership.$inferInsert, 'brandId'>,
): Promise<void> {
  await tx.insert(membership).values({ ...row, brandId });
}

export async function updateMember(
  { tx, brandId }: Scope,
  id: string,
  changed: Partial<Omit<typeof membership.$inferInsert, 'brandId' | 'id'>>,
): Promise<void> {
  await tx
    .update(membership)
    .set({ ...changed, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.brandId, brandId), eq(membership.id, id)));
}

export async function deleteMember(
  scope: Scope,
  { id, accountId }: Pick<Member, 'id' | 'accountId'>,
): Promise<void> {
  const { tx, brandId } = scope;
  await tx.delete(membership).where(and(eq(membership.brandId, brandId), eq(membership.id, id)));
  await deleteWaiting(scope, accountId);
}
