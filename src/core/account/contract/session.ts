import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing } from '#platform/contract/call/envelope.ts';
import { browsers, systems } from '#platform/contract/rules/device.ts';

/** Where somebody is signed in. Everybody sees and ends their own sessions only (rule 48). */
export const signedInDevice = z.object({
  id: z.string(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  /** The name of the company that the session stands in. */
  brand: z.string(),
  /** Unix seconds. */
  createdAt: z.number(),
  /** Unix seconds, to within ten minutes. */
  lastUsedAt: z.number(),
  /** Whether the call came from this session. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const getSessionList = endpoint({
  name: 'getSessionList',
  summary: 'Where the person is signed in: this device first, then the one used last',
  method: 'GET',
  path: '/session/list',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  reply: all(signedInDevice),
});

export const keepInCookie = endpoint({
  name: 'keepInCookie',
  summary: 'Puts the session of a token into the cookie, for browsers that kept the token before',
  method: 'POST',
  path: '/session/keep',
  access: 'session',
  ofAccount: true,
  reply: z.object({ session: z.string() }),
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: "Ends the person's sessions on all other devices",
  method: 'DELETE',
  path: '/session',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  reply: nothing,
});

export const endSession = endpoint({
  name: 'endSession',
  summary: "Ends one of the person's sessions, with those that were handed over from it",
  method: 'DELETE',
  path: '/session/{id}',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  reply: nothing,
});
