import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing, one } from '#platform/contract/call/envelope.ts';
import { text, version } from '#platform/contract/call/fields.ts';
import { apiScopes } from '#platform/contract/call/scope.ts';

/** Keys by which a company's programs call the product (rules 180 and 181). */

/** For how many days a key can be made. */
export const keyTerms = [30, 90, 180, 365] as const;
/** How many days before a key ends super admins are told. */
export const keyEndDays = [14, 1] as const;
export const mostKeys = 20;
export const mostKeyNetworks = 20;

export const keyRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  /** The beginning of the key, by which it is recognized where it is kept. */
  prefix: z.string(),
  scopeList: z.array(z.enum(apiScopes)),
  /** ISO 8601. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Days until it ends, with the one that has begun; 0 once it is over. */
  daysLeft: z.number(),
  /** YYYY-MM-DD. Null: never. */
  lastUsedOn: z.nullable(z.string()),
  /** Addresses and networks from which it may be used. None: from wherever the company's people may work. */
  ipList: z.array(z.string()),
  /** `resting`: who made it is no super administrator any more, so it opens nothing. */
  state: z.enum(['works', 'resting', 'over']),
  /** Who made it; null where they are gone. */
  madeBy: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof keyRow>;

const ipList = z.array(text(50)).check(z.maxLength(mostKeyNetworks));

export const keyForm = z.strictObject({
  name: text(60),
  scopeList: z.array(z.enum(apiScopes)).check(
    z.minLength(1, 'apiKeyMessages.noScope'),
    z.refine((list) => new Set(list).size === list.length, 'validation.invalid'),
  ),
  /** For how many days it is made. */
  term: z
    .int()
    .check(z.refine((days) => keyTerms.some((term) => term === days), 'validation.invalid')),
  ipList: z._default(ipList, []),
});
export type KeyForm = z.output<typeof keyForm>;

export const getKeys = endpoint({
  name: 'getKeys',
  summary: "The company's API keys, without what opens anything",
  method: 'GET',
  path: '/security/key',
  access: 'security_security_list',
  reply: all(keyRow),
});

export const makeKey = endpoint({
  name: 'makeKey',
  summary: 'Makes an API key, which is in this answer and nowhere else',
  method: 'POST',
  path: '/security/key',
  access: 'security_security_update',
  fresh: true,
  body: keyForm,
  reply: one(z.object({ ...keyRow.shape, secret: z.string() })),
  errors: ['conflict'],
});

export const updateKey = endpoint({
  name: 'updateKey',
  summary: 'Changes from where an API key may be used',
  method: 'PUT',
  path: '/security/key/{id}',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({ ipList, version }),
  reply: one(keyRow),
  errors: ['staleVersion'],
});

export const withdrawKey = endpoint({
  name: 'withdrawKey',
  summary: 'Withdraws an API key: from now on it opens nothing',
  method: 'DELETE',
  path: '/security/key/{id}',
  access: 'security_security_update',
  fresh: true,
  reply: nothing,
});
