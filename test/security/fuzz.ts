import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoints } from '#app/contract/all.ts';
import { type Role, roles, rolesHolding } from '#platform/contract/call/access.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { errorCodes, failure } from '#platform/contract/call/envelope.ts';
import { scimFailure } from '#platform/contract/call/scim.ts';
import { possibleErrors } from '#platform/server/http/openapi.ts';
import { isLong } from '#test/how-long.ts';
import { startApp } from '#test/start/start-app.ts';
import type { Request } from './fixture.ts';
import { fixtures } from './fixtures.ts';
import { makeWorld } from './make-world.ts';
import { spoilt } from './spoilt.ts';
import type { Made } from './world.ts';

/** A fixed seed, so that only a change in the code makes it fail. FUZZ_SEED=$RANDOM searches further. */
const seed = Number(process.env.FUZZ_SEED ?? 360);
const runs = isLong ? 30 : 3;

/** The number of files that call `fuzz`. Each takes its own part, so that they run side by side. */
const parts = 2;

/** Of a success that isn't 200. */
const statusOf = ({ reply, speaks, method }: Endpoint): number => {
  if (speaks && method === 'POST') return 201;
  if (reply === 'empty') return speaks ? 204 : 205;
  return reply === 'redirect' ? 303 : 200;
};

/** Of a refusal, and of what is wrong with a file, in bytes: nobody can ask for megabytes. */
const longestReply = 64 * 1024;

/** Calls that leave everything as it was (rule 3): they share one copy of the world. */
const isReading = ({ method }: Endpoint) => method === 'GET';

/** Calls that can succeed only once. */
const isSpent = ({ method, name }: Endpoint) => method === 'DELETE' || fixtures[name]?.isSpent;

/** The tokens that may make the call. The one that its fixture was written for comes first. */
function tokensFor(
  { access, name, scope }: Endpoint,
  { tokens, world }: Made,
): (string | undefined)[] {
  if (access === 'public') return [undefined];
  if (access === 'key') return [world.keyOf[scope!]];
  if (typeof access === 'object') return [world.invitation, tokens.ROLE_EMPLOYEE];
  if (name === 'logoutUser') return [world.sessionToken];
  const holding: readonly Role[] = access === 'session' ? roles : rolesHolding(access);
  return holding.map((role) => tokens[role]);
}

/**
 * No input from anybody may crash the server: every answer is a success or says what is wrong.
 * Tests every `parts`-th endpoint, starting with number `part`. Those that change something get a
 * fresh copy of the same world each.
 */
export function fuzz(part: number): void {
  const house = startApp();
  let made: Made;
  beforeAll(async () => {
    made = await makeWorld(house, 'fuzzed');
    await house.keep();
  });
  const ask = (endpoint: Endpoint, request: Request, token: string | undefined) =>
    house.call(endpoint, { ...request, token });
  /** Otherwise the rate limits would soon refuse everything. */
  const forgetFailures = () => house.context.database.pool.query('delete from attempt');

  const mine = endpoints.filter((_, at) => at % parts === part);
  const inTurn = [...mine.filter(isReading), ...mine.filter((endpoint) => !isReading(endpoint))];
  describe.each(inTurn.map((endpoint, at) => [endpoint.name, endpoint, at] as const))(
    `%s, FUZZ_SEED=${seed}`,
    (name, endpoint, at) => {
      beforeAll(async () => {
        if (at === 0 || !isReading(endpoint)) await house.renew();
      });
      const own = () => fixtures[name]?.own(made.world) ?? {};

      test('succeeds as its fixture asks', async () => {
        const { reply } = endpoint;
        const { refusedBy = statusOf(endpoint), succeedsAs } = fixtures[name] ?? {};
        const [first] = tokensFor(endpoint, made);
        const token = succeedsAs ? made.tokens[succeedsAs] : first;
        const { status, body } = await ask(endpoint, own(), token);
        expect([status, status === refusedBy ? '' : body]).toEqual([refusedBy, '']);
        if (typeof reply !== 'string' && status === 200) {
          expect(z.safeParse(reply, body).error).toBeUndefined();
        }
      });

      test.skipIf(name === 'logoutUser')('answers any input without failing', async () => {
        if (isSpent(endpoint)) await house.renew();
        const known = possibleErrors(endpoint).map((error) => errorCodes[error]);
        const tokens = fc.constantFrom(...tokensFor(endpoint, made));
        const property = fc.asyncProperty(spoilt(endpoint, own), tokens, async (bad, token) => {
          fc.pre(!isOfList(endpoint, bad));
          if (known.includes(errorCodes.tooMany)) await forgetFailures();
          const { status, body, bytes, headers } = await ask(endpoint, bad, token);
          if (bad.file) expect(bytes.length).toBeLessThan(longestReply);
          if (endpoint.reply === 'redirect' && status === 303) {
            expect(headers.location).toMatch(/^\/(?![/\\])/);
            return;
          }
          if (status < 300) return;
          expect(bytes.length).toBeLessThan(longestReply);
          if (endpoint.speaks) {
            expect(known.map((one) => one.status)).toContain(status);
            expect(scimFailure.parse(body)).toMatchObject({ status: String(status) });
            expect(status).not.toBe(errorCodes.internal.status);
            return;
          }
          const said = failure.parse(body);
          expect(known).toContainEqual({ code: said.code, status });
          expect(said.code).not.toBe(errorCodes.internal.code);
          expect(said.message).not.toBe('');
          if (said.code !== errorCodes.validation.code) return;
          expect(said.errors?.length).toBeGreaterThan(0);
          for (const { path, message } of said.errors ?? []) {
            expect(message).not.toBe('');
            if (bad.isWhole !== true) expect(path).not.toBe('');
          }
        });
        await fc.assert(property, { numRuns: runs, seed });
      });
    },
  );
}

/** Slashes at the end of an address of SCIM count for nothing, so without an id it is that of the list. */
const isOfList = ({ speaks }: Endpoint, { params }: Request): boolean =>
  speaks !== undefined && /^\/*(?:$|[?#])/.test(params?.id ?? 'none');
