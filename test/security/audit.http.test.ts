import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { startApp } from '#test/start/start-app.ts';
import { importedFile, peopleFile } from './bodies.ts';
import type { Request } from './fixture.ts';
import { fixtures, marked } from './fixtures.ts';
import { makeWorld } from './make-world.ts';
import type { World } from './world.ts';

/**
 * Every call that changes something or returns a file must write to the activity log. A new
 * endpoint that forgets it fails here.
 */
const house = startApp();
let world: World;
let token: string;

beforeAll(async () => {
  const made = await makeWorld(house, 'noted');
  ({ world } = made);
  token = made.tokens.ROLE_SUPER_ADMIN;
});

/**
 * A request that succeeds. The fixture of an import is only a dry run, so here it really imports. A
 * user leads nobody else by it: those people would get entries of their own (leader.http.test.ts).
 */
const imported: Record<string, () => Request> = {
  importEmployees: () => ({ query: {}, file: peopleFile() }),
  importReports: () => ({ query: {}, body: {}, file: importedFile(world.raterEmail, '2021') }),
};
function requestFor({ name }: Endpoint): Request {
  const request = imported[name]?.() ?? fixtures[name]?.own(world) ?? {};
  if (name !== 'createUser' && name !== 'updateUser') return request;
  const { employeeIdList: _, ...body } = request.body as Record<string, unknown>;
  return { ...request, body };
}

const countNotes = async (): Promise<number> => {
  const { rows } = await house.context.database.pool.query('select count(*)::int as n from audit');
  return rows[0].n;
};

const doesSomething = ({ method, reply }: Endpoint) => method !== 'GET' || reply === 'file';
const isDelete = ({ method }: Endpoint) => method === 'DELETE';
const excepted = marked(({ unnoted, notedIn }) => unnoted ?? notedIn);
const noted = endpoints.filter(
  (endpoint) => doesSomething(endpoint) && !excepted.includes(endpoint.name),
);
/** Deletes come last and in reverse order, because calls later in the contract use what earlier ones made. */
const toBeNoted = [
  ...noted.filter((endpoint) => !isDelete(endpoint)),
  ...noted.filter(isDelete).reverse(),
];

test('the exceptions are endpoints that do something', () => {
  const known = endpoints.filter(doesSomething).map(({ name }) => name);
  expect(excepted.filter((name) => !known.includes(name))).toEqual([]);
  expect(toBeNoted.length).toBeGreaterThan(20);
});

test.each(toBeNoted.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is noted once',
  async (name, endpoint) => {
    const request = requestFor(endpoint);
    const before = await countNotes();
    const by = endpoint.access === 'key' ? world.keyOf[endpoint.scope!] : token;
    const { status, body } = await house.call(endpoint, { ...request, token: by });
    expect([name, status < 300 || body]).toEqual([name, true]);
    expect(await countNotes()).toBe(before + 1);
  },
);

/** Who opens whose report is noted for the person whom it is about: privacy/own/own-data.http.test.ts. */
const openings = ['getReport', 'compareReports', 'getReportTrend'];

test('what only looks writes nothing', async () => {
  const before = await countNotes();
  const looks = endpoints.filter((one) => !doesSomething(one) && !openings.includes(one.name));
  for (const endpoint of looks) {
    const by = endpoint.access === 'key' ? world.keyOf[endpoint.scope!] : token;
    await house.call(endpoint, { ...fixtures[endpoint.name]?.own(world), token: by });
  }
  expect(await countNotes()).toBe(before);
});
