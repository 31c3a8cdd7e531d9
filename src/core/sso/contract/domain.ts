import { z } from 'zod/mini';
import { isDomain } from '#core/security/contract/rules/share.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing, one } from '#platform/contract/call/envelope.ts';

/** Domains that a company proves to be its own (rule 108). */

const domainName = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(253), z.refine(isDomain, 'domain.invalid'));

const domain = z.object({
  domain: z.string(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** ISO 8601. Null: not proven. */
  provenAt: z.nullable(z.string()),
  /** The operator has said so, and no record is needed. */
  byOperator: z.boolean(),
  checkedAt: z.nullable(z.string()),
  /** Since when the record of a proven domain has been gone. */
  missingSince: z.nullable(z.string()),
});
export type BrandDomain = z.infer<typeof domain>;

const params = z.strictObject({ domain: domainName });

export const getDomains = endpoint({
  name: 'getDomains',
  summary: "The company's domains, proven and not",
  method: 'GET',
  path: '/security/domain',
  access: 'security_security_list',
  reply: all(domain),
});

export const addDomain = endpoint({
  name: 'addDomain',
  summary: 'Says that a domain is the company’s; it counts once its TXT record says so too',
  method: 'POST',
  path: '/security/domain',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({ domain: domainName }),
  reply: one(domain),
  errors: ['conflict'],
});

export const checkDomain = endpoint({
  name: 'checkDomain',
  summary: 'Looks for the TXT record now',
  method: 'POST',
  path: '/security/domain/{domain}/check',
  access: 'security_security_update',
  fresh: true,
  params,
  reply: one(domain),
  errors: ['conflict', 'unavailable'],
});

export const deleteDomain = endpoint({
  name: 'deleteDomain',
  summary: 'Gives a domain up',
  method: 'DELETE',
  path: '/security/domain/{domain}',
  access: 'security_security_update',
  fresh: true,
  params,
  reply: nothing,
  errors: ['conflict'],
});
