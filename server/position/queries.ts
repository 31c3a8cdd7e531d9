import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ListQuery } from '#contract/query.ts';
import type { Entry } from '#contract/fields.ts';
import type { Locale } from '#i18n/t.ts';
import { competence, position, positionCompetence } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { holds, inAlphabet, inLocale, mostRows } from '#server/db/search.ts';

/** Positions by name, with their competencies in order. */
export async function listPositions(scope: Scope, asked: ListQuery, locale: Locale) {
  const { tx, brandId } = scope;
  const wanted = and(
    eq(position.brandId, brandId),
    asked.q ? holds(position.name, asked.q) : undefined,
  );
  const rows = await tx
    .select({
      id: position.id,
      version: position.version,
      name: position.name,
      description: position.description,
    })
    .from(position)
    .where(wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(inAlphabet(position.name)), asc(position.id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const chosen = await competenciesOf(
    scope,
    rows.map((row) => row.id),
    locale,
  );
  const data = rows.map((row) => ({ ...row, competenceList: chosen.get(row.id) ?? [] }));
  return { data, count: await tx.$count(position, wanted) };
}

async function competenciesOf({ tx, brandId }: Scope, positionIds: string[], locale: Locale) {
  const rows = await tx
    .select({
      positionId: positionCompetence.positionId,
      id: competence.id,
      name: inLocale(competence.name, locale),
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
  const byPosition = new Map<string, Entry[]>();
  for (const { positionId, ...row } of rows) {
    byPosition.set(positionId, [...(byPosition.get(positionId) ?? []), row]);
  }
  return byPosition;
}

/** All positions of the brand by name. */
export async function listPositionNames({ tx, brandId }: Scope): Promise<Entry[]> {
  return tx
    .select({ id: position.id, name: position.name })
    .from(position)
    .where(eq(position.brandId, brandId))
    .orderBy(asc(inAlphabet(position.name)), asc(position.id));
}
