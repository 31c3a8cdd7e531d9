import { z } from 'zod/mini';
import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import { questionaryDetail } from '#contract/assessment/questionary.ts';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { one } from '#contract/platform/call/envelope.ts';
import { id } from '#contract/platform/call/fields.ts';

export const excuse = endpoint({
  name: 'excuse',
  summary: 'Excuses a rater from what they have not answered about others, or takes that back',
  method: 'POST',
  path: '/questionary/excuse',
  access: questionaryPolicy.excuse.needs,
  /** `employeeId` is the rater's. */
  body: z.strictObject({ id, employeeId: id, isExcused: z.boolean() }),
  reply: one(questionaryDetail),
  errors: ['notFound', 'conflict'],
});
