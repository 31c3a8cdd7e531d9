import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import type { NewsType, NotificationType } from '#core/mail/contract/template/rules/templates.ts';
import { notification } from '#core/notification/server/tables/notification.ts';
import { rolesHolding } from '#platform/contract/call/access.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { CycleNews } from './kinds.ts';

type NewNotification = Omit<typeof notification.$inferInsert, 'brandId'>;

/** Others wait while a statement is spelled out: some 20 ms for so many rows. */
const rowsAtOnce = 500;

export async function insertNotifications({ tx, brandId }: Scope, rows: NewNotification[]) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(notification)
      .values(rows.slice(from, from + rowsAtOnce).map((row) => ({ brandId, ...row })));
  }
}

/** Members who can sign in: neither disabled nor still to accept their access (rule 51). */
async function listMembers(scope: Scope, wanted: SQL | undefined): Promise<string[]> {
  return (await findMembers(scope, wanted)).map(({ id }) => id);
}

function findMembers({ tx, brandId }: Scope, wanted: SQL | undefined) {
  return tx
    .select({ id: membership.id, employeeId: membership.employeeId })
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
}

/** Everybody who sees the brand's questionaries: HR and admins. */
export const listReaders = (scope: Scope): Promise<string[]> => listMembers(scope, isStaff);

const isStaff = arrayOverlaps(membership.roles, [...rolesHolding('questionary_questionary_list')]);

export const listMembersAmong = (scope: Scope, employeeIds: readonly string[]): Promise<string[]> =>
  listMembers(scope, sql`${membership.employeeId} in ${idList(employeeIds)}`);

/** The members that these employees are, by employee. */
export async function listMembersOf(
  scope: Scope,
  employeeIds: readonly string[],
): Promise<Map<string, string[]>> {
  const members = await findMembers(scope, sql`${membership.employeeId} in ${idList(employeeIds)}`);
  const byEmployee = groupBy(members, ({ employeeId }) => employeeId ?? '');
  return new Map([...byEmployee].map(([id, own]) => [id, own.map((member) => member.id)]));
}

/** Everybody who sees the brand's questionaries, with their employee records. */
export const findReaders = (scope: Scope) => findMembers(scope, isStaff);

/** Who leads the person now and may open reports about those they lead. */
export const listReadingLeaders = (scope: Scope, employeeId: string): Promise<string[]> =>
  listMembers(
    scope,
    and(
      arrayOverlaps(membership.roles, [...rolesHolding('report_report_release')]),
      ne(membership.employeeId, employeeId),
      sql`exists (select from employee_leader l where l.brand_id = ${scope.brandId}
        and l.employee_id = ${employeeId} and l.leader_id = ${membership.employeeId})`,
    ),
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

/** Whether somebody in the company was told of this since then. */
export async function wasTold(
  { tx, brandId }: Scope,
  type: NewsType,
  since: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.brandId, brandId),
        eq(notification.type, type),
        gte(notification.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** What members were told of cycles since then, the newest first. */
export async function listToldOfCycles({ tx, brandId }: Scope, since: Date) {
  const rows = await tx
    .select({
      membershipId: notification.membershipId,
      values: notification.values,
      createdAt: notification.createdAt,
    })
    .from(notification)
    .where(
      and(
        eq(notification.brandId, brandId),
        eq(notification.type, 'cycle'),
        gte(notification.createdAt, since),
      ),
    )
    .orderBy(desc(notification.createdAt));
  return rows.map(({ values, ...row }) => ({ ...row, values: values as CycleNews }));
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
        sql`${notification.membershipId} in ${idList(membershipIds)}`,
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

/** The person to whom news are written. Undefined when they can't sign in any more. */
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
