import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { optionalLongText } from '#platform/contract/call/fields.ts';
import { consentKinds } from '#platform/contract/rules/trust.ts';

/** What raters are told, or agree to, before they answer (rule 115). */

export const longestConsent = 10_000;

const texts = z.object({ ru: z.string(), en: z.string() });
/** A text that was never saved has version 0: no company asks with it. */
const textVersion = z.int().check(z.minimum(0));

const asked = z.object({
  kind: z.enum(consentKinds),
  version: z.number(),
  text: texts,
  /** The caller has agreed to this version. */
  isAgreed: z.boolean(),
});
export type AskedConsent = z.infer<typeof asked>;

const testing = { invited: 'questionary_questionaryemployeelist__invoke' } as const;

export const getConsent = endpoint({
  name: 'getConsent',
  summary:
    'What the company asks the caller to agree to before they answer; null where it asks nothing',
  method: 'GET',
  path: '/consent',
  access: testing,
  ofRaters: true,
  reply: one(z.nullable(asked)),
  errors: ['notFound'],
});

export const giveConsent = endpoint({
  name: 'giveConsent',
  summary: 'Agrees, or takes it back; 409 when there is a newer text',
  method: 'POST',
  path: '/consent',
  access: testing,
  ofRaters: true,
  body: z.strictObject({ version: z.int().check(z.minimum(1)), agreed: z.boolean() }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const consentSettings = z.object({
  kind: z.enum(consentKinds),
  version: z.number(),
  /** Since when people are asked with this text, ISO 8601. Null: it is proposed, and nobody has saved it. */
  since: z.nullable(z.string()),
  text: texts,
});
export type ConsentSettings = z.infer<typeof consentSettings>;

export const getConsentSettings = endpoint({
  name: 'getConsentSettings',
  summary: 'Whether and with which text raters are asked',
  method: 'GET',
  path: '/consent/settings',
  access: 'security_security_list',
  reply: one(consentSettings),
});

const longText = optionalLongText(longestConsent).check(z.minLength(1));

export const consentForm = z.strictObject({
  kind: z.enum(consentKinds),
  text: z.strictObject({ ru: longText, en: longText }),
  /** The version of the text that was changed. */
  version: textVersion,
});
export type ConsentForm = z.output<typeof consentForm>;

export const updateConsentSettings = endpoint({
  name: 'updateConsentSettings',
  summary: 'Changes it; everybody is asked again with another text',
  method: 'PUT',
  path: '/consent/settings',
  access: 'brand_brand_update',
  fresh: true,
  body: consentForm,
  largestBody: 128 * 1024,
  reply: one(consentSettings),
  errors: ['staleVersion'],
});
