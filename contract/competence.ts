import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { listQuery } from './query.ts';

const texts = z.object({ ru: z.string(), en: z.optional(z.string()) });

export const competence = z.object({
  id: z.string(),
  version: z.number(),
  /** In the caller's language, Russian where a translation is missing. */
  name: z.string(),
  description: z.string(),
  nameText: texts,
  descriptionText: texts,
  questionList: z.array(z.object({ id: z.string(), position: z.number(), questionText: texts })),
});
export type Competence = z.infer<typeof competence>;

export const getCompetenceList = endpoint({
  name: 'getCompetenceList',
  summary: 'Competencies with their questions',
  method: 'GET',
  path: '/competence/list',
  access: 'directory_competence_competence_list',
  query: listQuery,
  reply: listOf(competence),
});
