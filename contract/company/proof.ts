import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { proofMethods } from '#contract/platform/call/proof.ts';

/** What a call with `fresh` asks for where the last proof is too old (rule 97). */

const methodList = z.array(z.enum(proofMethods));

export const proofForm = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const prove = endpoint({
  name: 'prove',
  summary: 'Proves that it is still the person who signed in; 400 at the password that is wrong',
  method: 'POST',
  path: '/authentication/prove',
  access: 'session',
  ofAccount: true,
  body: proofForm,
  /** ISO 8601: until then nothing is asked again. */
  reply: z.object({ until: z.string() }),
  errors: ['tooMany', 'unavailable'],
});

export const getProofOptions = endpoint({
  name: 'getProofOptions',
  summary: 'By what the person can prove it, the best first',
  method: 'GET',
  path: '/authentication/prove/options',
  access: 'session',
  ofAccount: true,
  reply: z.object({ methodList }),
});
