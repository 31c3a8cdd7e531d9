import type { Outbound } from '#platform/server/outbound/outbound.ts';

/** What providers and name servers would answer. */
export interface FakeOutbound extends Outbound {
  /** The TXT records of names. A name that is not there has none. */
  records: Map<string, string[]>;
  /** Fails as a name server that doesn't answer. */
  isAway: boolean;
  /** What the next metadata says otherwise. */
  says: Record<string, unknown>;
}

const path = '/.well-known/openid-configuration';

/** A provider stands at every address, and says of itself what it should. */
export function fakeOutbound(): FakeOutbound {
  const outbound: FakeOutbound = {
    records: new Map(),
    isAway: false,
    says: {},
    fetch: async (url) => {
      if (outbound.isAway) throw new Error('away');
      const issuer = url.replace(path, '');
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        end_session_endpoint: `${issuer}/logout`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        ...outbound.says,
      });
    },
    lookUpTxt: async (name) => {
      if (outbound.isAway) throw new Error('away');
      return outbound.records.get(name) ?? [];
    },
  };
  return outbound;
}
