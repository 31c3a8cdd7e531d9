import { z } from 'zod/mini';
import { code, recovery } from '#core/factor/contract/factor.ts';
import { confirmationMethods } from '#platform/contract/call/confirmation.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { assertion } from './rules/passkey-fields.ts';

/**
 * What a call with `fresh` asks for where the last proof is too old (rule 97). It gives nothing by itself, and some of
 * those calls are answered anywhere.
 */

/** One of the proofs. */
export const confirmationForm = z
  .strictObject({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    code: z.optional(code),
    recovery: z.optional(recovery),
    mailCode: z.optional(code),
    passkey: z.optional(assertion),
  })
  .check(
    z.refine((body) => Object.keys(body).length === 1, {
      path: ['password'],
      error: 'validation.required',
    }),
  );

export const prove = endpoint({
  name: 'prove',
  summary: 'Proves that it is still the person who signed in; 400 at what is wrong',
  method: 'POST',
  path: '/authentication/prove',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  fromAnywhere: true,
  body: confirmationForm,
  /** ISO 8601: until then nothing is asked again. */
  reply: z.object({ until: z.string() }),
  errors: ['tooMany', 'unavailable'],
});

export const getConfirmationOptions = endpoint({
  name: 'getConfirmationOptions',
  summary: 'By what the person can prove it, the best first',
  method: 'GET',
  path: '/authentication/prove/options',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  fromAnywhere: true,
  reply: z.object({ methodList: z.array(z.enum(confirmationMethods)) }),
});

export const mailConfirmationCode = endpoint({
  name: 'mailConfirmationCode',
  summary: 'Mails a code to somebody who has nothing else to prove it by',
  method: 'POST',
  path: '/authentication/prove/mail',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  fromAnywhere: true,
  reply: nothing,
  errors: ['conflict', 'tooMany'],
});
