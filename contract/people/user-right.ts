import { z } from 'zod/mini';
import { rightChange } from '#contract/company/rules/right-change.ts';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { all, nothing } from '#contract/platform/call/envelope.ts';
import { id } from '#contract/platform/call/fields.ts';
import { userPolicy } from './policy/user.ts';

/** Changes that take a super administrator's rights: each waits for a day, and can be stopped (rule 98). */

export const waitingRight = z.object({
  id: z.string(),
  /** Whose rights. */
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  change: rightChange,
  askedBy: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** ISO 8601: then it is done. */
  due: z.string(),
  /** It is about the caller, who may agree to it at once. */
  isOwn: z.boolean(),
});
export type WaitingRight = z.infer<typeof waitingRight>;

const access = userPolicy.update.needs;
const params = z.strictObject({ id });

export const getWaitingRights = endpoint({
  name: 'getWaitingRights',
  summary: 'What is going to happen to super administrators’ rights, the next first',
  method: 'GET',
  path: '/user/right/list',
  access,
  reply: all(waitingRight),
});

export const stopRight = endpoint({
  name: 'stopRight',
  summary: 'Stops such a change; 409 when it is done or stopped already',
  method: 'POST',
  path: '/user/right/{id}/stop',
  access,
  fresh: true,
  params,
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const agreeRight = endpoint({
  name: 'agreeRight',
  summary: 'Does it at once, for the person it is about; 409 to anybody else',
  method: 'POST',
  path: '/user/right/{id}/agree',
  access,
  fresh: true,
  params,
  reply: nothing,
  errors: ['notFound', 'conflict'],
});
