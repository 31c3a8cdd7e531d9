import { beforeEach, describe, expect, test } from 'vitest';
import { makeApiKey } from '#addon/api-key/test/make-key.ts';
import { allowScimHeld, getScimHeld } from '#addon/scim/contract/held.ts';
import {
  createScimUser,
  deleteScimUser,
  getScimConfig,
  getScimSchemas,
  getScimTypes,
  getScimUser,
  getScimUsers,
  patchScimUser,
  replaceScimUser,
  type ScimUser,
} from '#addon/scim/contract/scim.ts';
import { changes, looks, type Said } from '#addon/scim/test/checklist.ts';
import { entra, okta, patchOf } from '#addon/scim/test/messages.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { errorSchema } from '#platform/contract/call/scim.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { enterpriseUrn } from './syntax/path.ts';

/** People kept in step by a directory of users (rules 189 to 191). */
const house = startApp();
let company: Company;
let boss: Awaited<ReturnType<typeof enter>>;
let token: string;
let made = 0;

beforeEach(async () => {
  made += 1;
  house.setNow(testNow);
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { slug: `scim-${made}` });
  boss = await enter(house.context, company, ['ROLE_SUPER_ADMIN']);
  token = await keyOf(company, boss);
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const keyOf = ({ brandId }: Company, { membershipId }: { membershipId: string }) =>
  inBrand(house.context.database, brandId, async (scope) => {
    const now = house.context.now();
    return (await makeApiKey(scope, ['scim'], { membershipId, now })).secret;
  });
const mail = (name: string) => `${name}-${made}@scim.example`;

const headers = { 'content-type': 'application/scim+json' };
const find = async (filter?: string, more: Record<string, string> = {}) =>
  (await house.call(getScimUsers, { token, query: { ...(filter && { filter }), ...more } })).body;
const get = (id: string, by = token) => house.call(getScimUser, { token: by, params: { id } });
const create = (body: object) =>
  house.call(createScimUser, { token, body: JSON.stringify(body), headers });
const put = (id: string, body: object) =>
  house.call(replaceScimUser, { token, params: { id }, body: JSON.stringify(body), headers });
const patch = (id: string, body: object) =>
  house.call(patchScimUser, { token, params: { id }, body: JSON.stringify(body), headers });
const remove = (id: string) => house.call(deleteScimUser, { token, params: { id } });
const refusal = (status: number, scimType?: string) => ({
  status,
  body: {
    schemas: [errorSchema],
    status: String(status),
    ...(scimType && { scimType }),
    detail: expect.stringMatching(/\S/),
  },
});

/** An employee with a session, whom the directory of users knows by their e-mail. */
async function join(name: string, roles: Role[] = ['ROLE_EMPLOYEE']) {
  const email = mail(name);
  const employeeId = await inBrand(house.context.database, company.brandId, (scope) =>
    makePerson(scope, { ...company, email }),
  );
  const entered = await enter(house.context, company, roles, { employeeId });
  return { id: employeeId, email, ...entered };
}
const works = async (session: string) =>
  (await house.ask('GET', '/user/me', { token: session })).status === 200;
const log = async () =>
  (
    await house.call(getAuditList, { token: boss.token, query: { 'filterList[kind]': 'employee' } })
  ).body.data.map(({ verb, actorName, details }) => [verb, actorName, details.fieldList]);

describe('a directory of users', () => {
  test('Entra: from the first look to a leaver who is signed out', async () => {
    expect(await find(entra.probe)).toMatchObject({ totalResults: 0, Resources: [] });
    const upn = `ella-${made}`;
    expect((await find(entra.match(upn))).totalResults).toBe(0);
    const { status, body, headers: answered } = await create(entra.create(upn, mail('ella')));
    expect([status, answered['content-type'], answered.location]).toEqual([
      201,
      'application/scim+json; charset=utf-8',
      body.meta.location,
    ]);
    const { id } = body;
    expect(body).toMatchObject({
      userName: upn,
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      name: { givenName: 'Элла', familyName: 'Линд' },
      emails: [{ value: mail('ella'), type: 'work', primary: true }],
      title: 'Архитектор',
      active: true,
      [enterpriseUrn]: { department: 'Проектирование' },
    });
    expect((await find(entra.match(upn.toUpperCase()))).Resources).toEqual([body]);
    const manager = company.people[0]!;
    const { body: updated } = await patch(id, entra.update(mail('e'), manager));
    expect(updated).toMatchObject({
      id,
      userName: upn,
      displayName: 'Элла Линдгрен',
      emails: [{ value: mail('e') }],
      [enterpriseUrn]: { department: 'Расчёты', manager: { value: manager } },
    });
    expect((await patch(id, entra.updateByStandard)).body).toMatchObject({ displayName: 'Элла' });
    const cleared = (await patch(id, entra.withoutManager)).body as unknown as ScimUser;
    expect(cleared[enterpriseUrn].manager).toBeUndefined();
    expect((await patch(id, entra.disable)).body).toMatchObject({ active: false });
    expect((await patch(id, entra.enable)).body).toMatchObject({ active: true });
    expect((await remove(id)).status).toBe(204);
    expect([(await get(id)).status, (await remove(id)).status]).toEqual([404, 404]);
    expect((await find(entra.match(upn))).totalResults).toBe(0);
    const again = await create(entra.create(upn, mail('e')));
    expect([again.status, again.body.id]).toEqual([201, id]);
    await remove(id);
    const other = await create(entra.create(upn, mail('other')));
    expect([other.status, other.body.id === id]).toEqual([201, false]);
    expect((await log()).map(([verb, by]) => [verb, by])).toEqual([
      ['create', 'Bitrix24'],
      ['update', 'Bitrix24'],
      ['restore', 'Bitrix24'],
      ['update', 'Bitrix24'],
      ['restore', 'Bitrix24'],
      ['update', 'Bitrix24'],
      ['update', 'Bitrix24'],
      ['update', 'Bitrix24'],
      ['update', 'Bitrix24'],
      ['create', 'Bitrix24'],
    ]);
  });

  test('an e-mail is one, however its host is spelled, and a name stays as it was sent', async () => {
    const [read, asked] = [`ivan-${made}@тест.рф`, `Ivan-${made}@xn--e1aybc.xn--p1ai`];
    const { status, body } = await create(entra.create(asked, asked));
    expect([status, body.userName, body.emails[0]?.value]).toEqual([201, asked, read]);
    for (const name of [read, asked]) {
      for (const field of ['userName', 'emails.value']) {
        const found = await find(`${field} eq "${name}"`);
        expect([name, field, found.Resources.map(({ id }) => id)]).toEqual([
          name,
          field,
          [body.id],
        ]);
      }
      expect(await create(entra.create(name, mail('other')))).toMatchObject(
        refusal(409, 'uniqueness'),
      );
    }
  });

  test('Okta: finds who is here already, saves them whole, and ends their session', async () => {
    const first = await find(undefined, { count: '1', startIndex: '1' });
    expect(first).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
    expect(first.totalResults).toBeGreaterThan(1);
    expect((await find(undefined, { count: '0' })).Resources).toEqual([]);
    expect((await find(undefined, { startIndex: '9999' })).Resources).toEqual([]);
    const olive = await join('olive');
    const userName = olive.email;
    const [found] = (await find(okta.match(userName))).Resources;
    expect(found).toMatchObject({ id: olive.id, userName, active: true });
    expect(await create(okta.create(userName))).toMatchObject(refusal(409, 'uniqueness'));
    const saved = await put(olive.id, okta.update(olive.id, userName));
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { id: olive.id, externalId: '00u1abcd', name: { givenName: 'Оливия' }, title: found?.title },
    ]);
    expect(saved.bytes.toString()).not.toContain('Sup3r');
    expect(await works(olive.token)).toBe(true);
    expect((await patch(olive.id, okta.deactivate)).body).toMatchObject({ active: false });
    expect(await works(olive.token)).toBe(false);
    expect((await get(olive.id)).body).toMatchObject({ active: false });
    const list = await house.call(employeeCalls.list, { token: boss.token });
    expect(list.body.data.map(({ id }) => id)).not.toContain(olive.id);
    expect((await patch(olive.id, okta.reactivate)).body).toMatchObject({ active: true });
  });

  test('of whatever make: each line of a long talk is answered as it must be', async () => {
    const say = async ({ who, what, ask, body, headers: more, status, answer }: Said) => {
      const [method, path] = ask.split(' ') as ['GET', string];
      const said = await house.app.inject({
        method,
        url: `/api/scim/v2${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'user-agent': 'SCIM',
          ...(body && { 'content-type': 'application/json; charset=utf-8' }),
          ...more,
          ...(more?.authorization && {
            authorization: more.authorization.replace('{token}', token),
          }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
      const read = said.body === '' ? undefined : JSON.parse(said.body);
      expect([`${who}: ${what}`, said.statusCode, read]).toMatchObject([
        `${who}: ${what}`,
        status,
        answer ?? (status === 204 ? undefined : {}),
      ]);
      return read;
    };
    for (const line of looks({ mail })) await say(line);
    const created = { who: 'Okta', what: 'a new one', ask: 'POST /Users', status: 201 };
    const { id } = await say({ ...created, body: okta.create(mail('olga')) });
    const lines = changes({ id, boss: company.people[0]!, mail });
    for (const line of lines) await say(line);
    expect(looks({ mail }).length + 1 + lines.length).toBeGreaterThan(60);
  });

  test('reads what it may do', async () => {
    const config = (await house.call(getScimConfig, { token })).body;
    expect(config).toMatchObject({ patch: { supported: true }, filter: { maxResults: 200 } });
    const types = (await house.call(getScimTypes, { token })).body.Resources;
    const schemas = (await house.call(getScimSchemas, { token })).body.Resources;
    expect([...types.map(({ schema }) => schema), enterpriseUrn]).toEqual(
      schemas.map(({ id }) => id),
    );
    // Where each says that it is, it is.
    for (const one of [config, ...types, ...schemas]) {
      const { pathname } = new URL(one.meta.location);
      const { statusCode, body } = await house.app.inject({
        url: pathname.replace('/v2/', '/v2//'),
        headers: { authorization: `Bearer ${token}` },
      });
      expect([statusCode, JSON.parse(body)]).toEqual([200, one]);
    }
  });

  test('names a manager before they come', async () => {
    const { id } = (
      await create({
        ...okta.create(mail('first')),
        [enterpriseUrn]: { manager: { value: 'boss-of-ours' } },
      })
    ).body;
    const managerOf = async () =>
      ((await get(id)).body as unknown as ScimUser)[enterpriseUrn].manager;
    expect(await managerOf()).toEqual({ value: 'boss-of-ours' });
    const later = await create({ ...okta.create(mail('later')), externalId: 'boss-of-ours' });
    expect(await managerOf()).toEqual({ value: later.body.id, displayName: 'Окт Олив' });
    await patch(later.body.id, patchOf({ op: 'add', path: `${enterpriseUrn}:manager`, value: id }));
    expect(
      await query('select leader_id from employee_leader where employee_id = $1', [later.body.id]),
    ).toEqual([]);
  });

  test('puts who has no place where nobody is sought', async () => {
    const { body } = await create(okta.create(mail('nowhere')));
    expect(body).toMatchObject({
      title: 'Не распределены',
      [enterpriseUrn]: { department: 'Не распределены' },
    });
    const [{ day }] = await query('select in_company::text as day from employee where id = $1', [
      body.id,
    ]);
    expect(day).toBe('2026-06-15');
  });

  test('brings a job title back from the archive for whoever has it', async () => {
    const hr = company.hrToken;
    const name = 'Сварщик';
    const kept = await house.call(positionCalls.create, {
      token: hr,
      body: { name, competenceList: [] },
    });
    const { id } = kept.body.data;
    await house.call(positionCalls.archive, { token: hr, params: { id } });
    expect((await create({ ...okta.create(mail('welder')), title: name })).status).toBe(201);
    const { data } = (await house.call(positionCalls.list, { token: hr, query: { q: name } })).body;
    expect(data.map((one) => one.id)).toEqual([id]);
  });
});

describe('is refused in its own form', () => {
  test.each<[string, () => Promise<unknown>, number, string?]>([
    ['what is not there', () => get('00000000-0000-4000-8000-000000000000'), 404],
    ['an id like no other', () => get('010101'), 404],
    ['a path that isn’t ours', () => house.ask('GET', '/scim/v2/Bulk', { token }), 404],
    ['no key', () => get(company.people[0]!, 'x'), 401],
    [
      'a filter',
      () => house.call(getScimUsers, { token, query: { filter: 'a or b' } }),
      400,
      'invalidFilter',
    ],
    [
      'a path',
      () => patch(company.people[0]!, patchOf({ op: 'replace', path: 'activ', value: false })),
      400,
      'invalidPath',
    ],
    ['an e-mail', () => create({ ...okta.create('nobody'), emails: [] }), 400, 'invalidValue'],
    ['no name', () => create({ userName: mail('noname') }), 400, 'invalidValue'],
    ['no operations', () => patch(company.people[0]!, {}), 400, 'invalidValue'],
    ['JSON that is none', () => house.call(createScimUser, { token, body: '{', headers }), 400],
  ])('%s', async (_, ask, status, scimType) => {
    expect(await ask()).toMatchObject(refusal(status, scimType));
  });

  test('10,000 operations, unread', async () => {
    const operations = Array(10_000).fill({ op: 'add', path: 'title', value: 'a' });
    expect(await patch(company.people[0]!, patchOf(...operations))).toMatchObject(refusal(413));
  });

  test('another company’s people, whoever they are', async () => {
    const { database, now } = house.context;
    const other = await makeCompany(database, now(), { slug: `scim-other-${made}` });
    const [id] = other.people as [string];
    const answers = [
      await get(id),
      await put(id, {}),
      await patch(id, okta.deactivate),
      await remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await find(`id eq "${id}"`)).totalResults).toBe(0);
  });
});

describe('a machine that is wrong', () => {
  test('sends no super admin away, nor takes the e-mail of who has rights', async () => {
    const chief = await join('chief', ['ROLE_SUPER_ADMIN']);
    expect(await patch(chief.id, okta.deactivate)).toMatchObject(refusal(403));
    expect(await remove(chief.id)).toMatchObject(refusal(403));
    expect(await works(chief.token)).toBe(true);
    const hr = await join('hr', ['ROLE_HR']);
    const renamed = patchOf({ op: 'replace', path: 'emails', value: [{ value: mail('thief') }] });
    expect(await patch(hr.id, renamed)).toMatchObject(refusal(403));
  });

  test('sends nobody with rights away by creating them as gone', async () => {
    const hr = await enter(house.context, company, ['ROLE_HR']);
    const email = mail('gone');
    await query('update account set email = $2 where id = $1', [hr.accountId, email]);
    const gone = { ...okta.create(email), active: false };
    expect(await create(gone)).toMatchObject(refusal(403));
    expect(await works(hr.token)).toBe(true);
  });

  test('signs out whoever leaves, and the last company takes their trusted devices along', async () => {
    const plain = await join('plain');
    const trusted = () =>
      query('select from trusted_device where account_id = $1', [plain.accountId]);
    await query(
      `insert into trusted_device (id, account_id, device_id, trusted_at)
       values (gen_random_uuid(), $1, 'phone', now())`,
      [plain.accountId],
    );
    expect(await trusted()).toHaveLength(1);
    const { database, now } = house.context;
    const other = await makeCompany(database, now(), { slug: `scim-trust-${made}` });
    await query(
      `insert into membership (brand_id, id, account_id, roles, created_at)
       values ($1, gen_random_uuid(), $2, '{ROLE_EMPLOYEE}', now())`,
      [other.brandId, plain.accountId],
    );
    expect((await patch(plain.id, okta.deactivate)).status).toBe(200);
    expect([await works(plain.token), await trusted()]).toMatchObject([false, [{}]]);
    await query('update membership set disabled = true where brand_id = $1', [other.brandId]);
    expect((await patch(plain.id, okta.reactivate)).status).toBe(200);
    expect((await patch(plain.id, okta.deactivate)).status).toBe(200);
    expect(await trusted()).toEqual([]);
  });

  test('sends HR and admins away only once a super admin has said yes', async () => {
    const leaving = [await join('left-hr', ['ROLE_HR']), await join('left-admin', ['ROLE_ADMIN'])];
    const plain = await join('left-plain');
    for (const { id } of leaving) {
      expect(await patch(id, okta.deactivate)).toMatchObject(refusal(429));
      expect(await remove(id)).toMatchObject(refusal(429));
    }
    expect(await Promise.all(leaving.map((one) => works(one.token)))).toEqual([true, true]);
    const allow = (by: string, limit: 'left' | 'rights', count: number) =>
      house.call(allowScimHeld, { token: by, body: { limit, count } });
    expect((await allow(company.hrToken, 'rights', 2)).status).toBe(409);
    await query(
      `insert into scim_change select $1, gen_random_uuid(), 'left', 'done', n::text, '', $2
       from generate_series(1, 5) n`,
      [company.brandId, testNow],
    );
    expect((await patch(plain.id, okta.deactivate)).status).toBe(429);
    const held = (await house.call(getScimHeld, { token: company.hrToken })).body.data;
    expect(held.map(({ limit, count }) => [limit, count])).toEqual([
      ['rights', 2],
      ['left', 1],
    ]);
    expect((await allow(company.hrToken, 'left', 1)).status).toBe(200);
    expect((await patch(plain.id, okta.deactivate)).status).toBe(200);
    expect((await patch(leaving[0]!.id, okta.deactivate)).status).toBe(429);
    expect((await allow(boss.token, 'rights', 1)).status).toBe(409);
    expect((await allow(boss.token, 'rights', 2)).status).toBe(200);
    for (const { id, token: session } of leaving) {
      expect((await patch(id, okta.deactivate)).status).toBe(200);
      expect(await works(session)).toBe(false);
    }
  });

  test('makes nobody anything but an employee', async () => {
    const { body } = await create({
      ...okta.create(mail('root')),
      roles: [{ value: 'ROLE_SUPER_ADMIN' }],
    });
    const rows = await query('select roles from membership where employee_id = $1', [body.id]);
    expect(rows).toEqual([{ roles: ['ROLE_EMPLOYEE'] }]);
  });

  test('needs another yes for whoever has got rights since, which is told though others wait', async () => {
    const { id, membershipId, token: session } = await join('risen');
    const other = await join('waits');
    await query(
      `insert into scim_change select $1, gen_random_uuid(), 'left', 'done', n::text, '', $2
       from generate_series(1, 5) n`,
      [company.brandId, testNow],
    );
    const told = async () =>
      (await house.call(getNotificationList, { token: boss.token })).body.data.length;
    for (const one of [id, other.id]) expect((await patch(one, okta.deactivate)).status).toBe(429);
    expect(await told()).toBe(1);
    const body = { limit: 'left', count: 2 } as const;
    expect((await house.call(allowScimHeld, { token: company.hrToken, body })).status).toBe(200);
    await query(`update membership set roles = '{ROLE_HR}' where id = $1`, [membershipId]);
    expect(await patch(id, okta.deactivate)).toMatchObject(refusal(429));
    expect([await works(session), await told()]).toEqual([true, 2]);
    expect((await patch(other.id, okta.deactivate)).status).toBe(200);
  });

  test('brings nobody beyond the licence, where whoever leaves makes room', async () => {
    const { id } = await join('leaver');
    await query(
      `update brand set people_limit = (select count(*) from employee where brand_id = $1) where id = $1`,
      [company.brandId],
    );
    expect((await create(okta.create(mail('late')))).status).toBe(400);
    expect((await patch(id, okta.deactivate)).status).toBe(200);
    expect((await create(okta.create(mail('late')))).status).toBe(201);
    expect((await patch(id, okta.reactivate)).status).toBe(400);
  });

  test('sends more operations at once than a person has fields', async () => {
    const { id } = await join('many');
    const title = (n: number) => ({ op: 'replace', path: 'title', value: `Роль ${n}` });
    const many = (count: number) => patchOf(...Array.from({ length: count }, (_, n) => title(n)));
    expect(await patch(id, many(10_000))).toMatchObject(refusal(413));
    expect(await patch(id, many(1_000))).toMatchObject(refusal(400));
    expect((await patch(id, many(100))).body).toMatchObject({ title: 'Роль 99' });
    expect(await query(`select from position where name like 'Роль %'`)).toHaveLength(1);
  });

  test('sends five away in a day, and more only those whom HR has confirmed', async () => {
    const people: string[] = [];
    for (let n = 0; n < 8; n++) people.push((await join(`leaver${n}`)).id);
    const [last, unnamed] = people.slice(6) as [string, string];
    const statuses: number[] = [];
    for (const id of people.slice(0, 7)) statuses.push((await patch(id, okta.deactivate)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await remove(last)).toMatchObject(refusal(429));
    const { hrToken } = company;
    const held = async () => (await house.call(getScimHeld, { token: hrToken })).body.data;
    expect(await held()).toMatchObject([{ limit: 'left', count: 2 }]);
    const news = (await house.call(getNotificationList, { token: hrToken })).body.data;
    expect(news.map(({ type }) => type)).toEqual(['peopleHeld']);
    const allow = (count: number) =>
      house.call(allowScimHeld, { token: hrToken, body: { limit: 'left', count } });
    expect((await allow(1)).status).toBe(409);
    expect((await patch(last, okta.deactivate)).status).toBe(429);
    expect((await allow(2)).status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await patch(last, okta.deactivate)).status).toBe(200);
    expect(await patch(unnamed, okta.deactivate)).toMatchObject(refusal(429));
    house.setNow(new Date(Date.parse(testNow) + 25 * 3_600_000).toISOString());
    expect((await patch(unnamed, okta.deactivate)).status).toBe(200);
  });

  test('adds twenty in a day, and any number once HR has confirmed it', async () => {
    const add = async (n: number) => (await create(okta.create(mail(`new${n}`)))).status;
    await query(
      `insert into scim_change select $1, gen_random_uuid(), 'created', 'done', n::text, '', $2
       from generate_series(1, 20) n`,
      [company.brandId, testNow],
    );
    expect(await add(1)).toBe(429);
    const { hrToken } = company;
    const body = { limit: 'created', count: 1 };
    expect((await house.call(allowScimHeld, { token: hrToken, body })).status).toBe(200);
    expect([await add(1), await add(2)]).toEqual([201, 201]);
  });

  test('changes twenty in a day, and any number once HR has confirmed it; newcomers aside', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const title = patchOf({ op: 'replace', path: 'title', value: 'Другая' });
    const chief = patchOf({ op: 'replace', path: `${enterpriseUrn}:manager`, value: 'nobody.yet' });
    const done = `insert into scim_change select $1, gen_random_uuid(), 'changed', 'done', n::text, '', $2
      from generate_series(1, 20) n`;
    await query(done, [company.brandId, testNow]);
    const came = (at: string) =>
      query('update employee set created_at = $2 where id = $1', [one.id, at]);
    await came(testNow);
    expect((await patch(one.id, title)).status).toBe(200);
    await came('2026-01-01');
    expect(await patch(two.id, chief)).toMatchObject(refusal(429));
    const { hrToken } = company;
    const body = { limit: 'changed', count: 1 };
    expect((await house.call(allowScimHeld, { token: hrToken, body })).status).toBe(200);
    expect((await patch(two.id, chief)).status).toBe(200);
    expect((await patch(one.id, chief)).status).toBe(200);
  });
});
