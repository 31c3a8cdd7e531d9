import { and, asc, eq, getTableColumns, gte, isNull, lte, ne } from 'drizzle-orm';
import { iconOf, isActive, logoOf } from '#core/company/server/queries.ts';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { accountFactor, accountRecovery } from '#core/factor/server/tables/factor.ts';
import { assignment, questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';

export async function getAccount(tx: Tx, accountId: string) {
  const [found] = await tx.select().from(account).where(eq(account.id, accountId));
  if (!found) throw new Error('a session without an account');
  return found;
}

/** The account with how many factors and recovery codes it has: in one statement, as every window asks. */
export async function getPerson(tx: Tx, accountId: string) {
  const [found] = await tx
    .select({
      ...getTableColumns(account),
      factorCount: tx.$count(
        accountFactor,
        and(eq(accountFactor.accountId, accountId), eq(accountFactor.isInForce, true)),
      ),
      recoveryLeft: tx.$count(
        accountRecovery,
        and(
          eq(accountRecovery.accountId, accountId),
          eq(accountRecovery.isInForce, true),
          isNull(accountRecovery.usedAt),
        ),
      ),
    })
    .from(account)
    .where(eq(account.id, accountId));
  if (!found) throw new Error('a session without an account');
  return found;
}

/** The brands an account belongs to. Switched-off ones are marked inactive. */
export async function listOwnBrands(tx: Tx, accountId: string) {
  return tx
    .select({
      id: brand.id,
      membershipId: membership.id,
      name: brand.name,
      slug: brand.slug,
      icon: iconOf,
      logo: logoOf,
      accentColor: brand.accentColor,
      active: isActive,
      defaultLocale: brand.defaultLocale,
      letterHour: brand.letterHour,
      share: brand.share,
      shareDomains: brand.shareDomains,
      factorRoles: brand.factorRoles,
      factorFrom: brand.factorFrom,
      domain: brand.domain,
      logoutDomain: brand.logoutDomain,
    })
    .from(membership)
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(and(eq(membership.accountId, accountId), eq(membership.disabled, false)))
    .orderBy(asc(brand.createdAt), asc(brand.name));
}

export async function findPhotoUrl({ tx, brandId }: Scope, employeeId: string) {
  const [found] = await tx
    .select({ photoUrl: employee.photoUrl })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, employeeId)));
  return found?.photoUrl ?? null;
}

/** How many people the employee is asked to assess on this day, and has not answered about. */
export async function countOpenAssignments(
  { tx, brandId }: Scope,
  employeeId: string,
  today: string,
): Promise<number> {
  const open = tx
    .select({ id: assignment.subjectId })
    .from(assignment)
    .innerJoin(
      questionary,
      and(
        eq(questionary.brandId, assignment.brandId),
        eq(questionary.id, assignment.questionaryId),
      ),
    )
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.participantId, employeeId),
        ne(assignment.status, 'done'),
        isNull(assignment.declined),
        eq(questionary.status, 'inwork'),
        lte(questionary.dateStart, today),
        gte(questionary.dateEnd, today),
      ),
    )
    .as('open');
  return tx.$count(open);
}
