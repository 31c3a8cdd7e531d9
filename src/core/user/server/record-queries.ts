import { and, eq, inArray, sql } from 'drizzle-orm';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { isOutOfReach } from '#core/user/contract/policy/user.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { getMember, type Member } from './member-queries.ts';

/** The employee record of a user. It has the same e-mail as their account (rule 1). */

export type EmployeeRecord = NonNullable<Awaited<ReturnType<typeof findEmployeeByEmail>>>;

/**
 * The employee record with this e-mail and the membership it belongs to. Includes people who left.
 */
export async function findEmployeeByEmail({ tx, brandId }: Scope, email: string) {
  const { id, deletedAt, firedAt } = employee;
  const [found] = await tx
    .select({ id, deletedAt, firedAt, memberId: membership.id })
    .from(employee)
    .leftJoin(
      membership,
      and(eq(membership.brandId, employee.brandId), eq(membership.employeeId, employee.id)),
    )
    .where(and(eq(employee.brandId, brandId), eq(employee.email, email)));
  return found;
}

/** The membership of an employee, whatever its account's e-mail is. */
export async function findMemberOfEmployee(
  scope: Scope,
  employeeId: string,
): Promise<Member | undefined> {
  const { tx, brandId } = scope;
  const [found] = await tx
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.brandId, brandId), eq(membership.employeeId, employeeId)));
  return found && getMember(scope, found.id);
}

/** The ids of those of these employees whom this caller may not touch as users. */
export async function listOutOfReach(
  { tx, brandId }: Scope,
  employees: readonly { id: string }[],
  permissions: ReadonlySet<Permission>,
): Promise<Set<string>> {
  const { employeeId, roles } = membership;
  const ids = employees.map(({ id }) => id);
  const rows = await tx
    .select({ id: sql<string>`${employeeId}`, roles })
    .from(membership)
    .where(and(eq(membership.brandId, brandId), inArray(employeeId, ids)));
  return new Set(rows.filter((row) => isOutOfReach(row, permissions)).map(({ id }) => id));
}

/** The employee's name in the brand, locked until the transaction ends. */
export async function lockRecordName({ tx, brandId }: Scope, id: string) {
  const { firstName, lastName } = employee;
  const [found] = await tx
    .select({ firstName, lastName })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, id)))
    .for('update');
  return found;
}

export async function updateRecordEmail(
  { tx, brandId }: Scope,
  id: string,
  { email, now }: { email: string; now: Date },
) {
  await tx
    .update(employee)
    .set({ email, addressSince: now, version: sql`${employee.version} + 1` })
    .where(and(eq(employee.brandId, brandId), eq(employee.id, id)));
}
