import { and, eq, or, sql } from 'drizzle-orm';
import type { DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Link, movedLinks } from './links.ts';
import { duplicateApart } from './tables/duplicate.ts';

/** Which of the two entries stays, and which one goes. */
export interface Merge {
  staysId: string;
  goesId: string;
}

/** Locks both, always in the same order. Returns how many of them the brand has. */
export async function lockDuplicates(
  { tx, brandId }: Scope,
  kind: DuplicateKind,
  [oneId, otherId]: readonly [string, string],
): Promise<number> {
  const { rows } = await tx.execute(sql`
    select e.id from ${sql.identifier(kind)} e
    where e.brand_id = ${brandId} and e.id in (${oneId}, ${otherId}) order by e.id for update`);
  return rows.length;
}

/** Everything that names the one names the other from now on, as far as it does so by a column alone. */
export async function moveLinks(scope: Scope, kind: DuplicateKind, merge: Merge): Promise<void> {
  for (const link of movedLinks[kind]) await moveLink(scope, link, merge);
}

async function moveLink(
  { tx, brandId }: Scope,
  { table, column, beside }: Link,
  { staysId, goesId }: Merge,
): Promise<void> {
  const [at, by] = [sql.identifier(table), sql.identifier(column)];
  if (beside) {
    const same = sql.identifier(beside);
    await tx.execute(sql`
      delete from ${at} g using ${at} s
      where g.brand_id = ${brandId} and g.${by} = ${goesId}
        and s.brand_id = ${brandId} and s.${by} = ${staysId} and s.${same} = g.${same}`);
  }
  await tx.execute(sql`
    update ${at} set ${by} = ${staysId} where brand_id = ${brandId} and ${by} = ${goesId}`);
}

/** Gives the entry a new version: forms that are open elsewhere are stale from now on. */
export async function renewDuplicate(
  { tx, brandId }: Scope,
  kind: DuplicateKind,
  id: string,
): Promise<void> {
  await tx.execute(sql`
    update ${sql.identifier(kind)} set version = version + 1 where brand_id = ${brandId} and id = ${id}`);
}

/** Gives new versions to the people at a place that has become another one. */
export async function renewPeopleAt(
  { tx, brandId }: Scope,
  kind: 'position' | 'subdivision',
  id: string,
): Promise<void> {
  const at = sql.identifier(`${kind}_id`);
  await tx.execute(sql`
    update employee set version = version + 1 where brand_id = ${brandId} and ${at} = ${id}`);
}

/** Puts the competencies of the position that goes behind those of the one that stays. */
export async function moveLast({ tx, brandId }: Scope, { staysId, goesId }: Merge): Promise<void> {
  await tx.execute(sql`
    update position_competence g set "order" = g."order" + coalesce((select max(s."order")
      from position_competence s where s.brand_id = ${brandId} and s.position_id = ${staysId}), 0)
    where g.brand_id = ${brandId} and g.position_id = ${goesId}`);
}

/** Forgets the wishes of people for a position that they have by now. */
export async function forgetGranted({ tx, brandId }: Scope, positionId: string): Promise<void> {
  await tx.execute(sql`
    delete from position_wish w using employee e
    where w.brand_id = ${brandId} and w.position_id = ${positionId}
      and e.brand_id = ${brandId} and e.id = w.employee_id and e.position_id = ${positionId}`);
}

/** Deletes an entry that nothing names any more, and what was said of it and others being apart. */
export async function deleteDuplicate(
  { tx, brandId }: Scope,
  kind: Exclude<DuplicateKind, 'employee'>,
  id: string,
): Promise<void> {
  await tx.execute(
    sql`delete from ${sql.identifier(kind)} where brand_id = ${brandId} and id = ${id}`,
  );
  await tx
    .delete(duplicateApart)
    .where(
      and(
        eq(duplicateApart.brandId, brandId),
        eq(duplicateApart.kind, kind),
        or(eq(duplicateApart.oneId, id), eq(duplicateApart.otherId, id)),
      ),
    );
}
