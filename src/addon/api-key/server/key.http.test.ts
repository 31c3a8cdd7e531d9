import { beforeEach, describe, expect, test } from 'vitest';
import {
  getKeys,
  makeKey,
  mostKeyNetworks,
  mostKeys,
  updateKey,
  withdrawKey,
} from '#addon/api-key/contract/key.ts';
import { endpoints } from '#app/contract/all.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { type ApiScope, apiScopes, exampleOf } from '#platform/contract/call/scope.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { ownPage } from '#test/fake/own-page.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
type Boss = Awaited<ReturnType<typeof enter>>;
let [own, other] = [{} as Company, {} as Company];
let [boss, otherBoss] = [{} as Boss, {} as Boss];
let made = 0;

beforeEach(async () => {
  made += 1;
  house.setNow(testNow);
  const { database, now } = house.context;
  own = await makeCompany(database, now(), { slug: `keys-${made}` });
  other = await makeCompany(database, now(), { slug: `keys-other-${made}` });
  boss = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
  otherBoss = await enter(house.context, other, ['ROLE_SUPER_ADMIN']);
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const ask = (scopeList: readonly string[] = apiScopes, given: object = {}) =>
  house.call(makeKey, {
    token: boss.token,
    body: { name: '1С:ЗУП', scopeList, term: 90, ...given },
  });
const make = async (...given: Parameters<typeof ask>) => (await ask(...given)).body.data;
const list = async (token = boss.token) => (await house.call(getKeys, { token })).body.data;
const people = (token: string, headers = {}) => house.call(employeeCalls.list, { token, headers });
const later = (days: number) =>
  house.setNow(new Date(new Date(testNow).getTime() + days * 24 * 3_600_000).toISOString());

describe('a key', () => {
  test('is shown once, and reads what its scopes name, of its own company only', async () => {
    const { secret, ...key } = await make(['people.read']);
    expect(secret).toMatch(/^o360_[a-z0-9]{8}_[\w-]{43}$/);
    expect(key).toMatchObject({ name: '1С:ЗУП', state: 'works', lastUsedOn: null });
    expect(JSON.stringify(await list())).not.toContain(secret.slice(-43));
    await house.call(employeeCalls.list, { token: otherBoss.token });
    const { status, body } = await people(secret);
    const { body: seen } = await people(boss.token);
    expect([status, body.data.map(({ email }) => email)]).toEqual([
      200,
      seen.data.map(({ email }) => email),
    ]);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.flatMap(({ can }) => can)).toEqual([]);
    expect((await house.call(positionCalls.list, { token: secret })).status).toBe(403);
    expect((await list()).map(({ lastUsedOn }) => lastUsedOn)).toEqual(['2026-06-15']);
  });

  test.each(apiScopes)(
    'with %s opens the example that the page shows, and no other',
    async (scope) => {
      const { secret: token } = await make([scope]);
      for (const one of apiScopes) {
        const { status } = await house.ask('GET', exampleOf[one], { token });
        expect([one, status]).toEqual([one, one === scope ? 200 : 403]);
      }
    },
  );

  test('that has all scopes opens no call without one', async () => {
    const { secret } = await make();
    const closed = endpoints.filter(({ access, scope }) => access !== 'public' && !scope);
    for (const { name, method, path } of closed) {
      const address = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
      const { status } = await house.ask(method, address, { token: secret });
      expect([name, status]).toEqual([name, 401]);
    }
  });

  test('reads and changes by its scopes what is listed here, and never an account, a right or an answer', () => {
    const named = (scope: ApiScope) =>
      endpoints.filter((one) => one.scope === scope).map(({ name, method }) => `${method} ${name}`);
    const byScope = Object.fromEntries(apiScopes.map((scope) => [scope, named(scope).sort()]));
    expect(byScope).toEqual({
      'people.read': ['GET getEmployeeList'],
      'people.write': ['GET getEmployeeExample', 'POST importEmployees'],
      'directories.read': [
        'GET getCommonQuestionList',
        'GET getCompetenceList',
        'GET getPositionList',
        'GET getSubdivisionList',
      ],
      scim: [
        'DELETE deleteScimUser',
        'GET getScimConfig',
        'GET getScimGroups',
        'GET getScimSchema',
        'GET getScimSchemas',
        'GET getScimType',
        'GET getScimTypes',
        'GET getScimUser',
        'GET getScimUsers',
        'PATCH patchScimUser',
        'POST createScimUser',
        'PUT replaceScimUser',
      ],
    });
  });

  test('counts as a bearer only, never from a cookie, and for no other company', async () => {
    const { secret } = await make();
    const headers = { ...ownPage, cookie: `session-80=${secret}` };
    expect((await house.call(employeeCalls.list, { headers })).status).toBe(401);
    expect((await people(secret, { 'x-brand': `keys-other-${made}` })).status).toBe(409);
  });

  test.each<[number, ApiScope[]]>([
    [600, ['people.read']],
    [3000, ['people.read', 'scim']],
  ])('makes %i calls a minute with %j', async (most, scopes) => {
    const { secret, id } = await make(scopes);
    expect((await people(secret)).status).toBe(200);
    await query('update api_key set minute_count = $2 where id = $1', [id, most]);
    const { status, headers } = await people(secret);
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    house.setNow(new Date(new Date(testNow).getTime() + 60_000).toISOString());
    expect((await people(secret)).status).toBe(200);
  });

  test('comes from the company’s addresses only', async () => {
    const { secret } = await make();
    await query(`update brand set ip_list = '{203.0.113.0/24}', ip_for = 'hr' where id = $1`, [
      own.brandId,
    ]);
    expect((await people(secret)).status).toBe(403);
  });

  test('comes from its own addresses only, whatever is forged, and the log says once what was refused', async () => {
    const wrong = await ask(apiScopes, { ipList: ['203.0.113.0/24', 'office', '10.0.0.0/33'] });
    expect([wrong.status, wrong.body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['ipList.1', 'ipList.2'],
    ]);
    const many = Array.from({ length: mostKeyNetworks + 1 }, (_, at) => `10.0.${at}.1`);
    expect((await ask(apiScopes, { ipList: many })).status).toBe(400);
    const { secret, id, version, ipList } = await make(apiScopes, {
      name: 'Портал',
      ipList: ['::ffff:203.0.113.7', '2001:db8::/32', '203.0.113.7'],
    });
    expect(ipList).toEqual(['203.0.113.7', '2001:db8::/32']);
    const forged = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    for (const headers of [{}, forged]) {
      const { status, body } = await people(secret, headers);
      expect([status, body.code]).toEqual([403, errorCodes.addressRefused.code]);
    }
    expect((await list())[0]?.lastUsedOn).toBeNull();
    const said = () =>
      query(
        `select verb, actor_name as by, address, details -> 'fieldList' as fields from audit
         where brand_id = $1 and kind = 'key' order by id`,
        [own.brandId],
      );
    expect((await said()).slice(1)).toMatchObject([{ verb: 'useRefused', by: 'Портал' }]);
    const save = (given: object, token = boss.token) =>
      house.call(updateKey, {
        token,
        params: { id },
        body: { version, ipList: ['127.0.0.0/8', '::1'], ...given },
      });
    expect((await save({}, otherBoss.token)).status).toBe(404);
    expect((await save({ ipList: ['x'] })).body.errors?.[0]?.path).toBe('ipList.0');
    expect((await save({})).body.data.ipList).toEqual(['127.0.0.0/8', '::1']);
    expect((await save({ ipList: [] })).status).toBe(409);
    expect((await people(secret)).status).toBe(200);
    expect((await said()).slice(2)).toMatchObject([
      { verb: 'update', by: 'Ким Анна', fields: ['ipList'] },
      { verb: 'use', by: 'Портал' },
    ]);
  });
});

test('all super admins are told 14 days and a day before a key ends; of a withdrawn one nobody is', async () => {
  const { id } = await make(apiScopes, { term: 30 });
  const { id: gone } = await make();
  await house.call(withdrawKey, { token: boss.token, params: { id: gone } });
  const jobs = await queuedJobs(house.context.database, 'tell-key-ends');
  expect(jobs.map(({ run_at }) => run_at.toISOString().slice(0, 10))).toEqual(
    expect.arrayContaining(['2026-07-01', '2026-07-14', '2026-09-12']),
  );
  const told = () =>
    query(
      `select recipient as email, payload ->> 'name' as name from delivery
       where brand_id = $1 and type = 'alert'`,
      [own.brandId],
    );
  const tell = (keyId: string) =>
    tasks['tell-key-ends'](house.context, { brandId: own.brandId, keyId }, once);
  later(16);
  await tell(gone);
  expect(await told()).toEqual([]);
  await tell(id);
  await tell(id);
  expect(await told()).toMatchObject([{ name: '1С:ЗУП' }]);
  later(29);
  await tell(id);
  expect(await told()).toHaveLength(2);
  later(30);
  await tell(id);
  expect(await told()).toHaveLength(2);
});
const once = { attempt: 1, isLast: false };

describe('it opens nothing any more', () => {
  test('once it is withdrawn; another company can’t', async () => {
    const { secret, id } = await make();
    const withdraw = (token: string) => house.call(withdrawKey, { token, params: { id } });
    expect((await withdraw(otherBoss.token)).status).toBe(404);
    expect((await people(secret)).status).toBe(200);
    expect((await withdraw(boss.token)).status).toBe(200);
    expect([(await people(secret)).status, await list()]).toEqual([401, []]);
  });

  test.each([
    ['its term is over', () => later(90), 'over'],
    [
      'who made it is no super admin',
      () => query(`update membership set roles = '{ROLE_HR}' where id = $1`, [boss.membershipId]),
      'resting',
    ],
    [
      'who made it is disabled',
      () => query('update membership set disabled = true where id = $1', [boss.membershipId]),
      'resting',
    ],
    [
      'its company is closed',
      () => query('update brand set active = false where id = $1', [own.brandId]),
      null,
    ],
  ])('once %s', async (_, happen, state) => {
    const { secret } = await make();
    expect((await people(secret)).status).toBe(200);
    await happen();
    expect((await people(secret)).status).toBe(401);
    if (!state) return;
    const { token } = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
    expect((await list(token)).map((key) => key.state)).toEqual([state]);
  });
});

describe('somebody inside with bad intent', () => {
  test('makes none without a proof, and none in silence', async () => {
    await query('update session set proved_at = null where account_id = $1', [boss.accountId]);
    expect((await ask()).body.code).toBe(16);
    await query('update session set proved_at = $2 where account_id = $1', [
      boss.accountId,
      testNow,
    ]);
    await make();
    const letters = await query(
      `select payload -> 'fieldList' as said from delivery where brand_id = $1 and type = 'settings'`,
      [own.brandId],
    );
    expect(letters).toEqual([{ said: ['keyList'] }]);
  });

  test('uses none without the log naming it, once a day', async () => {
    const { secret } = await make(['people.read'], { name: 'Портал' });
    await people(secret);
    await people(secret);
    await house.call(positionCalls.list, { token: secret });
    later(1);
    await people(secret);
    const { token } = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
    const { body } = await house.call(getAuditList, {
      token,
      query: { 'filterList[kind]': 'key' },
    });
    expect(
      body.data.map(({ verb, actorName, name }) => [verb, verb === 'use' && actorName, name]),
    ).toEqual([
      ['use', 'Портал', 'Портал'],
      ['use', 'Портал', 'Портал'],
      ['create', false, 'Портал'],
    ]);
  });

  test('makes no more than fit on a page', async () => {
    for (let n = 0; n < mostKeys; n++) await make();
    const { status, body } = await ask();
    expect([status, body.errors?.[0]?.key]).toEqual([409, 'apiKeyMessages.tooMany']);
  });

  test.each<[string, object]>([
    ['no scope', { scopeList: [] }],
    ['a scope twice', { scopeList: ['people.read', 'people.read'] as ApiScope[] }],
    ['a scope that there isn’t', { scopeList: ['reports.read'] }],
    ['no name', { name: ' ' }],
    ['a term without end', { term: 36500 }],
  ])('asks for %s in vain', async (_, given) => {
    expect((await ask(apiScopes, given)).status).toBe(400);
  });
});

test('whoever has a copy of the database has no key', async () => {
  const { secret } = await make();
  const [row] = await query('select * from api_key where brand_id = $1', [own.brandId]);
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string') continue;
    expect([column, (await people(value)).status]).toEqual([column, 401]);
    const asKey = `${secret.slice(0, 14)}${value.slice(0, 43)}`;
    expect([column, (await people(asKey)).status]).toEqual([column, 401]);
  }
  const tables = await query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) {
    const held = await query(
      `select count(*)::int as n from "${name}" as held where strpos(held::text, $1) > 0`,
      [secret.slice(-43)],
    );
    expect([name, held]).toEqual([name, [{ n: 0 }]]);
  }
});
