import { and, asc, eq } from 'drizzle-orm';
import { employee, membership } from '#server/db/schema/directory.ts';
import { account, brand } from '#server/db/schema/installation.ts';
import type { Scope, Tx } from '#server/db/scope.ts';

export async function getAccount(tx: Tx, accountId: string) {
  const [found] = await tx.select().from(account).where(eq(account.id, accountId));
  if (!found) throw new Error('a session without an account');
  return found;
}

/** The brands an account belongs to. Switched-off ones are marked inactive. */
export async function listOwnBrands(tx: Tx, accountId: string) {
  return tx
    .select({
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      icon: brand.icon,
      active: brand.active,
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
