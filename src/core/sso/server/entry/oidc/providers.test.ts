import { expect, test } from 'vitest';
import { findProvider, type World } from './providers.ts';

const issuer = 'https://id.example';

/** What comes of a provider that announces this. */
function find(announced: object) {
  const metadata = { issuer, jwks_uri: `${issuer}/keys`, ...announced };
  const headers = { 'content-type': 'application/json' };
  const fetch = async () => new Response(JSON.stringify(metadata), { headers });
  return findProvider({ outbound: { fetch }, now: () => new Date() } as unknown as World, issuer);
}

test.each(['authorization_endpoint', 'end_session_endpoint'])(
  'people are led to the web only, and by TLS: %s',
  async (end) => {
    const { metadata } = await find({ [end]: 'https://elsewhere.example/in' });
    expect(metadata).toHaveProperty(end);
    for (const address of ['http://id.example/in', 'javascript:alert(1)', 'data:text/html,x'])
      await expect(find({ [end]: address })).rejects.toThrow(address);
  },
);
