import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Competence } from '#contract/competence.ts';
import type { ListQuery } from '#contract/query.ts';
import type { Locale } from '#i18n/t.ts';
import { competence, question } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { holds, inAlphabet, inLocale, mostRows } from '#server/db/search.ts';

/** Competencies by their name in that language, with their questions in order. */
export async function listCompetencies(scope: Scope, asked: ListQuery, locale: Locale) {
  const { tx, brandId } = scope;
  const name = inLocale(competence.name, locale);
  const wanted = and(eq(competence.brandId, brandId), asked.q ? holds(name, asked.q) : undefined);
  const rows = await tx
    .select({
      id: competence.id,
      version: competence.version,
      name,
      description: inLocale(competence.description, locale),
      nameText: competence.name,
      descriptionText: competence.description,
    })
    .from(competence)
    .where(wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(inAlphabet(name)), asc(competence.id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const questions = await questionsOf(
    scope,
    rows.map((row) => row.id),
  );
  const data = rows.map((row) => ({ ...row, questionList: questions.get(row.id) ?? [] }));
  return { data, count: await tx.$count(competence, wanted) };
}

async function questionsOf({ tx, brandId }: Scope, competenceIds: string[]) {
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
  const byCompetence = new Map<string, Competence['questionList']>();
  for (const { competenceId, ...row } of rows) {
    byCompetence.set(competenceId, [...(byCompetence.get(competenceId) ?? []), row]);
  }
  return byCompetence;
}
