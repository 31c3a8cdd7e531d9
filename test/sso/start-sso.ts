import { beforeEach } from 'vitest';
import { createSso } from '#core/sso/contract/sso.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { fakeOutbound } from '#test/fake/fake-outbound.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { connectionForm } from './connection-form.ts';

type Boss = Awaited<ReturnType<typeof enter>>;

export const secret = 'canary-secret-3c9f';

/** Before each test, makes two companies with a super admin each. Call it at the top of a suite. */
export function startSso(env: Record<string, string> = {}) {
  const house = startApp(env);
  let made = 0;
  const state = { company: {} as Company, boss: {} as Boss, other: {} as Boss };
  const outbound = fakeOutbound();
  beforeEach(async () => {
    made += 1;
    house.setNow(testNow);
    house.context.outbound = outbound;
    Object.assign(outbound, { says: {}, isAway: false });
    outbound.records.clear();
    const { database, now } = house.context;
    state.company = await makeCompany(database, now(), { slug: `sso-${made}` });
    const other = await makeCompany(database, now(), { slug: `sso-other-${made}` });
    state.boss = await enter(house.context, state.company, ['ROLE_SUPER_ADMIN']);
    state.other = await enter(house.context, other, ['ROLE_SUPER_ADMIN']);
  });
  /** Adds a provider. */
  const connect = async (given: object = {}, token = state.boss.token) => {
    const { claimNames: _, ...usual } = connectionForm;
    const body = { ...usual, secret, ...given };
    return (await house.call(createSso, { token, body })).body.data;
  };
  const query = async (text: string, values: unknown[] = []) =>
    (await house.context.database.pool.query(text, values)).rows;
  return { house, state, outbound, connect, query };
}
