import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Position } from '#contract/people/position.ts';
import type { ArchivableEntry } from '#contract/platform/call/fields.ts';
import type { ArchivableQuery } from '#contract/platform/call/query.ts';
import type { Locale } from '#i18n/t.ts';
import { isArchived, unlessArchived } from '#server/people/directory/queries.ts';
import { competence, position, positionCompetence } from '#server/platform/db/schema/directory.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { countAll, holds, inAlphabet, inLocale, mostRows } from '#server/platform/db/search.ts';
import { orTaken } from '#server/platform/db/unique.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';

/** Positions by name, with their competencies in order. */
export async function listPositions(scope: Scope, asked: ArchivableQuery, locale: Locale) {
  const { tx, brandId } = scope;
  const wanted = and(
    eq(position.brandId, brandId),
    unlessArchived(position, asked),
    asked.q ? holds(position.name, asked.q) : undefined,
  );
  const rows = await select(scope, wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(inAlphabet(position.name)), asc(position.id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const data = await withCompetences(scope, rows, locale);
  return { data, count: await countAll(asked, rows.length, () => tx.$count(position, wanted)) };
}

/** One position with its competencies in order. */
export async function getPosition(scope: Scope, id: string, locale: Locale): Promise<Position> {
  const rows = await select(scope, isRow(scope, id));
  const [found] = await withCompetences(scope, rows, locale);
  if (!found) throw notFound();
  return found;
}

const isRow = ({ brandId }: Scope, id: string) =>
  and(eq(position.brandId, brandId), eq(position.id, id));

const select = ({ tx }: Scope, wanted: SQL | undefined) =>
  tx
    .select({
      id: position.id,
      version: position.version,
      isArchived: isArchived(position),
      name: position.name,
      description: position.description,
    })
    .from(position)
    .where(wanted);

async function withCompetences<R extends { id: string }>(scope: Scope, rows: R[], locale: Locale) {
  const chosen = await competencesOf(
    scope,
    rows.map((row) => row.id),
    locale,
  );
  return rows.map((row) => ({
    ...row,
    competenceList: (chosen.get(row.id) ?? []).map(({ positionId: _, targetMark, ...one }) =>
      targetMark === null ? one : { ...one, targetMark },
    ),
  }));
}

async function competencesOf({ tx, brandId }: Scope, positionIds: string[], locale: Locale) {
  const rows = await tx
    .select({
      positionId: positionCompetence.positionId,
      id: competence.id,
      name: inLocale(competence.name, locale),
      isArchived: isArchived(competence),
      targetMark: positionCompetence.targetMark,
    })
    .from(positionCompetence)
    .innerJoin(
      competence,
      and(
        eq(competence.brandId, positionCompetence.brandId),
        eq(competence.id, positionCompetence.competenceId),
      ),
    )
    .where(
      and(
        eq(positionCompetence.brandId, brandId),
        inArray(positionCompetence.positionId, positionIds),
      ),
    )
    .orderBy(asc(positionCompetence.position), asc(competence.id));
  return groupBy(rows, ({ positionId }) => positionId);
}

/** All positions of the brand by name, archived ones among them. */
export async function listPositionNames({ tx, brandId }: Scope): Promise<ArchivableEntry[]> {
  return tx
    .select({ id: position.id, name: position.name, isArchived: isArchived(position) })
    .from(position)
    .where(eq(position.brandId, brandId))
    .orderBy(asc(inAlphabet(position.name)), asc(position.id));
}

/** Locks it until the transaction ends. */
export async function lockPosition(scope: Scope, id: string): Promise<void> {
  const [row] = await scope.tx
    .select({ id: position.id })
    .from(position)
    .where(isRow(scope, id))
    .for('update');
  if (!row) throw notFound();
}

interface Columns {
  name: string;
  description: string | null;
}

const orNameTaken = <R>(write: () => Promise<R>): Promise<R> =>
  orTaken('position_name', { path: 'name', key: 'directoryMessages.nameTaken' }, write);

export async function insertPosition(
  { tx, brandId }: Scope,
  row: Columns & { id: string },
): Promise<void> {
  await orNameTaken(() => tx.insert(position).values({ brandId, ...row }));
}

export async function updatePosition(scope: Scope, id: string, columns: Columns): Promise<void> {
  await orNameTaken(() =>
    scope.tx
      .update(position)
      .set({ ...columns, version: sql`${position.version} + 1` })
      .where(isRow(scope, id)),
  );
}

export async function deletePosition(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(position).where(isRow(scope, id));
}

/** Makes these the competencies of the position, in this order. */
export async function replaceCompetences(
  { tx, brandId }: Scope,
  positionId: string,
  chosen: readonly { id: string; targetMark?: number | null | undefined }[],
): Promise<void> {
  await tx
    .delete(positionCompetence)
    .where(
      and(eq(positionCompetence.brandId, brandId), eq(positionCompetence.positionId, positionId)),
    );
  if (chosen.length === 0) return;
  const row = { brandId, positionId };
  await tx.insert(positionCompetence).values(
    chosen.map(({ id, targetMark = null }, index) => ({
      ...row,
      competenceId: id,
      targetMark,
      position: index + 1,
    })),
  );
}

/**
 * Those of these competencies that the brand has, and whether they are archived. Nobody can delete
 * or archive them before the transaction ends.
 */
export async function keepCompetences(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, { isArchived: boolean }>> {
  const rows = await tx
    .select({ id: competence.id, isArchived: isArchived(competence) })
    .from(competence)
    .where(and(eq(competence.brandId, brandId), inArray(competence.id, [...ids])))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of the competencies that the position has. */
export async function listCompetenceIds(
  { tx, brandId }: Scope,
  positionId: string,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: positionCompetence.competenceId })
    .from(positionCompetence)
    .where(
      and(eq(positionCompetence.brandId, brandId), eq(positionCompetence.positionId, positionId)),
    );
  return new Set(rows.map(({ id }) => id));
}
