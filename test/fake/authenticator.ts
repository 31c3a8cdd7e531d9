import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  Assertion,
  CreationOptions,
  NewCredential,
  RequestOptions,
} from '#core/account/contract/rules/passkey-fields.ts';

/** A browser with a passkey of its own, in Node. What it does wrong is said call by call. */

interface Ceremony {
  /** Where the page stands that asks. */
  origin?: string;
  /** For whom it signs, in place of whom the options name. */
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** Whether it has checked a fingerprint, a face or a PIN. */
  isVerified?: boolean;
  /** Whether somebody was there at all. */
  isPresent?: boolean;
  crossOrigin?: boolean;
}

interface Answer extends Ceremony {
  id?: string;
  userHandle?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

export function makeAuthenticator(home = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = randomBytes(16).toString('base64url');

  const clientData = (type: string, asked: { challenge: string }, ceremony: Ceremony) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: ceremony.challenge ?? asked.challenge,
        origin: ceremony.origin ?? home,
        crossOrigin: ceremony.crossOrigin ?? false,
      }),
    );

  /** RP, flags and counter, as WebAuthn lays them out. */
  function heading(rpId: string, ceremony: Ceremony, more = 0): Buffer {
    counter += 1;
    const { isVerified = true, isPresent = true } = ceremony;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(ceremony.counter ?? counter);
    const flags = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more;
    return Buffer.concat([sha256(ceremony.rpId ?? rpId), Buffer.from([flags]), count]);
  }

  return {
    id: credentialId.toString('base64url'),

    /** Makes the passkey. */
    create(options: CreationOptions, ceremony: Ceremony = {}): NewCredential {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        heading(options.rp.id, ceremony, 0x40),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const attestation = map([
        [textOf('fmt'), textOf('none')],
        [textOf('attStmt'), map([])],
        [textOf('authData'), bytesOf(authData)],
      ]);
      return {
        id: credentialId.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options, ceremony).toString('base64url'),
      };
    },

    /** Signs with it. */
    get(options: RequestOptions, answer: Answer = {}): Assertion {
      const client = clientData('webauthn.get', options, answer);
      const authData = heading(options.rpId, answer);
      const signed = Buffer.concat([authData, sha256(client)]);
      return {
        id: answer.id ?? credentialId.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: answer.userHandle ?? userHandle,
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

// As much of CBOR as a passkey of this kind needs.
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 0x100) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
const bytesOf = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const intOf = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** EC2, ES256, P-256. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  map([
    [intOf(1), intOf(2)],
    [intOf(3), intOf(-7)],
    [intOf(-1), intOf(1)],
    [intOf(-2), bytesOf(Buffer.from(x, 'base64url'))],
    [intOf(-3), bytesOf(Buffer.from(y, 'base64url'))],
  ]);
