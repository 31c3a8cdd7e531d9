import { z } from 'zod/mini';
import { endpoint, manyItems } from '#contract/platform/call/endpoint.ts';
import { listOf, nothing, one } from '#contract/platform/call/envelope.ts';
import {
  id,
  isArchived,
  localized,
  localizedLong,
  localizedReply,
  version,
} from '#contract/platform/call/fields.ts';
import { archivableQuery } from '#contract/platform/call/query.ts';

export const competence = z.object({
  id: z.string(),
  version: z.number(),
  isArchived,
  /** In the caller's language, or in Russian where a translation is missing. */
  name: z.string(),
  description: z.string(),
  nameText: localizedReply,
  descriptionText: localizedReply,
  questionList: z.array(
    z.object({ id: z.string(), position: z.number(), questionText: localizedReply }),
  ),
});
export type Competence = z.infer<typeof competence>;

export const getCompetenceList = endpoint({
  name: 'getCompetenceList',
  summary: 'Competencies with their questions',
  method: 'GET',
  path: '/competence/list',
  access: 'directory_competence_competence_list',
  query: archivableQuery,
  reply: listOf(competence),
});

export const longestName = 200;
export const mostQuestions = 100;

/** The form. At least one question must remain (spec 3, section 5). */
const competenceFields = {
  nameText: localized(longestName),
  descriptionText: localizedLong(2000),
  questionList: z
    .array(
      z.object({
        /** The id of a question that stays. A new one has none. */
        id: z.optional(z.nullable(id)),
        /** Left out, the order of the list applies. */
        position: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
        questionText: localizedLong(1000),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostQuestions)),
};
export const competenceForm = z.strictObject(competenceFields);
export type CompetenceForm = z.output<typeof competenceForm>;

export const createCompetence = endpoint({
  name: 'createCompetence',
  summary: 'Creates a competence; its questions get ids of their own',
  method: 'POST',
  path: '/competence/create',
  access: 'directory_competence_competence_create',
  body: z.strictObject({ id: z.optional(z.null()), ...competenceFields }),
  largestBody: manyItems,
  reply: one(competence),
});

export const updateCompetence = endpoint({
  name: 'updateCompetence',
  summary: 'Saves a competence; questionaries at work keep the questions they have',
  method: 'POST',
  path: '/competence/update',
  access: 'directory_competence_competence_update',
  body: z.strictObject({ id, version, ...competenceFields }),
  largestBody: manyItems,
  reply: one(competence),
  errors: ['notFound', 'staleVersion'],
});

export const deleteCompetence = endpoint({
  name: 'deleteCompetence',
  summary: 'Deletes a competence; 409 with where it is used',
  method: 'DELETE',
  path: '/competence/{id}',
  access: 'directory_competence_competence_delete',
  params: z.strictObject({ id }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const archiveCompetence = endpoint({
  name: 'archiveCompetence',
  summary: 'Hides a competence from all choices; whatever uses it keeps it',
  method: 'POST',
  path: '/competence/{id}/archive',
  access: 'directory_competence_competence_delete',
  params: z.strictObject({ id }),
  reply: one(competence),
  errors: ['notFound'],
});

export const restoreCompetence = endpoint({
  name: 'restoreCompetence',
  summary: 'Brings an archived competence back',
  method: 'POST',
  path: '/competence/{id}/restore',
  access: 'directory_competence_competence_update',
  params: z.strictObject({ id }),
  reply: one(competence),
  errors: ['notFound'],
});
