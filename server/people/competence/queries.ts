import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Competence } from '#contract/people/competence.ts';
import type { Localized } from '#contract/platform/call/fields.ts';
import type { ArchivableQuery } from '#contract/platform/call/query.ts';
import type { Locale } from '#i18n/t.ts';
import { isArchived, unlessArchived } from '#server/people/directory/queries.ts';
import { competence, question } from '#server/platform/db/schema/directory.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { countAll, holds, inAlphabet, inLocale, mostRows } from '#server/platform/db/search.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';

/** Competencies by their name in that language, with their questions in order. */
export async function listCompetences(scope: Scope, asked: ArchivableQuery, locale: Locale) {
  const { tx, brandId } = scope;
  const name = inLocale(competence.name, locale);
  const wanted = and(
    eq(competence.brandId, brandId),
    unlessArchived(competence, asked),
    asked.q ? holds(name, asked.q) : undefined,
  );
  const rows = await select(scope, locale, wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(inAlphabet(name)), asc(competence.id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const data = await withQuestions(scope, rows);
  return { data, count: await countAll(asked, rows.length, () => tx.$count(competence, wanted)) };
}

/** One competence with its questions. */
export async function getCompetence(scope: Scope, id: string, locale: Locale): Promise<Competence> {
  const rows = await select(scope, locale, isRow(scope, id));
  const [found] = await withQuestions(scope, rows);
  if (!found) throw notFound();
  return found;
}

const isRow = ({ brandId }: Scope, id: string) =>
  and(eq(competence.brandId, brandId), eq(competence.id, id));

const select = ({ tx }: Scope, locale: Locale, wanted: SQL | undefined) =>
  tx
    .select({
      id: competence.id,
      version: competence.version,
      isArchived: isArchived(competence),
      name: inLocale(competence.name, locale),
      description: inLocale(competence.description, locale),
      nameText: competence.name,
      descriptionText: competence.description,
    })
    .from(competence)
    .where(wanted);

async function withQuestions<R extends { id: string }>(scope: Scope, rows: R[]) {
  const questions = await questionsByCompetence(
    scope,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    questionList: (questions.get(row.id) ?? []).map(({ competenceId: _, ...one }) => one),
  }));
}

async function questionsByCompetence({ tx, brandId }: Scope, competenceIds: string[]) {
  const rows = await tx
    .select({
      competenceId: question.competenceId,
      id: question.id,
      position: question.position,
      questionText: question.text,
    })
    .from(question)
    .where(and(eq(question.brandId, brandId), inArray(question.competenceId, competenceIds)))
    .orderBy(asc(question.position), asc(question.id));
  return groupBy(rows, ({ competenceId }) => competenceId);
}

/** Locks it until the transaction ends. */
export async function lockCompetence(scope: Scope, id: string): Promise<void> {
  const [row] = await scope.tx
    .select({ id: competence.id })
    .from(competence)
    .where(isRow(scope, id))
    .for('update');
  if (!row) throw notFound();
}

interface Columns {
  name: Localized;
  description: Localized;
}

export async function insertCompetence(
  { tx, brandId }: Scope,
  row: Columns & { id: string },
): Promise<void> {
  await tx.insert(competence).values({ brandId, ...row });
}

export async function updateCompetence(scope: Scope, id: string, columns: Columns): Promise<void> {
  await scope.tx
    .update(competence)
    .set({ ...columns, version: sql`${competence.version} + 1` })
    .where(isRow(scope, id));
}

export async function deleteCompetence(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(competence).where(isRow(scope, id));
}

const ofCompetence = ({ brandId }: Scope, id: string) =>
  and(eq(question.brandId, brandId), eq(question.competenceId, id));

export async function listQuestionIds(scope: Scope, competenceId: string): Promise<Set<string>> {
  const rows = await scope.tx
    .select({ id: question.id })
    .from(question)
    .where(ofCompetence(scope, competenceId));
  return new Set(rows.map(({ id }) => id));
}

/** Makes these the questions of the competence, in this order. */
export const replaceQuestions = (
  scope: Scope,
  id: string,
  questionList: readonly Question[],
): Promise<void> => replaceAllQuestions(scope, [{ id, questionList }]);

interface Question {
  id: string;
  text: Localized;
}

/**
 * The same for many competencies. They travel as one JSON text, as the number of parameters is
 * limited.
 */
export async function replaceAllQuestions(
  { tx, brandId }: Scope,
  competences: readonly { id: string; questionList: readonly Question[] }[],
): Promise<void> {
  const ids = JSON.stringify(competences.map(({ id }) => id));
  const rows = competences.flatMap(({ id, questionList }) =>
    questionList.map((row, index) => ({ ...row, competence: id, position: index + 1 })),
  );
  await tx.execute(sql`
    delete from question where brand_id = ${brandId}
      and competence_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`);
  await tx.execute(sql`
    insert into question (brand_id, id, competence_id, position, text)
    select ${brandId}, r.id, r.competence, r.position, r.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, competence uuid, position smallint, text jsonb)`);
}
