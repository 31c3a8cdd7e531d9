import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { stillStands } from '#core/account/server/session.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { testingStartEmployee } from '#core/answering/contract/answering.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import { getSecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import { proveBySso } from '#core/sso/contract/entry/sso.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** From where people may work (rule 104). One server has a proxy before it, the other none. */
const house = startApp({ TRUST_PROXY: '1' });
const bare = startApp();
const password = 'Correct-360!';
const passwordHash = hashPassword(password);

const office = '203.0.113.7';
const home = '198.51.100.9';
/** As our proxy passes on what comes from there. Whatever the caller wrote stands before it. */
const from = (address: string, forged?: string) => ({
  'x-forwarded-for': forged === undefined ? address : `${forged}, ${address}`,
});

let own: Company;
let made = 0;
let boss: string;

beforeEach(async () => {
  made += 1;
  own = await makeCompany(house.context.database, new Date(testNow), { slug: `office-${made}` });
  boss = (await signIn('ROLE_SUPER_ADMIN')).token;
});

const signIn = (...roles: Role[]) => enter(house.context, own, roles);
const query = (text: string, values: unknown[]) => house.context.database.pool.query(text, values);
const allow = (list: string[], ipFor = 'hr', { brandId } = own) =>
  query('update brand set ip_list = $2::cidr[], ip_for = $3 where id = $1', [brandId, list, ipFor]);
const save = (body: object, address = office, token = boss) =>
  house.call(updateSecuritySettings, { token, body, headers: from(address) });
const refusalOf = async (body: object, address = office) => {
  const { status, body: said } = await save(body, address);
  return [status, said.errors?.map(({ path, message }) => [path, message])];
};
const read = async (address = office) =>
  (await house.call(getSecuritySettings, { token: boss, headers: from(address) })).body.data;
const statusOf = async (token: string, headers: Record<string, string>) =>
  (await house.call(getCurrentUserInfo, { token, headers })).status;

describe('a list', () => {
  test('is judged on each call of a session, whenever it was saved', async () => {
    const { token } = await signIn('ROLE_HR');
    expect(await statusOf(token, from(home))).toBe(200);
    await allow(['203.0.113.0/24']);
    expect(await statusOf(token, from(office))).toBe(200);
    const { status, body } = await house.call(getCurrentUserInfo, { token, headers: from(home) });
    expect([status, body.code, body.data]).toEqual([403, 18, { address: home }]);
    expect(body.message).toContain(home);
    await allow([]);
    expect(await statusOf(token, from(home))).toBe(200);
  });

  test.each([
    ['hr', [403, 403, 403, 200, 200]],
    ['all', [403, 403, 403, 403, 403]],
  ] as const)('for %s is for these roles', async (ipFor, expected) => {
    await allow([office], ipFor);
    const roles = [
      'ROLE_SUPER_ADMIN',
      'ROLE_ADMIN',
      'ROLE_HR',
      'ROLE_MANAGER',
      'ROLE_EMPLOYEE',
    ] as const;
    const statuses = [];
    for (const role of roles) statuses.push(await statusOf((await signIn(role)).token, from(home)));
    expect(statuses).toEqual(expected);
  });

  test('takes IPv6, and IPv4 that comes as IPv6', async () => {
    const { token } = await signIn('ROLE_HR');
    await allow(['2001:db8:1::/48', '203.0.113.0/24']);
    expect(await statusOf(token, from('2001:db8:1::77'))).toBe(200);
    expect(await statusOf(token, from(`::ffff:${office}`))).toBe(200);
    expect(await statusOf(token, from('2001:db8:2::77'))).toBe(403);
  });

  test('with IPv4 alone tells somebody who comes by IPv6 which address we see', async () => {
    const { token } = await signIn('ROLE_HR');
    await allow(['203.0.113.0/24']);
    const headers = { ...from('2001:db8::7'), 'accept-language': 'en' };
    const { body } = await house.call(getCurrentUserInfo, { token, headers });
    expect(body.message).toContain('2001:db8::7');
  });

  test('lets whoever came by the company’s server begin to prove it from anywhere', async () => {
    const { token } = await signIn('ROLE_HR');
    await allow([office]);
    const { status } = await house.call(proveBySso, { token, headers: from(home) });
    // They came by a password, so nothing but the way of proving is wrong.
    expect(status).toBe(409);
  });

  test('lets people sign out from anywhere, and costs no statement', async () => {
    const { token } = await signIn('ROLE_HR');
    const ask = () => house.call(getSecuritySettings, { token: boss, headers: from(office) });
    const before = (await countStatements(ask)).statements;
    await allow([office], 'all');
    expect((await countStatements(ask)).statements).toBe(before);
    expect((await house.call(logoutUser, { token, headers: from(home) })).status).toBe(200);
  });

  test('is judged while a stream of events goes on', async () => {
    const { token, brandId } = await signIn('ROLE_SUPER_ADMIN');
    await allow([office]);
    const { database, now } = house.context;
    const listens = (ip: string) =>
      stillStands(database, { tokenHash: hashToken(token), brandId, ip }, now());
    expect([await listens(office), await listens(home)]).toEqual([true, false]);
  });

  test('does not keep raters out: not by a link, not signed in', async () => {
    await allow([office], 'all');
    const { token } = await signIn('ROLE_EMPLOYEE');
    const link = await inBrand(house.context.database, own.brandId, async (scope) => {
      const { token: made, tokenHash } = makeInvitationToken(own.brandId);
      await insertInvitation(scope, { employeeId: own.people[0]!, tokenHash });
      return made;
    });
    const headers = from(home);
    const query = {
      'filterList[employeeId]': own.people[1]!,
      'filterList[questionaryId]': own.people[1]!,
    };
    for (const one of [link, token]) {
      const { status } = await house.call(testingStartEmployee, { token: one, query, headers });
      // There is no such questionary, which is all that is said.
      expect(status).toBe(404);
    }
  });

  test('of another company is asked before one goes there', async () => {
    const name = `Закрытая ${made}`;
    const closed = await makeCompany(house.context.database, new Date(testNow), { name });
    await allow([office], 'all', closed);
    const { token, accountId } = await signIn('ROLE_EMPLOYEE');
    await query(
      `insert into membership (brand_id, id, account_id, roles)
       values ($1, gen_random_uuid(), $2, '{ROLE_EMPLOYEE}')`,
      [closed.brandId, accountId],
    );
    const move = (headers: Record<string, string>) =>
      house.call(switchBrand, { token, body: { name }, headers });
    expect((await move(from(home))).body.code).toBe(18);
    expect(await statusOf(token, from(home))).toBe(200);
    expect((await move(from(office))).status).toBe(200);
    expect(await statusOf(token, from(home))).toBe(403);
  });
});

describe('signing in', () => {
  async function person() {
    const email = `office-${made}@example.ru`;
    const { accountId } = await enter(house.context, own, ['ROLE_HR'], { email });
    await query('update account set password_hash = $2 where id = $1', [
      accountId,
      await passwordHash,
    ]);
    return (typed: string, address: string) =>
      house.call(loginUser, {
        body: { email, password: typed, holdingSlug: `office-${made}` },
        headers: from(address),
      });
  }

  test('says that the address is another one only after the right password', async () => {
    await allow([office]);
    const signIn = await person();
    expect((await signIn('Wrong-360!', home)).body.code).toBe(4);
    const { status, body } = await signIn(password, home);
    expect([status, body.code, body.data]).toEqual([403, 18, { address: home }]);
    expect((await signIn(password, office)).status).toBe(200);
    const { body: log } = await house.call(getAuditList, { token: boss, headers: from(office) });
    expect(log.data.map(({ verb }) => verb)).toContain('signInRefused');
  });
});

describe('saving', () => {
  test('says which address it sees, keeps networks as they are, and the log has them', async () => {
    expect(await read(home)).toMatchObject({ address: home, isProxied: false, ipList: [] });
    const list = ['203.0.113.77/24', '2001:DB8::1', '203.0.113.0/24'];
    const { status, body } = await save({ ipList: list, ipFor: 'all' });
    expect([status, body.data.ipList, body.data.ipFor]).toEqual([
      200,
      ['203.0.113.0/24', '2001:db8::1'],
      'all',
    ]);
    const { body: log } = await house.call(getAuditList, { token: boss, headers: from(office) });
    expect(log.data[0]?.details.settingList).toEqual([
      { field: 'ipList', before: '', after: '203.0.113.0/24,2001:db8::1' },
      { field: 'ipFor', before: 'hr', after: 'all' },
    ]);
    expect((await save({ ipList: [] })).body.data.ipList).toEqual([]);
  });

  test('is refused without one’s own address', async () => {
    expect(await refusalOf({ ipList: ['203.0.113.0/24'] }, home)).toEqual([
      400,
      [['ipList', expect.stringContaining(home)]],
    ]);
    expect(await read()).toMatchObject({ ipList: [] });
  });

  test('names what is no network, and takes fifty', async () => {
    expect(await refusalOf({ ipList: [office, '10.0.0.0-10.0.0.9', 'x'] })).toEqual([
      400,
      [
        ['ipList.1', expect.stringContaining('10.0.0.0-10.0.0.9')],
        ['ipList.2', expect.stringContaining('x')],
      ],
    ]);
    const many = (count: number) => [
      office,
      ...Array.from({ length: count - 1 }, (_, at) => `10.0.0.${at}`),
    ];
    expect((await save({ ipList: many(51) })).status).toBe(400);
    expect((await save({ ipList: many(50) })).status).toBe(200);
  });
});

describe('a forged X-Forwarded-For', () => {
  test('is not believed: what our own proxy saw counts', async () => {
    const { token } = await signIn('ROLE_HR');
    await allow([office]);
    expect(await statusOf(token, from(home, office))).toBe(403);
    expect(await statusOf(token, from(home, `${office}, ${office}`))).toBe(403);
    expect(await statusOf(token, from(office, home))).toBe(200);
    expect(await statusOf(token, {})).toBe(403);
  });

  test('means nothing where the server knows no proxy, and no list is saved there', async () => {
    const company = await makeCompany(bare.context.database, new Date(testNow));
    const { token } = await enter(bare.context, company, ['ROLE_SUPER_ADMIN']);
    const ask = (headers: Record<string, string>) =>
      bare.call(getSecuritySettings, { token, headers });
    expect((await ask({})).body.data).toMatchObject({ address: '127.0.0.1', isProxied: false });
    for (const headers of [from(office), { forwarded: `for=${office}` }]) {
      expect((await ask(headers)).body.data).toMatchObject({
        address: '127.0.0.1',
        isProxied: true,
      });
      const body = { ipList: ['127.0.0.1', office] };
      const { status, body: said } = await bare.call(updateSecuritySettings, {
        token,
        body,
        headers,
      });
      expect([status, said.errors?.map(({ key }) => key)]).toEqual([
        400,
        ['securityMessages.proxy'],
      ]);
    }
    await bare.context.database.pool.query('update brand set ip_list = $2::cidr[] where id = $1', [
      company.brandId,
      [office],
    ]);
    expect((await ask(from(office))).status).toBe(403);
  });
});

describe('the operator', () => {
  async function operate(...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    const env = { DATABASE_URL: house.url };
    await runCommand(args, env, { say: (line) => lines.push(line), ask: async () => '' });
    return lines;
  }

  test('takes a list away that shuts everybody out', async () => {
    await allow([office, '2001:db8::/32'], 'all');
    expect(await statusOf(boss, from(home))).toBe(403);
    const said = await operate('ip-list-off', `office-${made}`);
    expect(said.slice(1)).toEqual([`  ${office}`, '  2001:db8::/32']);
    expect(await statusOf(boss, from(home))).toBe(200);
    expect(await operate('ip-list-off', `office-${made}`)).toEqual([
      expect.stringContaining('has no list'),
    ]);
    const { body } = await house.call(getAuditList, { token: boss, headers: from(home) });
    expect(body.data[0]).toMatchObject({ verb: 'update', kind: 'brand', actorName: '' });
  });

  test('signs everybody out of one company', async () => {
    const other = await makeCompany(house.context.database, new Date(testNow));
    const said = await operate('end-sessions', `office-${made}`);
    expect(said[0]).toMatch(/: 2 sessions ended\.$/);
    expect([await statusOf(boss, {}), await statusOf(other.hrToken, {})]).toEqual([401, 200]);
    const { token } = await signIn('ROLE_SUPER_ADMIN');
    const { body } = await house.call(getAuditList, { token });
    expect(body.data[0]).toMatchObject({ verb: 'endSessions', kind: 'brand', actorName: '' });
  });

  test('is told where there is no such company', async () => {
    await expect(operate('end-sessions', 'nowhere')).rejects.toThrow('nowhere');
  });
});
