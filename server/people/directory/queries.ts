import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type competence,
  foldedName,
  type position,
  type subdivision,
} from '#server/platform/db/schema/directory.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/** Entries that can be archived: hidden from choices, kept where they are used (rule 86). */
export type ArchivableTable = typeof competence | typeof position | typeof subdivision;

export const isArchived = ({ archivedAt }: ArchivableTable): SQL<boolean> =>
  sql<boolean>`${archivedAt} is not null`;

/** A condition that leaves archived entries out of a list unless it asks for them. */
export const unlessArchived = (
  { archivedAt }: ArchivableTable,
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
  table: typeof position | typeof subdivision,
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
