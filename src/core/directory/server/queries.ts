import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { foldedName } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** Entries that can be archived: hidden from choices, kept where they are used (rule 86). */
export type ArchivableTable = PgTable &
  Record<'brandId' | 'id', TextColumn> & { archivedAt: AnyPgColumn };
/** Entries with a name that only one has. */
export type NamedTable = ArchivableTable & { name: TextColumn };
export type TextColumn = AnyPgColumn<{ data: string; notNull: true }>;
export type NumberColumn = AnyPgColumn<{ data: number; notNull: true }>;

export const isArchived = ({ archivedAt }: Pick<ArchivableTable, 'archivedAt'>): SQL<boolean> =>
  sql<boolean>`${archivedAt} is not null`;

/** What every entry with a name is answered with. */
export const namedColumns = (table: NamedTable & { version: NumberColumn }) => ({
  id: table.id,
  version: table.version,
  isArchived: isArchived(table),
  name: table.name,
});

/** A condition that leaves archived entries out of a list unless it asks for them. */
export const unlessArchived = (
  { archivedAt }: Pick<ArchivableTable, 'archivedAt'>,
  asked: { withArchived?: boolean | undefined } = {},
): SQL | undefined => (asked.withArchived ? undefined : isNull(archivedAt));

/** Archives an entry as of that moment, or brings it back with null. */
export async function setArchived(
  { tx, brandId }: Scope,
  table: ArchivableTable,
  { id, archivedAt }: { id: string; archivedAt: Date | null },
): Promise<void> {
  await tx
    .update(table)
    .set({ archivedAt })
    .where(and(eq(table.brandId, brandId), eq(table.id, id)));
}

/** The id of the archived entry that has this name, however it is spelled (rule 80). */
export async function findArchivedNamed(
  { tx, brandId }: Scope,
  table: NamedTable,
  name: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.brandId, brandId),
        isArchived(table),
        eq(foldedName(table.name), foldedName(sql`${name}::text`)),
      ),
    );
  return found?.id;
}

/** The names of all entries in the alphabet, archived ones among them. */
export const listNames = ({ tx, brandId }: Scope, table: NamedTable): Promise<ArchivableEntry[]> =>
  tx
    .select({ id: table.id, name: table.name, isArchived: isArchived(table) })
    .from(table)
    .where(eq(table.brandId, brandId))
    .orderBy(asc(inAlphabet(table.name)), asc(table.id));

export type PlaceOfPeople = typeof employee.positionId | typeof employee.subdivisionId;

/** How many people work at each place; nobody at those that are left out. */
export async function countPeopleAt(
  { tx, brandId }: Scope,
  place: PlaceOfPeople,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: place, people: count() })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), isNull(employee.deletedAt), isNull(employee.firedAt)))
    .groupBy(place);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
