import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { listOf, nothing, one } from '#contract/platform/call/envelope.ts';
import { id, localizedLong, localizedReply, version } from '#contract/platform/call/fields.ts';
import { listQuery } from '#contract/platform/call/query.ts';

/** Questions that every questionary of the brand asks besides its competencies (rule 22). */
export const commonQuestionTypes = ['text', 'rating'] as const;
export type CommonQuestionType = (typeof commonQuestionTypes)[number];
export const mostCommonQuestions = 30;

export const commonQuestion = z.object({
  id: z.string(),
  version: z.number(),
  text: localizedReply,
  type: z.enum(commonQuestionTypes),
  isRequired: z.boolean(),
  /** From 1, without gaps. */
  position: z.number(),
});
export type CommonQuestion = z.infer<typeof commonQuestion>;

const commonQuestionFields = {
  text: localizedLong(1000),
  type: z.enum(commonQuestionTypes),
  isRequired: z.boolean(),
  /**
   * Its place in the list, from 1. Left out, it stays where it is, and a new one goes to the end.
   */
  position: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
};
export const commonQuestionForm = z.strictObject(commonQuestionFields);
export type CommonQuestionForm = z.output<typeof commonQuestionForm>;

export const getCommonQuestionList = endpoint({
  name: 'getCommonQuestionList',
  summary: 'Open questions in their order',
  method: 'GET',
  path: '/commonQuestion/list',
  access: 'directory_commonquestion_commonquestion_list',
  query: listQuery,
  reply: listOf(commonQuestion),
});

export const createCommonQuestion = endpoint({
  name: 'createCommonQuestion',
  summary: 'Creates an open question',
  method: 'POST',
  path: '/commonQuestion/create',
  access: 'directory_commonquestion_commonquestion_create',
  body: z.strictObject({ id: z.optional(z.null()), ...commonQuestionFields }),
  reply: one(commonQuestion),
  errors: ['conflict'],
});

export const updateCommonQuestion = endpoint({
  name: 'updateCommonQuestion',
  summary: 'Saves an open question and where it stands; questionaries at work keep theirs',
  method: 'POST',
  path: '/commonQuestion/update',
  access: 'directory_commonquestion_commonquestion_update',
  body: z.strictObject({ id, version, ...commonQuestionFields }),
  reply: one(commonQuestion),
  errors: ['notFound', 'staleVersion'],
});

export const deleteCommonQuestion = endpoint({
  name: 'deleteCommonQuestion',
  summary: 'Deletes an open question; questionaries at work keep it',
  method: 'DELETE',
  path: '/commonQuestion/{id}',
  access: 'directory_commonquestion_commonquestion_delete',
  params: z.strictObject({ id }),
  reply: nothing,
  errors: ['notFound'],
});
