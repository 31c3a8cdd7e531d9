import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { defineDirectory } from '#core/directory/server/directory-queries.ts';
import { isArchived } from '#core/directory/server/queries.ts';
import { competence, question } from '#core/directory/server/tables/directory.ts';
import { findCompetenceUses } from '#core/directory/server/usage/queries.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { Stepped } from './first-steps.ts';

export const competences = defineDirectory({
  kind: 'competence',
  table: competence,
  columns: (locale) => ({
    id: competence.id,
    version: competence.version,
    isArchived: isArchived(competence),
    name: inLocale(competence.name, locale),
    description: inLocale(competence.description, locale),
    nameText: competence.name,
    descriptionText: competence.description,
  }),
  beside: questionsOfCompetences,
  searched: (locale) => inLocale(competence.name, locale),
  nameOf: ({ nameText }) => nameText.ru,
  findUses: findCompetenceUses,
});

/** The questions of competencies in their order. */
async function questionsOfCompetences({ tx, brandId }: Scope, competenceIds: string[]) {
  const rows = await tx
    .select({
      competenceId: question.competenceId,
      id: question.id,
      position: question.order,
      questionText: question.text,
    })
    .from(question)
    .where(and(eq(question.brandId, brandId), inArray(question.competenceId, competenceIds)))
    .orderBy(asc(question.order), asc(question.id));
  const asked = groupBy(rows, ({ competenceId }) => competenceId);
  return (id: string) => ({
    questionList: (asked.get(id) ?? []).map(({ competenceId: _, ...one }) => one),
  });
}

/** What the first steps of these competencies follow from. Those of another company are left out. */
export async function findStepped(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, Stepped>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: competence.id, name: competence.name, firstSteps: competence.firstSteps })
    .from(competence)
    .where(and(eq(competence.brandId, brandId), inArray(competence.id, [...ids])));
  return new Map(rows.map(({ id, ...stepped }) => [id, stepped]));
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

interface Question {
  id: string;
  text: Localized;
}

/**
 * Makes these the questions of each competence, in this order. They travel as one JSON text, as the number of
 * parameters is limited.
 */
export async function replaceAllQuestions(
  { tx, brandId }: Scope,
  competences: readonly { id: string; questionList: readonly Question[] }[],
): Promise<void> {
  const ids = competences.map(({ id }) => id);
  const rows = competences.flatMap(({ id, questionList }) =>
    questionList.map((row, index) => ({ ...row, competence: id, order: index + 1 })),
  );
  await tx.execute(sql`
    delete from question where brand_id = ${brandId}
      and competence_id in ${idList(ids)}`);
  await tx.execute(sql`
    insert into question (brand_id, id, competence_id, "order", text)
    select ${brandId}, r.id, r.competence, r."order", r.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, competence uuid, "order" smallint, text jsonb)`);
}
