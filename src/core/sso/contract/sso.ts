import { z } from 'zod/mini';
import { roles } from '#platform/contract/call/access.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { text, version } from '#platform/contract/call/fields.ts';
import { ssoStates } from '#platform/contract/rules/trust.ts';
import {
  mostSsoRules,
  providerFaults,
  requiredHindrances,
  ruleRoles,
  ssoFailures,
  ssoPresets,
  ssoRefusals,
  tokenAuths,
} from './rules/sso.ts';

/** A company's own sign-in: its providers, trying them, and whether people must come by them. */

const claim = text(100);
const claimNames = z.strictObject({
  email: claim,
  name: z.nullable(claim),
  groups: z.nullable(claim),
});

const rule = z.strictObject({ value: text(256), role: z.enum(ruleRoles) });

const fields = {
  preset: z.enum(ssoPresets),
  /** The provider's name on the button «Войти через …». */
  name: text(60),
  /** The address that the provider goes by. For Entra the tenant's id will do. */
  issuer: text(500),
  clientId: text(300),
};

const switches = {
  trustsFactor: z.boolean(),
  endsThere: z.boolean(),
  /** Stands on the sign-in page while the company offers its own sign-in. */
  isActive: z.boolean(),
  usesRules: z.boolean(),
  /** A rule may make administrators. */
  allowAdmin: z.boolean(),
};

const choices = {
  /** How the secret is shown. Left out: as the preset's providers want it. */
  tokenAuth: z.optional(z.enum(tokenAuths)),
  /** Left out: as the preset's providers name them. */
  claimNames: z.optional(claimNames),
  ...switches,
  ruleList: z.array(rule).check(
    z.maxLength(mostSsoRules),
    z.refine(
      (list) => new Set(list.map(({ value }) => value)).size === list.length,
      'ssoSettings.repeatedRule',
    ),
  ),
};

export const ssoForm = z.strictObject({ ...fields, ...choices });

const secret = text(1000);

export const ssoConnection = z.object({
  id: z.string(),
  preset: z.enum(ssoPresets),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  tokenAuth: z.enum(tokenAuths),
  claimNames: z.object({
    email: z.string(),
    name: z.nullable(z.string()),
    groups: z.nullable(z.string()),
  }),
  ...switches,
  ruleList: z.array(z.object({ value: z.string(), role: z.enum(ruleRoles) })),
  /** Where the provider tells of people who have signed out there. */
  backchannelUrl: z.string(),
  /** How many people have come by it. */
  identityCount: z.number(),
  /** ISO 8601: when its metadata was last read, and what went wrong since. */
  refreshedAt: z.nullable(z.string()),
  lastError: z.nullable(z.enum(providerFaults)),
  /** ISO 8601: when somebody last came through in a try. */
  triedAt: z.nullable(z.string()),
  version: z.number(),
});
export type SsoConnection = z.infer<typeof ssoConnection>;

/** A super admin, and what lets them in past the company's own sign-in. */
const spare = z.object({
  membershipId: z.string(),
  name: z.string(),
  email: z.string(),
  isSpare: z.boolean(),
  hasPassword: z.boolean(),
  hasFactor: z.boolean(),
  /** ISO 8601: when they last came in by their own password or passkey. */
  ownEntryAt: z.nullable(z.string()),
  /** All of it is there, and was used in the last 90 days. */
  isReady: z.boolean(),
});
export type Spare = z.infer<typeof spare>;

const settings = z.object({
  state: z.enum(ssoStates),
  connectionList: z.array(ssoConnection),
  /** Our values for the provider. */
  callbackUrl: z.string(),
  signedOutUrl: z.string(),
  spareList: z.array(spare),
  /** ISO 8601: until then their own passwords let other super administrators in, though it is required (rule 98c). */
  passwordUntil: z.nullable(z.string()),
});
export type SsoSettings = z.infer<typeof settings>;

export const getSso = endpoint({
  name: 'getSso',
  summary: "A company's own sign-in: its providers, and who may come in past them",
  method: 'GET',
  path: '/security/sso',
  access: 'security_security_list',
  reply: one(settings),
});

export const createSso = endpoint({
  name: 'createSso',
  summary:
    'Adds a provider, once its metadata says that it is the one; nobody is asked to use it yet',
  method: 'POST',
  path: '/security/sso',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({ ...fields, ...choices, secret }),
  reply: one(ssoConnection),
  errors: ['conflict'],
});

export const updateSso = endpoint({
  name: 'updateSso',
  summary:
    'Changes a provider. Another issuer forgets who has come by the former one, once that is confirmed',
  method: 'PUT',
  path: '/security/sso/{id}',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({
    ...fields,
    ...choices,
    /** Left out, the saved secret stays. */
    secret: z.optional(secret),
    /** Confirms that people's identities there are forgotten. */
    forgets: z.optional(z.boolean()),
    version,
  }),
  reply: one(ssoConnection),
  errors: ['staleVersion', 'conflict'],
});

export const deleteSso = endpoint({
  name: 'deleteSso',
  summary: 'Deletes a provider; sessions that it opened end',
  method: 'DELETE',
  path: '/security/sso/{id}',
  access: 'security_security_update',
  fresh: true,
  reply: nothing,
  errors: ['conflict'],
});

export const refreshSso = endpoint({
  name: 'refreshSso',
  summary: "Reads a provider's metadata again",
  method: 'POST',
  path: '/security/sso/{id}/refresh',
  access: 'security_security_update',
  reply: one(ssoConnection),
});

export const trySso = endpoint({
  name: 'trySso',
  summary:
    'Begins a try: the address of a window that goes to the provider, good once within 10 minutes',
  method: 'POST',
  path: '/security/sso/{id}/try',
  access: 'security_security_update',
  fresh: true,
  reply: one(z.object({ id: z.string(), address: z.string() })),
});

/** What a try has shown. */
const seen = z.object({
  /** Null: the provider let the person in. */
  failure: z.nullable(z.enum(ssoFailures)),
  /** The provider's own words, or by how much the clocks differ; at most 300 characters. */
  detail: z.nullable(z.string()),
  /** What it told of the person, each value as text of at most 300 characters. At most 50. */
  claimList: z.array(z.object({ name: z.string(), value: z.string() })),
  subject: z.nullable(z.string()),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  hasFactor: z.boolean(),
  /** Who it would be here, and with which roles. */
  person: z.nullable(z.object({ name: z.string(), email: z.string() })),
  roleList: z.array(z.enum(roles)),
  /** Why they wouldn't come in. */
  refusal: z.nullable(z.enum(ssoRefusals)),
});
export type SsoSeen = z.infer<typeof seen>;

export const getSsoTest = endpoint({
  name: 'getSsoTest',
  summary: 'What a try has shown: what the provider said, and who that would be',
  method: 'GET',
  path: '/security/sso/test/{id}',
  access: 'security_security_update',
  /** Without `seen`: nobody has come back yet. */
  reply: one(z.object({ id: z.string(), isOver: z.boolean(), seen: z.nullable(seen) })),
});

/** Who could not come in, once company sign-in is the only way. */
const outsiders = z.object({
  /** How many, and the first 50 of them. */
  count: z.number(),
  list: z.array(z.object({ name: z.string(), email: z.string() })),
});

export const getSsoRequirement = endpoint({
  name: 'getSsoRequirement',
  summary: 'What it would mean to let people in by company sign-in only, and what still hinders it',
  method: 'GET',
  path: '/security/sso/requirement',
  access: 'security_security_update',
  reply: one(
    z.object({
      outsiders,
      hindranceList: z.array(z.enum(requiredHindrances)),
      /** One spare sign-in only: the risk has to be accepted. */
      isRisky: z.boolean(),
    }),
  ),
});

export const setSsoState = endpoint({
  name: 'setSsoState',
  summary: 'Turns company sign-in off, offers it, or makes it the only way in',
  method: 'PATCH',
  path: '/security/sso/state',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({
    state: z.enum(ssoStates),
    /** Accepts that there is one spare sign-in only. */
    accepts: z.optional(z.boolean()),
  }),
  reply: one(settings),
  errors: ['conflict'],
});

export const setSpare = endpoint({
  name: 'setSpare',
  summary: 'Says whether a super admin may come in past company sign-in',
  method: 'PUT',
  path: '/security/spare/{membershipId}',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({ isSpare: z.boolean() }),
  reply: one(settings),
  errors: ['conflict'],
});
