import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { token } from '#platform/contract/call/query.ts';

/**
 * Somebody who has an account already is given an access by another company. It opens nothing, and
 * the company learns nothing, until they accept by the link of a letter (rule 51, decision 046).
 */

export const checkGivenAccess = endpoint({
  name: 'checkGivenAccess',
  summary: 'Whether a link that accepts an access still works; spends nothing',
  method: 'POST',
  path: '/joining/check',
  access: 'public',
  body: z.strictObject({ token }),
  /** Which company asks, and whose account would join. Only the holder of the link learns this. */
  reply: z.object({ company: z.string(), email: z.string() }),
  errors: ['linkExpired', 'tooMany'],
});

export const acceptGivenAccess = endpoint({
  name: 'acceptGivenAccess',
  summary: 'Joins the account of the e-mail to the company, once',
  method: 'POST',
  path: '/joining/accept',
  access: 'public',
  body: z.strictObject({ token }),
  /**
   * Where to sign in. `passwordToken` belongs to a link that sets the password, where the account
   * has none or somebody else may have typed its e-mail (decision 025).
   */
  reply: z.object({
    holdingSlug: z.string(),
    email: z.string(),
    passwordToken: z.nullable(z.string()),
  }),
  errors: ['linkExpired', 'tooMany'],
});

export const declineGivenAccess = endpoint({
  name: 'declineGivenAccess',
  summary: 'Declines the access: the company’s user is removed, the account stays as it is',
  method: 'POST',
  path: '/joining/decline',
  access: 'public',
  body: z.strictObject({ token }),
  reply: nothing,
  errors: ['linkExpired', 'tooMany'],
});
