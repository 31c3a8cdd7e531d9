import { z } from 'zod/mini';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { endpoint, type ReplyFields } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { methods } from '#platform/contract/rules/methods.ts';

/** Questions of the directory that don't work, found in finished reports (rule 228). */

/** Few could answer it, everybody is answered alike, or it tells what another one tells. */
export const weakFindings = ['fewCould', 'allAlike', 'doubles'] as const;

/** So many people assessed by a question, or it is too soon to tell. */
export const fewestPeople = 20;

export const weakQuestion = z.object({
  questionId: z.string(),
  text: z.string(),
  competenceId: z.string(),
  competence: z.string(),
  /** Positions that ask it, by name. */
  positionList: z.array(z.string()),
  finding: z.enum(weakFindings),
  /** Of how many answers, people or reports it is said. */
  ofCount: z.number(),
  /** In how many of them. Null where everybody is answered alike. */
  foundCount: z.nullable(z.number()),
  /** Who could not: managers and people themselves, or the others together. Null for another finding. */
  whose: z.nullable(z.enum(['named', 'others'])),
  /** The mark that everybody has. Null for another finding. */
  mark: z.nullable(z.number()),
  /** The question that it doubles. Null for another finding. */
  other: z.nullable(z.string()),
  /** Minutes of all raters that it took in that year. */
  minutes: z.number(),
});
export type WeakQuestion = z.infer<typeof weakQuestion>;

export const getWeakQuestions = endpoint({
  name: 'getWeakQuestions',
  summary:
    'Questions that few could answer, that everybody answers alike, or that double another one',
  method: 'GET',
  path: '/competence/weak',
  access: competenceCalls.update.access,
  /** Without them, the year and method of the latest report. */
  query: z.strictObject({
    year: z.optional(z.string().check(z.regex(/^2\d{3}$/, 'validation.invalid'))),
    method: z.optional(z.enum(methods)),
  }),
  reply: one(
    z.object({
      year: z.number(),
      method: z.enum(methods),
      yearList: z.array(z.number()),
      peopleCount: z.number(),
      /** Of how many questions there is enough to tell. */
      questionCount: z.number(),
      weakList: z.array(weakQuestion),
    }),
  ),
});
export type WeakQuestions = ReplyFields<typeof getWeakQuestions>['data'];
