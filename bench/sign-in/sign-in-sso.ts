import { Agent, request } from 'node:http';
import { ssoCallbackPath, ssoStartPath } from '#core/sso/contract/rules/sso-addresses.ts';
import type { Context } from '#platform/server/context.ts';
import { inBrand, makeBrand, makeMember } from '#test/factories.ts';
import {
  type ProvidersPerson,
  passProvider,
  type SsoProvider,
  startSsoProvider,
} from '#test/fake/sso-provider.ts';
import { makeConnection, proveDomain } from '#test/sso/make-connection.ts';
import { quantile, type Verdict, withFilled } from '../set-up/with-server.ts';

const slug = 'federated';
const domain = 'federated.ru';
/** Where the product believes to stand, whatever port it has here. */
const home = 'http://localhost:3000';
/** Each comes in less often than an account may have sessions. */
const people = 20;
/** The first time binds the person, and is not measured. */
const [warmUps, signIns] = [people, 200];
/** p95 of the return from the provider without what the provider took, in health checks. */
const most = 60;

/** Coming back from a company's sign-in server: from its page to the session (rule 110). */
export async function signInSsoBench(): Promise<Verdict> {
  const provider = await startSsoProvider({ redirectUris: [home + ssoCallbackPath(slug)] });
  try {
    return await withFilled(
      (context) => fill(context, provider),
      (port, { id }) => measure(port, id, provider),
    );
  } finally {
    await provider.close();
  }
}

const personOf = (n: number): ProvidersPerson => ({
  sub: `person-${n}`,
  claims: { email: `person-${n}@${domain}`, email_verified: true },
});

async function fill(context: Context, { issuer }: SsoProvider) {
  const { database } = context;
  const { brandId } = await makeBrand(database, { slug });
  await inBrand(database, brandId, async (scope) => {
    for (let n = 0; n < people; n += 1)
      await makeMember(scope, ['ROLE_HR'], { email: `person-${n}@${domain}` });
  });
  await proveDomain(context, brandId, domain);
  return { id: await makeConnection(context, brandId, { issuer }) };
}

async function measure(port: number, id: string, provider: SsoProvider): Promise<Verdict> {
  const open = browserAt(port);
  const [took, health]: [number[], number[]] = [[], []];
  for (let n = 0; n < warmUps + signIns; n += 1) {
    provider.next = personOf(n % people);
    const there = await open(ssoStartPath(slug, id));
    const back = await passProvider(provider, there.location);
    const [before, begun] = [provider.spent, performance.now()];
    const { location } = await open(back.href, there.cookie);
    const callback = performance.now() - begun - (provider.spent - before);
    if (!location.includes('session=')) throw new Error(`nobody came in: ${location}`);
    const asked = performance.now();
    await open('/healthz');
    if (n < warmUps) continue;
    took.push(callback);
    health.push(performance.now() - asked);
  }
  for (const times of [took, health]) times.sort((a, b) => a - b);
  const [p95, base] = [quantile(took, 0.95), quantile(health, 0.95)];
  return {
    name: 'Coming back from the sign-in server, without what that took',
    lines: [
      `p95 ${(p95 / base).toFixed(1)} × health (at most ${most}; ${p95.toFixed(1)} of ${base.toFixed(2)} ms, median ${quantile(took, 0.5).toFixed(1)} of ${quantile(health, 0.5).toFixed(2)})`,
    ],
    pass: p95 / base <= most,
  };
}

/** Opens addresses of the product, wherever it believes to stand: where they lead, and the cookie that comes with it. */
function browserAt(port: number) {
  const agent = new Agent({ keepAlive: true });
  return (address: string, cookie = '') =>
    new Promise<{ location: string; cookie: string }>((resolve, reject) => {
      const { host, pathname, search } = new URL(address, home);
      const headers = { host, ...(cookie && { cookie }) };
      request({ agent, port, host: '127.0.0.1', path: pathname + search, headers }, (reply) => {
        const [set = ''] = reply.headers['set-cookie'] ?? [];
        const { location = '' } = reply.headers;
        reply.resume().once('end', () => resolve({ location, cookie: set.split(';')[0] ?? '' }));
      })
        .once('error', reject)
        .end();
    });
}
