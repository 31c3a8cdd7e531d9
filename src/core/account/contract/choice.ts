import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { text } from '#platform/contract/call/fields.ts';

/** Somebody is signed in in a browser, and another session has been opened in it: which one goes on (rule 102). */

const choice = text(200);

export const getChoice = endpoint({
  name: 'getChoice',
  summary: 'Which other account a choice is about; spends nothing',
  method: 'POST',
  path: '/authentication/choice',
  access: 'public',
  body: z.strictObject({ choice }),
  reply: z.object({ name: z.string(), email: z.string(), brand: z.string() }),
  errors: ['linkExpired', 'tooMany'],
});

export const chooseAccount = endpoint({
  name: 'chooseAccount',
  summary:
    'Goes on as the other account, signing out the one in the cookie, or, without `take`, ends its session',
  method: 'POST',
  path: '/authentication/choose',
  access: 'public',
  body: z.strictObject({ choice, take: z.boolean() }),
  reply: z.object({ session: z.optional(z.string()) }),
  errors: ['linkExpired', 'tooMany'],
});
