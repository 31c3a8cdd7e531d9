import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeToken, loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { endOtherSessions, endSession, getSessionList } from '#core/account/contract/session.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { endAccess } from '#core/user/server/account-queries.ts';
import {
  inBrand,
  type Member,
  makeBrand,
  makeMember,
  signIn as startSession,
} from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** A person in two companies, one of which has a host of its own, and somebody else. */
const house = startApp();
const password = 'Correct-360!';
const passwordHash = hashPassword(password);
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const [home, away] = [{ slug: 'home' }, { slug: 'away', domain: 'away.example' }];
let ids: { home: string; away: string };
let anna: Member & { email: string };
let made = 0;

const sql = (text: string, values: unknown[] = []) =>
  house.context.database.pool.query(text, values);

beforeAll(async () => {
  const { database } = house.context;
  ids = {
    home: (await makeBrand(database, home)).brandId,
    away: (await makeBrand(database, away)).brandId,
  };
});

beforeEach(async () => {
  house.setNow(testNow);
  anna = await person();
});

async function person() {
  const email = `person-${made++}@example.ru`;
  const member = await inBrand(house.context.database, ids.home, (scope) =>
    makeMember(scope, ['ROLE_EMPLOYEE'], { email }),
  );
  await sql('update account set password_hash = $1 where id = $2', [
    await passwordHash,
    member.accountId,
  ]);
  await sql(
    `insert into membership (brand_id, id, account_id, roles)
     values ($1, gen_random_uuid(), $2, '{ROLE_EMPLOYEE}')`,
    [ids.away, member.accountId],
  );
  return { ...member, email };
}

async function signIn({ email }: { email: string } = anna, userAgent = browser): Promise<string> {
  const { body } = await house.call(loginUser, {
    body: { email, password, holdingSlug: home.slug },
    headers: { 'user-agent': userAgent },
  });
  return body.token ?? '';
}
const isOpen = async (token: string) =>
  (await house.call(getCurrentUserInfo, { token })).status === 200;
const open = (...tokens: string[]) => Promise.all(tokens.map(isOpen));
const handoff = async (token: string) =>
  (await house.call(switchBrand, { token, body: { name: away.slug } })).body.token ?? '';
const exchange = (token: string) =>
  house.call(exchangeToken, { body: { token }, headers: { host: away.domain } });
/** Goes to the other company's host. Returns the token held there. */
const goAway = async (token: string) => (await exchange(await handoff(token))).body.token ?? '';
const list = async (token: string) => (await house.call(getSessionList, { token })).body.data;
/** The id of the session that the token opens. */
const idOf = async (token: string) => (await list(token))[0]?.id ?? '';

describe('an address', () => {
  test('carries no session: its token is exchanged for nothing', async () => {
    const token = await signIn();
    expect((await exchange(token)).status).toBe(401);
    expect(await open(token)).toEqual([true]);
  });

  test('spends its handoff once, also when two come at the same moment', async () => {
    const token = await handoff(await signIn());
    const replies = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});

describe('a session that was handed over', () => {
  test('ends when the first one would have, however often it is handed on', async () => {
    const first = await signIn();
    await sql('update session set expires_at = $1 where account_id = $2', [
      '2026-06-15T09:01:00Z',
      anna.accountId,
    ]);
    const second = await goAway(first);
    const third = await goAway(second);
    expect(await open(second, third)).toEqual([true, true]);
    house.setNow('2026-06-15T09:01:01Z');
    expect(await open(second, third)).toEqual([false, false]);
  });

  test('ends with the one it came from, and so does all that came from it', async () => {
    const first = await signIn();
    const another = await signIn();
    const second = await goAway(first);
    const third = await goAway(second);
    await house.call(logoutUser, { token: first });
    expect(await open(first, second, third, another)).toEqual([false, false, false, true]);
  });

  test('leaves the one it came from open when it ends', async () => {
    const first = await signIn();
    const second = await goAway(first);
    await house.call(logoutUser, { token: second });
    expect(await open(first, second)).toEqual([true, false]);
  });

  test('is not opened by a handoff made before signing out', async () => {
    const first = await signIn();
    const token = await handoff(first);
    await house.call(logoutUser, { token: first });
    expect((await exchange(token)).status).toBe(401);
  });

  test('goes on where only the other company signs the person out', async () => {
    const first = await signIn();
    const second = await goAway(first);
    await inBrand(house.context.database, ids.home, (scope) => endAccess(scope, anna.accountId));
    expect(await open(first, second)).toEqual([false, true]);
  });
});

describe('the twenty-first session', () => {
  const minute = (n: number) => new Date(new Date(testNow).getTime() + n * 60_000).toISOString();
  async function signInTwenty(): Promise<string[]> {
    const { database, now } = house.context;
    const tokens: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      house.setNow(minute(n));
      tokens.push(await startSession(database, anna, now()));
    }
    house.setNow(minute(20));
    return tokens;
  }

  test('ends the one that was not used for longest, and nobody else’s', async () => {
    const boris = await signIn(await person());
    const [first = '', second = '', ...others] = await signInTwenty();
    expect(await isOpen(first)).toBe(true);
    await signIn();
    expect(await open(first, second, boris)).toEqual([true, false, true]);
    expect(await open(...others)).not.toContain(false);
    expect(await list(first)).toHaveLength(20);
  });

  test('goes on when the one that they all came from makes room for it', async () => {
    const chain = [await signIn()];
    for (let n = 1; n <= 20; n += 1) {
      house.setNow(new Date(new Date(testNow).getTime() + n * 1000).toISOString());
      chain.push(await goAway(chain.at(-1) ?? ''));
    }
    expect(await open(...chain)).toEqual(chain.map((_, at) => at > 0));
    await house.call(logoutUser, { token: chain[1] });
    expect(await open(...chain)).toEqual(chain.map(() => false));
  });

  test('is one of twenty, even when many sign in at once', async () => {
    await signInTwenty();
    await Promise.all(Array.from({ length: 6 }, () => signIn()));
    const { rows } = await sql('select count(*)::int as n from session where account_id = $1', [
      anna.accountId,
    ]);
    expect(rows[0].n).toBe(20);
  });
});

describe('one’s own sessions', () => {
  test('are listed with device, company and times: this one first', async () => {
    const phone = await signIn(anna, 'Mozilla/5.0 (Linux; Android 10) Firefox/140.0');
    house.setNow('2026-06-16T09:00:00Z');
    const token = await signIn();
    await signIn(await person());
    const [opened, used] = [1_781_514_000, 1_781_514_000 + 24 * 60 * 60];
    const shown = (await list(token)).map(({ id: _, ...row }) => row);
    const firefox = { browser: 'firefox', system: 'android', brand: 'home' };
    const chrome = { browser: 'chrome', system: 'windows', brand: 'home' };
    expect(shown).toEqual([
      { ...chrome, createdAt: used, lastUsedAt: used, current: true },
      { ...firefox, createdAt: opened, lastUsedAt: opened, current: false },
    ]);
    await goAway(phone);
    expect((await list(token)).map(({ brand }) => brand).sort()).toEqual(['away', 'home', 'home']);
  });

  test('leave the list when they have ended or were not used for a week', async () => {
    const [gone, idle] = [await signIn(), await signIn()];
    await house.call(logoutUser, { token: gone });
    house.setNow('2026-06-22T09:00:01Z');
    expect(await list(await signIn())).toHaveLength(1);
    expect(await open(idle)).toEqual([false]);
  });

  test('hold nothing of what a browser writes about itself', async () => {
    const nonsense = `${browser} Secret/1 <b>${'x'.repeat(2000)}`;
    await signIn(anna, nonsense);
    const { rows } = await sql('select * from session where account_id = $1', [anna.accountId]);
    expect(JSON.stringify(rows)).not.toContain('Secret');
    expect(rows[0]).toMatchObject({ browser: 'chrome', system: 'windows' });
  });

  test('are ended one by one', async () => {
    const [token, lost, third] = [await signIn(), await signIn(), await signIn()];
    const handed = await goAway(lost);
    const id = await idOf(lost);
    expect((await house.call(endSession, { token, params: { id } })).status).toBe(200);
    expect(await open(token, lost, handed, third)).toEqual([true, false, false, true]);
    expect((await house.call(endSession, { token, params: { id } })).status).toBe(404);
    const { rows } = await sql(
      `select kind from audit where actor_id = $1 and verb = 'endSessions'`,
      [anna.accountId],
    );
    expect(rows).toEqual([{ kind: 'account' }]);
  });

  test('are ended all but this one', async () => {
    const [token, lost, boris] = [await signIn(), await signIn(), await signIn(await person())];
    expect((await house.call(endOtherSessions, { token })).status).toBe(200);
    expect(await open(token, lost, boris)).toEqual([true, false, true]);
  });

  test('go on where their owner ends the one they came from', async () => {
    const first = await signIn();
    const second = await goAway(first);
    const third = await goAway(second);
    await house.call(endSession, { token: second, params: { id: await idOf(first) } });
    expect(await open(first, second, third)).toEqual([false, true, true]);
    await house.call(endOtherSessions, { token: third });
    expect(await open(second, third)).toEqual([false, true]);
  });

  test('are nobody else’s to end', async () => {
    const [token, other] = [await signIn(), await signIn(await person())];
    const id = await idOf(other);
    expect((await house.call(endSession, { token, params: { id } })).status).toBe(404);
    expect(await open(other)).toEqual([true]);
  });
});
