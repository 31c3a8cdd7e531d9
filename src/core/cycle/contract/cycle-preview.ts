import { z } from 'zod/mini';
import { answeringData } from '#core/answering/contract/answering.ts';
import { cyclePolicy } from '#core/cycle/contract/policy/cycle.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

const { employee, participantType, isAnonymous, answerWords, ...asked } = answeringData.shape;
const { competenceQuestionList, commonQuestionList } = asked;

/** What a rater will be asked about somebody of a cycle, as its questions are now. Nothing of it can be answered. */
export const cyclePreview = z.object({
  employee,
  participantType,
  isAnonymous,
  answerWords,
  competenceQuestionList,
  commonQuestionList,
});
export type CyclePreview = z.infer<typeof cyclePreview>;

export const getCyclePreview = endpoint({
  name: 'getCyclePreview',
  summary: 'The questions about somebody of a cycle, as a rater will see them',
  method: 'GET',
  path: '/cycle/{id}/preview',
  access: 'cycle_cycle_list',
  query: z.strictObject({
    /** Left out: the first of its people, by name, who has questions. */
    employeeId: z.optional(id),
  }),
  reply: one(cyclePreview),
});

export const sendTestLetter = endpoint({
  name: 'sendTestLetter',
  summary:
    'Sends the caller the invitation that raters of a cycle will get, with no link to answer by',
  method: 'POST',
  path: '/cycle/{id}/testLetter',
  access: cyclePolicy.update.needs,
  reply: nothing,
  errors: ['conflict', 'tooMany'],
});
