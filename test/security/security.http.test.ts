import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { type Role, roles, rolesHolding } from '#platform/contract/call/access.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { apiScopes } from '#platform/contract/call/scope.ts';
import { acrossBrands, allReasons } from '#test/database/brand-column/across-brands.ts';
import { noteStatements } from '#test/database/statements.ts';
import { edges, strongest } from '#test/edge-roles.ts';
import { ownPage } from '#test/fake/own-page.ts';
import { startApp } from '#test/start/start-app.ts';
import type { Request } from './fixture.ts';
import { fixtures } from './fixtures.ts';
import { makeWorld } from './make-world.ts';
import type { World } from './world.ts';

const house = startApp();
let statements: ReturnType<typeof noteStatements>;
let own: World;
let foreign: World;
let tokens: Record<Role, string>;

beforeAll(async () => {
  const first = await makeWorld(house, 'first');
  statements = noteStatements();
  const second = await makeWorld(house, 'second');
  ({ world: own, tokens } = first);
  foreign = second.world;
});
afterAll(() => statements?.leave());

const ask = (endpoint: Endpoint, request: Request, token?: string) =>
  house.call(endpoint, { ...request, token });

const permissionOf = ({ access }: Endpoint) =>
  typeof access === 'object' ? access.invited : access;
const isGuarded = ({ access }: Endpoint) => access !== 'public' && access !== 'key';
const isOfKeys = ({ access }: Endpoint) => access === 'key';
const lacks = (endpoint: Endpoint, role: Role) => {
  const permission = permissionOf(endpoint);
  return (
    permission !== 'session' &&
    permission !== 'public' &&
    permission !== 'key' &&
    !rolesHolding(permission).includes(role)
  );
};

const refused = (endpoint: Endpoint) => strongest(roles.filter((role) => lacks(endpoint, role)));
const holding = (endpoint: Endpoint) => edges(roles.filter((role) => !lacks(endpoint, role)));

test('every endpoint has a fixture and every fixture an endpoint', () => {
  expect(Object.keys(fixtures).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

test('an endpoint that takes an id says what another brand’s id answers', () => {
  const silent = endpoints.filter(
    ({ name, path }) => path.includes('{') && fixtures[name]?.foreign === 'takes no id',
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe('a page of ours, whose browser keeps the session in a cookie', () => {
  type Headers = Record<string, string>;
  const unknown = 'x'.repeat(43);
  /** As a browser sends it: the session, and of which one the page believes to be. */
  const page = async (token: string): Promise<Headers> => {
    const { rows } = await house.context.database.pool.query(
      'select id from session where token_hash = $1',
      [hashToken(token)],
    );
    const session: string = rows[0]?.id ?? randomUUID();
    return { ...ownPage, cookie: `session-80=${token}`, 'x-session': session };
  };
  const askBy = (endpoint: Endpoint, request: Request, headers: Headers) =>
    house.call(endpoint, { ...request, headers: { ...request.headers, ...headers } });

  /** Of each method, form of the body and of the reply, and access, one call that others are like. */
  const kindOf = ({ method, reply, upload, access, ofRaters, params }: Endpoint) => {
    const form = typeof reply === 'string' ? reply : 'json';
    const held =
      typeof access === 'object' ? 'invited' : access === 'session' ? access : 'permitted';
    return [method, form, upload, held, ofRaters, Boolean(params)].join(' ');
  };
  const kinds = new Map(endpoints.filter(isGuarded).map((one) => [kindOf(one), one]));

  test('there are enough kinds', () => expect(kinds.size).toBeGreaterThan(12));

  test.each([...kinds])('%s', async (_, endpoint) => {
    const fixture = fixtures[endpoint.name];
    if (!fixture) return;
    const request = fixture.own(own);
    const { ROLE_SUPER_ADMIN: token } = tokens;
    const right = await page(token);
    const wrong: Headers[] = [
      { ...ownPage, cookie: '' },
      await page(unknown),
      await page(own.invitation),
      { ...right, 'x-session': randomUUID() },
      { cookie: right.cookie ?? '', 'x-session': right['x-session'] ?? '' },
      { ...right, 'sec-fetch-site': 'cross-site' },
      { ...right, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of wrong) {
      const reply = await askBy(endpoint, request, headers);
      expect([headers, reply.status, reply.body.code]).toEqual([headers, 401, 3]);
    }
    for (const role of refused(endpoint)) {
      const reply = await askBy(endpoint, request, await page(tokens[role]));
      expect([role, reply.status, reply.body.code]).toEqual([role, 403, 5]);
    }
    for (const role of holding(endpoint)) {
      if (fixture.foreign === 'takes no id') continue;
      const { status } = await askBy(endpoint, fixture.foreign(foreign), await page(tokens[role]));
      expect([role, status]).toEqual([role, fixture.foreignStatus ?? 404]);
    }
    if (endpoint.method !== 'GET') return;
    expect([401, 403]).not.toContain((await askBy(endpoint, request, right)).status);
  });
});

/** Roles that see everybody of their brand. Others may be refused what the fixtures ask for. */
const seeingAll: Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'];

const isLook = ({ method }: Endpoint) => method === 'GET';

/** Calls with an invitation are left out: only the people who are asked get the questions. */
const isAnswered = (endpoint: Endpoint, role: Role) =>
  isLook(endpoint) &&
  typeof endpoint.access === 'string' &&
  seeingAll.includes(role) &&
  (role === 'ROLE_SUPER_ADMIN' || !fixtures[endpoint.name]?.isOfMaker);

const isRefused = ({ name }: Endpoint, role: Role) =>
  // Logging out would invalidate the token for the next calls.
  name === 'logoutUser' || fixtures[name]?.notFor === role;

const guarded = endpoints.filter(isGuarded);
/** First those that only look, as the others change and delete what is looked at. */
const inTurn = [...guarded.filter(isLook), ...guarded.filter((endpoint) => !isLook(endpoint))];

describe('is refused to all others, and answers whom it is for', () => {
  test.each(inTurn.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const fixture = fixtures[name];
      if (!fixture) return;
      const askOwn = (token?: string) => ask(endpoint, fixture.own(own), token);

      for (const token of [undefined, 'x'.repeat(43), 'broken']) {
        const { status, body } = await askOwn(token);
        expect([`session ${token}`, status, body.code]).toEqual([`session ${token}`, 401, 3]);
      }
      for (const role of refused(endpoint)) {
        const { status, body } = await askOwn(tokens[role]);
        expect([role, status, body.code]).toEqual([role, 403, 5]);
      }
      // An invitation opens the testing calls only.
      const { status: invited } = await askOwn(own.invitation);
      if (typeof endpoint.access === 'object') {
        expect(['an invitation', invited]).not.toEqual([
          'an invitation',
          expect.toBeOneOf([401, 403]),
        ]);
      } else expect(['an invitation', invited]).toEqual(['an invitation', 401]);

      const { foreign: aim, foreignStatus = 404 } = fixture;
      for (const role of holding(endpoint)) {
        if (aim === 'takes no id') break;
        const { status } = await ask(endpoint, aim(foreign), tokens[role]);
        expect([role, 'another brand’s id', status]).toEqual([
          role,
          'another brand’s id',
          foreignStatus,
        ]);
      }
      for (const role of holding(endpoint).filter((each) => !isRefused(endpoint, each))) {
        const { status, body } = await askOwn(tokens[role]);
        if (isAnswered(endpoint, role))
          expect([role, status, status === 200 ? '' : body.message]).toEqual([role, 200, '']);
        else expect([role, status]).not.toEqual([role, expect.toBeOneOf([401, 403, 500])]);
      }
    },
  );
});

test.each(
  endpoints.filter(({ scope }) => scope).map((endpoint) => [endpoint.name, endpoint] as const),
)('opens to no key without its scope: %s', async (name, endpoint) => {
  const fixture = fixtures[name];
  if (!fixture) return;
  for (const scope of apiScopes.filter((one) => one !== endpoint.scope)) {
    const { status } = await ask(endpoint, fixture.own(own), own.keyOf[scope]);
    expect([scope, status]).toEqual([scope, 403]);
  }
  if (!isOfKeys(endpoint)) return;
  const people = {
    nobody: undefined,
    unknown: 'x'.repeat(43),
    invited: own.invitation,
    ...tokens,
  };
  for (const [who, token] of Object.entries(people)) {
    const { status } = await ask(endpoint, fixture.own(own), token);
    expect([who, status]).toEqual([who, 401]);
  }
  if (fixture.foreign === 'takes no id') return;
  const { status } = await ask(endpoint, fixture.foreign(foreign), own.keyOf[endpoint.scope!]);
  expect(['another brand’s id', status]).toEqual(['another brand’s id', 404]);
});

// Run this after all others: it looks at what they have sent.
test('every statement holds what it reads and writes to one brand, without row security too', async () => {
  const { allowed, others } = await acrossBrands(statements.noted, house.context.database.pool);
  expect(statements.noted.size).toBeGreaterThan(250);
  expect(others).toEqual([]);
  expect(allowed).toEqual(allReasons);
});
