import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { locale, text } from '#platform/contract/call/fields.ts';
import { deviceList, entered, keep } from './auth.ts';
import {
  assertion,
  creationOptions,
  newCredential,
  requestOptions,
} from './rules/passkey-fields.ts';

/** Passkeys (rule 107). */

const ticket = text(200);

export const getPasskeyOptions = endpoint({
  name: 'getPasskeyOptions',
  summary:
    'What a passkey is to sign within 60 seconds, for signing in or for the ticket of `loginUser`; 404 where there are no passkeys',
  method: 'POST',
  path: '/authentication/passkey/options',
  access: 'public',
  body: z.optional(z.strictObject({ ticket: z.optional(ticket) })),
  reply: requestOptions,
  errors: ['notFound', 'linkExpired', 'tooMany'],
});

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  summary:
    'Signs a person in to a brand by a passkey that has verified them, in place of password and factor',
  method: 'POST',
  path: '/authentication/passkey',
  access: 'public',
  body: z.strictObject({
    assertion,
    holdingSlug: text(60),
    locale: z.optional(locale),
    deviceList,
    keep,
  }),
  reply: entered,
  errors: ['wrongCredentials', 'tooMany'],
});

/** Without a name it is called after the device that adds it. */
const added = { credential: newCredential, name: z.optional(text(60)) };
const codeList = z.array(z.string());

export const getEnrolmentPasskeyOptions = endpoint({
  name: 'getEnrolmentPasskeyOptions',
  summary: 'What a new passkey is made from, while signing in',
  method: 'POST',
  path: '/authentication/enrol/passkey/options',
  access: 'public',
  body: z.strictObject({ ticket }),
  reply: creationOptions,
  errors: ['notFound', 'forbidden', 'linkExpired', 'tooMany'],
});

export const addEnrolmentPasskey = endpoint({
  name: 'addEnrolmentPasskey',
  summary: 'Adds a passkey as the first factor, while signing in',
  method: 'POST',
  path: '/authentication/enrol/passkey',
  access: 'public',
  body: z.strictObject({ ticket, ...added }),
  reply: z.object({ codeList }),
  errors: ['forbidden', 'conflict', 'linkExpired', 'tooMany', 'unavailable'],
});

export const getNewPasskeyOptions = endpoint({
  name: 'getNewPasskeyOptions',
  summary: 'What a new passkey is made from, within 60 seconds; 404 where there are no passkeys',
  method: 'POST',
  path: '/account/passkey/options',
  access: 'session',
  ofAccount: true,
  fresh: true,
  ofOwner: true,
  reply: creationOptions,
  errors: ['notFound'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Adds a passkey to the account; with the first factor ten recovery codes',
  method: 'POST',
  path: '/account/passkey',
  access: 'session',
  ofAccount: true,
  fresh: true,
  ofOwner: true,
  body: z.strictObject(added),
  reply: z.object({ codeList }),
  errors: ['conflict', 'unavailable'],
});

export const getPasskeyConfirmationOptions = endpoint({
  name: 'getPasskeyConfirmationOptions',
  summary: 'What one of the own passkeys is to sign to prove that it is still the person',
  method: 'POST',
  path: '/authentication/prove/passkey/options',
  access: 'session',
  ownLine: true,
  ofAccount: true,
  fromAnywhere: true,
  reply: requestOptions,
  errors: ['notFound'],
});
