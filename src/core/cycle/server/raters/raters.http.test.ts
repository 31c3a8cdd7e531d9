import { beforeAll, describe, expect, test } from 'vitest';
import { tasks as jobs } from '#app/server/start/tasks.ts';
import { updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { approveMany, getApprovals, getRaters } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { wrongFields } from '#test/cycle/start-cycles.ts';
import { type ListInput, startLists } from '#test/cycle/start-lists.ts';
import { type Company, inBrand, makeLeaders, makePerson } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { dumpTables } from '#test/file/dump.ts';
import { plain } from '#test/screen/plain.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';

const lists = startLists();
const { house, link, run, begun, read, save, colleagues, search, approvals, tasksOf, stageOf } =
  lists;
let own: Company;
let other: Company;
let boss: string;
let subject: string;
let bossLink: string;
let subjectToken: string;
let subjectLink: string;
beforeAll(() => {
  ({ own, other, boss, subject, bossLink, subjectToken, subjectLink } = lists.company);
});

describe('a person chooses', () => {
  test('from what the structure suggests, with their leader standing there', async () => {
    const id = await begun({ message: 'Зовите тех, с кем работали' });
    const { data } = (await read(id, subjectToken)).body;
    expect(data).toMatchObject({
      relation: 'own',
      state: 'choosing',
      until: '2026-06-22',
      isBound: true,
      threshold: 3,
      cycle: { message: 'Зовите тех, с кем работали' },
      raterList: [{ id: boss, type: 'supervisor', isGone: false }],
      roleNotes: [],
      can: ['save', 'send'],
    });
    expect(data.suggestions.colleague).toHaveLength(10);
    expect(data.suggestions.supervisor).toEqual([]);
    expect((await read(id, subjectLink)).body.data).toEqual(data);
    const [task] = await tasksOf(subjectToken);
    expect(task).toEqual({
      kind: 'choose',
      cycleId: id,
      employeeId: subject,
      isOwn: true,
      name: expect.any(String),
      role: null,
      title: 'Оценка 360',
      until: '2026-06-22',
      count: 1,
    });
    const sent = await save(id, subjectLink, {
      version: data.version,
      raterList: [{ id: boss, type: 'supervisor' }, ...colleagues(2, 3)],
      action: 'send',
    });
    expect([sent.status, sent.body.data.state, sent.body.data.can]).toEqual([200, 'approval', []]);
    expect(await tasksOf(subjectToken)).toEqual([]);
    const [note] = await formRowsOf<{ verb: string; actor_name: string; actor_email: string }>(
      house,
      'select verb, actor_name, actor_email from audit where entity_id = $1 order by id desc limit 1',
      id,
    );
    expect(note).toMatchObject({ verb: 'toApproval', actor_email: expect.stringContaining('@') });
  });

  test('and is told what is wrong with a list, each at its place', async () => {
    const id = await begun();
    const [theirs = ''] = other.people;
    const gone = own.people[13] ?? '';
    await run('update employee set fired_at = $2 where id = $1', gone, '2026-01-01');
    const of = async (raterList: ListInput['raterList'], action: ListInput['action'] = 'send') =>
      wrongFields(await save(id, subjectToken, { raterList, action }));
    const one = (rater: string): ListInput['raterList'] => [{ id: rater, type: 'colleague' }];
    for (const nobody of [[], [{ id: boss, type: 'supervisor' as const }]]) {
      const { body } = await save(id, subjectToken, { raterList: nobody, action: 'send' });
      expect(body.errors?.map(({ path, message }) => `${path} ${plain(message)}`)).toEqual([
        'raterList Выберите не меньше 2 коллег или заполните другую роль',
      ]);
    }
    expect(await of(one(subject), 'save')).toEqual(['raterList.0.id cycleMessages.selfRater']);
    for (const unknown of [theirs, gone, crypto.randomUUID()]) {
      expect(await of(one(unknown), 'save')).toEqual(['raterList.0.id cycleMessages.unknownRater']);
    }
    const twice = await of([...colleagues(2, 2)], 'save');
    expect(twice).toEqual(['raterList.1.id cycleMessages.twiceOnList']);
    const inTwo: ListInput['raterList'] = [
      ...colleagues(2),
      { id: own.people[2]!, type: 'customer' },
    ];
    expect(await of(inTwo, 'save')).toEqual(['raterList.1.id cycleMessages.twoRoles']);
    expect(await of([{ id: own.people[2]!, type: 'supervisor' }], 'save')).toEqual([
      'raterList.0.type cycleMessages.supervisorsFixed',
    ]);
    expect(await of(colleagues(2))).toEqual(['raterList.colleague cycleMessages.tooFewOfRole']);
    expect(await of(colleagues(2, 3, 4, 5, 6), 'save')).toEqual([
      'raterList.colleague cycleMessages.tooManyOfRole',
    ]);
    await run('update employee set fired_at = null where id = $1', gone);
    expect(await stageOf(id)).toBe('choosing');
  });

  test.each<[string, object]>([
    ['ten thousand ids', { raterList: Array(10_000).fill({ id: 'x', type: 'colleague' }) }],
    ['a note of 200 KB', { raterList: [], note: 'а'.repeat(100_000) }],
    ['unknown keys', { raterList: [], more: 1 }],
    ['a note of stacked marks', { raterList: [], note: `а${'\u0301'.repeat(9)}` }],
    ['returning without words', { raterList: [], action: 'return' }],
  ])('%s: refused', async (_, given) => {
    const id = await begun();
    const { status } = await save(id, subjectToken, { action: 'save', ...given } as ListInput);
    expect([400, 413]).toContain(status);
  });

  test('a maximum that was lowered since keeps who stands there', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3, 4), action: 'save' });
    await run(
      `update cycle set limits = jsonb_set(limits, '{colleague,max}', '2') where id = $1`,
      id,
    );
    const again = await save(id, subjectToken, { raterList: colleagues(2, 3, 4), action: 'send' });
    expect(again.status).toBe(200);
  });

  test('all whom one leads are enough where they are fewer than the minimum', async () => {
    const [last = ''] = own.people.slice(12);
    await inBrand(house.context.database, own.brandId, (scope) =>
      makeLeaders(scope, own.people[13] ?? '', [last]),
    );
    const id = await begun({}, [last]);
    const one: ListInput['raterList'] = [{ id: own.people[13] ?? '', type: 'subordinate' }];
    const sent = await save(id, await link(last), { raterList: one, action: 'send' }, last);
    expect([sent.status, sent.body.data.ledCount]).toEqual([200, 1]);
  });

  test('two windows: the second is shown what the first has saved', async () => {
    const id = await begun();
    const { version } = (await read(id, subjectToken)).body.data;
    const body = { version, action: 'save', raterList: colleagues(2, 3) } as const;
    expect((await save(id, subjectToken, body)).status).toBe(200);
    const late = await save(id, subjectLink, { ...body, raterList: colleagues(4) });
    expect([late.status, late.body.code]).toEqual([409, 8]);
    expect(late.body.data.raterList.map((one) => one.id)).toEqual([
      boss,
      own.people[2],
      own.people[3],
    ]);
  });
});

describe('candidates', () => {
  test('by link: two letters, twenty names, no e-mails, sixty searches a minute', async () => {
    const id = await begun();
    await inBrand(house.context.database, own.brandId, async (scope) => {
      for (let n = 0; n < 25; n += 1)
        await makePerson(scope, { ...own, lastName: 'Щукина', email: `secret-${n}@example.ru` });
    });
    house.setNow('2026-06-15T09:10:00Z');
    const found = await search(id, subjectLink, { q: 'щу' });
    expect(found.body.data).toHaveLength(20);
    expect(JSON.stringify(found.body)).not.toMatch(/@|load/);
    expect((await search(id, subjectLink, { q: 'secret' })).body.data).toEqual([]);
    expect((await search(id, subjectLink, { q: 'Щукина secret' })).body.data).toEqual([]);
    expect(wrongFields(await search(id, subjectLink, { q: 'щ' }))).toEqual([
      'q validation.tooShort',
    ]);
    expect((await search(id, subjectLink)).status).toBe(400);
    for (let n = 5; n < 60; n += 1) await search(id, subjectLink, { q: 'щу' });
    expect((await search(id, subjectLink, { q: 'щу' })).status).toBe(429);
    expect((await search(id, subjectToken, { q: 'щу' })).status).toBe(200);
    house.setNow('2026-06-15T09:11:01Z');
    expect((await search(id, subjectLink, { q: 'щу' })).status).toBe(200);
    house.setNow(testNow);
  });

  test('load is told to approvers and HR who signed in, and to nobody else', async () => {
    const unled = own.people[13]!;
    const id = await begun({}, [subject, own.people[2]!, unled]);
    await save(id, subjectToken, { raterList: colleagues(3, 4), action: 'send' });
    await save(id, own.hrToken, { raterList: colleagues(3), action: 'save' }, unled);
    const { token } = await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId: boss });
    const loadOf = async (asked: string, subjectId = subject) =>
      (await search(id, asked, { q: 'Иванов', subjectId })).body.data.find(
        (one) => one.id === own.people[3],
      )?.load;
    // In all of the cycle, whomever they lead and of whomever it is asked: it doesn't say on whose list.
    expect([await loadOf(token), await loadOf(own.hrToken)]).toEqual([2, 2]);
    expect(await loadOf(token, own.people[2])).toBe(2);
    // Taken off what the board shows, it would tell HR who stands on the list about themself.
    const member = { employeeId: unled };
    const { token: unledToken } = await enter(house.context, own, ['ROLE_HR'], member);
    expect(await loadOf(unledToken)).toBe(1);
    expect([await loadOf(subjectToken), await loadOf(bossLink)]).toEqual([undefined, undefined]);
    const texts = [await read(id, subjectToken), await read(id, bossLink)].map((reply) =>
      JSON.stringify(reply.body),
    );
    expect(texts.join()).not.toContain('load');
    const listed = (await read(id, token)).body.data.raterList;
    expect(listed.map(({ load }) => load)).toEqual([2, 2, 1]);
  });
});

describe('who is not of it', () => {
  test('sees nothing: others, before it begins, once it is put away, another company', async () => {
    const id = await begun();
    const stranger = await link(own.people[12]!);
    const theirs = await link(other.people[0]!, other.brandId);
    for (const token of [stranger, theirs, other.hrToken]) {
      expect((await read(id, token)).status).toBe(404);
      expect((await search(id, token, { q: 'ив' })).status).toBe(404);
      const tried = await save(id, token, { raterList: colleagues(2), action: 'save' });
      expect(tried.status).toBe(404);
      const list = [{ cycleId: id, employeeId: subject }];
      expect((await house.call(approveMany, { token, body: { list } })).status).toBe(404);
    }
    await run(`update cycle set status = 'archived' where id = $1`, id);
    expect((await read(id, subjectToken)).status).toBe(404);
  });

  test('a link opens lists and no report; looking changes nothing', async () => {
    const id = await begun();
    expect((await house.call(getReportList, { token: subjectLink })).status).toBe(401);
    // Scanners of letters open a link as often as they like, by GET and by HEAD.
    const { pool } = house.context.database;
    const before = await dumpTables(pool);
    const looks = [getRaters, getApprovals, getTasks].flatMap(({ path }) =>
      [subjectLink, bossLink].flatMap((bearer) =>
        (['GET', 'HEAD'] as const).map((method) => ({
          method,
          url: `/api${path.replace('{id}', id).replace('{employeeId}', subject)}`,
          headers: { authorization: `Bearer ${bearer}` },
        })),
      ),
    );
    for (const look of looks) expect((await house.app.inject(look)).statusCode).toBe(200);
    expect(await dumpTables(pool)).toEqual(before);
    await run(`update employee set locale = 'en' where id = any($1)`, [subject, boss]);
    const said = [await read(id, subjectLink), await approvals(bossLink)];
    expect(said.map(({ body }) => body.locale)).toEqual(['en', 'en']);
    const signedIn = [await read(id, subjectToken), await approvals(subjectToken)];
    expect(signedIn.map(({ body }) => body.locale)).toEqual([undefined, undefined]);
    await run(`update employee set fired_at = '2026-01-01' where id = $1`, subject);
    expect((await read(id, subjectLink)).status).toBe(401);
    expect((await read(id, bossLink)).status).toBe(404);
    await run('update employee set fired_at = null where id = $1', subject);
  });
});

describe('at work', () => {
  test('the approver only adds; who is there stays, and is told', async () => {
    const id = await begun({
      competenceSource: 'list',
      competenceList: own.competenceIds.map((one) => ({ id: one })),
    });
    await save(id, subjectToken, { raterList: colleagues(2, 3, 4), action: 'send' });
    await save(id, bossLink, {
      raterList: [{ id: boss, type: 'supervisor' }, ...colleagues(2, 3, 4)],
      action: 'approve',
    });
    await house.call(updateCycleStatus, { token: own.hrToken, body: { id, status: 'inwork' } });
    await runDueJobs(house.context, jobs);
    expect(await stageOf(id)).toBe('answering');
    const { data } = (await read(id, bossLink)).body;
    expect([data.state, data.raterList.length, data.can]).toEqual(['launched', 4, ['add']]);
    expect((await read(id, subjectToken)).body.data.can).toEqual([]);
    const tried = await save(id, bossLink, { raterList: colleagues(2), action: 'approve' });
    expect(tried.status).toBe(409);
    const again = await save(id, bossLink, { raterList: colleagues(2), action: 'add' });
    expect(wrongFields(again)).toEqual(['raterList.0.id cycleMessages.twiceOnList']);
    const self = await save(id, subjectToken, { raterList: colleagues(5), action: 'add' });
    expect(self.status).toBe(409);
    const added = await save(id, bossLink, { raterList: colleagues(5), action: 'add' });
    expect([added.status, added.body.data.raterList.length]).toEqual([200, 5]);
    expect(await queuedJobs(house.context.database, 'tell-additions')).toHaveLength(1);
  });

  test('HR hear nobody’s load from the list about themself', async () => {
    const [asked, theirs] = [own.people[6]!, own.people[10]!];
    const competenceList = own.competenceIds.map((one) => ({ id: one }));
    const id = await begun({ competenceSource: 'list', competenceList });
    // The test before asks others about them.
    const raterList = [{ id: boss, type: 'supervisor' as const }, ...colleagues(6, 7)];
    await save(id, own.hrToken, { raterList, action: 'approve' });
    await house.call(updateCycleStatus, { token: own.hrToken, body: { id, status: 'inwork' } });
    await runDueJobs(house.context, jobs);
    const body = { employeeIdList: [theirs] };
    await house.call(addSubjects, { token: own.hrToken, params: { id }, body });
    await run(`update membership set roles = '{ROLE_HR}' where employee_id = $1`, subject);
    const loadFor = async (token: string) =>
      (await search(id, token, { subjectId: theirs })).body.data.find((one) => one.id === asked)
        ?.load;
    expect([await loadFor(own.hrToken), await loadFor(subjectToken)]).toEqual([1, 0]);
    await run(`update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`, subject);
  });
});
