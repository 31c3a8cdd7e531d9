import { beforeEach, describe, expect, test } from 'vitest';
import { makeApiKey } from '#addon/api-key/test/make-key.ts';
import { getSourceRun, refuseSourceRun } from '#addon/source/contract/source.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import {
  getPeopleRun,
  getPeopleRunPeople,
  getPeopleRuns,
  previewPeopleRunUndo,
  undoPeopleRun,
} from '#core/employee/contract/run/run.ts';
import { createQuestionary } from '#core/questionary/server/create-questionary.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeMember,
  makePosition,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What imports have changed (rule 178), and taking them back (rule 179). */
const house = startApp();
let own: Company;
let other: Company;
beforeEach(async () => {
  house.setNow(testNow);
  const { database, now } = house.context;
  own = await makeCompany(database, now(), { howMany: 0 });
  other = await makeCompany(database, now(), { howMany: 0 });
  await inBrand(database, own.brandId, async (scope) => {
    await makePosition(scope, 'Мастер');
    await makeSubdivision(scope, 'Сборка');
  });
});

const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма;E-mail руководителя';
interface Line {
  position?: string;
  subdivision?: string;
  leader?: string;
  lastName?: string;
}
const line = (login: string, given: Line = {}) =>
  [
    given.lastName ?? `${login.toUpperCase()}ov`,
    'Ян',
    `${login}@zavod.ru`,
    given.position ?? 'Инженер',
    given.subdivision ?? 'Разработка',
    '01.02.2020',
    given.leader ? `${given.leader}@zavod.ru` : '',
  ].join(';');
/** Each a minute later. */
async function take(lines: string[], form: Record<string, string> = {}, name = 'Люди.csv') {
  house.setNow(new Date(house.context.now().getTime() + 60_000).toISOString());
  const { status, body } = await house.call(importEmployees, {
    token: own.hrToken,
    body: form,
    file: { bytes: [header, ...lines].join('\n'), name },
  });
  expect([status, body.errorRowCount], JSON.stringify(body.problemList)).toEqual([200, 0]);
  return (await runs())[0]!.id;
}
const runs = async (token = own.hrToken) => (await house.call(getPeopleRuns, { token })).body.data;
const at = (id: string, token = own.hrToken) => ({ token, params: { id } });
const peopleOf = async (id: string, query: Record<string, string> = {}) =>
  (await house.call(getPeopleRunPeople, { ...at(id), query })).body;
const preview = async (id: string) => (await house.call(previewPeopleRunUndo, at(id))).body.data;
const undo = (id: string, token = own.hrToken) => house.call(undoPeopleRun, at(id, token));
const query = async (text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query(text, values)).rows;
/** Everybody as the directory and the structure have them, and who is a user. */
const standing = () =>
  query(
    `select e.email, e.last_name, p.name as position, s.name as subdivision, e.fired_at,
       e.deleted_at is null as here, m.disabled, m.roles,
       array(select b.email from employee_leader l join employee b on b.id = l.leader_id
         where l.employee_id = e.id order by l.place) as leaders
     from employee e join position p on p.id = e.position_id join subdivision s on s.id = e.subdivision_id
     left join membership m on m.employee_id = e.id
     where e.brand_id = $1 order by e.email`,
    own.brandId,
  );
const listed = async () =>
  (await house.call(employeeCalls.list, { token: own.hrToken })).body.data.map(
    ({ email }) => email.split('@')[0],
  );
const idOf = async (login: string): Promise<string> =>
  (
    await query(
      'select id from employee where email = $1 and brand_id = $2',
      `${login}@zavod.ru`,
      own.brandId,
    )
  )[0].id;

describe('a run', () => {
  test('says who came, moved, changed and returned, from what to what; a dry run leaves none', async () => {
    await take([line('a'), line('b'), line('c'), line('d'), line('e')]);
    await query(`update employee set fired_at = '2026-01-01' where id = $1`, await idOf('d'));
    house.setNow('2026-06-16T09:59:00Z');
    const id = await take(
      [
        line('a', { position: 'Мастер', leader: 'b', lastName: 'Новых' }),
        line('b', { lastName: 'Иных' }),
        line('c'),
        line('d'),
        line('z'),
      ],
      { takeBack: 'true' },
      'Июнь.csv',
    );
    const [last, first] = await runs();
    expect(last).toMatchObject({
      id,
      name: 'Июнь.csv',
      by: 'Ким Анна',
      at: '2026-06-16T10:00:00.000Z',
      created: 1,
      changed: 1,
      moved: 1,
      returned: 1,
      unchanged: 1,
      undoUntil: '2026-06-23T10:00:00.000Z',
      undone: null,
    });
    expect(first).toMatchObject({ name: 'Люди.csv', created: 5, unchanged: 0 });
    expect((await house.call(getPeopleRun, at(id))).body.data).toEqual(last);
    const { data, count } = await peopleOf(id);
    expect(count).toBe(4);
    expect(data.map(({ name, kind, changeList }) => [name, kind, changeList])).toEqual([
      ['Иных Ян', 'changed', [{ field: 'lastName', before: 'Bov', after: 'Иных' }]],
      [
        'Новых Ян',
        'moved',
        [
          { field: 'lastName', before: 'Aov', after: 'Новых' },
          { field: 'positionId', before: 'Инженер', after: 'Мастер' },
          { field: 'leaderIds', before: '', after: 'Иных Ян' },
        ],
      ],
      ['Dov Ян', 'returned', []],
      ['Zov Ян', 'created', []],
    ]);
    const page = await peopleOf(id, { limit: '1', offset: '1' });
    expect([page.data.length, page.count]).toEqual([1, 4]);
    expect((await peopleOf(id, { kind: 'moved' })).count).toBe(1);
    const dry = {
      query: { dryRun: 'true' },
      file: { bytes: `${header}\n${line('q')}`, name: 'a' },
    };
    await house.call(importEmployees, { token: own.hrToken, ...dry });
    expect((await runs()).length).toBe(2);
    expect(await runs(other.hrToken)).toEqual([]);
    expect((await house.call(getPeopleRun, at(id, other.hrToken))).status).toBe(404);
  });
});

describe('taken back', () => {
  test('all are as before, users and leaders too, and the journal says so', async () => {
    await take([line('a'), line('b'), line('c', { leader: 'a' }), line('d'), line('e')]);
    await query(`update employee set fired_at = '2026-01-01' where id = $1`, await idOf('d'));
    await query(`update membership set disabled = true where employee_id = $1`, await idOf('d'));
    const before = await standing();
    const id = await take(
      [
        line('a', { position: 'Мастер', subdivision: 'Сборка', leader: 'z' }),
        line('b', { lastName: 'Иных' }),
        line('c', { leader: 'b' }),
        line('d', { position: 'Мастер' }),
        line('z'),
        line('y', { leader: 'z' }),
      ],
      { takeBack: 'true' },
    );
    expect(await preview(id)).toEqual({ back: 6, stayed: 0, stayList: [] });
    const { status, body } = await undo(id);
    expect([status, body.message]).toEqual([200, 'Импорт отменён']);
    expect(body.data).toMatchObject({
      undoUntil: null,
      undone: { by: 'Ким Анна', back: 6, stayed: 0 },
    });
    const after = await standing();
    expect(after.filter(({ email }) => !/^[yz]@/.test(email))).toEqual(before);
    expect(after.filter(({ email }) => /^[yz]@/.test(email))).toMatchObject([
      { here: false, disabled: true },
      { here: false, disabled: true },
    ]);
    expect(await listed()).toEqual(['a', 'b', 'c', 'e']);
    const noted = await query(
      `select name, details from audit where brand_id = $1 and verb = 'undoImport'`,
      own.brandId,
    );
    expect(noted).toEqual([
      { name: 'Люди.csv', details: { runId: id, backCount: 6, stayedCount: 0 } },
    ]);
  });

  test('an import is in the activity log with its file and its people, for this company alone', async () => {
    const { database, now } = house.context;
    const admins = await Promise.all(
      [own, other].map(({ brandId }) =>
        inBrand(database, brandId, (scope) => makeMember(scope, ['ROLE_ADMIN'])),
      ),
    );
    const id = await take([line('b'), line('a'), line('c'), line('d'), line('e'), line('f')]);
    const [ours, theirs] = await Promise.all(
      admins.map(async (admin) => {
        const token = await signIn(database, admin, now());
        const query = { 'filterList[verb]': 'import' };
        return (await house.call(getAuditList, { token, query })).body.data;
      }),
    );
    expect(ours).toMatchObject([
      {
        name: 'Люди.csv',
        details: { runId: id, createdCount: 6 },
        peopleList: ['Aov Ян', 'Bov Ян', 'Cov Ян', 'Dov Ян', 'Eov Ян'],
      },
    ]);
    expect(theirs).toEqual([]);
  });

  test('who is asked, signs in, was changed or leads others stays, with the reason', async () => {
    await take([line('a'), line('b'), line('old')]);
    const id = await take([
      line('a', { position: 'Мастер' }),
      line('b', { lastName: 'Иных' }),
      ...['asked', 'user', 'hand', 'phone', 'boss', 'free'].map((login) => line(login)),
    ]);
    const { brandId } = own;
    const [asked, user, hand, phone, boss, old] = [
      await idOf('asked'),
      await idOf('user'),
      await idOf('hand'),
      await idOf('phone'),
      await idOf('boss'),
      await idOf('old'),
    ];
    await query(
      `insert into plan (brand_id, id, employee_id, questionary_id)
       values ($1, gen_random_uuid(), $2, gen_random_uuid())`,
      brandId,
      asked,
    );
    await query(
      `update membership set roles = '{ROLE_EMPLOYEE,ROLE_MANAGER}' where employee_id = $1`,
      user,
    );
    await query(`update employee set first_name = 'Яна' where id = $1`, hand);
    await query(`update employee set phone = '+7 900' where id = $1`, phone);
    await query(
      `insert into employee_leader (brand_id, employee_id, leader_id, place) values ($1, $2, $3, 1)`,
      brandId,
      old,
      boss,
    );
    await query(
      `update position set archived_at = now() where brand_id = $1 and name = 'Инженер'`,
      brandId,
    );
    const due = [
      ['ASKEDov Ян', 'asked'],
      ['Aov Ян', 'placeGone'],
      ['BOSSov Ян', 'leads'],
      ['HANDov Яна', 'changed'],
      ['PHONEov Ян', 'changed'],
      ['USERov Ян', 'signsIn'],
    ];
    const { stayList, ...counts } = await preview(id);
    expect(counts).toEqual({ back: 2, stayed: 6 });
    expect(stayList.map(({ name, reason }) => [name, reason]).sort()).toEqual(due.sort());
    expect((await undo(id)).status).toBe(200);
    const stayed = (await peopleOf(id, { stayed: 'true' })).data;
    expect(stayed.map(({ name, stayed: why }) => [name, why]).sort()).toEqual(due.sort());
    expect((await listed()).sort()).toEqual([
      'a',
      'asked',
      'b',
      'boss',
      'hand',
      'old',
      'phone',
      'user',
    ]);
  });

  test('who returned stays while an assessment with them goes on, or once they have signed in', async () => {
    const everybody = ['asked', 'was', 'seen', 'free'].map((login) => line(login));
    await undo(await take(everybody));
    const { brandId, positionId, competenceIds } = own;
    const id = await take(everybody);
    expect((await runs())[0]).toMatchObject({ returned: 4 });
    const { database, now } = house.context;
    const assess = async (login: string) => {
      const form = {
        method: '360' as const,
        type: 'position' as const,
        positionId,
        subdivisionId: null,
        periodType: null,
        dateStart: '2026-06-20',
        dateEnd: '2026-06-27',
        isAnonymous: true,
        employeeList: [{ id: await idOf(login) }],
        competenceList: competenceIds.map((one) => ({ id: one })),
        participantList: [],
      };
      return inBrand(database, brandId, (scope) => createQuestionary(scope, form, now()));
    };
    await assess('asked');
    const over = await assess('was');
    await query(`update questionary set status = 'done' where id = $1`, over);
    await query(
      'update membership set own_entry_at = $2 where employee_id = $1',
      await idOf('seen'),
      now(),
    );
    const { stayList, ...counts } = await preview(id);
    expect(counts).toEqual({ back: 2, stayed: 2 });
    expect(stayList.map(({ name, reason }) => [name, reason]).sort()).toEqual([
      ['ASKEDov Ян', 'asked'],
      ['SEENov Ян', 'signsIn'],
    ]);
    await undo(id);
    expect((await listed()).sort()).toEqual(['asked', 'seen']);
  });

  test('only what still stands as it left it: the later import first, then the earlier', async () => {
    const first = await take([line('a'), line('b')]);
    const later = await take([line('a', { position: 'Мастер' })]);
    expect(await preview(first)).toMatchObject({ back: 1, stayList: [{ reason: 'changed' }] });
    await undo(later);
    expect(await preview(first)).toEqual({ back: 2, stayed: 0, stayList: [] });
    await undo(first);
    expect(await listed()).toEqual([]);
    const again = await take([line('a')]);
    expect(await runs()).toMatchObject([{ id: again, returned: 1 }, {}, {}]);
    await undo(again);
    expect(await listed()).toEqual([]);
  });

  test('two people are never made each other’s leaders', async () => {
    await take([line('a', { leader: 'b' }), line('b')]);
    const id = await take([line('a'), line('b')]);
    await query(
      `insert into employee_leader (brand_id, employee_id, leader_id, place) values ($1, $2, $3, 1)`,
      own.brandId,
      await idOf('b'),
      await idOf('a'),
    );
    expect(await preview(id)).toMatchObject({ back: 0, stayList: [{ reason: 'leadersClash' }] });
  });

  test('once, within seven days, and by nobody of another company', async () => {
    const id = await take([line('a')]);
    expect((await undo(id, other.hrToken)).status).toBe(404);
    const both = await Promise.all([undo(id), undo(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.errors?.[0]?.key).toBe(
      'directoryMessages.run.undone',
    );
    const late = await take([line('b')]);
    await query(`update people_run set at = at - interval '7 days 1 second' where id = $1`, late);
    expect((await house.call(getPeopleRun, at(late))).body.data.undoUntil).toBeNull();
    const { status, body } = await undo(late);
    expect([status, body.errors?.[0]?.key]).toEqual([409, 'directoryMessages.run.over']);
    expect(await listed()).toEqual(['b']);
  });
});

describe('by a program with a key', () => {
  async function keyOf(scopeList: ApiScope[]) {
    const { brandId } = own;
    const { database, now } = house.context;
    return inBrand(database, brandId, async (scope) => {
      const { membershipId } = await makeMember(scope, ['ROLE_SUPER_ADMIN']);
      return (await makeApiKey(scope, scopeList, { membershipId, now: now() })).secret;
    });
  }
  const send = async (token: string, lines: string[], form = {}, dryRun = 'false') =>
    house.call(importEmployees, {
      token,
      query: { dryRun },
      body: form,
      file: { bytes: [header, ...lines].join('\n'), name: 'hr.csv' },
    });
  const many = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => line(`${prefix}${at}`));

  test('a file is checked and saved with the same decisions, under the key’s name, and taken back by HR', async () => {
    const key = await keyOf(['people.write']);
    const lines = [line('a', { position: 'Токарь' }), line('b', { leader: 'a' })];
    expect((await send(key, lines, {}, 'true')).body.errorRowCount).toBe(1);
    const form = { createPlaces: 'true', columns: JSON.stringify({ 0: 'lastName' }) };
    expect((await send(key, lines, form, 'true')).body).toMatchObject({ created: 2 });
    expect(await runs()).toEqual([]);
    expect((await send(key, lines, form)).body).toMatchObject({ created: 2, leadersChanged: 1 });
    const [run] = await runs();
    expect(run).toMatchObject({ name: 'hr.csv', by: null, source: 'Bitrix24', created: 2 });
    expect(
      await query(
        `select actor_name as machine, name, details ->> 'runId' as id from audit where brand_id = $1 and verb = 'import'`,
        own.brandId,
      ),
    ).toEqual([{ machine: 'Bitrix24', name: 'hr.csv', id: run!.id }]);
    // A program’s choice of columns is nobody else’s.
    expect(await query('select from import_matching where brand_id = $1', own.brandId)).toEqual([]);
    const people = (await standing()).filter(({ email }) => email.endsWith('@zavod.ru'));
    expect(people.map(({ roles }) => roles)).toEqual([['ROLE_EMPLOYEE'], ['ROLE_EMPLOYEE']]);
    expect((await undo(run!.id)).status).toBe(200);
  });

  test('with another scope it imports nothing', async () => {
    const key = await keyOf(['people.read', 'directories.read', 'scim']);
    expect((await send(key, [line('a')])).status).toBe(403);
    expect(await listed()).not.toContain('a');
  });

  test('within a day it brings no more people than any machine, and makes nobody leave', async () => {
    await take(many('here', 30));
    const key = await keyOf(['people.write']);
    const { body } = await send(key, many('new', 21), {}, 'true');
    expect([body.errorRowCount, body.problemList[0]?.message]).toEqual([
      1,
      expect.stringContaining('Предел: 20, уже добавлено: 0, в этом файле: 21'),
    ]);
    expect((await send(key, many('new', 15))).body.created).toBe(15);
    expect((await send(await keyOf(['people.write']), many('more', 6))).body.errorRowCount).toBe(1);
    // Who stays as they are is no limit’s, and HR has none.
    expect((await send(key, many('here', 30))).body.errorRowCount).toBe(0);
    await take(many('hand', 40));
    house.setNow(new Date(house.context.now().getTime() + 25 * 3_600_000).toISOString());
    expect((await send(key, many('more', 6))).body.created).toBe(6);
    expect((await listed()).filter((login) => /^(here|new|hand|more)/.test(login!))).toHaveLength(
      91,
    );
  });

  test('HR sees what was refused among the runs, with the numbers, and is told once a day for each key', async () => {
    await take(many('here', 30));
    const keys = [await keyOf(['people.write']), await keyOf(['people.write'])] as const;
    const told = () =>
      query(
        `select values ->> 'what' as what, values ->> 'source' as source, values ->> 'runId' as id
         from notification where brand_id = $1 and type = 'source' group by 1, 2, 3`,
        own.brandId,
      );
    const refused = async () => (await runs()).filter(({ state }) => state === 'refused');
    await send(keys[0], [line('a', { position: 'Нет такой' })]);
    expect([await refused(), await told()]).toEqual([[], []]);
    await send(keys[0], many('new', 21), {}, 'true');
    await send(keys[0], many('new', 22));
    const [first, ...more] = await refused();
    expect([first, more]).toMatchObject([
      { name: 'hr.csv', source: 'Bitrix24', by: null, created: 21, undoUntil: null },
      [],
    ]);
    expect(await told()).toEqual([{ what: 'refused', source: 'Bitrix24', id: first!.id }]);
    house.setNow(new Date(house.context.now().getTime() + 60_000).toISOString());
    await send(keys[1], many('new', 23));
    house.setNow(new Date(house.context.now().getTime() + 25 * 3_600_000).toISOString());
    await send(keys[0], many('new', 24));
    expect((await refused()).map(({ created }) => created)).toEqual([24, 23, 21]);
    expect(await told()).toHaveLength(3);
    const run = (token: string) => house.call(getSourceRun, at(first!.id, token));
    expect((await run(own.hrToken)).body.data).toMatchObject({
      state: 'refused',
      outlook: {
        problemList: [
          {
            message: expect.stringMatching(
              /^За сутки программы .+: 20, уже добавлено: 0, в этом файле: 21/,
            ),
            rowList: [],
          },
        ],
      },
    });
    expect((await run(other.hrToken)).status).toBe(404);
    expect((await house.call(refuseSourceRun, at(first!.id))).status).toBe(409);
    expect((await undo(first!.id)).status).toBe(409);
  });

  test('nor changes more, in however many files by whatever key, SCIM’s changes of the day counted', async () => {
    await take([...many('here', 30), line('chief')]);
    const keys = [await keyOf(['people.write']), await keyOf(['people.write'])] as const;
    const led = (count: number) =>
      Array.from({ length: count }, (_, n) => line(`here${n}`, { leader: 'chief' }));
    const said = async (token: string, lines: string[], form = {}) => {
      const { body } = await send(token, lines, form);
      return body.errorRowCount > 0 ? body.problemList[0]?.message : body.updated;
    };
    expect(await said(keys[0], led(12))).toBe(12);
    const scim = `insert into scim_change select $1, gen_random_uuid(), 'changed', 'done', n::text, '', $2
      from generate_series(1, 5) n`;
    await query(scim, own.brandId, testNow);
    const renamed = [12, 13, 14, 15].map((n) => line(`here${n}`, { lastName: 'Иных' }));
    expect(await said(keys[1], renamed)).toContain('Предел: 20, уже изменено: 17, в этом файле: 4');
    expect(await said(keys[1], renamed.slice(0, 3))).toBe(3);
    expect(await said(keys[0], renamed)).toContain('уже изменено: 20, в этом файле: 1');
    const ofThree = (await runs()).find(({ changed }) => changed === 3);
    expect((await undo(ofThree!.id)).status).toBe(200);
    expect(await said(keys[0], renamed)).toContain('Предел: 20');
    await take(led(30));
  });

  test('nor takes messages elsewhere, nor the name of who is asked anonymously', async () => {
    await take(many('here', 9));
    const ids = await Promise.all(['here7', 'here8'].map(idOf));
    const { id } = await createOne(house, own, {
      employeeList: [{ id: ids[0]! }],
      participantList: [{ id: ids[1]!, type: 'colleague' }],
    });
    await query(`update questionary set status = 'inwork', is_anonymous = true where id = $1`, id);
    const key = await keyOf(['people.write']);
    const slack = (count: number) => ({
      bytes: [
        `${header};Slack ID`,
        ...many('here', count).map((one, n) => `${one};U0THIEF${n}`),
      ].join('\n'),
      name: 'hr.csv',
    });
    const problem = async (file: { bytes: string; name: string }) =>
      (await house.call(importEmployees, { token: key, query: { dryRun: 'true' }, file })).body
        .problemList[0]?.message;
    expect(await problem(slack(6))).toContain('Предел: 5, уже изменено: 0, в этом файле: 6');
    expect(await problem(slack(5))).toBeUndefined();
    const rename = [line('here8', { lastName: 'Иных' })];
    const { body } = await send(key, rename);
    expect(body.problemList.map(({ message }) => message)).toEqual([
      expect.stringContaining('анонимная оценка'),
    ]);
    await take(rename);
  });
});
