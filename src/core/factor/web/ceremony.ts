import type {
  Assertion,
  CreationOptions,
  NewCredential,
  RequestOptions,
} from '#core/account/contract/rules/passkey-fields.ts';

/** What the browser does with passkeys. Loaded where somebody presses for one. */

/** The person has closed the browser's window, or has let it wait too long: there is nothing to say. */
export class GivenUp extends Error {}

/** The browser has no passkeys for this page's host: they are bound to that of the installation. */
export class AnotherHost extends Error {
  readonly host: string;
  constructor(host: string) {
    super(host);
    this.host = host;
  }
}

/** This device has a passkey for the account already. */
export class KnownAlready extends Error {}

/** Has a passkey sign. Throws GivenUp or AnotherHost. */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const { id, response } = await ceremony<AuthenticationResponseJSON>(
    () => navigator.credentials.get({ publicKey }),
    options.rpId,
  );
  const { authenticatorData, clientDataJSON, signature, userHandle } = response;
  return { id, authenticatorData, clientDataJSON, signature, ...(userHandle && { userHandle }) };
}

/** Has a passkey made. Throws GivenUp, AnotherHost or KnownAlready. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const { id, response } = await ceremony<RegistrationResponseJSON>(
    () => navigator.credentials.create({ publicKey }),
    options.rp.id,
  );
  const { attestationObject, clientDataJSON } = response;
  return { id, attestationObject, clientDataJSON };
}

async function ceremony<Written extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  begin: () => Promise<Credential | null>,
  host: string,
): Promise<Written> {
  try {
    return ((await begin()) as PublicKeyCredential).toJSON() as Written;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'SecurityError') throw new AnotherHost(host);
    if (name === 'InvalidStateError') throw new KnownAlready();
    // Closing the window, waiting too long and having no passkey: no browser tells them apart.
    if (name === 'NotAllowedError' || name === 'AbortError') throw new GivenUp();
    throw error;
  }
}
