import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { NewsType, NotificationType } from '#contract/company/rules/templates.ts';
import { rolesHolding } from '#contract/platform/call/access.ts';
import { employee, membership } from '#server/platform/db/schema/employee.ts';
import { account, brand } from '#server/platform/db/schema/installation.ts';
import { notification } from '#server/platform/db/schema/notification.ts';
import type { Scope } from '#server/platform/db/scope.ts';

type NewNotification = Omit<typeof notification.$inferInsert, 'brandId'>;

/** PostgreSQL takes 65,535 values in one statement, and a row here has eight. */
const rowsAtOnce = 5000;

export async function insertNotifications({ tx, brandId }: Scope, rows: NewNotification[]) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(notification)
      .values(rows.slice(from, from + rowsAtOnce).map((row) => ({ brandId, ...row })));
  }
}

/** Members who can sign in: neither disabled nor still to accept their access (rule 51). */
async function listMembers({ tx, brandId }: Scope, wanted: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: membership.id })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.brandId, brandId),
        eq(membership.disabled, false),
        isNull(account.waitsIn),
        wanted,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Everybody who sees the brand's questionaries: HR and admins. */
export const listReaders = (scope: Scope): Promise<string[]> =>
  listMembers(
    scope,
    arrayOverlaps(membership.roles, [...rolesHolding('questionary_questionary_list')]),
  );

export const listMembersAmong = (scope: Scope, employeeIds: readonly string[]): Promise<string[]> =>
  listMembers(
    scope,
    sql`${membership.employeeId} in (
      select one::uuid from json_array_elements_text(${JSON.stringify(employeeIds)}::json) one)`,
  );

const isOwn = ({ brandId }: Scope, membershipId: string) =>
  and(eq(notification.brandId, brandId), eq(notification.membershipId, membershipId));

/** A page of them, the newest first, with how many there are and how many of these are unread. */
export async function listNotifications(
  scope: Scope,
  membershipId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await scope.tx
    .select()
    .from(notification)
    .where(isOwn(scope, membershipId))
    .orderBy(desc(notification.createdAt), asc(notification.id))
    .limit(limit)
    .offset(offset);
  return {
    rows,
    count: await scope.tx.$count(notification, isOwn(scope, membershipId)),
    unreadCount: await countUnread(scope, membershipId),
  };
}

export const countUnread = (scope: Scope, membershipId: string): Promise<number> =>
  scope.tx.$count(notification, and(isOwn(scope, membershipId), isNull(notification.readAt)));

/** How many of these are the member's own. */
export const countOwn = (scope: Scope, membershipId: string, ids: string[]): Promise<number> =>
  scope.tx.$count(notification, and(isOwn(scope, membershipId), inArray(notification.id, ids)));

/** Marks those of them as read that are not, or all. */
export async function markRead(
  scope: Scope,
  membershipId: string,
  { ids, now }: { ids: string[] | 'all'; now: Date },
): Promise<void> {
  const which = ids === 'all' ? undefined : inArray(notification.id, ids);
  await scope.tx
    .update(notification)
    .set({ readAt: now })
    .where(and(isOwn(scope, membershipId), isNull(notification.readAt), which));
}

/** Marks those of these types as read that are not, whoever of the members has them. */
export async function markReplaced(
  { tx, brandId }: Scope,
  membershipIds: readonly string[],
  { types, now }: { types: readonly NotificationType[]; now: Date },
): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt: now })
    .where(
      and(
        eq(notification.brandId, brandId),
        sql`${notification.membershipId} in (
          select one::uuid from json_array_elements_text(${JSON.stringify(membershipIds)}::json) one)`,
        inArray(notification.type, types),
        isNull(notification.readAt),
      ),
    );
}

export interface News {
  id: string;
  type: NewsType;
  membershipId: string;
  createdAt: Date;
  email: string;
  slackId: string | null;
}

/** An employee's own Slack id is the record's; a user without a record has the account's. */
const slackId = sql<
  string | null
>`case when ${employee.id} is null then ${account.slackId} else ${employee.slackId} end`;
const ofMember = and(
  eq(employee.brandId, membership.brandId),
  eq(employee.id, membership.employeeId),
);

/** Takes what was not passed on yet, each once, with where it goes. */
export async function takeUntold({ tx, brandId }: Scope, now: Date): Promise<News[]> {
  const taken = tx.$with('taken').as(
    tx
      .update(notification)
      .set({ toldAt: now })
      .where(and(eq(notification.brandId, brandId), isNull(notification.toldAt)))
      .returning({
        id: notification.id,
        type: notification.type,
        membershipId: notification.membershipId,
        createdAt: notification.createdAt,
      }),
  );
  return tx
    .with(taken)
    .select({
      id: taken.id,
      type: taken.type,
      membershipId: taken.membershipId,
      createdAt: taken.createdAt,
      email: account.email,
      slackId,
    })
    .from(taken)
    .innerJoin(
      membership,
      and(eq(membership.brandId, brandId), eq(membership.id, taken.membershipId)),
    )
    .innerJoin(account, eq(account.id, membership.accountId))
    .leftJoin(employee, ofMember)
    .orderBy(asc(taken.createdAt), asc(taken.id));
}

/** To whom news are written. Undefined when they can't sign in any more. */
export async function findReader({ tx, brandId }: Scope, membershipId: string) {
  const [found] = await tx
    .select({
      email: account.email,
      slackId,
      firstName: account.firstName,
      lastName: account.lastName,
      locale: account.locale,
      roles: membership.roles,
      employeeId: membership.employeeId,
      brand: brand.name,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .leftJoin(employee, ofMember)
    .where(
      and(
        eq(membership.brandId, brandId),
        eq(membership.id, membershipId),
        eq(membership.disabled, false),
        isNull(account.waitsIn),
        eq(brand.active, true),
      ),
    );
  return found;
}

export type NewsReader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** These notifications of the member, the oldest first. */
export function listNews(scope: Scope, membershipId: string, ids: string[]) {
  return scope.tx
    .select()
    .from(notification)
    .where(and(isOwn(scope, membershipId), inArray(notification.id, ids)))
    .orderBy(asc(notification.createdAt), asc(notification.id));
}
