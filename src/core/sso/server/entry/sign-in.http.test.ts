import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { proveFactor } from '#core/factor/contract/factor.ts';
import { getSsoTest, trySso } from '#core/sso/contract/sso.ts';
import { deleteUser } from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { codeNow, enrol } from '#test/factor.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePerson,
  signIn,
} from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { type ProvidersPerson, passProvider } from '#test/fake/sso-provider.ts';
import { cookieHeader, newBrowser, tokenOf } from '#test/sso/browser.ts';
import { startProvider } from '#test/sso/start-provider.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** Who comes in by a company's provider, and as whom (rule 110). */
const house = startApp({ OUTBOUND_HOSTS: 'localhost' });
const sso = startProvider(house);
let north: Company & { slug: string };
let south: Company & { slug: string };
let connection: { id: string; slug: string };

const sql = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const inNorth = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, north.brandId, work);
const member = (email: string, given: object = {}, roles: Role[] = ['ROLE_HR']) =>
  inNorth((scope) => makeMember(scope, roles, { email, ...given }));
const employee = (email: string, given: object = {}) =>
  inNorth((scope) => makePerson(scope, { ...north, email, ...given }));
let made = 0;
/** Somebody at the provider, with an e-mail of the company's domain. */
function somebody(claims: object = {}): ProvidersPerson & { email: string } {
  made += 1;
  const email = `person-${made}@north.example`;
  return { sub: `sub-${made}`, email, claims: { email, ...claims } };
}
const me = async (token: string | undefined) =>
  (await house.call(getCurrentUserInfo, { token })).body.data;
const comeIn = (person: ProvidersPerson) => sso.signIn(person, connection);
const rolesOf = async (email: string) =>
  (
    await sql(
      'select m.roles from membership m join account a on a.id = m.account_id where a.email = $1',
      [email],
    )
  )[0]?.roles;

beforeAll(async () => {
  const { database, now } = house.context;
  north = { ...(await makeCompany(database, now(), { slug: 'north' })), slug: 'north' };
  south = { ...(await makeCompany(database, now(), { slug: 'south' })), slug: 'south' };
  connection = await sso.connect(north);
  await sso.prove(north.brandId, 'north.example');
});
beforeEach(() => house.setNow(testNow));

describe('whom the company knows', () => {
  test('comes in by their e-mail once, and by the subject from then on', async () => {
    const anna = somebody();
    await member(anna.email);
    const first = await sso.signIn(anna, connection, { more: '?return=/settings' });
    expect([first.status, first.location.split('#')[0]]).toEqual([
      303,
      '/sso?redirect=%2Fsettings',
    ]);
    expect(await me(first.token)).toMatchObject({ email: anna.email });
    const moved = { ...anna, claims: { email: 'anna@elsewhere.example', email_verified: false } };
    expect(await me((await comeIn(moved)).token)).toMatchObject({ email: anna.email });
    const [session] = await sql(
      `select reach, proved_how, has_factor, connection_id, idp_sid, expires_at from session s
       join account a on a.id = s.account_id where a.email = $1`,
      [anna.email],
    );
    expect(session).toMatchObject({ reach: 'brand', proved_how: 'sso', has_factor: false });
    expect(session.connection_id).toBe(connection.id);
    expect(session.expires_at.getTime() - Date.parse(testNow)).toBe(12 * 60 * 60 * 1000);
  });

  test('is an employee without a user, who gets one: as an employee, and in the log', async () => {
    const boris = somebody();
    await employee(boris.email);
    const { token } = await comeIn(boris);
    expect((await me(token)).roles.map(({ id }) => id)).toEqual(['ROLE_EMPLOYEE']);
    const { token: admin } = await enter(house.context, north, ['ROLE_ADMIN']);
    const { data } = (await house.call(getAuditList, { token: admin, query: {} })).body;
    const own = data.filter(({ actorEmail }) => actorEmail === boris.email);
    expect(own.map(({ verb, kind }) => [verb, kind])).toEqual([
      ['signIn', 'account'],
      ['create', 'user'],
    ]);
  });

  test('may wait for nobody’s letter: the entry opens by its company’s provider, and nobody else’s', async () => {
    const vera = somebody();
    // The owner of the e-mail has an account in another company.
    const owner = await inBrand(house.context.database, south.brandId, (scope) =>
      makeMember(scope, ['ROLE_SUPER_ADMIN'], { email: vera.email }),
    );
    await member(vera.email, { waitsIn: north.brandId }, ['ROLE_EMPLOYEE']);
    const { token } = await comeIn(vera);
    const who = await me(token);
    expect(who.id).not.toBe(owner.accountId);
    expect(who.brandList.map(({ slug }) => slug)).toEqual(['north']);
    const theirs = await sql('select from session where account_id = $1', [owner.accountId]);
    expect(theirs).toEqual([]);
  });

  test('counts as having a factor where the connection trusts what the provider says of it', async () => {
    const trusting = await sso.connect(north, { trustsFactor: true });
    const gleb = { ...somebody(), amr: ['pwd', 'otp'] };
    await member(gleb.email);
    const hasFactor = async () =>
      (
        await sql(
          `select s.has_factor from session s join account a on a.id = s.account_id
           where a.email = $1 order by s.created_at desc, s.has_factor desc limit 1`,
          [gleb.email],
        )
      )[0]?.has_factor;
    await comeIn(gleb);
    expect(await hasFactor()).toBe(false);
    await sso.signIn(gleb, trusting);
    expect(await hasFactor()).toBe(true);
  });
});

describe('where the company wants a factor', () => {
  const policy = (roles: Role[]) =>
    sql('update brand set factor_roles = $1, factor_from = null where id = $2', [
      roles,
      north.brandId,
    ]);
  beforeEach(() => policy(['ROLE_HR']));
  afterEach(() => policy([]));
  const twice = { amr: ['pwd', 'otp'] };

  test('the provider’s counts only where the connection trusts it, and it gave one', async () => {
    const trusting = await sso.connect(north, { trustsFactor: true });
    const ilya = somebody();
    await member(ilya.email);
    const refused: [ProvidersPerson, typeof connection][] = [
      [ilya, connection],
      [{ ...ilya, ...twice }, connection],
      [ilya, trusting],
      [{ ...ilya, amr: ['pwd'] }, trusting],
    ];
    for (const [person, by] of refused) {
      const { token, told } = await sso.signIn(person, by);
      expect([token, told.get('step')]).toEqual([undefined, 'enrol']);
      await sql('delete from attempt');
    }
    const { token, told } = await sso.signIn({ ...ilya, ...twice }, trusting);
    expect(told.get('step')).toBeNull();
    expect(await me(token)).toMatchObject({ email: ilya.email });
  });

  test('ours is asked of who has one, and the session reaches no further for it', async () => {
    const lev = somebody();
    const { accountId } = await member(lev.email);
    const { database, now } = house.context;
    const own = await signIn(database, { accountId, brandId: north.brandId }, now());
    await policy([]);
    const { secret } = await enrol(house, own);
    await policy(['ROLE_HR']);
    const { token, told, browser } = await comeIn({ ...lev, ...twice });
    expect([token, told.get('step')]).toEqual([undefined, 'factor']);
    house.setNow('2026-06-15T09:01:00Z');
    const body = { ticket: told.get('ticket') ?? '', code: codeNow(secret, now()) };
    const cookie = cookieHeader(browser.own);
    const elsewhere = await house.call(proveFactor, { body });
    const here = await house.call(proveFactor, { body, headers: { cookie } });
    expect([elsewhere.status, here.status]).toEqual([404, 200]);
    const [session] = await sql(
      'select reach, has_factor, proved_how, connection_id from session where token_hash = $1',
      [hashToken(here.body.token)],
    );
    expect(session).toEqual({
      reach: 'brand',
      has_factor: true,
      proved_how: 'totp',
      connection_id: connection.id,
    });
  });
});

describe('nobody is let in', () => {
  const asked = async (sub: string) =>
    (await sql('select email, name, reason, count from sso_asked where subject = $1', [sub]))[0];

  test('whom the directory doesn’t have; HR is told next morning who asked', async () => {
    const hr = somebody().email;
    await member(hr);
    const dora = somebody({ name: 'Дора Ли' });
    const { token, reason, told } = await comeIn(dora);
    await comeIn(dora);
    expect([token, reason, told.get('email')]).toEqual([undefined, 'unknown', dora.email]);
    expect(await asked(dora.sub)).toMatchObject({ name: 'Дора Ли', reason: 'unknown', count: 2 });
    expect(await sql('select from account where email = $1', [dora.email])).toEqual([]);
    house.setNow('2026-06-16T08:00:00Z');
    await runDueJobs(house.context, tasks);
    const letters = await sql(
      `select payload -> 'news' -> 'list' as list from delivery
       where type = 'ssoEntry' and recipient = $1`,
      [hr],
    );
    expect(letters).toEqual([
      { list: expect.arrayContaining([expect.objectContaining({ email: dora.email })]) },
    ]);
  });

  test.each<[string, object, string]>([
    ['without an e-mail', { email: undefined }, 'noEmail'],
    ['of a domain that isn’t the company’s', { email: 'someone@mail.ru' }, 'otherDomain'],
    ['whose e-mail the provider hasn’t verified', { email_verified: false }, 'unverified'],
  ])('%s', async (_, claims, reason) => {
    const person = somebody(claims);
    await member(String(person.claims.email ?? person.email));
    expect(await comeIn(person)).toMatchObject({ token: undefined, reason });
  });

  test('of another company, whatever the provider says (A7)', async () => {
    const person = somebody();
    await inBrand(house.context.database, south.brandId, (scope) =>
      makeMember(scope, ['ROLE_SUPER_ADMIN'], { email: person.email }),
    );
    expect(await comeIn(person)).toMatchObject({ token: undefined, reason: 'unknown' });
  });

  test('of a domain that the company has only claimed', async () => {
    const person = somebody({ email: 'someone@claimed.example' });
    await sql(
      `insert into brand_domain (for_brand_id, domain, token) values ($1, 'claimed.example', 't')`,
      [north.brandId],
    );
    await member('someone@claimed.example');
    expect(await comeIn(person)).toMatchObject({ token: undefined, reason: 'otherDomain' });
  });

  test('whom Google or Entra would let in from anywhere', async () => {
    const person = somebody();
    await member(person.email);
    const by = async (preset: 'google' | 'entra', claims: object) => {
      const claimed = { ...person, claims: { ...person.claims, ...claims } };
      return sso.signIn(claimed, await sso.connect(north, { preset }));
    };
    const wrong = { token: undefined, reason: 'otherDomain' };
    expect(await by('google', {})).toMatchObject(wrong);
    expect(await by('google', { hd: 'evil.example' })).toMatchObject(wrong);
    expect(await by('entra', { tid: 'another-tenant', oid: 'o' })).toMatchObject(wrong);
    expect((await by('google', { hd: 'north.example' })).token).toBeDefined();
  });

  test('whose e-mail two users have: one by the directory, one by the account', async () => {
    const person = somebody();
    const employeeId = await employee(person.email);
    await member('moved@north.example', { employeeId });
    await member(person.email);
    expect(await comeIn(person)).toMatchObject({ token: undefined, reason: 'otherIdentity' });
  });

  test('who is in the directory no more', async () => {
    const person = somebody();
    const employeeId = await employee(person.email);
    await sql('update employee set deleted_at = now() where id = $1', [employeeId]);
    expect(await comeIn(person)).toMatchObject({ token: undefined, reason: 'unknown' });
  });

  test('whose user is gone, the identity with it', async () => {
    const person = somebody();
    const { membershipId } = await member(person.email, {}, ['ROLE_EMPLOYEE']);
    await comeIn(person);
    const { token } = await enter(house.context, north, ['ROLE_SUPER_ADMIN']);
    await house.call(deleteUser, { token, params: { id: membershipId } });
    expect(await comeIn(person)).toMatchObject({ token: undefined, reason: 'unknown' });
    expect(await sql('select from sso_identity where subject = $1', [person.sub])).toEqual([]);
  });

  test('by a connection that is on the sign-in page no more', async () => {
    const closed = await sso.connect(north, { isActive: false });
    const { location } = await sso.open(newBrowser(), `/api/sso/north/${closed.id}/start`);
    expect(location).toContain('reason=gone');
  });

  test('who comes as another identity than before: it is never bound by itself', async () => {
    const egor = somebody();
    await member(egor.email);
    await comeIn(egor);
    const namesake = { ...egor, sub: 'another person' };
    expect(await comeIn(namesake)).toMatchObject({ token: undefined, reason: 'otherIdentity' });
    expect(await me((await comeIn(egor)).token)).toMatchObject({ email: egor.email });
  });

  test('who may not sign in, or has left', async () => {
    const [closed, gone] = [somebody(), somebody()];
    await member(closed.email, { disabled: true });
    const employeeId = await employee(gone.email, { firedAt: '2026-06-01' });
    await member(gone.email, { employeeId });
    expect((await comeIn(closed)).reason).toBe('disabled');
    expect((await comeIn(gone)).reason).toBe('left');
  });
});

describe('roles', () => {
  let ruled: { id: string; slug: string };
  beforeAll(async () => {
    ruled = await sso.connect(north, { usesRules: true, name: 'Правила' });
    const rule =
      'insert into sso_rule (brand_id, connection_id, value, role) values ($1, $2, $3, $4)';
    await sql(rule, [north.brandId, ruled.id, 'personnel', 'ROLE_HR']);
    await sql(rule, [north.brandId, ruled.id, 'it', 'ROLE_ADMIN']);
  });
  const by = (person: ProvidersPerson, groups?: unknown) =>
    sso.signIn({ ...person, claims: { ...person.claims, groups } }, ruled);

  test('follow the groups of somebody whom the rules made, up and down, in the log and by letter', async () => {
    const zoya = somebody();
    await employee(zoya.email);
    await member('boss@north.example', {}, ['ROLE_SUPER_ADMIN']);
    await by(zoya, ['personnel', 'it']);
    expect(await rolesOf(zoya.email)).toEqual(['ROLE_HR']);
    const letters = await sql(
      `select payload->'news'->>'by' as by from delivery where type = 'rights' and payload->'news'->>'email' = $1`,
      [zoya.email],
    );
    expect(letters.map((one) => one.by)).toContain('Правила');
    await by(zoya, undefined);
    expect(await rolesOf(zoya.email)).toEqual(['ROLE_HR']);
    await by(zoya, []);
    expect(await rolesOf(zoya.email)).toEqual(['ROLE_EMPLOYEE']);
    const changes = await sql(
      `select details->'roles'->'after' as after from audit where verb = 'update' and kind = 'user' order by id`,
    );
    expect(changes.map((one) => one.after)).toEqual([['ROLE_HR'], ['ROLE_EMPLOYEE']]);
  });

  test('that a person gave stay, and a missing claim is told to super admins once a day', async () => {
    const inna = somebody();
    await member(inna.email, {}, ['ROLE_SUPER_ADMIN']);
    await by(inna, []);
    expect(await rolesOf(inna.email)).toEqual(['ROLE_SUPER_ADMIN']);
    await by(inna, undefined);
    await by(inna, undefined);
    expect(await queuedJobs(house.context.database, 'tell-no-groups')).toHaveLength(1);
  });
});

test('a try from the settings shows who it would be, signs nobody in, and its address is good once', async () => {
  const { token } = await enter(house.context, north, ['ROLE_SUPER_ADMIN']);
  const person = somebody();
  await member(person.email);
  const params = { id: connection.id };
  const begin = async () => (await house.call(trySso, { token, params })).body.data;
  const { id, address } = await begin();
  sso.provider.next = person;
  const browser = newBrowser();
  const { location } = await sso.open(browser, address);
  const back = await passProvider(sso.provider, location, browser.there);
  expect((await sso.open(browser, back.href)).location).toContain('reason=tried');
  expect(tokenOf(browser)).toBeUndefined();
  const { seen } = (await house.call(getSsoTest, { token, params: { id } })).body.data;
  expect(seen).toMatchObject({
    person: { email: person.email },
    roleList: ['ROLE_HR'],
    refusal: null,
  });
  expect(await sql('select from sso_identity where subject = $1', [person.sub])).toEqual([]);
  const other = await sso.connect(north);
  const next = (await begin()).address.replace(connection.id, other.id);
  for (const wrong of [address, next])
    expect((await sso.open(newBrowser(), wrong)).location).toContain('reason=over');
});

test('two windows of one person come in at once, for the first time', async () => {
  const kira = somebody();
  await employee(kira.email);
  sso.provider.next = kira;
  const windows = [newBrowser(), newBrowser()];
  const backs = await Promise.all(windows.map((browser) => sso.ask(browser, connection)));
  const pages = await Promise.all(
    windows.map((browser, at) => sso.open(browser, backs[at]?.href ?? '')),
  );
  expect(pages.map(({ location }) => location.includes('session='))).toEqual([true, true]);
  expect(await rolesOf(kira.email)).toEqual(['ROLE_EMPLOYEE']);
});
