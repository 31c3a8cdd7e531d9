import { z } from 'zod/mini';
import { directoryCalls, ofEntry } from '#core/directory/contract/directory.ts';
import { localizedLong, localizedReply } from '#platform/contract/call/fields.ts';
import { listQuery } from '#platform/contract/call/query.ts';

/** Questions that every questionary of the brand asks besides its competencies (rule 22). */
export const commonQuestionTypes = ['text', 'rating'] as const;
export type CommonQuestionType = (typeof commonQuestionTypes)[number];
export const mostCommonQuestions = 30;

export const commonQuestion = z.object({
  ...ofEntry,
  text: localizedReply,
  type: z.enum(commonQuestionTypes),
  isRequired: z.boolean(),
  /** From 1, without gaps. */
  order: z.number(),
});
export type CommonQuestion = z.infer<typeof commonQuestion>;

export const commonQuestionForm = z.strictObject({
  text: localizedLong(1000),
  type: z.enum(commonQuestionTypes),
  isRequired: z.boolean(),
  /**
   * Its place in the list, from 1. Left out, it stays where it is, and a new one goes to the end.
   */
  order: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
});
export type CommonQuestionForm = z.output<typeof commonQuestionForm>;

export const commonQuestionCalls = directoryCalls('commonQuestion', {
  row: commonQuestion,
  form: commonQuestionForm,
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
