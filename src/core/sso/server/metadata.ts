import type { ProviderFault, TokenAuth } from '#core/sso/contract/rules/sso.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { type Outbound, OutboundRefused } from '#platform/server/outbound/outbound.ts';

/** What a provider says of itself, as far as the settings ask. */
export interface Metadata {
  /** The provider's address as it spells it: a slash at its end may differ from what was typed. */
  issuer: string;
  tokenAuths: readonly string[];
  /** Where it signs people out; null where it can't. */
  endSession: string | null;
}

const path = '/.well-known/openid-configuration';
/** Ways to sign by which it uses a key of its own. With a shared secret we could forge what it says. */
const signing = /^(RS|PS|ES)(256|384|512)$|^(EdDSA|Ed25519)$/;

/** What is wrong with a provider. `told`: what it calls itself, or where nothing was found. */
export class UnfitProvider extends Error {
  readonly fault: ProviderFault;
  readonly told: string;

  constructor(fault: ProviderFault, told = '') {
    super(fault);
    this.fault = fault;
    this.told = told.slice(0, 300);
  }
}

/** Reads the metadata of this issuer. Throws `UnfitProvider` where it can't be read, is another's or won't do. */
export async function readMetadata(outbound: Outbound, issuer: string): Promise<Metadata> {
  const given = await fetchMetadata(outbound, issuer);
  const { issuer: named, authorization_endpoint, token_endpoint, jwks_uri } = given;
  if (named !== issuer && named !== `${issuer}/`) throw new UnfitProvider('other', String(named));
  const { protocol } = new URL(issuer);
  const areSafe = [authorization_endpoint, token_endpoint, jwks_uri].every(
    (url) => typeof url === 'string' && URL.canParse(url) && new URL(url).protocol === protocol,
  );
  const responses = listOf(given.response_types_supported);
  const algorithms = listOf(given.id_token_signing_alg_values_supported);
  const speaksCode = responses.length === 0 || responses.includes('code');
  const signs = algorithms.length === 0 || algorithms.some((name) => signing.test(name));
  if (!areSafe || !speaksCode || !signs) throw new UnfitProvider('unfit');
  const { end_session_endpoint: ends } = given;
  return {
    issuer: named,
    tokenAuths: listOf(given.token_endpoint_auth_methods_supported),
    endSession: typeof ends === 'string' ? ends : null,
  };
}

async function fetchMetadata(outbound: Outbound, issuer: string): Promise<Record<string, unknown>> {
  const response = await outbound.fetch(issuer + path, { redirects: 3 }).catch((error) => {
    throw new UnfitProvider(error instanceof OutboundRefused ? 'refused' : 'away');
  });
  const given: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new UnfitProvider('none', issuer + path);
  }
  return given as Record<string, unknown>;
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What is wrong with the other choices, beside what the provider says of itself. */
export function choiceIssues(
  { tokenAuths, endSession }: Metadata,
  { tokenAuth, endsThere }: { tokenAuth?: TokenAuth | undefined; endsThere: boolean },
): Issue[] {
  const knows = tokenAuths.length === 0 || !tokenAuth || tokenAuths.includes(tokenAuth);
  return [
    ...(knows ? [] : [{ path: 'tokenAuth', key: 'ssoMessages.otherTokenAuth' } as const]),
    ...(endsThere && !endSession
      ? [{ path: 'endsThere', key: 'ssoMessages.noEndSession' } as const]
      : []),
  ];
}
