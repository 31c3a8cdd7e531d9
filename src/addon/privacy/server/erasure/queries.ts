import { and, arrayOverlaps, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { erasure } from '#core/employee/server/tables/erasure.ts';
import { shortName, shortNameIn } from '#core/employee/server/tables/people.ts';
import { rolesHolding } from '#platform/contract/call/access.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

type Row = typeof erasure.$inferSelect;

const isOpen = and(isNull(erasure.doneAt), isNull(erasure.stoppedAt));
const ofEmployee = and(eq(employee.brandId, erasure.brandId), eq(employee.id, erasure.employeeId));
/** A value of who asked; null where they have gone since. `erasure` is spelled out: drizzle leaves its name away. */
const asker = (what: SQL) =>
  sql<string | null>`(select ${what} from membership m join account a on a.id = m.account_id
    where m.brand_id = erasure.brand_id and m.id = erasure.asked_by)`;
const askedBy = (locale: Locale) => sql<string>`coalesce(${asker(shortNameIn('a', locale))}, '')`;

export async function insertErasure(
  { tx, brandId }: Scope,
  row: Omit<Row, 'brandId' | 'doneAt' | 'stoppedAt'>,
): Promise<void> {
  await tx.insert(erasure).values({ ...row, brandId });
}

/** The name that somebody has now, as the log has it. Undefined where the company has nobody of that id. */
export async function findNameNow({ tx, brandId }: Scope, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: shortName(employee, loggedLocale) })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, id)));
  return found?.name;
}

export const isErasureWaiting = async (
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<boolean> =>
  (await tx.$count(
    erasure,
    and(eq(erasure.brandId, brandId), eq(erasure.employeeId, employeeId), isOpen),
  )) > 0;

/** The row, whether it is over or not, locked until the transaction ends. */
export async function lockErasure({ tx, brandId }: Scope, id: string) {
  const [found] = await tx
    .select({
      id: erasure.id,
      employeeId: erasure.employeeId,
      withReports: erasure.withReports,
      due: erasure.due,
      askedBy: erasure.askedBy,
      isOver: sql<boolean>`${erasure.doneAt} is not null or ${erasure.stoppedAt} is not null`,
      askerAccountId: asker(sql`m.account_id`),
    })
    .from(erasure)
    .where(and(eq(erasure.brandId, brandId), eq(erasure.id, id)))
    .for('update');
  return found;
}

export async function closeErasure(
  { tx, brandId }: Scope,
  id: string,
  how: Pick<Row, 'doneAt'> | Pick<Row, 'stoppedAt'>,
): Promise<void> {
  await tx
    .update(erasure)
    .set(how)
    .where(and(eq(erasure.brandId, brandId), eq(erasure.id, id)));
}

const listed = (locale: Locale) => ({
  id: erasure.id,
  employeeId: erasure.employeeId,
  name: shortName(employee, locale),
  withReports: erasure.withReports,
  askedBy: askedBy(locale),
  due: erasure.due,
});

/** The erasures that wait, the next first. */
export function listErasures({ tx, brandId, locale }: Scope) {
  return tx
    .select(listed(locale))
    .from(erasure)
    .innerJoin(employee, ofEmployee)
    .where(and(eq(erasure.brandId, brandId), isOpen))
    .orderBy(asc(erasure.due), asc(erasure.id));
}

/** What a letter about it says, with the company. Undefined once it is over. */
export async function findForLetter({ tx, brandId, locale }: Scope, id: string) {
  const [found] = await tx
    .select({ ...listed(locale), brand: brand.name, timeZone: brand.timeZone })
    .from(erasure)
    .innerJoin(employee, ofEmployee)
    .innerJoin(brand, eq(brand.id, erasure.brandId))
    .where(and(eq(erasure.brandId, brandId), eq(erasure.id, id), isOpen, eq(brand.active, true)));
  return found;
}

/** Everybody who may stop it and can sign in. */
export function listAdmins({ tx, brandId }: Scope) {
  return tx
    .select({ id: membership.id, email: account.email, locale: account.locale })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.brandId, brandId),
        eq(membership.disabled, false),
        isNull(account.waitsIn),
        arrayOverlaps(membership.roles, [...rolesHolding('privacy_erasure__invoke')]),
      ),
    )
    .orderBy(membership.id);
}
