import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { token } from '#platform/contract/call/query.ts';

/**
 * One's own new e-mail. It is typed into a form (profile, employee, user) and waits until a letter
 * to it has been answered (decision 035). Free and taken addresses get the same answer.
 */

export const checkNewEmail = endpoint({
  name: 'checkNewEmail',
  summary: 'Whether a link that confirms an e-mail still works; spends nothing',
  method: 'POST',
  path: '/newEmail/check',
  access: 'public',
  body: z.strictObject({ token }),
  /** The e-mail, and whose account it will belong to. Only the holder of the link learns this. */
  reply: z.object({ email: z.string(), name: z.string() }),
  errors: ['linkExpired', 'tooMany'],
});

export const confirmNewEmail = endpoint({
  name: 'confirmNewEmail',
  summary: 'Makes the e-mail that of the account, once; 409 when it has become another’s meanwhile',
  method: 'POST',
  path: '/newEmail/confirm',
  access: 'public',
  body: z.strictObject({ token }),
  reply: nothing,
  errors: ['linkExpired', 'conflict', 'tooMany'],
});

export const sendNewEmailAgain = endpoint({
  name: 'sendNewEmailAgain',
  summary: 'Writes once more to the e-mail that waits; 404 when none does',
  method: 'POST',
  path: '/newEmail/again',
  access: 'session',
  ofAccount: true,
  ofOwner: true,
  reply: nothing,
  errors: ['notFound', 'tooMany'],
});

export const cancelNewEmail = endpoint({
  name: 'cancelNewEmail',
  summary: 'The e-mail stays as it is, and the link that was mailed works no more',
  method: 'DELETE',
  path: '/newEmail',
  access: 'session',
  ofAccount: true,
  ofOwner: true,
  reply: nothing,
});
