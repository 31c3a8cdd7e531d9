import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { account, brand, oneTimeToken } from '#core/company/server/tables/installation.ts';
import { membership, pendingRight } from '#core/employee/server/tables/employee.ts';
import { shortName, shortNameIn } from '#core/employee/server/tables/people.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Scope, withPossession } from '#platform/server/db/scope.ts';

type Row = typeof pendingRight.$inferSelect;

const isOpen = and(isNull(pendingRight.doneAt), isNull(pendingRight.stoppedAt));

export async function insertRight(
  { tx, brandId }: Scope,
  row: Omit<Row, 'brandId' | 'doneAt' | 'stoppedAt'>,
) {
  await tx.insert(pendingRight).values({ ...row, brandId });
}

export const isWaiting = async ({ tx, brandId }: Scope, membershipId: string): Promise<boolean> =>
  (await tx.$count(
    pendingRight,
    and(eq(pendingRight.brandId, brandId), eq(pendingRight.membershipId, membershipId), isOpen),
  )) > 0;

/** The row, whether it is over or not. The brand's memberships must be locked. */
export async function findRight({ tx, brandId }: Scope, id: string): Promise<Row | undefined> {
  const [found] = await tx
    .select()
    .from(pendingRight)
    .where(and(eq(pendingRight.brandId, brandId), eq(pendingRight.id, id)));
  return found;
}

export async function closeRight(
  { tx, brandId }: Scope,
  id: string,
  how: Pick<Row, 'doneAt'> | Pick<Row, 'stoppedAt'>,
): Promise<void> {
  await tx
    .update(pendingRight)
    .set(how)
    .where(and(eq(pendingRight.brandId, brandId), eq(pendingRight.id, id)));
}

/** The changes that wait, the next first, with whom they are about and who asked. */
export const listWaiting = (scope: Scope) => selectRights(scope, isOpen);

/** One change, over or not. Undefined where it is unknown, or has deleted the user it was about. */
export const readRight = async (scope: Scope, id: string) =>
  (await selectRights(scope, eq(pendingRight.id, id)))[0];

function selectRights({ tx, brandId, locale }: Scope, wanted: SQL | undefined) {
  const askedBy = sql<string>`coalesce((select ${shortNameIn('a', locale)} from membership m
    join account a on a.id = m.account_id
    where m.brand_id = ${pendingRight.brandId} and m.id = ${pendingRight.askedBy}), '')`;
  return tx
    .select({
      id: pendingRight.id,
      userId: pendingRight.membershipId,
      accountId: account.id,
      name: shortName(account, locale),
      email: account.email,
      change: pendingRight.change,
      askedBy,
      askedAt: pendingRight.askedAt,
      due: pendingRight.due,
      doneAt: pendingRight.doneAt,
      stoppedAt: pendingRight.stoppedAt,
    })
    .from(pendingRight)
    .innerJoin(
      membership,
      and(
        eq(membership.brandId, pendingRight.brandId),
        eq(membership.id, pendingRight.membershipId),
      ),
    )
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(eq(pendingRight.brandId, brandId), wanted))
    .orderBy(asc(pendingRight.due), asc(pendingRight.id));
}

/** Every super administrator who can sign in, and the person concerned: whom a change of rights is told to. */
export function listToTell({ tx, brandId }: Scope, membershipId: string) {
  const superAdmin: Role = 'ROLE_SUPER_ADMIN';
  const isSuper = sql<boolean>`${membership.roles} @> array[${superAdmin}::text]`;
  return tx
    .select({
      id: membership.id,
      accountId: account.id,
      email: account.email,
      locale: account.locale,
      isSuper,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.brandId, brandId),
        isNull(account.waitsIn),
        or(and(isSuper, eq(membership.disabled, false)), eq(membership.id, membershipId)),
      ),
    )
    .orderBy(membership.id);
}

/** What a letter needs of the company. Undefined where it is not active. */
export async function findSender({ tx, brandId }: Scope) {
  const [found] = await tx
    .select({ name: brand.name, timeZone: brand.timeZone })
    .from(brand)
    .where(and(eq(brand.id, brandId), eq(brand.active, true)));
  return found;
}

/** What a letter's link stops, and for whom it was written. Undefined where it is unknown or too old. */
export const findStopLink = (database: Database, tokenHash: string, now: Date) =>
  withPossession(database, { tokenHash }, async (tx) => {
    const [found] = await tx
      .select({
        accountId: oneTimeToken.accountId,
        brandId: oneTimeToken.forBrandId,
        rightId: oneTimeToken.rightId,
      })
      .from(oneTimeToken)
      .where(
        and(
          eq(oneTimeToken.tokenHash, tokenHash),
          eq(oneTimeToken.purpose, 'stopRight'),
          gt(oneTimeToken.expiresAt, now),
        ),
      );
    const { accountId, brandId, rightId } = found ?? {};
    return accountId && brandId && rightId ? { accountId, brandId, rightId } : undefined;
  });
