import { afterAll, beforeAll } from 'vitest';
import type { ssoConnection } from '#core/sso/server/tables/sso.ts';
import {
  type ProvidersPerson,
  passProvider,
  type SsoProvider,
  startSsoProvider,
} from '#test/fake/sso-provider.ts';
import type { TestApp } from '#test/start/start-app.ts';
import { type Browser, cookieHeader, keepCookies, newBrowser, tokenOf } from './browser.ts';
import { makeConnection, proveDomain } from './make-connection.ts';

/** What a page at ours answered. */
interface Page {
  status: number;
  location: string;
}

/**
 * Companies that sign in by a real provider. The app has to be started with `OUTBOUND_HOSTS: 'localhost'`. Call it at
 * the top of a suite.
 */
export function startProvider(house: TestApp) {
  const sso = {} as ReturnType<typeof ways> & { provider: SsoProvider };
  beforeAll(async () => {
    const redirectUris = ['north', 'south'].map(
      (slug) => `${house.context.config.publicUrl}/api/sso/${slug}/callback`,
    );
    const provider = await startSsoProvider({
      redirectUris,
      now: () => house.context.now(),
      afterSignOut: [`${house.context.config.publicUrl}/`],
    });
    Object.assign(sso, { provider }, ways(house, provider));
  });
  afterAll(() => sso.provider?.close());
  return sso;
}

function ways(house: TestApp, provider: SsoProvider) {
  /** A page load of ours. */
  async function open(browser: Browser, address: string): Promise<Page> {
    const url = new URL(address, house.context.config.publicUrl);
    const cookie = cookieHeader(browser.own);
    const reply = await house.app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...(cookie && { cookie }) },
    });
    keepCookies(browser.own, [reply.headers['set-cookie'] ?? []].flat());
    return { status: reply.statusCode, location: String(reply.headers.location) };
  }

  /** Goes to the provider; the address with which it leads back. */
  async function ask(
    browser: Browser,
    { slug, id }: { slug: string; id: string },
    more = '',
  ): Promise<URL> {
    const { location } = await open(browser, `/api/sso/${slug}/${id}/start${more}`);
    return passProvider(provider, location, browser.there);
  }

  return {
    open,
    ask,
    /** Signs somebody in from the beginning to the end: where the browser is then. */
    async signIn(
      person: ProvidersPerson | null,
      connection: { slug: string; id: string },
      { browser = newBrowser(), more = '' }: { browser?: Browser; more?: string } = {},
    ) {
      provider.next = person;
      browser.there.clear();
      const back = await ask(browser, connection, more);
      const page = await open(browser, back.href);
      const told = new URLSearchParams(page.location.split('#')[1] ?? '');
      return { ...page, browser, token: tokenOf(browser), reason: told.get('reason'), told };
    },
    /** Makes a connection of the company with this provider, and offers it. */
    async connect(
      { brandId, slug }: { brandId: string; slug: string },
      given: Partial<typeof ssoConnection.$inferInsert> = {},
    ) {
      const { issuer } = provider;
      return { id: await makeConnection(house.context, brandId, { issuer, ...given }), slug };
    },
    /** The company has proven that a domain is its own. */
    prove: (brandId: string, domain: string) => proveDomain(house.context, brandId, domain),
  };
}
