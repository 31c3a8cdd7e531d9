import { z } from 'zod/mini';
import { directoryCalls, ofEntry } from '#core/directory/contract/directory.ts';
import { localizedLong, localizedReply } from '#platform/contract/call/fields.ts';
import { listQuery } from '#platform/contract/call/query.ts';

/** Questions that every questionary of the brand asks besides its competencies (rule 22). */
export const openQuestionTypes = ['text', 'rating'] as const;
export type OpenQuestionType = (typeof openQuestionTypes)[number];
export const mostOpenQuestions = 30;

export const commonQuestion = z.object({
  ...ofEntry,
  text: localizedReply,
  type: z.enum(openQuestionTypes),
  isRequired: z.boolean(),
  /** From 1, without gaps. */
  order: z.number(),
});
export type OpenQuestion = z.infer<typeof commonQuestion>;

export const openQuestionForm = z.strictObject({
  text: localizedLong(1000),
  type: z.enum(openQuestionTypes),
  isRequired: z.boolean(),
  /** Its place in the list, from 1. Left out, it stays where it is, and a new one goes to the end. */
  order: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
});
export type OpenQuestionForm = z.output<typeof openQuestionForm>;

export const openQuestionCalls = directoryCalls('commonQuestion', {
  row: commonQuestion,
  form: openQuestionForm,
  query: listQuery,
  special: {
    list: { summary: 'Open questions in their order' },
    create: { summary: 'Creates an open question' },
    update: {
      summary: 'Saves an open question and where it stands; questionaries at work keep theirs',
      errors: ['notFound', 'staleVersion'],
    },
    delete: {
      summary: 'Deletes an open question; questionaries at work keep it',
      errors: ['notFound'],
    },
  },
});
