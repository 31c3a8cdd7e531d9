import { beforeAll, expect, test } from 'vitest';
import { logoutUser } from '#core/account/contract/auth.ts';
import {
  getConfirmationOptions,
  mailConfirmationCode,
  prove,
} from '#core/account/contract/confirmation.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { endOtherSessions, endSession, getSessionList } from '#core/account/contract/session.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { getWaitingRights, stopRight } from '#core/user/contract/user.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { mostWaiting } from './call-turn.ts';

/** Whoever holds a stolen session keeps its person from nothing that ends it (rule 53). */
const house = startApp({ TRUST_PROXY: '1' });
const from = (address: string) => ({ 'x-forwarded-for': address });
const thief = from('203.0.113.66');
const home = from('198.51.100.9');
let company: Company;
let member: Awaited<ReturnType<typeof makeMember>>;
let stolen: string;
const session = () => signIn(house.context.database, member, house.context.now());

beforeAll(async () => {
  const { database } = house.context;
  company = await makeCompany(database, new Date(testNow));
  member = await inBrand(database, company.brandId, (scope) =>
    makeMember(scope, ['ROLE_SUPER_ADMIN']),
  );
  stolen = await session();
});

/** While the thief's calls fill the account's line. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  const client = await house.context.database.pool.connect();
  await client.query('begin; lock table subdivision');
  const asked = Array.from({ length: 5 + mostWaiting }, () =>
    house.call(subdivisionCalls.list, { token: stolen, headers: thief }),
  );
  try {
    expect((await Promise.race(asked)).status).toBe(429);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
    await Promise.all(asked);
  }
}

test('with the stolen session itself, and with another one', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const body = { password: 'Wrong-360!' };
  const calls: [Endpoint, object, number][] = [
    [getCurrentUserInfo, {}, 200],
    [getSessionList, {}, 200],
    [endSession, { params: { id } }, 404],
    [getConfirmationOptions, {}, 200],
    [prove, { body }, 400],
    [mailConfirmationCode, {}, 200],
    [getWaitingRights, {}, 200],
    [stopRight, { params: { id } }, 404],
    [endOtherSessions, {}, 200],
    [logoutUser, { body: {} }, 200],
  ];
  const own = await session();
  await whileFull(async () => {
    for (const token of [own, stolen]) {
      for (const [endpoint, given, status] of token === own ? calls.slice(0, -2) : calls) {
        const reply = await house.call(endpoint, { token, headers: home, ...given });
        expect([endpoint.name, reply.status]).toEqual([endpoint.name, status]);
      }
    }
  });
});
