import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeKey, withdrawKey } from '#addon/api-key/contract/key.ts';
import {
  createSource,
  deleteSource,
  exportSourceRun,
  getSourceRun,
  getSources,
  refuseSourceRun,
  runSource,
  takeSourceRun,
  updateSource,
} from '#addon/source/contract/source.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { mostPerFigure } from '#core/employee/contract/rules/run-outlook.ts';
import { getPeopleRuns, undoPeopleRun } from '#core/employee/contract/run/run.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { AnswerTooLarge } from '#platform/server/outbound/outbound.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { fakeOutbound } from '#test/fake/fake-outbound.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { encoded } from '#test/file/people-files/file.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { zipBomb } from '#test/file/xlsx.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { findFile, readSeen } from './folder.ts';
import { takeRun } from './take-run.ts';

/** Sources of people, from their files to taking them back (rules 186 to 188). */
const root = await mkdtemp(join(tmpdir(), 'otsenka-sources-'));
const house = startApp({ SOURCES_DIR: root });
let own: Company & { superToken: string; slug: string };
let other: typeof own;
let made = 0;

beforeEach(async () => {
  house.setNow(testNow);
  house.context.outbound = fakeOutbound();
  await rm(root, { recursive: true });
  [own, other] = [await company(), await company()];
});

async function company() {
  const { database, now } = house.context;
  const slug = `zavod-${made++}`;
  const company = await makeCompany(database, now(), { howMany: 0, slug });
  await mkdir(join(root, slug, 'zup'), { recursive: true });
  const superToken = await user(company.brandId, ['ROLE_SUPER_ADMIN']);
  return { ...company, slug, superToken };
}

const user = async (brandId: string, roles: Role[]) => {
  const { database, now } = house.context;
  const member = await inBrand(database, brandId, (scope) => makeMember(scope, roles));
  return signIn(database, member, now());
};
/** As somebody who came by an import and has accepted it. */
async function signInAs(employeeId: string) {
  const { database, now } = house.context;
  const [row] = await query(
    `update account set waits_in = null from membership m
     where m.account_id = account.id and m.employee_id = $1 returning account.id`,
    employeeId,
  );
  return signIn(database, { brandId: own.brandId, accountId: row.id }, now());
}

const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма;E-mail руководителя';
interface Line {
  position?: string;
  email?: string;
  leader?: string;
  lastName?: string;
}
const line = (login: string, given: Line = {}) =>
  [
    given.lastName ?? `${login.toUpperCase()}ov`,
    'Ян',
    `${given.email ?? login}@zavod.ru`,
    given.position ?? 'Инженер',
    'Разработка',
    '01.02.2020',
    given.leader ? `${given.leader}@zavod.ru` : '',
  ].join(';');
const crowd = [...'abcdefghijkl'];
const csv = (lines: string[]) => [header, ...lines].join('\n');

const byHand = async (of: Company, lines: string[]) => {
  const file = { bytes: csv(lines), name: 'people.csv' };
  const { body } = await house.call(importEmployees, { token: of.hrToken, file });
  expect(body.errorRowCount).toBe(0);
};

const form = {
  name: 'ЗУП',
  kind: 'folder' as const,
  address: 'zup',
  choices: {
    createPlaces: true,
    restorePlaces: false,
    takeBack: true,
    tidyNames: false,
    skipWithoutEmail: true,
    leaveLeadersOut: true,
    hiresToday: false,
    dateOrder: null,
    nameOrder: null,
  },
  absent: 'leave' as const,
  mode: 'auto' as const,
  hour: null,
  isActive: true,
};
async function create(given: Partial<typeof form> | object = {}, of = own) {
  await proveAll(house);
  const asked = { token: of.superToken, body: { ...form, ...given } };
  const { status, body } = await house.call(createSource, asked);
  expect([status, body.message]).toEqual([200, 'Источник сохранён']);
  return body.data.id;
}

const wait = (ms: number) =>
  house.setNow(new Date(house.context.now().getTime() + ms).toISOString());
const folder = (of = own) => join(root, of.slug, 'zup');
const put = async (lines: string[], { name = 'staff.csv', at = house.context.now() } = {}) => {
  await writeFile(join(folder(), name), csv(lines));
  await utimes(join(folder(), name), at, at);
};
/** Twice, as a file has to rest. */
async function look() {
  for (const pause of [0, 61_000]) {
    wait(pause);
    await tasks['find-due-sources'](house.context, {}, { attempt: 1, isLast: true });
    await runDueJobs(house.context, tasks);
  }
}
const bring = async (lines: string[], given: Parameters<typeof put>[1] = {}) => {
  await put(lines, given);
  await look();
  return (await runs())[0]!;
};
const runs = async (token = own.hrToken) => (await house.call(getPeopleRuns, { token })).body.data;
const at = (id: string, token = own.hrToken) => ({ token, params: { id } });
const runOf = async (id: string) => (await house.call(getSourceRun, at(id))).body.data;
const take = async (id: string, token = own.hrToken) => {
  await proveAll(house);
  return house.call(takeSourceRun, at(id, token));
};
const source = async () =>
  (await house.call(getSources, { token: own.hrToken })).body.data.sourceList[0]!;
const query = async (text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query(text, values)).rows;
const idOf = async (login: string): Promise<string> =>
  (
    await query(
      'select id from employee where email = $1 and brand_id = $2',
      `${login}@zavod.ru`,
      own.brandId,
    )
  )[0].id;
const standing = (of = own) =>
  query(
    `select e.email, e.last_name, p.name as position, e.fired_at::text, e.deleted_at is null as here,
       m.disabled, a.email as account
     from employee e join position p on p.brand_id = e.brand_id and p.id = e.position_id
     left join membership m on m.brand_id = e.brand_id and m.employee_id = e.id
     left join account a on a.id = m.account_id
     where e.brand_id = $1 order by e.email`,
    of.brandId,
  );
const news = async (token = own.hrToken) =>
  (await house.call(getNotificationList, { token })).body.data.map(({ text }) => text);

describe('a file in a folder', () => {
  test('says which moments are another day by the company’s clock, also once it is taken', async () => {
    await create();
    const other = (login: string, day: string) => line(login).replace('01.02.2020', day);
    const run = await bring([
      ...crowd.map((login) => line(login)),
      other('m', '2021-08-31T21:00:00Z'),
      other('n', '2021-08-31T00:00:00Z'),
    ]);
    const movedDays = { count: 1, rowIndex: 14, value: '2021-08-31T21:00:00Z', day: '2021-09-01' };
    expect((await runOf(run.id)).outlook.movedDays).toEqual(movedDays);
    expect((await take(run.id)).status).toBe(200);
    expect((await runOf(run.id)).outlook.movedDays).toEqual(movedDays);
    await bring(
      crowd.map((login) => line(login)),
      { name: 'next.csv' },
    );
    expect((await runOf((await runs())[0]!.id)).outlook.movedDays).toBeNull();
  });

  test('waits for a yes, is taken, and taken back; another company has nothing of it', async () => {
    const everybody = [...crowd, 'sup'].map((login) => line(login));
    await byHand(own, everybody);
    await byHand(other, everybody);
    await query('update membership set roles = $2 where employee_id = $1', await idOf('sup'), [
      'ROLE_SUPER_ADMIN',
    ]);
    const leaver = await signInAs(await idOf('d'));
    const [before, theirs] = [await standing(), await standing(other)];
    const id = await create();
    const file = [
      line('a', { position: 'Мастер' }),
      line('b', { lastName: 'Иных', leader: 'a' }),
      line('c', { email: 'c.new' }),
      ...crowd.slice(4).map((login) => line(login)),
      line('z'),
    ];
    await put(file);
    await tasks['read-source'](
      house.context,
      { brandId: own.brandId, sourceId: id },
      { attempt: 1, isLast: true },
    );
    expect((await runs()).filter((run) => run.source)).toEqual([]);
    await look();
    const [run] = await runs();
    expect(run).toMatchObject({
      name: 'staff.csv',
      source: 'ЗУП',
      state: 'waiting',
      undoUntil: null,
    });
    const { outlook } = await runOf(run!.id);
    expect(outlook).toMatchObject({
      reasonList: ['first'],
      figures: {
        joined: 1,
        moved: 1,
        leader: 1,
        renamed: 1,
        email: 1,
        left: 1,
        returned: 0,
        unclear: 1,
      },
      unchanged: 8,
      present: 13,
    });
    expect(outlook.people.moved).toMatchObject([
      { name: 'Aov Ян', before: 'Инженер, Разработка', after: 'Мастер, Разработка' },
    ]);
    expect(outlook.people.email).toMatchObject([{ before: 'c@zavod.ru', after: 'c.new@zavod.ru' }]);
    expect(outlook.people.unclear).toMatchObject([{ name: 'SUPov Ян', unclear: 'super' }]);
    expect(await readdir(folder())).toEqual(['done']);
    expect(await standing()).toEqual(before);
    expect((await news())[0]).toBe(
      'Из источника «ЗУП» пришёл файл. Новых: 1, переводов: 1, ушло: 1. Примите его.',
    );

    expect((await take(run!.id, other.hrToken)).status).toBe(404);
    const { status, body } = await take(run!.id);
    expect([status, body.message, body.data.state]).toEqual([200, 'Изменения приняты', 'taken']);
    expect((await take(run!.id)).status).toBe(409);
    const after = Object.fromEntries(
      (await standing()).map((row) => [row.email.split('@')[0], row]),
    );
    expect(after).toMatchObject({
      a: { position: 'Мастер' },
      b: { last_name: 'Иных' },
      'c.new': { account: 'c.new@zavod.ru' },
      d: { fired_at: '2026-06-15', disabled: true },
      sup: { fired_at: null, disabled: false },
      z: { here: true },
    });
    expect((await house.call(getCurrentUserInfo, { token: leaver })).status).toBe(401);
    expect(await standing(other)).toEqual(theirs);
    expect((await runs())[0]).toMatchObject({
      state: 'taken',
      created: 1,
      left: 1,
      by: 'Ким Анна',
    });

    await bring(file, { name: 'again.csv' });
    expect((await runs())[0]!.id).toBe(run!.id);
    expect((await readdir(folder())).sort()).toEqual(['done']);

    wait(10 * 60 * 1000);
    expect((await house.call(undoPeopleRun, at(run!.id))).body.code).toBe(16);
    await proveAll(house);
    const undone = await house.call(undoPeopleRun, at(run!.id));
    expect(undone.body.data.undone, JSON.stringify(undone.body)).toMatchObject({
      back: 5,
      stayed: 0,
    });
    expect((await standing()).filter(({ email }) => email !== 'z@zavod.ru')).toEqual(before);
  });

  test('is taken without asking within the limits, under the name of the source', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    await create();
    const first = await bring([...crowd, 'y'].map((login) => line(login)));
    await take(first.id);
    const next = await bring([...crowd, 'y', 'z'].map((login) => line(login)));
    expect(next).toMatchObject({ state: 'taken', created: 1, source: 'ЗУП', by: null });
    const noted = await query(
      `select actor_name, name from audit where brand_id = $1 and verb = 'import' order by id desc`,
      own.brandId,
    );
    expect(noted[0]).toEqual({ actor_name: 'ЗУП', name: 'staff.csv' });
  });

  test('is not taken unasked once others have done their part of the day', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    await create();
    await take((await bring([...crowd, 'y'].map((login) => line(login)))).id);
    await query(
      `insert into scim_change select $1, gen_random_uuid(), 'changed', 'done', n::text, '', $2
       from generate_series(1, 20) n`,
      own.brandId,
      house.context.now(),
    );
    const rows = [...crowd, 'y'].map((login) =>
      line(login, login === 'a' ? { position: 'Мастер' } : {}),
    );
    const run = await bring(rows);
    expect(run.state).toBe('stopped');
    const actor = { brandId: own.brandId, timeZone: 'Europe/Moscow' };
    const reader = { context: house.context, actor, locale: 'ru' as const };
    const doer = { context: house.context, actor: { accountId: null, sourceName: 'ЗУП' } };
    await expect(takeRun(reader, doer, run.id)).rejects.toThrow(Failure);
    expect((await take(run.id)).status).toBe(200);
  });

  test('has room for as many as leave by it, and for nobody more', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    await query('update brand set people_limit = 12 where id = $1', own.brandId);
    await create();
    const rest = crowd.slice(1).map((login) => line(login));
    const run = await bring([...rest, line('x'), line('y')]);
    expect([run.state, JSON.stringify(await runOf(run.id))]).toEqual([
      'failed',
      expect.stringContaining('вашей компании разрешено 12'),
    ]);
    const next = await bring([...rest, line('x')]);
    expect((await take(next.id)).status).toBe(200);
    expect((await standing()).filter(({ fired_at }) => fired_at === null)).toHaveLength(12);
  });

  test('that takes half of the people away is stopped, and so is an older one', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    await create();
    await take((await bring([...crowd, 'z'].map((login) => line(login)))).id);
    const before = await standing();
    const stopped = await bring(crowd.slice(6).map((login) => line(login)));
    expect(stopped.state).toBe('stopped');
    expect((await runOf(stopped.id)).outlook.reasonList).toEqual(['left', 'listed']);
    expect(await standing()).toEqual(before);
    expect((await news(own.superToken))[0]).toMatch(/^Файл из источника «ЗУП» остановлен/);
    const old = new Date('2026-05-01T09:00:00Z');
    const older = await bring(
      [...crowd, 'z', 'x'].map((login) => line(login)),
      { at: old },
    );
    expect((await runOf(older.id)).outlook.reasonList).toEqual(['older']);
    expect((await runs()).find(({ id }) => id === stopped.id)?.state).toBe('replaced');
    const refused = await house.call(refuseSourceRun, at(older.id));
    expect([refused.status, refused.body.data.state]).toEqual([200, 'refused']);
    expect(await query('select 1 from people_run where sealed_file is not null')).toEqual([]);
  });

  test('is worked out anew as it is taken: who was changed since is named', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    await create();
    const run = await bring([
      line('a', { position: 'Мастер' }),
      ...crowd.slice(1).map((one) => line(one)),
    ]);
    await byHand(own, [line('b', { lastName: 'Другова' })]);
    const refused = await take(run.id);
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      409,
      'С тех пор изменилось: Bov Ян. Посмотрите ещё раз и примите снова.',
    ]);
    expect((await runOf(run.id)).outlook.figures).toMatchObject({ moved: 1, renamed: 1 });
    expect((await take(run.id)).status).toBe(200);
  });

  test('whose letters leave doubt is not guessed: it fails with what to do', async () => {
    await create();
    const text = `Last name;First name;E-mail;Job title;Department;Start date
Guðlaugsson;Karl;karl@zavod.ru;Engineer;IT;01.02.2020`;
    await writeFile(join(folder(), 'staff.csv'), encoded(text, 'windows-1252'));
    await utimes(join(folder(), 'staff.csv'), house.context.now(), house.context.now());
    await look();
    const run = (await runs())[0]!;
    expect(run.state).toBe('failed');
    const [problem] = (await runOf(run.id)).outlook.problemList;
    expect(problem?.message).toContain('Сохраняйте его как «CSV UTF-8» или XLSX');
    expect(await readdir(folder())).toEqual(['failed']);
  });

  test('that somebody asks for is read a minute later; one of no people fails with the reason, and goes aside', async () => {
    const id = await create({ hour: 4 });
    await look();
    await put(['Пусто;;;;;;']);
    expect((await house.call(runSource, at(id))).status).toBe(200);
    await runDueJobs(house.context, tasks);
    await look();
    const run = (await runs())[0]!;
    expect(run.state).toBe('failed');
    const saidIn = async (locale: string) =>
      (await house.call(getSourceRun, { ...at(run.id), headers: { 'accept-language': locale } }))
        .body.data.outlook.problemList[0]?.message;
    expect([await saidIn('ru'), await saidIn('en')]).toEqual([
      'Под заголовком нет ни одной строки',
      'There are no rows below the header',
    ]);
    expect(await readdir(folder())).toEqual(['failed']);
  });

  test('names everybody in a list until somebody has decided, and nobody afterwards', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    const id = await create();
    const many = Array.from({ length: mostPerFigure + 3 }, (_, n) => line(`n${n}`));
    const run = await bring([...crowd.map((login) => line(login)), ...many]);
    const { outlook } = await runOf(run.id);
    expect([outlook.figures.joined, outlook.people.joined.length]).toEqual([23, mostPerFigure]);
    await proveAll(house);
    const list = await house.call(exportSourceRun, at(run.id));
    const sheet = (await unpacked(list.bytes)).map(({ content }) => content.toString()).join('');
    expect([list.status, sheet.match(/n\d+@zavod\.ru/g)?.length]).toEqual([200, many.length]);
    expect((await house.call(exportSourceRun, at(run.id, other.hrToken))).status).toBe(404);
    await house.call(refuseSourceRun, at(run.id));
    expect((await house.call(exportSourceRun, at(run.id))).status).toBe(409);
    await house.call(runSource, at(id));
    const again = await bring([...crowd.map((login) => line(login)), ...many.slice(1)]);
    await take(again.id);
    const kept = await query(
      'select outlook::text from people_run where brand_id = $1',
      own.brandId,
    );
    expect(JSON.stringify(kept)).not.toContain('@zavod.ru');
    expect((await runOf(again.id)).outlook.figures.joined).toBe(22);
  });
});

describe('nothing else is read', () => {
  test('a ZIP bomb fails with its reason, a file that is swapped as it is read waits', async () => {
    await create();
    await writeFile(join(folder(), 'staff.xlsx'), await zipBomb(70, true));
    await utimes(join(folder(), 'staff.xlsx'), new Date(testNow), new Date(testNow));
    await look();
    const bomb = (await runs())[0]!;
    expect(bomb.state).toBe('failed');
    expect((await runOf(bomb.id)).outlook.problemList).toMatchObject([
      { message: expect.stringMatching(/^Это не таблица CSV или XLSX/) },
    ]);
    await put([line('a')]);
    const found = await findFile(folder());
    const seen = { ...found!, since: testNow };
    await put([line('a'), line('evil')]);
    await expect(readSeen(folder(), seen)).rejects.toMatchObject({ fault: 'noAccess' });
    await rm(join(folder(), 'staff.csv'));
    await writeFile(join(root, 'secret.csv'), csv([line('evil')]));
    await symlink(join(root, 'secret.csv'), join(folder(), 'staff.csv'));
    await expect(readSeen(folder(), seen)).rejects.toMatchObject({ fault: 'noAccess' });
    await rm(join(folder(), 'staff.csv'));
    expect(await bring([line('a')])).toMatchObject({ state: 'waiting', created: 1 });
  });

  test.each([
    ['tooLarge', new AnswerTooLarge()],
    ['unreachable', new DOMException('too slow', 'TimeoutError')],
    ['login', new Response(null, { status: 401 })],
    ['status', new Response(null, { status: 500 })],
  ])('an address says %s, and is read as soon as it answers', async (fault, answer) => {
    await create({ kind: 'https', address: 'https://ad.example.com/staff.csv', hour: 4 });
    house.context.outbound.fetch = async () => {
      if (answer instanceof Response) return answer;
      throw answer;
    };
    await look();
    expect(await source()).toMatchObject({ lastError: fault, lastRun: null });
    house.context.outbound.fetch = async () => new Response(csv([line('a')]));
    wait(24 * 60 * 60 * 1000);
    await look();
    expect(await source()).toMatchObject({ lastError: null, lastRun: { state: 'waiting' } });
  });

  test('no link, no file or folder outside, and no private address', async () => {
    const secret = join(root, 'secret.csv');
    const id = await create();
    await writeFile(secret, csv([line('evil')]));
    await symlink(secret, join(folder(), 'staff.csv'));
    await look();
    expect(await source()).toMatchObject({ lastError: 'notPlain', lastRun: null });
    await rm(folder(), { recursive: true });
    await mkdir(join(root, other.slug, 'secret'));
    await symlink(join(root, other.slug, 'secret'), folder());
    await look();
    expect((await source()).lastError).toBe('notPlain');
    for (const address of ['..', `../${other.slug}`, '/etc', 'done', 'a/../..']) {
      const body = { ...form, address };
      const asked = { token: own.superToken, params: { id }, body };
      expect((await house.call(updateSource, asked)).status, address).toBe(400);
    }
    const { createOutbound } = await import('#platform/server/outbound/outbound.ts');
    house.context.outbound = createOutbound(house.context.config, async () => [
      { address: '169.254.169.254', family: 4 },
    ]);
    const body = { ...form, kind: 'https', address: 'https://zup.example.com/staff.csv' };
    await house.call(updateSource, { token: own.superToken, params: { id }, body });
    await look();
    expect(await source()).toMatchObject({ lastError: 'refused', lastRun: null });
  });

  test('an address is asked with its login, and its bytes are read once', async () => {
    const asked: unknown[] = [];
    const address = 'https://ad.example.com/staff.csv';
    house.context.outbound.fetch = async (url, request) => {
      if (url === address) asked.push([url, request?.headers]);
      return new Response(csv([line('a')]));
    };
    const login = { user: 'hr', password: 'secret' };
    const id = await create({ kind: 'https', address, login, hour: 4 });
    await look();
    await look();
    expect(asked).toEqual([[address, { authorization: `Basic ${btoa('hr:secret')}` }]]);
    expect((await runs()).length).toBe(1);
    wait(24 * 60 * 60 * 1000);
    await look();
    expect([asked.length, (await runs()).length]).toEqual([2, 1]);
    const kept = await query('select sealed_login from source where id = $1', id);
    expect(kept[0].sealed_login.toString('latin1')).not.toContain('secret');
  });

  test('what SCIM keeps, and SCIM doesn’t keep what a source brings: the first one stays', async () => {
    await byHand(
      own,
      crowd.map((login) => line(login)),
    );
    const token = own.superToken;
    const body = { name: 'Entra', scopeList: ['scim'], term: 30 };
    const askKey = () => house.call(makeKey, { token, body });
    const set = (isActive: boolean) => {
      const asked = { token, params: { id }, body: { ...form, isActive } };
      return house.call(updateSource, asked);
    };
    const id = await create();
    const run = await bring([...crowd, 'z'].map((login) => line(login)));
    const key = await askKey();
    expect([key.status, key.body.errors]).toMatchObject([409, [{ path: 'scopeList' }]]);
    expect(key.body.errors?.[0]?.message).toContain('«ЗУП»');
    await set(false);
    const made = await askKey();
    expect(made.status).toBe(200);
    expect((await take(run.id)).status).toBe(409);
    const again = await set(true);
    expect([again.status, again.body.errors]).toMatchObject([409, [{ path: 'isActive' }]]);
    expect(again.body.errors?.[0]?.message).toContain('«Entra»');
    const second = { ...form, address: '' };
    expect((await house.call(createSource, { token, body: second })).status).toBe(409);
    await house.call(withdrawKey, { token, params: { id: made.body.data.id } });
    expect((await set(true)).status).toBe(200);
    expect((await take(run.id)).status).toBe(200);
  });

  test('another company’s source is not there, and HR sets none', async () => {
    const id = await create();
    await proveAll(house);
    const body = form;
    const answers = await Promise.all([
      house.call(updateSource, { token: other.superToken, params: { id }, body }),
      house.call(deleteSource, at(id, other.superToken)),
      house.call(runSource, at(id, other.hrToken)),
      house.call(createSource, { token: own.hrToken, body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
  });
});
