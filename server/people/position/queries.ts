import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#i18n/t.ts';
import { defineDirectory, named } from '#server/people/directory/directory-queries.ts';
import { isArchived, namedColumns } from '#server/people/directory/queries.ts';
import { findPositionUses } from '#server/people/usage/queries.ts';
import { competence, position, positionCompetence } from '#server/platform/db/schema/directory.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { inLocale } from '#server/platform/db/search.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';

export const positions = defineDirectory({
  kind: 'position',
  ...named(position),
  columns: () => ({ ...namedColumns(position), description: position.description }),
  beside: competencesOf,
  unique: 'position_name',
  findUses: findPositionUses,
});

/** The competencies of positions in their order. */
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
    .orderBy(asc(positionCompetence.order), asc(competence.id));
  const chosen = groupBy(rows, ({ positionId }) => positionId);
  return (id: string) => ({
    competenceList: (chosen.get(id) ?? []).map(({ positionId: _, targetMark, ...one }) =>
      targetMark === null ? one : { ...one, targetMark },
    ),
  });
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
      order: index + 1,
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
