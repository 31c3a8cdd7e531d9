import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { one } from '#contract/platform/call/envelope.ts';
import { text, version } from '#contract/platform/call/fields.ts';
import { addressKinds } from './rules/audit.ts';
import { idleTerms, longestTerms } from './rules/session-terms.ts';
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

/** At most so many networks of addresses. */
export const mostNetworks = 50;

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
  /** How long sessions last, in minutes: at most, and without a call (rule 103). */
  hrLongest: term(longestTerms),
  hrIdle: term(idleTerms),
  othersLongest: term(longestTerms),
  othersIdle: term(idleTerms),
  /** From where its people may work: addresses and networks, such as 203.0.113.0/24. None: from anywhere. */
  ipList: z.array(text(50)).check(z.maxLength(mostNetworks)),
  ipFor: z.enum(['hr', 'all']),
};

/** A card of the page sends its own fields; what is left out stays as it is. */
export const securityForm = z.partial(z.strictObject(securityFields));
export type SecurityForm = z.output<typeof securityForm>;

export const securitySettings = z.object({
  version: z.number(),
  ...securityFields,
  shareDomainList: z.array(z.string()),
  ipList: z.array(z.string()),
  /** Where this call comes from, as the server sees it. */
  address: z.string(),
  /** It came by a proxy that the server wasn't told of: whose address it has is not known (TRUST_PROXY). */
  isProxied: z.boolean(),
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
