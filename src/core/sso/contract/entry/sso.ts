import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing, one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Signing in by a company's own provider (rules 110 and 111). What its settings are is in src/core/sso/contract/sso.ts. */

const slug = z.string().check(z.minLength(1), z.maxLength(60));
const params = z.strictObject({ slug, id });

/** One way in, as the sign-in page offers it. */
const wayIn = z.object({
  id: z.string(),
  /** The company's slug. */
  slug: z.string(),
  /** The provider's name on the button. */
  name: z.string(),
  /** The company lets people in by it only. */
  required: z.boolean(),
});
export type WayIn = z.infer<typeof wayIn>;

export const findSso = endpoint({
  name: 'findSso',
  summary:
    'By which providers people sign in: of the company of this host, of one that is named, or of an e-mail’s domain. It never asks who',
  method: 'GET',
  path: '/sso/find',
  access: 'public',
  query: z.strictObject({
    /** What comes after the @; no more of an e-mail leaves the browser. */
    domain: z.optional(z.string().check(z.maxLength(253))),
    holdingSlug: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: all(wayIn),
  errors: ['tooMany'],
});

export const startSso = endpoint({
  name: 'startSso',
  summary: 'Leads to the provider, and binds the sign-in to this browser by a cookie',
  method: 'GET',
  path: '/sso/{slug}/{id}/start',
  access: 'public',
  params,
  query: z.strictObject({
    /** Where in the product to go on. */
    return: z.optional(z.string()),
    /** The token of a try from the settings. */
    test: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: 'redirect',
});

export const comeBackFromSso = endpoint({
  name: 'comeBackFromSso',
  summary:
    'Where the provider sends people back to; they go on signed in, or to a page that says why not',
  method: 'GET',
  path: '/sso/{slug}/callback',
  access: 'public',
  params: z.strictObject({ slug }),
  /** Each provider adds words of its own: all are read from the address. */
  query: z.record(z.string(), z.unknown()),
  reply: 'redirect',
});

export const leaveBySso = endpoint({
  name: 'leaveBySso',
  summary:
    'Leads to where the provider signs people out, or to signing in where it has no such page',
  method: 'GET',
  path: '/sso/{slug}/{id}/leave',
  access: 'public',
  params,
  reply: 'redirect',
});

export const endBySso = endpoint({
  name: 'endBySso',
  summary: 'The provider says that somebody has signed out there: their sessions here end',
  method: 'POST',
  path: '/sso/{slug}/{id}/backchannel',
  access: 'public',
  params,
  body: z.object({ logout_token: z.string().check(z.minLength(1), z.maxLength(8000)) }),
  takesForm: true,
  reply: nothing,
});

export const proveBySso = endpoint({
  name: 'proveBySso',
  summary:
    'Begins to prove by the provider that it is still the person: the address of a window that asks them',
  method: 'POST',
  path: '/authentication/prove/sso',
  access: 'session',
  ownLine: true,
  fromAnywhere: true,
  reply: one(z.object({ address: z.string() })),
  errors: ['conflict', 'unavailable'],
});
