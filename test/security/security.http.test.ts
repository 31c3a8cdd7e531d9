import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { type Role, roles, rolesHolding } from '#contract/platform/call/access.ts';
import type { Endpoint } from '#contract/platform/call/endpoint.ts';
import { hashToken } from '#server/company/auth/tokens.ts';
import { acrossBrands, allReasons } from '#test/database/brand-column/across-brands.ts';
import { noteStatements } from '#test/database/statements.ts';
import { ownPage } from '#test/fake/own-page.ts';
import { startApp } from '#test/start/start-app.ts';
import { fixtures, type Request } from './fixtures.ts';
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

test('every endpoint has a fixture and every fixture an endpoint', () => {
  expect(Object.keys(fixtures).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

test('an endpoint that takes an id says what another brand’s id answers', () => {
  const silent = endpoints.filter(
    ({ name, path }) => path.includes('{') && fixtures[name]?.foreign === 'takes no id',
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe.each(endpoints.filter(isGuarded).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const fixture = fixtures[name];
    if (!fixture) return;

    test('no session, an unknown one or a broken one: 401', async () => {
      for (const token of [undefined, 'x'.repeat(43), 'broken']) {
        const reply = await ask(endpoint, fixture.own(own), token);
        expect([reply.status, reply.body.code]).toEqual([401, 3]);
      }
    });

    test.each(roles.filter((role) => lacks(endpoint, role)))('%s: 403', async (role) => {
      const reply = await ask(endpoint, fixture.own(own), tokens[role]);
      expect([reply.status, reply.body.code]).toEqual([403, 5]);
    });

    test('an invitation opens the testing calls only', async () => {
      const { status } = await ask(endpoint, fixture.own(own), own.invitation);
      if (typeof endpoint.access === 'object') expect([401, 403]).not.toContain(status);
      else expect(status).toBe(401);
    });

    const { foreign: aim, foreignStatus = 404 } = fixture;
    if (aim === 'takes no id') return;
    test('another brand’s id: not there', async () => {
      for (const role of roles.filter((each) => !lacks(endpoint, each))) {
        const { status } = await ask(endpoint, aim(foreign), tokens[role]);
        expect([role, status]).toEqual([role, foreignStatus]);
      }
    });
  },
);

describe.each(endpoints.filter(isOfKeys).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is of keys alone',
  (name, endpoint) => {
    const fixture = fixtures[name];
    if (!fixture) return;

    test('nobody signed in and no link opens it, and no key without its scope', async () => {
      const people = [undefined, 'x'.repeat(43), own.invitation, ...Object.values(tokens)];
      for (const token of people) {
        expect((await ask(endpoint, fixture.own(own), token)).status).toBe(401);
      }
      expect((await ask(endpoint, fixture.own(own), own.readingKey)).status).toBe(403);
    });

    const { foreign: aim } = fixture;
    if (aim === 'takes no id') return;
    test('another brand’s id: not there', async () => {
      expect((await ask(endpoint, aim(foreign), own.scimKey)).status).toBe(404);
    });
  },
);

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
    for (const role of roles) {
      const headers = await page(tokens[role]);
      if (lacks(endpoint, role)) {
        const reply = await askBy(endpoint, request, headers);
        expect([role, reply.status, reply.body.code]).toEqual([role, 403, 5]);
      } else if (fixture.foreign !== 'takes no id') {
        const { status } = await askBy(endpoint, fixture.foreign(foreign), headers);
        expect([role, status]).toEqual([role, fixture.foreignStatus ?? 404]);
      }
    }
    if (endpoint.method !== 'GET') return;
    expect([401, 403]).not.toContain((await askBy(endpoint, request, right)).status);
  });
});

/** Roles that see everybody of their brand. Others may be refused what the fixtures ask for. */
const seeingAll: Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'];

/** Seen by nobody but whom it was made for: in the fixtures, the super admin. */
const ofMaker = ['getJob', 'downloadReportArchive', 'downloadOwnData', 'getPlan'];

// Run this before the tests below change and delete things.
describe.each(seeingAll)('%s', (role) => {
  // Calls with an invitation are left out: only the people who are asked get the questions.
  const looks = endpoints.filter(
    (endpoint) =>
      isGuarded(endpoint) &&
      endpoint.method === 'GET' &&
      typeof endpoint.access === 'string' &&
      !lacks(endpoint, role) &&
      (role === 'ROLE_SUPER_ADMIN' || !ofMaker.includes(endpoint.name)),
  );
  test.each(looks.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is answered by %s',
    async (name, endpoint) => {
      const { status, body } = await ask(endpoint, fixtures[name]?.own(own) ?? {}, tokens[role]);
      expect([name, status, status === 200 ? '' : body.message]).toEqual([name, 200, '']);
    },
  );
});

/** Their fixtures ask about a leader's people, of whom a director hears nothing (rule 161). */
const ofLeadersPeople = ['getSummary', 'exportSummary'];

describe.each(roles)('%s', (role) => {
  // Logging out would invalidate the token for the next calls.
  const refused = ['logoutUser', ...(role === 'ROLE_DIRECTOR' ? ofLeadersPeople : [])];
  const permitted = endpoints.filter(
    (endpoint) => isGuarded(endpoint) && !lacks(endpoint, role) && !refused.includes(endpoint.name),
  );
  test.each(permitted.map((endpoint) => [endpoint.name, endpoint] as const))(
    'may call %s',
    async (name, endpoint) => {
      const { status } = await ask(endpoint, fixtures[name]?.own(own) ?? {}, tokens[role]);
      expect([401, 403, 500]).not.toContain(status);
    },
  );
});

// Run this after all others: it looks at what they have sent.
test('every statement holds what it reads and writes to one brand, without row security too', async () => {
  const { allowed, others } = await acrossBrands(statements.noted, house.context.database.pool);
  expect(statements.noted.size).toBeGreaterThan(250);
  expect(others).toEqual([]);
  expect(allowed).toEqual(allReasons);
});
