import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { createCompetence } from '#contract/competence.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createPosition } from '#contract/position.ts';
import { createQuestionary } from '#contract/questionary.ts';
import { createSubdivision } from '#contract/subdivision.ts';
import { startApp } from '../start-app.ts';
import { fixtures, type Request, type World } from './fixtures.ts';
import { makeWorld } from './world.ts';

/**
 * Whatever changes something, or takes something out as a file, stands in the journal of actions:
 * a new endpoint that forgets it fails here.
 */
const house = startApp();
let world: World;
let token: string;

beforeAll(async () => {
  const made = await makeWorld(house, 'noted');
  ({ world } = made);
  token = made.tokens.ROLE_SUPER_ADMIN;
});

/** What writes nothing into the journal, and why. */
const unnoted: Record<string, string> = {
  loginUser: 'signing in changes nothing of the company',
  exchangeToken: 'a part of signing in',
  logoutUser: 'ends the own session only',
  switchBrand: 'a part of signing in',
  switchLocale: 'the language of one’s own screen',
  requestReset: 'asked by anybody, and nothing has happened yet',
  testingBegin: 'answering: who did it when must not be found (decision 24)',
  sendResult: 'answering: who did it when must not be found (decision 24)',
  getImportExample: 'a file without anybody’s data',
  getQuestionaryFileExample: 'a file without anybody’s data',
  importParticipants: 'reads a file for the form, which is saved later',
};

/** What cannot be asked by its fixture: where it is held that it is noted. */
const heldElsewhere: Record<string, string> = {
  importMany: 'needs a file about people of the world: server/questionary/file-many.http.test.ts',
  restorePassword: 'needs a mailed link: server/audit/passwords.http.test.ts',
  updateProfile: 'of the caller’s own record, which the super admin here has not: updateAnyProfile',
  updateCompany: 'of the caller’s own record, which the super admin here has not: updateAnyCompany',
};

/** What is used nowhere, so that it can be deleted. */
const makers: Record<string, [Endpoint, object]> = {
  deleteCompetence: [createCompetence, {}],
  deletePosition: [createPosition, { name: 'Лишняя' }],
  deleteSubdivision: [createSubdivision, { name: 'Лишнее' }],
  deleteQuestionary: [createQuestionary, {}],
};
/** Where the fixture has been used up by another's: a name can be taken once. */
const changed: Record<string, object> = { updatePosition: { name: 'Другая' } };

/** A request that succeeds. */
async function requestFor({ name }: Endpoint): Promise<Request> {
  const own = fixtures[name]?.own(world) ?? {};
  if (name in changed) return { ...own, body: { ...(own.body as object), ...changed[name] } };
  // Its fixture only tries; the places it names are those of the world.
  if (name === 'importEmployees') return { query: {}, file: await peopleFile() };
  const [maker, given] = makers[name] ?? [];
  if (!maker) return own;
  const { body } = fixtures[maker.name]?.own(world) ?? {};
  const made = await house.call(maker, { token, body: { ...(body as object), ...given } });
  return { params: { id: (made.body as unknown as { data: { id: string } }).data.id } };
}

/** One new person at a place of the world. */
async function peopleFile() {
  const { rows } = await house.context.database.pool.query(
    'select p.name as position, s.name as subdivision from position p, subdivision s where p.id = $1 and s.id = $2',
    [world.positionId, world.subdivisionId],
  );
  const [{ position, subdivision }] = rows;
  const bytes =
    'lastName;firstName;email;position;subdivision;inCompany;inPosition\n' +
    `Ким;Ян;kim.y@example.ru;${position};${subdivision};01.02.2020;05-04-2021\n`;
  return { name: 'people.csv', bytes };
}

const countNotes = async (): Promise<number> => {
  const { rows } = await house.context.database.pool.query('select count(*)::int as n from audit');
  return rows[0].n;
};

const doesSomething = ({ method, reply }: Endpoint) => method !== 'GET' || reply === 'file';
const isDelete = ({ method }: Endpoint) => method === 'DELETE';
const noted = endpoints.filter(
  (endpoint) =>
    doesSomething(endpoint) && !(endpoint.name in unnoted) && !(endpoint.name in heldElsewhere),
);
/** Deletes last and backwards, as what comes later in the contract uses what comes before. */
const toBeNoted = [
  ...noted.filter((endpoint) => !isDelete(endpoint)),
  ...noted.filter(isDelete).reverse(),
];

test('the exceptions are endpoints that do something', () => {
  const known = endpoints.filter(doesSomething).map(({ name }) => name);
  const named = [...Object.keys(unnoted), ...Object.keys(heldElsewhere)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(toBeNoted.length).toBeGreaterThan(20);
});

test.each(toBeNoted.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is noted once',
  async (name, endpoint) => {
    const request = await requestFor(endpoint);
    const before = await countNotes();
    const { status, body } = await house.call(endpoint, { ...request, token });
    expect([name, status, status === 200 ? '' : body.message]).toEqual([name, 200, '']);
    expect(await countNotes()).toBe(before + 1);
  },
);

test('what only looks writes nothing', async () => {
  const before = await countNotes();
  for (const endpoint of endpoints.filter((one) => !doesSomething(one))) {
    await house.call(endpoint, { ...fixtures[endpoint.name]?.own(world), token });
  }
  expect(await countNotes()).toBe(before);
});
