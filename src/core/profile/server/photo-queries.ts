import { and, eq } from 'drizzle-orm';
import type { PhotoAddress } from '#core/employee/contract/rules/photo-address.ts';
import { photo } from '#core/employee/server/tables/employee.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { PictureType } from './picture.ts';

/** An employee's current photo, if it is the one of that address. */
export async function findPhoto({ tx, brandId }: Scope, { employeeId, hash }: PhotoAddress) {
  const [found] = await tx
    .select({ file: photo.file, type: photo.type })
    .from(photo)
    .where(and(eq(photo.brandId, brandId), eq(photo.employeeId, employeeId), eq(photo.hash, hash)));
  return found;
}

export async function savePhoto(
  { tx, brandId }: Scope,
  { employeeId, hash }: PhotoAddress,
  picture: { file: Uint8Array; type: PictureType },
) {
  await tx
    .insert(photo)
    .values({ brandId, employeeId, hash, ...picture })
    .onConflictDoUpdate({
      target: [photo.brandId, photo.employeeId],
      set: { hash, ...picture },
    });
}

export async function deletePhoto({ tx, brandId }: Scope, employeeId: string) {
  await tx.delete(photo).where(and(eq(photo.brandId, brandId), eq(photo.employeeId, employeeId)));
}
