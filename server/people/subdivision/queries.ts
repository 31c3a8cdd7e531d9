import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Subdivision } from '#contract/people/subdivision.ts';
import type { ArchivableEntry } from '#contract/platform/call/fields.ts';
import type { ArchivableQuery } from '#contract/platform/call/query.ts';
import { isArchived, unlessArchived } from '#server/people/directory/queries.ts';
import { subdivision } from '#server/platform/db/schema/directory.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { countAll, holds, inAlphabet, mostRows } from '#server/platform/db/search.ts';
import { orTaken } from '#server/platform/db/unique.ts';
import { notFound } from '#server/platform/shared/errors.ts';

/** Subdivisions by name. */
export async function listSubdivisions(scope: Scope, asked: ArchivableQuery) {
  const { tx, brandId } = scope;
  const { name, id } = subdivision;
  const wanted = and(
    eq(subdivision.brandId, brandId),
    unlessArchived(subdivision, asked),
    asked.q ? holds(name, asked.q) : undefined,
  );
  const data = await select(scope, wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(inAlphabet(name)), asc(id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  return { data, count: await countAll(asked, data.length, () => tx.$count(subdivision, wanted)) };
}

const select = ({ tx }: Scope, wanted: SQL | undefined) =>
  tx
    .select({
      id: subdivision.id,
      version: subdivision.version,
      isArchived: isArchived(subdivision),
      name: subdivision.name,
    })
    .from(subdivision)
    .where(wanted);

/** All subdivisions of the brand by name, archived ones among them. */
export async function listSubdivisionNames({ tx, brandId }: Scope): Promise<ArchivableEntry[]> {
  return tx
    .select({ id: subdivision.id, name: subdivision.name, isArchived: isArchived(subdivision) })
    .from(subdivision)
    .where(eq(subdivision.brandId, brandId))
    .orderBy(asc(inAlphabet(subdivision.name)), asc(subdivision.id));
}

const isRow = ({ brandId }: Scope, id: string) =>
  and(eq(subdivision.brandId, brandId), eq(subdivision.id, id));

export async function getSubdivision(scope: Scope, id: string): Promise<Subdivision> {
  const [found] = await select(scope, isRow(scope, id));
  if (!found) throw notFound();
  return found;
}

/** Locks it until the transaction ends. */
export async function lockSubdivision(scope: Scope, id: string): Promise<void> {
  const [row] = await scope.tx
    .select({ id: subdivision.id })
    .from(subdivision)
    .where(isRow(scope, id))
    .for('update');
  if (!row) throw notFound();
}

const orNameTaken = <R>(write: () => Promise<R>): Promise<R> =>
  orTaken('subdivision_name', { path: 'name', key: 'directoryMessages.nameTaken' }, write);

export async function insertSubdivision(
  { tx, brandId }: Scope,
  row: { id: string; name: string },
): Promise<void> {
  await orNameTaken(() => tx.insert(subdivision).values({ brandId, ...row }));
}

export async function renameSubdivision(scope: Scope, id: string, name: string): Promise<void> {
  await orNameTaken(() =>
    scope.tx
      .update(subdivision)
      .set({ name, version: sql`${subdivision.version} + 1` })
      .where(isRow(scope, id)),
  );
}

export async function deleteSubdivision(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(subdivision).where(isRow(scope, id));
}
