import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { defineDirectory, named } from '#core/directory/server/directory-queries.ts';
import { isArchived, namedColumns } from '#core/directory/server/queries.ts';
import {
  competence,
  position,
  positionCompetence,
} from '#core/directory/server/tables/directory.ts';
import { findPositionUses } from '#core/directory/server/usage/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { Locale } from '#platform/texts/t.ts';

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

const isOf = (brandId: string, positionId: string) =>
  and(eq(positionCompetence.brandId, brandId), eq(positionCompetence.positionId, positionId));

/** Makes these the competencies of the position, in this order. */
export async function replaceCompetences(
  { tx, brandId }: Scope,
  positionId: string,
  chosen: readonly { id: string; targetMark?: number | null | undefined }[],
): Promise<void> {
  await tx.delete(positionCompetence).where(isOf(brandId, positionId));
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
    .where(isOf(brandId, positionId));
  return new Set(rows.map(({ id }) => id));
}

/** Those of these positions that the brand has, with their names. Nobody else changes them before the transaction ends. */
export async function lockPositions(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: position.id, name: position.name })
    .from(position)
    .where(and(eq(position.brandId, brandId), inArray(position.id, [...ids])))
    .orderBy(asc(position.id))
    .for('update');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Adds to each of these positions what it lacks, after what it has. Returns those that changed, with how many they have now. */
export async function addCompetences(
  { tx, brandId }: Scope,
  positionIds: readonly string[],
  competenceIds: readonly string[],
): Promise<{ id: string; count: number }[]> {
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    with given as (
      select p.id as position_id, k.id as competence_id, k.at
      from jsonb_array_elements_text(${JSON.stringify(positionIds)}::jsonb) as named(id)
      cross join lateral (select named.id::uuid as id) p
      cross join (
        select id::uuid as id, at
        from jsonb_array_elements_text(${JSON.stringify(competenceIds)}::jsonb) with ordinality as c(id, at)
      ) k
    ), had as (
      select position_id, count(*) as count, max("order") as last from position_competence
      where brand_id = ${brandId} group by position_id
    ), added as (
      insert into position_competence (brand_id, position_id, competence_id, "order")
      select ${brandId}, g.position_id, g.competence_id, coalesce(had.last, 0) + g.at
      from given g left join had on had.position_id = g.position_id
      on conflict do nothing
      returning position_id
    ), changed as (
      update position set version = position.version + 1
      where position.brand_id = ${brandId} and position.id in (select position_id from added)
      returning position.id
    )
    select c.id, (coalesce(max(had.count), 0) + count(a.position_id))::int as count
    from changed c join added a on a.position_id = c.id
    left join had on had.position_id = c.id
    group by c.id`);
  return rows;
}
