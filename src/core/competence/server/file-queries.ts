import { and, asc, eq, sql } from 'drizzle-orm';
import { isArchived, unlessArchived } from '#core/directory/server/queries.ts';
import { competence, foldedName, question } from '#core/directory/server/tables/directory.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { holds, inAlphabet, inLocale } from '#platform/server/db/search.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { SavedCompetence } from './read-competences.ts';

/** Competencies as files have them: all at once. */

/** The competencies that are not archived, or those whose name in that language holds `q`, by that name. */
export async function listCompetencesForFile(
  scope: Scope,
  { locale, q }: { locale: Locale; q: string | undefined },
): Promise<SavedCompetence[]> {
  const { tx, brandId } = scope;
  const name = inLocale(competence.name, locale);
  const rows = await tx
    .select(columns)
    .from(competence)
    .where(
      and(
        eq(competence.brandId, brandId),
        unlessArchived(competence),
        q ? holds(name, q) : undefined,
      ),
    )
    .orderBy(asc(inAlphabet(name)), asc(competence.id));
  return withQuestions(scope, rows);
}

/**
 * All competencies of the brand. Locked, they stay as they are until the transaction ends; each is
 * locked in turn, so that two never wait for each other.
 */
export async function listForImport(scope: Scope, isLocked: boolean): Promise<SavedCompetence[]> {
  const { tx, brandId } = scope;
  const query = tx
    .select(columns)
    .from(competence)
    .where(eq(competence.brandId, brandId))
    .orderBy(asc(competence.id));
  return withQuestions(scope, await (isLocked ? query.for('no key update') : query));
}

const columns = {
  id: competence.id,
  name: competence.name,
  description: competence.description,
  firstSteps: competence.firstSteps,
  isArchived: isArchived(competence),
};

async function withQuestions(
  { tx, brandId }: Scope,
  rows: readonly Omit<SavedCompetence, 'questionList'>[],
): Promise<SavedCompetence[]> {
  const questions = await tx
    .select({ competenceId: question.competenceId, id: question.id, text: question.text })
    .from(question)
    .where(eq(question.brandId, brandId))
    .orderBy(asc(question.order), asc(question.id));
  const byCompetence = groupBy(questions, ({ competenceId }) => competenceId);
  return rows.map((row) => ({
    ...row,
    questionList: (byCompetence.get(row.id) ?? []).map(({ id, text }) => ({ id, text })),
  }));
}

type Row = Pick<SavedCompetence, 'id' | 'name' | 'description' | 'firstSteps'>;

const recordsOf = (rows: readonly Row[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id uuid, name jsonb, description jsonb, "firstSteps" jsonb)`;

export async function insertCompetences(
  { tx, brandId }: Scope,
  rows: readonly Row[],
): Promise<void> {
  await tx.execute(sql`
    insert into competence (brand_id, id, name, description, first_steps)
    select ${brandId}, r.id, r.name, r.description, r."firstSteps" from ${recordsOf(rows)}`);
}

/** Saves known competencies. None of them is archived any more. */
export async function updateCompetences(
  { tx, brandId }: Scope,
  rows: readonly Row[],
): Promise<void> {
  await tx.execute(sql`
    update competence c
    set name = r.name, description = r.description, first_steps = r."firstSteps",
      archived_at = null, version = c.version + 1
    from ${recordsOf(rows)}
    where c.brand_id = ${brandId} and c.id = r.id`);
}

/**
 * Somebody who takes competencies by their names does so after another one, as two at once would both
 * find a name new.
 */
export async function lockCompetenceNames({ tx, brandId }: Scope): Promise<void> {
  const key = `competence names ${brandId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Whether another one has that Russian name. One that shared it before may keep it. */
export async function isNameTaken(
  { tx, brandId }: Scope,
  ru: string,
  ownId: string | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: competence.id })
    .from(competence)
    .where(
      and(
        eq(competence.brandId, brandId),
        eq(foldedName(sql`${competence.name} ->> 'ru'`), fold(ru)),
      ),
    );
  return rows.length > 0 && rows.every(({ id }) => id !== ownId);
}
