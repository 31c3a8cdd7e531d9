import { beforeEach, describe, expect, test } from 'vitest';
import { exchangeToken } from '#core/account/contract/auth.ts';
import { prove } from '#core/account/contract/confirmation.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { usualRules } from '#core/account/contract/rules/session-terms.ts';
import { getSessionList } from '#core/account/contract/session.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { deleteExpired } from '#core/account/server/queries.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { SessionRules } from '#platform/contract/rules/trust.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, makeCompany, signIn as openSession } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** How long sessions last, by the company that they stand in (rule 103). */
const house = startApp();
const password = 'Correct-360!';
const passwordHash = hashPassword(password);
let own: Company;
let made = 0;

const minutes = (count: number) =>
  house.setNow(new Date(Date.parse(testNow) + count * 60_000).toISOString());
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);
const query = (text: string, values: unknown[]) => house.context.database.pool.query(text, values);
const choose = (rules: SessionRules | null, { brandId } = own) =>
  query('update brand set session_rules = $2 where id = $1', [
    brandId,
    rules && JSON.stringify(rules),
  ]);
const terms = (hr: [number, number], others = hr): SessionRules => ({
  hr: { longest: hr[0], idle: hr[1] },
  others: { longest: others[0], idle: others[1] },
});
const statusOf = async (token: string) => (await house.call(getCurrentUserInfo, { token })).status;
const signIn = (...roles: Role[]) => enter(house.context, own, roles);

beforeEach(async () => {
  made += 1;
  house.setNow(testNow);
  const given = { slug: `terms-${made}`, sessionRules: null };
  own = await makeCompany(house.context.database, new Date(testNow), given);
});

/** Uses the session every `step` minutes until it is refused; returns for how many minutes it went on. */
async function lastsFor(token: string, step: number, until: number): Promise<number> {
  for (let at = 0; at <= until; at += step) {
    minutes(at);
    if ((await statusOf(token)) === 401) return at;
  }
  return Number.POSITIVE_INFINITY;
}

describe('of a company that has chosen nothing', () => {
  test.each(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'] as const)(
    '%s rests for twelve hours and works for seven days',
    async (role) => {
      const { token } = await signIn(role);
      hours(11.9);
      expect(await statusOf(token)).toBe(200);
      hours(11.9 + 12);
      expect(await statusOf(token)).toBe(401);
      house.setNow(testNow);
      const { token: busy } = await signIn(role);
      expect(await lastsFor(busy, 11 * 60, 8 * 24 * 60)).toBe(Math.ceil((7 * 24) / 11) * 11 * 60);
    },
  );

  test('everybody else rests for seven days and works for thirty', async () => {
    const { token } = await signIn('ROLE_MANAGER', 'ROLE_EMPLOYEE');
    expect(await lastsFor(token, 6 * 24 * 60, 40 * 24 * 60)).toBe(30 * 24 * 60);
    house.setNow(testNow);
    const { token: resting } = await signIn('ROLE_EMPLOYEE');
    days(6.99);
    expect(await statusOf(resting)).toBe(200);
    days(6.99 + 7);
    expect(await statusOf(resting)).toBe(401);
  });
});

describe('chosen terms', () => {
  test('end a session that rests for a quarter of an hour, and none that works', async () => {
    await choose(terms([60, 15], [24 * 60, 60]));
    const { token } = await signIn('ROLE_HR');
    // A call each minute: the last use is recorded as often as so short a time needs.
    expect(await lastsFor(token, 1, 59)).toBe(Number.POSITIVE_INFINITY);
    minutes(60);
    expect(await statusOf(token)).toBe(401);
    house.setNow(testNow);
    const { token: resting } = await signIn('ROLE_HR');
    const { token: employee } = await signIn('ROLE_EMPLOYEE');
    minutes(14.9);
    expect(await statusOf(resting)).toBe(200);
    minutes(14.9 + 14.5);
    expect(await statusOf(resting)).toBe(200);
    minutes(14.9 + 14.5 + 15.1);
    expect([await statusOf(resting), await statusOf(employee)]).toEqual([401, 200]);
  });

  test('leave a quarter of an hour since the last call, whenever it was recorded', async () => {
    await choose(terms([60, 15]));
    const { token } = await signIn('ROLE_HR');
    const statuses = [];
    for (const at of [9, 22, 35]) {
      minutes(at);
      statuses.push(await statusOf(token));
    }
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('a proof begins the longest time anew, as signing in would', async () => {
    await choose(terms([60, 60]));
    const { token, accountId } = await signIn('ROLE_HR');
    await query('update account set password_hash = $2 where id = $1', [
      accountId,
      await passwordHash,
    ]);
    minutes(50);
    expect((await house.call(prove, { token, body: { password } })).status).toBe(200);
    minutes(105);
    expect(await statusOf(token)).toBe(200);
    minutes(111);
    expect(await statusOf(token)).toBe(401);
  });

  test('no session lasts beyond the thirty days that it was opened for', async () => {
    const { token, accountId } = await signIn('ROLE_EMPLOYEE');
    for (let day = 0; day < 30; day += 3) {
      days(day);
      expect(await statusOf(token)).toBe(200);
      await query('update session set proved_at = $2 where account_id = $1', [
        accountId,
        house.context.now(),
      ]);
    }
    days(30);
    expect(await statusOf(token)).toBe(401);
  });

  test('a session of a release that kept no proof counts from its beginning', async () => {
    await choose(terms([60, 60]));
    const { token, accountId } = await signIn('ROLE_HR');
    await query('update session set proved_at = null where account_id = $1', [accountId]);
    minutes(59);
    expect(await statusOf(token)).toBe(200);
    minutes(60);
    expect(await statusOf(token)).toBe(401);
  });

  test('a call needs no statement more than finding the session', async () => {
    await choose(terms([60, 15]));
    const { token } = await signIn('ROLE_EMPLOYEE');
    const { statements } = await countStatements(() => house.call(getSessionList, { token }));
    // The account of the token with its session, and what the call asks for.
    expect(statements).toBe(3);
  });
});

describe('shortening', () => {
  const save = (token: string, body: object) => house.call(updateSecuritySettings, { token, body });
  const short = { hrLongest: 60, hrIdle: 15, othersLongest: 60, othersIdle: 15 };
  const long = {
    hrLongest: 7 * 24 * 60,
    hrIdle: 720,
    othersLongest: 30 * 24 * 60,
    othersIdle: 7 * 24 * 60,
  };

  test('ends at once what is over, and longer terms bring none of it back', async () => {
    const { token: employee } = await signIn('ROLE_EMPLOYEE');
    const other = await makeCompany(house.context.database, new Date(testNow));
    const { token: elsewhere } = await enter(house.context, other, ['ROLE_EMPLOYEE']);
    hours(2);
    const { token } = await signIn('ROLE_SUPER_ADMIN');
    const { token: fresh } = await signIn('ROLE_EMPLOYEE');
    expect((await save(token, short)).status).toBe(200);
    const asked = () => Promise.all([employee, fresh, token, elsewhere].map(statusOf));
    expect(await asked()).toEqual([401, 200, 200, 200]);
    expect((await save(token, long)).status).toBe(200);
    expect(await asked()).toEqual([401, 200, 200, 200]);
    const { rows } = await query('select session_rules from brand where id = $1', [own.brandId]);
    expect(rows).toEqual([{ session_rules: null }]);
  });

  test('what was over by the former terms stays so, too', async () => {
    await choose(terms([60, 15]));
    const { token: employee } = await signIn('ROLE_EMPLOYEE');
    minutes(16);
    const { token } = await signIn('ROLE_SUPER_ADMIN');
    expect((await save(token, long)).status).toBe(200);
    expect(await statusOf(employee)).toBe(401);
  });

  test('nobody chooses terms that are none', async () => {
    const { token } = await signIn('ROLE_SUPER_ADMIN');
    const refusal = async (body: object) => {
      const { status, body: said } = await save(token, body);
      return [status, said.errors?.map(({ path, key }) => [path, key])];
    };
    expect(await refusal({ hrLongest: 1 })).toEqual([400, [['hrLongest', 'validation.invalid']]]);
    expect(await refusal({ othersIdle: 14 })).toEqual([
      400,
      [['othersIdle', 'validation.invalid']],
    ]);
    expect(await refusal({ hrLongest: 60 })).toEqual([
      400,
      [['hrIdle', 'companySecurity.session.idleTooLong']],
    ]);
    expect(usualRules.hr).toEqual({ longest: long.hrLongest, idle: long.hrIdle });
  });
});

describe('a person of two companies', () => {
  let strict: Company & { name: string };
  let token: string;
  let accountId: string;

  beforeEach(async () => {
    const name = `Строгая ${made}`;
    strict = { ...(await makeCompany(house.context.database, new Date(testNow), { name })), name };
    await choose(terms([60, 15]), strict);
    ({ token, accountId } = await signIn('ROLE_EMPLOYEE'));
    await query('update account set password_hash = $2 where id = $1', [
      accountId,
      await passwordHash,
    ]);
    await query(
      `insert into membership (brand_id, id, account_id, roles)
       values ($1, gen_random_uuid(), $2, '{ROLE_HR}')`,
      [strict.brandId, accountId],
    );
  });
  const move = () => house.call(switchBrand, { token, body: { name: strict.name } });

  test('is judged by the company that the session stands in', async () => {
    expect((await move()).status).toBe(200);
    minutes(16);
    expect(await statusOf(token)).toBe(401);
  });

  test('proves it before going where the session would be over', async () => {
    hours(2);
    const { status, body } = await move();
    expect([status, body.code]).toEqual([403, 16]);
    expect((await house.call(prove, { token, body: { password } })).status).toBe(200);
    expect([(await move()).status, await statusOf(token)]).toEqual([200, 200]);
    minutes(120 + 59);
    expect(await statusOf(token)).toBe(401);
  });

  test('takes an old proof to no host of a strict company', async () => {
    const domain = `strict-${made}.example`;
    await query('update brand set domain = $2 where id = $1', [strict.brandId, domain]);
    hours(2);
    expect((await move()).body.code).toBe(16);
    await house.call(prove, { token, body: { password } });
    const handoff = (await move()).body.token ?? '';
    const taken = await house.call(exchangeToken, {
      body: { token: handoff },
      headers: { host: domain },
    });
    expect(await statusOf(taken.body.token)).toBe(200);
    minutes(120 + 61);
    expect([await statusOf(taken.body.token), await statusOf(token)]).toEqual([401, 200]);
  });

  test('keeps the session of one company when the other’s ends it', async () => {
    const domain = `strict-${made}.example`;
    await query('update brand set domain = $2 where id = $1', [own.brandId, domain]);
    await query('update session set session_brand_id = $2 where account_id = $1', [
      accountId,
      strict.brandId,
    ]);
    const back = await house.call(switchBrand, { token, body: { name: `terms-${made}` } });
    const handoff = back.body.token ?? '';
    const taken = await house.call(exchangeToken, {
      body: { token: handoff },
      headers: { host: domain },
    });
    minutes(20);
    const { token: boss } = await enter(house.context, strict, ['ROLE_SUPER_ADMIN']);
    await house.call(updateSecuritySettings, { token: boss, body: { hrLongest: 240 } });
    minutes(21);
    await deleteExpired(house.context.database, house.context.now());
    expect([await statusOf(token), await statusOf(taken.body.token)]).toEqual([401, 200]);
  });

  test('sees the sessions that live, each by its own company’s terms', async () => {
    await query('update session set session_brand_id = $2 where account_id = $1', [
      accountId,
      strict.brandId,
    ]);
    minutes(16);
    const { database, now } = house.context;
    const here = await openSession(database, { accountId, brandId: own.brandId }, now());
    const { body } = await house.call(getSessionList, { token: here });
    expect(body.data).toHaveLength(1);
  });
});
