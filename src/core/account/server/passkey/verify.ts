import type { Assertion, NewCredential } from '#core/account/contract/rules/passkey-fields.ts';

/** What is read from the messages of passkeys, by the library that knows their formats (decision 136). */

/** Read when the first passkey comes: most starts need none of it. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, as COSE numbers them, the best first. */
export const algorithms = [-8, -7, -257];

/** Where and for whom a passkey has to have signed. */
export interface Asked {
  challenge: string;
  origins: string[];
  rpId: string;
}

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  /** Whether it has verified its person: then it is both factors. */
  isVerifying: boolean;
  /** Whether it lives on several devices, or may. */
  backedUp: boolean;
}

/** Throws an error in the library's words where the message isn't what was asked for. */
export async function readNewPasskey(
  { id, attestationObject, clientDataJSON }: NewCredential,
  { challenge, origins, rpId }: Asked,
): Promise<KeptPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { attestationObject, clientDataJSON },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  });
  if (!registrationInfo) throw new Error('the attestation is wrong');
  const { credential, userVerified, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isVerifying: userVerified,
    backedUp: credentialBackedUp,
  };
}

/** What a passkey has said while it signed. Its counter is only read here: `keepUse` judges it. */
export interface SaidByPasskey {
  counter: number;
  isVerified: boolean;
  backedUp: boolean;
}

/** Throws an error in the library's words where the message isn't what was asked for, by that passkey. */
export async function readAssertion(
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
  { challenge, origins, rpId, mustVerify }: Asked & { mustVerify: boolean },
  { publicKey }: Pick<KeptPasskey, 'publicKey'>,
): Promise<SaidByPasskey> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: mustVerify,
    // The library would judge the counter before it has seen whether the signature is right.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
  });
  if (!verified) throw new Error('the signature is wrong');
  const { newCounter: counter, userVerified, credentialBackedUp } = authenticationInfo;
  return { counter, isVerified: userVerified, backedUp: credentialBackedUp };
}
