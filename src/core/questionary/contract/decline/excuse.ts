import { z } from 'zod/mini';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { questionaryDetail } from '#core/questionary/contract/questionary.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

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
