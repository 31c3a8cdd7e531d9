import { z } from 'zod/mini';
import { rightChange } from '#core/security/contract/rules/right-change.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { locale } from '#platform/contract/call/fields.ts';
import { token } from '#platform/contract/call/query.ts';

/**
 * The link of the letter about a waiting change of a super administrator's rights. It stops that change and can do nothing
 * else, so it needs no session and works from anywhere (rule 98b). Its token stands behind the # of the address and in the
 * bodies of these calls, where no log has it.
 */

const body = z.strictObject({ token });

export const stopLink = z.object({
  state: z.enum(['waiting', 'done', 'stopped']),
  company: z.string(),
  /** The name and e-mail of the person whose rights change. */
  name: z.string(),
  email: z.string(),
  change: rightChange,
  askedBy: z.string(),
  /** ISO 8601: then it is done. */
  due: z.string(),
  /** The language of the person to whom the letter was written. */
  locale,
});
export type StopLink = z.infer<typeof stopLink>;

export const readStopLink = endpoint({
  name: 'readStopLink',
  summary: 'Which change a letter’s link stops; changes nothing',
  method: 'POST',
  path: '/stopLink/read',
  access: 'public',
  body,
  reply: one(stopLink),
  errors: ['linkExpired', 'tooMany'],
});

export const stopByLink = endpoint({
  name: 'stopByLink',
  summary: 'Stops that change; 409 when it is done or stopped already',
  method: 'POST',
  path: '/stopLink/stop',
  access: 'public',
  body,
  reply: nothing,
  errors: ['linkExpired', 'conflict', 'tooMany'],
});
