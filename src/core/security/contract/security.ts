import { z } from 'zod/mini';
import { idleTerms, longestTerms } from '#core/account/contract/rules/session-terms.ts';
import { mostTrustDays } from '#core/factor/contract/rules/factor.ts';
import { roles } from '#platform/contract/call/access.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { date, email, text, version } from '#platform/contract/call/fields.ts';
import { addressKinds } from '#platform/contract/rules/audit.ts';
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

const term = (terms: readonly number[]) =>
  z.int().check(z.refine((given) => terms.includes(given), 'validation.invalid'));

/** How many networks of addresses the list holds at most. */
export const mostNetworks = 50;

/** After how many months former people are erased, and reports deleted (rule 113). */
export const erasureTerms = [12, 24, 36, 60, 84, 120] as const;

/** Each field of the settings is here once; which card of the page changes it, the web knows. */
const securityFields = {
  /** Who may be sent reports (rule 99). */
  share: z.enum(shareKinds),
  /** With `domains`: people there get reports too. */
  shareDomainList: z.array(shareDomain).check(
    z.maxLength(mostShareDomains),
    z.refine((list) => new Set(list).size === list.length, 'companySecurity.share.repeatedDomain'),
  ),
  /** How much of addresses the activity log keeps, for 90 days. */
  addressKept: z.enum(addressKinds),
  /** How long sessions last, in minutes: at most, and without a call (rule 103). */
  hrLongest: term(longestTerms),
  hrIdle: term(idleTerms),
  othersLongest: term(longestTerms),
  othersIdle: term(idleTerms),
  /** The addresses and networks from which its people may work, such as 203.0.113.0/24. None: from anywhere. */
  ipList: z.array(text(50)).check(z.maxLength(mostNetworks)),
  ipFor: z.enum(['hr', 'all']),
  /** Who must have a second factor, from which day on, and for how many days a trusted device goes without (rule 105). */
  factorRoles: z.array(z.enum(roles)),
  factorFrom: z.nullable(date),
  trustDays: z.int().check(z.minimum(0), z.maximum(mostTrustDays)),
  /** Both terms in months; null: never. What is older is deleted at night, and the first time is told before. */
  formerMonths: z.nullable(term(erasureTerms)),
  reportMonths: z.nullable(term(erasureTerms)),
  /** The e-mail to which people may write about their data (rule 112). */
  privacyEmail: z.nullable(email),
};

type Fields = typeof securityFields;
type OptionalFields = { [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name]> };

/** `z.partial` would weigh half a kilobyte wherever the product begins. */
const optionalFields = Object.fromEntries(
  Object.entries(securityFields).map(([name, field]) => [name, z.optional(field)]),
) as OptionalFields;

/** A card of the page sends its own fields; what is left out stays as it is. */
export const securityForm = z.strictObject(optionalFields);
export type SecurityForm = z.output<typeof securityForm>;

export const securitySettings = z.object({
  version: z.number(),
  ...securityFields,
  shareDomainList: z.array(z.string()),
  ipList: z.array(z.string()),
  /** ISO 8601: until then other super administrators come in as before what was narrowed, too (rule 98c). */
  formerUntil: z.nullable(z.string()),
  /** Where this call comes from, as the server sees it. */
  address: z.string(),
  /** The call came by a proxy that the server wasn't told of: whose address it has is not known (TRUST_PROXY). */
  isProxied: z.boolean(),
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

/** How many people the company wants a second factor of, and who of them have none. */
export const factorMissing = z.object({
  count: z.number(),
  missingList: z.array(
    z.object({
      /** The user's. */
      id: z.string(),
      name: z.string(),
      /** Whether they have been written to within a day. */
      isReminded: z.boolean(),
    }),
  ),
});
export type FactorMissing = z.infer<typeof factorMissing>;

export const getFactorMissing = endpoint({
  name: 'getFactorMissing',
  summary: 'Of how many people the brand wants a second factor, and who of them have none yet',
  method: 'GET',
  path: '/security/factor/missing',
  access: 'security_security_list',
  reply: one(factorMissing),
});

export const remindFactor = endpoint({
  name: 'remindFactor',
  summary: 'Asks one of them by letter to add it, once a day',
  method: 'POST',
  path: '/security/factor/{id}/remind',
  access: 'security_security_update',
  reply: nothing,
  errors: ['conflict'],
});
