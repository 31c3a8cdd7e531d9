import { beforeAll, describe, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { deleteUser, getUserList, updateUser } from '#core/user/contract/user.ts';
import { appRole } from '#platform/server/db/row-security.ts';
import { type Company, type Member, signIn } from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
let boss: Member;
let token: string;
let otherToken: string;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { timeZone: 'Asia/Vladivostok' }));
  const bossOf = (company: Company) => enter(house.context, company, ['ROLE_SUPER_ADMIN']);
  ({ token, ...boss } = await bossOf(own));
  otherToken = (await bossOf(other)).token;
});

const list = async (query: Record<string, string> = {}, asker = token) =>
  (await house.call(getAuditList, { token: asker, query })).body;
const newest = async () => (await list({ limit: '1' })).data[0];
const position = (name: string, given: object = {}) => ({
  name,
  competenceList: [{ id: own.competenceIds[0] }],
  ...given,
});
const create = async (name: string, asker = token) =>
  (await house.call(positionCalls.create, { token: asker, body: position(name) })).body.data;

describe('a row', () => {
  test('says who did what to which thing, and when', async () => {
    const { id } = await create('Логист');
    expect(await newest()).toMatchObject({
      verb: 'create',
      kind: 'position',
      entityId: id,
      name: 'Логист',
      currentName: 'Логист',
      actorName: 'Ким Анна',
      actorEmail: expect.stringContaining('@example.ru'),
      at: '2026-06-15T09:00:00.000Z',
      details: {},
    });
  });

  test('is none where a form was saved as it stood', async () => {
    const entry = (await house.call(positionCalls.list, { token })).body.data[0]!;
    const { data: settings } = (await house.call(getCompanySettings, { token })).body;
    const {
      data: [competence],
    } = (await house.call(competenceCalls.list, { token })).body;
    const user = (await house.call(getUserList, { token })).body.data.find(
      (one) => one.id === boss.membershipId,
    )!;
    const { domain: _, ...savedSettings } = settings;
    const last = await newest();
    const { id, name, description, competenceList } = entry;
    const places = competenceList.map((one) => ({ id: one.id }));
    const { nameText, descriptionText, questionList } = competence!;
    const { firstName, lastName, email, locale, roles } = user;
    const statuses = [
      await house.call(positionCalls.update, {
        token,
        body: { id, name, description, competenceList: places },
      }),
      await house.call(competenceCalls.update, {
        token,
        body: { id: competence!.id, nameText, descriptionText, questionList },
      }),
      await house.call(updateUser, {
        token,
        params: { id: boss.membershipId },
        body: { firstName, lastName, email, locale, roles: roles.map((role) => role.id) },
      }),
      await house.call(updateCompanySettings, { token, body: savedSettings }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await newest()).toEqual(last);
  });

  test('names changed fields, and of their values those of e-mails and names only', async () => {
    const { id } = await create('Сметчик');
    const body = { id, ...position('Сметчик', { description: 'тайное описание' }) };
    await house.call(positionCalls.update, { token, body });
    const row = await newest();
    expect([row?.verb, row?.details]).toEqual(['update', { fieldList: ['description'] }]);
    const [person = ''] = own.people;
    await house.call(employeeCalls.update, {
      token,
      body: {
        id: person,
        lastName: 'Иванов',
        firstName: 'Пётр',
        email: 'hidden.mail@example.ru',
        positionId: id,
        subdivisionId: own.subdivisionId,
        locale: 'ru',
        inCompany: '2020-02-03',
        inPosition: '2021-03-01',
        middleName: 'Отчествов',
      },
    });
    const { details } = (await newest()) ?? {};
    expect(details?.fieldList).toEqual(
      expect.arrayContaining(['lastName', 'middleName', 'email', 'positionId']),
    );
    expect(details?.fieldList).not.toContain('inCompany');
    expect(details).toMatchObject({
      emailFrom: expect.stringContaining('@example.ru'),
      emailTo: 'hidden.mail@example.ru',
      nameFrom: expect.stringMatching(/^Иванов\d+ Пётр$/),
      nameTo: 'Иванов Пётр Отчествов',
    });
    expect(JSON.stringify(await list())).not.toContain('тайное');
  });

  test('can be read after the thing is gone, and after its actor is', async () => {
    const { token: asker, membershipId } = await enter(house.context, own, ['ROLE_ADMIN'], {
      email: 'leaver@example.ru',
    });
    const { id } = await create('Недолгая', asker);
    await house.call(positionCalls.delete, { token: asker, params: { id } });
    await house.call(deleteUser, { token, params: { id: membershipId } });
    const { data } = await list({ 'filterList[who]': 'LEAVER@' });
    expect(data.map(({ verb, name, currentName }) => [verb, name, currentName])).toEqual([
      ['delete', 'Недолгая', null],
      ['create', 'Недолгая', null],
    ]);
    expect((await newest())?.kind).toBe('user');
  });

  test('follows a new name, and keeps the one of that time', async () => {
    const { id } = await create('Было');
    await house.call(positionCalls.update, { token, body: { id, ...position('Стало') } });
    const { data } = await list({ q: 'было' });
    expect(data[0]).toMatchObject({ name: 'Было', currentName: 'Стало' });
  });

  test('is written only if the action happened', async () => {
    const { count } = await list();
    const taken = await house.call(positionCalls.create, { token, body: position('Инженер') });
    expect(taken.status).not.toBe(200);
    expect((await list()).count).toBe(count);
  });
});

describe('the list', () => {
  test('shows only the caller’s company', async () => {
    const before = await list({}, otherToken);
    await create('Чужая');
    expect(await list({}, otherToken)).toEqual(before);
  });

  test('is searched by kind, verb, name and who', async () => {
    await create('Ёлочник');
    const count = async (query: Record<string, string>) => (await list(query)).count;
    expect(await count({ q: 'елоч' })).toBe(1);
    expect(await count({ q: 'елоч', 'filterList[kind]': 'user,competence' })).toBe(0);
    expect(await count({ q: 'елоч', 'filterList[kind]': 'user,position' })).toBe(1);
    expect(await count({ q: 'елоч', 'filterList[verb]': 'delete' })).toBe(0);
    expect(await count({ q: 'елоч', 'filterList[who]': 'пётр' })).toBe(0);
    expect(await count({ q: 'елоч', 'filterList[who]': 'ким анна' })).toBe(1);
  });

  test('takes days as they are where the company is, both included', async () => {
    const at = async (moment: string, name: string) => {
      house.setNow(moment);
      await create(name, await signIn(house.context.database, boss, new Date(moment)));
    };
    await at('2026-07-01T13:59:59Z', 'День первый');
    await at('2026-07-01T14:00:00Z', 'День второй, начало');
    await at('2026-07-02T13:59:59Z', 'День второй, конец');
    await at('2026-07-02T14:00:00Z', 'День третий');
    house.setNow(testNow);
    const day = { 'filterList[dateFrom]': '2026-07-02', 'filterList[dateTo]': '2026-07-02' };
    expect((await list(day)).data.map(({ name }) => name)).toEqual([
      'День второй, конец',
      'День второй, начало',
    ]);
    expect((await list({ 'filterList[dateFrom]': '2026-07-02' })).count).toBe(3);
  });

  test('comes in pages, newest first', async () => {
    for (const name of ['Раз', 'Два', 'Три']) await create(`Стр ${name}`);
    const page = async (offset: string) => (await list({ q: 'стр', limit: '2', offset })).data;
    expect((await page('0')).map(({ name }) => name)).toEqual(['Стр Три', 'Стр Два']);
    expect((await page('2')).map(({ name }) => name)).toEqual(['Стр Раз']);
    expect((await list({ q: 'стр', limit: '2' })).count).toBe(3);
  });

  test('refuses what it does not know', async () => {
    const wrong = [
      { 'filterList[kind]': 'password' },
      { 'filterList[dateFrom]': '2026-02-30' },
      { sort: 'at:a' },
    ];
    for (const query of wrong) {
      expect((await house.call(getAuditList, { token, query })).status).toBe(400);
    }
  });

  test('is for administrators', async () => {
    const { status } = await house.call(getAuditList, { token: own.hrToken });
    expect(status).toBe(403);
  });
});

test.each([
  ['update', `update audit set name = ''`],
  ['delete', 'delete from audit'],
  ['truncate', 'truncate audit'],
])('the app cannot %s what is written', async (_, statement) => {
  const client = await house.context.database.pool.connect();
  try {
    await client.query(`begin; set local role ${appRole}`);
    await client.query(`select set_config('app.brand_id', '${own.brandId}', true)`);
    await expect(client.query(statement)).rejects.toThrow('permission denied');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
