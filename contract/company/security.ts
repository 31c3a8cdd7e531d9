import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { one } from '#contract/platform/call/envelope.ts';
import { email, version } from '#contract/platform/call/fields.ts';
import { addressKinds } from './rules/audit.ts';
import { isDomain, mostShareDomains, shareKinds } from './rules/share.ts';

/** What super administrators decide about their company's security. Other administrators read it. */

const shareDomain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.refine(isDomain, 'companySecurity.share.invalidDomain'),
  );

const termOf = (terms: readonly number[]) =>
  z.int().check(z.refine((given) => terms.includes(given), 'validation.invalid'));

/** After how many months former people are erased, and reports deleted (rule 113). */
export const erasureTerms = [12, 24, 36, 60, 84, 120] as const;

/** Each field of the settings is here once; which card of the page changes it, the web knows. */
const securityFields = {
  /** To whom reports may be sent (rule 99). */
  share: z.enum(shareKinds),
  /** With `domains`: people there get reports too. */
  shareDomainList: z.array(shareDomain).check(
    z.maxLength(mostShareDomains),
    z.refine((list) => new Set(list).size === list.length, 'companySecurity.share.repeatedDomain'),
  ),
  /** How much of addresses the activity log keeps, for 90 days. */
  addressKept: z.enum(addressKinds),
  /** In months; null: never. What is older is deleted at night, and the first time is told before. */
  formerMonths: z.nullable(termOf(erasureTerms)),
  reportMonths: z.nullable(termOf(erasureTerms)),
  /** Whom people may ask about their data (rule 112). */
  privacyEmail: z.nullable(email),
};

/** A card of the page sends its own fields; what is left out stays as it is. */
export const securityForm = z.partial(z.strictObject(securityFields));
export type SecurityForm = z.output<typeof securityForm>;

export const securitySettings = z.object({
  version: z.number(),
  ...securityFields,
  shareDomainList: z.array(z.string()),
  privacyEmail: z.nullable(z.string()),
});
export type SecuritySettings = z.infer<typeof securitySettings>;

export const getSecuritySettings = endpoint({
  name: 'getSecuritySettings',
  summary: 'What the super administrators have decided about the security of their brand',
  method: 'GET',
  path: '/security/settings',
  access: 'security_security_list',
  reply: one(securitySettings),
});

export const updateSecuritySettings = endpoint({
  name: 'updateSecuritySettings',
  summary: 'Changes the fields that are given; the others stay as they are',
  method: 'PATCH',
  path: '/security/settings',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({ ...securityForm.shape, version }),
  reply: one(securitySettings),
  errors: ['staleVersion'],
});
