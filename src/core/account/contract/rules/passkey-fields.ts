import { z } from 'zod/mini';

/** What passkeys and browsers say to each other, and to us: fields are named as WebAuthn names them. */

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
const known = z.array(z.object({ type: z.enum(['public-key']), id: z.string() }));

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
  pubKeyCredParams: z.array(z.object({ type: z.enum(['public-key']), alg: z.int() })),
  timeout: z.number(),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.enum(['preferred']),
    userVerification: verification,
  }),
  attestation: z.enum(['none']),
});
export type CreationOptions = z.infer<typeof creationOptions>;
