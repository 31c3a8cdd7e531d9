import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getChoice } from '#core/account/contract/choice.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { type Company, inBrand, makeCompany, makeMember } from '#test/factories.ts';
import {
  makeKey,
  passProvider,
  publicOf,
  type Spoil,
  signAs,
  ssoClient,
  startSsoProvider,
} from '#test/fake/sso-provider.ts';
import { newBrowser, tokenOf } from '#test/sso/browser.ts';
import { startProvider } from '#test/sso/start-provider.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What somebody who isn't the person, or a provider that isn't right, gets: a page, and no session (A7, A12, A14). */
const house = startApp({ OUTBOUND_HOSTS: 'localhost' });
const sso = startProvider(house);
type Brand = Company & { slug: string };
let [north, south] = [{} as Brand, {} as Brand];
let [ours, theirs] = [
  { id: '', slug: '' },
  { id: '', slug: '' },
];
const anna = { sub: 'anna', claims: { email: 'anna@north.example' } };
const later = (seconds: number) =>
  house.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());

beforeAll(async () => {
  const { database, now } = house.context;
  north = { ...(await makeCompany(database, now(), { slug: 'north' })), slug: 'north' };
  south = { ...(await makeCompany(database, now(), { slug: 'south' })), slug: 'south' };
  ours = await sso.connect(north);
  theirs = await sso.connect(south);
  await inBrand(database, north.brandId, (scope) =>
    makeMember(scope, ['ROLE_HR'], { email: anna.claims.email }),
  );
  await sso.prove(north.brandId, 'north.example');
});
beforeEach(() => {
  house.setNow(testNow);
  Object.assign(sso.provider, {
    spoil: undefined,
    announced: {},
    shownKeys: undefined,
    isAway: false,
  });
});

const stranger = makeKey('unknown');
const nobody = (reason: string) => ({ status: 303, token: undefined, reason });
const seconds = () => Math.floor(house.context.now().getTime() / 1000);

test('the right one comes in', async () => {
  expect((await sso.signIn(anna, ours)).token).toBeDefined();
});

describe('a token that isn’t right opens nothing', () => {
  const changed =
    (change: (claims: Record<string, unknown>) => object): Spoil =>
    ({ claims, sign }) =>
      sign({ ...claims, ...change(claims) });
  const unsigned: Spoil = ({ claims }) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  const byHmac =
    (secret: string): Spoil =>
    ({ claims }) => {
      const header = { alg: 'HS256', kid: sso.provider.key.kid };
      const signed = [header, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    };

  test.each<[string, Spoil]>([
    ['of another issuer', changed(() => ({ iss: 'https://evil.example' }))],
    ['for another client', changed(() => ({ aud: 'another' }))],
    [
      'for several, authorised for another',
      changed(() => ({ aud: [ssoClient.id, 'b'], azp: 'b' })),
    ],
    ['authorised for another', changed(() => ({ azp: 'b' }))],
    ['of nobody', changed(() => ({ sub: '' }))],
    ['of a blank', changed(() => ({ sub: ' ' }))],
    ['for several, authorised for nobody', changed(() => ({ aud: [ssoClient.id, 'b'] }))],
    ['of another sign-in', changed(() => ({ nonce: 'another' }))],
    ['of no sign-in', changed(() => ({ nonce: undefined }))],
    ['unsigned', unsigned],
    [
      'signed with the public key as a secret',
      (token) => byHmac(JSON.stringify(publicOf(sso.provider.key)))(token),
    ],
    ['signed with the client’s secret', byHmac(ssoClient.secret)],
    ['signed by another key of the same name', ({ claims }) => signAs(makeKey('first'), claims)],
    ['signed by a key that nobody knows', ({ claims }) => signAs(stranger, claims)],
    [
      'changed after it was signed',
      async ({ claims, sign }) => {
        const [header, , signature] = (await sign(claims)).split('.');
        const evil = Buffer.from(JSON.stringify({ ...claims, sub: 'boss' })).toString('base64url');
        return `${header}.${evil}.${signature}`;
      },
    ],
  ])('%s', async (_, spoil) => {
    sso.provider.spoil = spoil;
    expect(await sso.signIn(anna, ours)).toMatchObject(nobody('badToken'));
  });

  test('of a clock that is four minutes off, and the page says by how much', async () => {
    for (const off of [-600, 240]) {
      sso.provider.spoil = changed(() => ({ iat: seconds() + off, exp: seconds() + off + 300 }));
      const page = await sso.signIn(anna, ours);
      expect(page).toMatchObject(nobody('clock'));
      expect(page.told.get('minutes')).toBe(String(Math.abs(off) / 60));
    }
    sso.provider.spoil = changed(() => ({ iat: seconds() + 100, exp: seconds() + 400 }));
    expect((await sso.signIn(anna, ours)).token).toBeDefined();
  });
});

describe('a sign-in counts once, in one browser, for ten minutes', () => {
  test('the address to which the provider leads back works once', async () => {
    sso.provider.next = anna;
    const browser = newBrowser();
    const back = await sso.ask(browser, ours);
    expect((await sso.open(browser, back.href)).location).toContain('session=');
    expect((await sso.open(browser, back.href)).location).toContain('reason=over');
  });

  test('in another browser it opens nothing: nobody is signed in to somebody else’s account', async () => {
    sso.provider.next = anna;
    const back = await sso.ask(newBrowser(), ours);
    for (const browser of [newBrowser(), newBrowser()]) {
      browser.own.set('sso', 'a'.repeat(43));
      expect((await sso.open(browser, back.href)).location).toContain('reason=over');
      expect(tokenOf(browser)).toBeUndefined();
    }
  });

  test('nor where another page of the host has put a cookie of its own beside ours', async () => {
    sso.provider.next = anna;
    for (const isFirst of [true, false]) {
      const [thief, victim] = [newBrowser(), newBrowser()];
      const back = await sso.ask(thief, ours);
      await sso.open(victim, `/api/sso/north/${ours.id}/start`);
      const tossed = [thief, victim].map((browser) => `sso=${browser.own.get('sso')}`);
      const cookie = (isFirst ? tossed : tossed.toReversed()).join('; ');
      const { headers } = await house.app.inject({
        url: back.pathname + back.search,
        headers: { host: back.host, cookie },
      });
      expect(headers.location).toContain('reason=over');
    }
  });

  test('after eleven minutes, or with no state that we know', async () => {
    sso.provider.next = anna;
    const browser = newBrowser();
    const back = await sso.ask(browser, ours);
    later(11 * 60);
    expect((await sso.open(browser, back.href)).location).toContain('reason=over');
    for (const state of ['', '?state=x', '?state[]=x', '?state=x&state=y']) {
      const { status, location } = await sso.open(browser, `/api/sso/north/callback${state}`);
      expect([status, location]).toEqual([303, expect.stringContaining('reason=over')]);
    }
  });

  test('two windows of one browser may be on their way at once', async () => {
    sso.provider.next = anna;
    const browser = newBrowser();
    const backs = [await sso.ask(browser, ours)];
    browser.there.clear();
    backs.push(await sso.ask(browser, ours));
    for (const back of backs) {
      expect((await sso.open(browser, back.href)).location).toContain('session=');
    }
  });
});

describe('companies and providers aren’t mixed up', () => {
  test('a code comes by its own company’s address only', async () => {
    sso.provider.next = anna;
    const browser = newBrowser();
    const back = await sso.ask(browser, ours);
    back.pathname = '/api/sso/south/callback';
    expect((await sso.open(browser, back.href)).location).toContain('reason=over');
  });

  test('nor with the state of another company’s sign-in', async () => {
    sso.provider.next = anna;
    const browser = newBrowser();
    const [own, other] = [await sso.ask(browser, ours), await sso.ask(browser, theirs)];
    own.searchParams.set('state', other.searchParams.get('state') ?? '');
    expect((await sso.open(browser, own.href)).location).toContain('reason=over');
  });

  test.each(['another issuer', 'none, though it says that it names itself'])(
    'the answer of %s is refused before the code leaves us',
    async (which) => {
      sso.provider.next = anna;
      const browser = newBrowser();
      const back = await sso.ask(browser, ours);
      if (which === 'another issuer') back.searchParams.set('iss', 'https://evil.example');
      else back.searchParams.delete('iss');
      const { token } = sso.provider.asked;
      expect((await sso.open(browser, back.href)).location).toContain('reason=badToken');
      expect(sso.provider.asked.token).toBe(token);
    },
  );

  test('a code of somebody else’s sign-in is taken by nobody: its verifier is another', async () => {
    sso.provider.next = anna;
    const [thief, owner] = [newBrowser(), newBrowser()];
    const stolen = (await sso.ask(owner, ours)).searchParams.get('code') ?? '';
    const back = await sso.ask(thief, ours);
    back.searchParams.set('code', stolen);
    expect((await sso.open(thief, back.href)).location).toContain('reason=badToken');
    expect(tokenOf(thief)).toBeUndefined();
  });

  test('a connection of one company starts at no other', async () => {
    const { location } = await sso.open(newBrowser(), `/api/sso/south/${ours.id}/start`);
    expect(location).toContain('reason=gone');
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/a/..//evil.example',
  '%2F%2Fevil.example',
  '/%0D%0ASet-Cookie:x=y',
  '@evil.example',
  '.evil.example',
])('`return=%s` leads home (A12)', async (wanted) => {
  const page = await sso.signIn(anna, ours, { more: `?return=${wanted}` });
  expect(page.location.split('#')[0]).toBe('/sso?redirect=%2F');
});

test('whom the provider turns away reads our words, not its own', async () => {
  const page = await sso.signIn(null, ours);
  expect(page).toMatchObject(nobody('denied'));
  expect(page.location).not.toContain('No.');
});

describe('what the provider costs', () => {
  test('5,000 who come at nine ask once for what it announces, and once a minute for its keys', async () => {
    const own = await startSsoProvider({
      redirectUris: [`${house.context.config.publicUrl}/api/sso/north/callback`],
      now: () => house.context.now(),
    });
    const fresh = await sso.connect(north, { issuer: own.issuer });
    own.next = anna;
    const browsers = Array.from({ length: 20 }, newBrowser);
    const starts = await Promise.all(
      browsers.map((browser) => sso.open(browser, `/api/sso/north/${fresh.id}/start`)),
    );
    expect(own.asked).toMatchObject({ discovery: 1, jwks: 0 });
    const backs = await Promise.all(starts.map(({ location }) => passProvider(own, location)));
    own.spoil = ({ claims }) => signAs(stranger, claims);
    await Promise.all(browsers.map((browser, at) => sso.open(browser, backs[at]?.href ?? '')));
    expect(own.asked).toMatchObject({ discovery: 1, jwks: 1, token: 20 });
    later(61);
    const browser = newBrowser();
    const { location } = await sso.open(browser, `/api/sso/north/${fresh.id}/start`);
    await sso.open(browser, (await passProvider(own, location)).href);
    expect(own.asked).toMatchObject({ discovery: 1, jwks: 2 });
    await own.close();
  });

  test('one that answers nothing, leads elsewhere or sends too much stops nobody but those who use it', async () => {
    const own = await startSsoProvider({ redirectUris: ['http://localhost/x'] });
    const away = await sso.connect(north, { issuer: own.issuer });
    own.isAway = true;
    const page = await sso.open(newBrowser(), `/api/sso/north/${away.id}/start`);
    expect(page.location).toContain('reason=away');
    expect(new URLSearchParams(page.location.split('#')[1]).get('number')).toMatch(/^[\w-]{36}$/);
    own.isAway = false;
    own.announced = { issuer: 'https://evil.example' };
    const other = await sso.open(newBrowser(), `/api/sso/north/${away.id}/start`);
    expect(other.location).toContain('reason=away');
    for (const end of ['authorization_endpoint', 'end_session_endpoint']) {
      own.announced = { [end]: 'javascript:alert(1)' };
      const led = await sso.open(newBrowser(), `/api/sso/north/${away.id}/start`);
      expect(led.location).toContain('reason=away');
    }
    own.announced = { padding: 'x'.repeat(2 * 1024 * 1024) };
    const large = await sso.open(newBrowser(), `/api/sso/north/${away.id}/start`);
    expect(large.location).toContain('reason=away');
    await own.close();
  });
});

test('who is signed in in this browser as somebody else stays, and is asked (E29)', async () => {
  const boris = { sub: 'boris', claims: { email: 'boris@north.example' } };
  await inBrand(house.context.database, north.brandId, (scope) =>
    makeMember(scope, ['ROLE_HR'], boris.claims),
  );
  const first = await sso.signIn(anna, ours);
  const second = await sso.signIn(boris, ours, { browser: first.browser });
  expect([second.told.get('session'), second.token]).toEqual([null, first.token]);
  const { body } = await house.call(getChoice, {
    body: { choice: second.told.get('choice') ?? '' },
  });
  expect(body.email).toBe(boris.claims.email);
});

test('a session that was there before is not taken over by the sign-in (A14)', async () => {
  const first = await sso.signIn(anna, ours);
  const second = await sso.signIn(anna, ours, { browser: first.browser });
  expect(second.token).not.toBe(first.token);
  const own = await house.call(getCurrentUserInfo, { token: first.token });
  expect(own.status).toBe(200);
});
