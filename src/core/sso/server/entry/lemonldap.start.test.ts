import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logoutUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { getAccessRequests } from '#core/sso/contract/access-request/access-request.ts';
import { proveBySso } from '#core/sso/contract/entry/sso.ts';
import { ssoCallbackPath, ssoStartPath } from '#core/sso/contract/rules/sso-addresses.ts';
import {
  createSso,
  getSso,
  getSsoTest,
  type SsoConnection,
  setSsoState,
  trySso,
  updateSso,
} from '#core/sso/contract/sso.ts';
import { type Embedded, startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createOutbound } from '#platform/server/outbound/outbound.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { inBrand, makeCompany, makeMember, makePerson, signIn } from '#test/factories.ts';
import { type Browser, cookieHeader, keepCookies, newBrowser, tokenOf } from '#test/sso/browser.ts';
import { connectionForm } from '#test/sso/connection-form.ts';
import { passPortal } from '#test/sso/portal.ts';
import {
  carelessId,
  type Lemonldap,
  lacksLemonldap,
  startLemonldap,
} from '#test/sso/start-lemonldap.ts';
import {
  type BuiltProduct,
  freePort,
  makeDataDir,
  ownEnvironment,
  runProduct,
} from '#test/start/built-product.ts';
import { callAt } from '#test/start/in-work.ts';

/** The built product at a provider of another make, over TLS by a private authority (rules 108, 110 and 111). */
const title = (words: string) => `${words}${lacksLemonldap ? `: ${lacksLemonldap}` : ''}`;
const step = (words: string, work: () => Promise<void>) =>
  test.runIf(!lacksLemonldap)(title(words), work);

const slug = 'badwolf';
const clientId = 'otsenka-360';
const secret = 'what only: the two of us/know+100%';

let place: string;
let database: Embedded;
let pool: ReturnType<typeof openPool>;
let portal: Lemonldap;
let product: BuiltProduct;
let home: string;
let call: ReturnType<typeof callAt>;
let bossToken: string;
let saved: SsoConnection;

beforeAll(async () => {
  if (lacksLemonldap) return;
  place = await makeDataDir('lemonldap');
  const [port, there] = [await freePort(), join(place, 'portal')];
  mkdirSync(there);
  home = `http://localhost:${port}`;
  const redirectUri = home + ssoCallbackPath(slug);
  const partner = { clientId, secret, redirectUri, afterSignOut: `${home}/` };
  portal = await startLemonldap(there, partner);
  const dataDir = join(place, 'database');
  database = await startEmbedded({ dataDir, log: () => {}, durable: false });
  const settings = { DATABASE_URL: database.url, DATA_DIR: join(place, 'data'), DEMO: 'off' };
  product = runProduct({
    ...settings,
    PORT: `${port}`,
    OUTBOUND_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: portal.ca.file,
  });
  await product.says(/Ready: /);
  call = callAt(port);
  pool = openPool(database.url, () => {});
  const company = await makeCompany({ pool }, new Date(), { slug, howMany: 0 });
  const boss = await inBrand({ pool }, company.brandId, async (scope) => {
    await makePerson(scope, { ...company, email: 'rtyler@badwolf.org' });
    return makeMember(scope, ['ROLE_SUPER_ADMIN'], { email: 'dwho@badwolf.org' });
  });
  bossToken = await signIn({ pool }, boss, new Date());
  const command = [fromRoot('dist/server/operator.js'), 'prove-domain', slug, 'badwolf.org'];
  execFileSync(process.execPath, command, { env: ownEnvironment(settings) });
});
afterAll(async () => {
  await product?.end('SIGKILL');
  await portal?.stop();
  await pool?.end();
  await database?.stop();
  if (place) await rm(place, { recursive: true, force: true });
});

/** A page of ours in that browser; where it leads. */
async function open({ own }: Browser, address: string, request: RequestInit = {}) {
  const headers = { ...request.headers, cookie: cookieHeader(own) };
  const reply = await fetch(new URL(address, home), { ...request, headers, redirect: 'manual' });
  keepCookies(own, reply.headers.getSetCookie());
  return { reply, location: reply.headers.get('location') ?? '' };
}
const pass = ({ there }: Browser, start: string, person: string) =>
  passPortal(start, { ca: portal.ca.pem, cookies: there, person });

/** Signs in at the portal and comes back: by which address, and what we say then. */
async function signInThere(browser: Browser, start: string, person: string) {
  const { to, asked } = await pass(browser, start, person);
  const { location } = await open(browser, to.href);
  const reason = new URLSearchParams(location.split('#')[1] ?? '').get('reason');
  return { back: to, asked, reason, token: tokenOf(browser) };
}
/** The same from an address of ours. */
const come = async (browser: Browser, start: string, person: string) =>
  signInThere(browser, (await open(browser, start)).location, person);
const comeIn = (person: string, browser = newBrowser()) =>
  come(browser, ssoStartPath(slug, saved.id), person);

/** Sends the form again with these changes. */
async function save(given: object): Promise<void> {
  const { id, version, issuer, ruleList } = saved;
  const usual = { ...form, issuer, ruleList, isActive: saved.isActive, version };
  const body = { ...usual, ...given };
  saved = (await call(updateSso, { token: bossToken, params: { id }, body })).body.data;
}
const form = {
  ...connectionForm,
  preset: 'custom',
  name: 'Портал',
  clientId,
  tokenAuth: 'client_secret_post',
  endsThere: true,
  usesRules: true,
};

/** A try from the settings: what its window shows in the end. */
async function tryIt(person: string) {
  const ofBoss = (id: string) => ({ token: bossToken, params: { id } });
  const { data } = (await call(trySso, ofBoss(saved.id))).body;
  await come(newBrowser(), data.address, person);
  return (await call(getSsoTest, ofBoss(data.id))).body.data.seen;
}

step('it is called only where its authority is known', async () => {
  const outbound = createOutbound({
    host: '',
    publicUrl: home,
    outboundHosts: ['localhost'],
    isPublicDemo: false,
  });
  await expect(outbound.fetch(portal.issuer)).rejects.toThrow(/certificate/);
});

step('a connection is saved and tried; what the guide warns of is told in the try', async () => {
  const ruleList = [{ value: 'earthlings', role: 'ROLE_HR' }];
  const body = { ...form, issuer: portal.issuer, ruleList, secret: 'another' };
  saved = (await call(createSso, { token: bossToken, body })).body.data;
  expect(saved.issuer).toBe(`${portal.issuer}/`);
  expect(await tryIt('dwho')).toMatchObject({ failure: 'badSecret', subject: null });
  // It neither reads a secret in the header as the standard writes it, nor an ID with a hyphen.
  await save({ secret, tokenAuth: 'client_secret_basic' });
  expect(await tryIt('dwho')).toMatchObject({ failure: 'badSecret' });
  await save({ clientId: carelessId });
  expect(await tryIt('dwho')).toMatchObject({ failure: 'badToken', subject: null });
  await save({});
  const seen = await tryIt('dwho');
  expect(seen).toMatchObject({ failure: null, subject: 'dwho', name: 'Doctor Who' });
  expect(seen).toMatchObject({ person: { email: 'dwho@badwolf.org' }, hasFactor: false });
  const groups = { name: 'groups', value: expect.stringContaining('"timelords"') };
  expect(seen.claimList).toContainEqual(groups);
});

step(
  'an employee comes in with the role of their group, and again without being asked',
  async () => {
    await save({ isActive: true });
    await call(setSsoState, { token: bossToken, body: { state: 'offered' } });
    const browser = newBrowser();
    const first = await comeIn('rtyler', browser);
    expect(first.asked).toBe(1);
    const me = (await call(getCurrentUserInfo, { token: first.token ?? '' })).body.data;
    expect(me).toMatchObject({ email: 'rtyler@badwolf.org', roles: [{ id: 'ROLE_HR' }] });

    const replayed = await open(browser, first.back.href);
    expect(replayed.location).toContain('reason=over');
    const again = await comeIn('rtyler', { ...newBrowser(), there: browser.there });
    expect([again.asked, again.reason, typeof again.token]).toEqual([0, null, 'string']);
    const { connectionList } = (await call(getSso, { token: bossToken })).body.data;
    expect(connectionList).toMatchObject([{ identityCount: 1 }]);
  },
);

step('whom the directory doesn’t know stands before HR', async () => {
  expect(await comeIn('msmith')).toMatchObject({ reason: 'unknown', token: undefined });
  const { data } = (await call(getAccessRequests, { token: bossToken })).body;
  expect(data).toMatchObject([
    { email: 'msmith@badwolf.org', name: 'Mickey Smith', reason: 'unknown', count: 1 },
  ]);
});

step('a proof asks them anew, and nobody proves it for another', async () => {
  const browser = newBrowser();
  const { token } = await comeIn('rtyler', browser);
  const prove = async (person: string) => {
    const { reply } = await open(browser, `/api${proveBySso.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    return signInThere(browser, (await reply.json()).data.address, person);
  };
  // It asks nobody twice within a second, by a clock of whole ones.
  await wait(2_100);
  const proved = await prove('rtyler');
  expect([proved.reason, proved.asked > 0]).toEqual(['proved', true]);
  browser.there.clear();
  expect((await prove('dwho')).reason).toBe('otherPerson');
});

step('signing out here signs out there, and leads back to us', async () => {
  const browser = newBrowser();
  const { token = '' } = await comeIn('rtyler', browser);
  const { leadsTo } = (await call(logoutUser, { token })).body;
  const { location } = await open(browser, leadsTo);
  expect((await pass(browser, location, 'rtyler')).to.href).toBe(`${home}/`);
  expect((await comeIn('rtyler', { ...newBrowser(), there: browser.there })).asked).toBe(1);
});
