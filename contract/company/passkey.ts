import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { locale, text } from '#contract/platform/call/fields.ts';
import { deviceList, entered } from './auth.ts';

/** Passkeys (rule 107). Fields that browsers make or read are named as WebAuthn names them. */

const bytes = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));
/** At most 1023 bytes, says WebAuthn. */
const credentialId = bytes(1364);

/** What a new passkey says about itself. */
export const newCredential = z.strictObject({
  id: credentialId,
  attestationObject: bytes(12_000),
  clientDataJSON: bytes(4000),
});
export type NewCredential = z.infer<typeof newCredential>;

/** What a passkey signs. */
export const assertion = z.strictObject({
  id: credentialId,
  authenticatorData: bytes(4000),
  clientDataJSON: bytes(4000),
  signature: bytes(4000),
  /** The account, as the passkey keeps it. */
  userHandle: z.optional(bytes(86)),
});
export type Assertion = z.infer<typeof assertion>;

const verification = z.enum(['required', 'preferred']);
const known = z.array(z.object({ type: z.literal('public-key'), id: z.string() }));

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: verification,
  /** Those that may answer. Empty: the browser shows what it has. */
  allowCredentials: known,
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.number(),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptions>;

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
  body: z.strictObject(added),
  reply: z.object({ codeList }),
  errors: ['conflict', 'unavailable'],
});

export const getPasskeyProofOptions = endpoint({
  name: 'getPasskeyProofOptions',
  summary: 'What one of the own passkeys is to sign to prove that it is still the person',
  method: 'POST',
  path: '/authentication/prove/passkey/options',
  access: 'session',
  ofAccount: true,
  reply: requestOptions,
  errors: ['notFound'],
});
