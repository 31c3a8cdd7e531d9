import { beforeAll, describe, expect, test } from 'vitest';
import { createCycle, updateCycleStatus } from '#contract/assessment/cycle/cycle.ts';
import {
  addSubjects,
  getSubjects,
  manySubjects,
} from '#contract/assessment/cycle/cycle-subjects.ts';
import {
  approveMany,
  getApprovals,
  getCandidates,
  getRaters,
  saveRaters,
} from '#contract/assessment/cycle/raters.ts';
import { getTasks } from '#contract/assessment/cycle/tasks.ts';
import { getReportList } from '#contract/assessment/report-list.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import { insertInvitation } from '#server/company/invitation/queries.ts';
import { makeInvitationToken } from '#server/company/invitation/token.ts';
import { tasks as jobs } from '#server/start/tasks.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeLeaders, makePerson } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { dumpTables } from '#test/file/dump.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
/** Leads all but themself and the last two. */
let boss: string;
let subject: string;
/** By link, for they have no account. */
let bossLink: string;
let subjectToken: string;
let subjectLink: string;
const link = (employeeId: string, brandId = own.brandId) =>
  inBrand(house.context.database, brandId, async (scope) => {
    const { token, tokenHash } = makeInvitationToken(brandId);
    await insertInvitation(scope, { employeeId, tokenHash });
    return token;
  });
const run = (text: string, ...values: unknown[]) => house.context.database.pool.query(text, values);

beforeAll(async () => {
  const { database } = house.context;
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 14 }, { howMany: 3 }));
  [boss = '', subject = ''] = own.people;
  await inBrand(database, own.brandId, async (scope) => {
    for (const id of own.people.slice(1, 12)) await makeLeaders(scope, id, [boss]);
  });
  bossLink = await link(boss);
  subjectLink = await link(subject);
  const member = { employeeId: subject };
  ({ token: subjectToken } = await enter(house.context, own, ['ROLE_EMPLOYEE'], member));
});

type Form = BodyInput<typeof createCycle>;
async function begun(given: Partial<Form> = {}, employeeIdList = [subject]) {
  const token = own.hrToken;
  const body = {
    name: 'Оценка 360',
    chooseUntil: '2026-06-22',
    dateStart: '2026-06-23',
    dateEnd: '2026-07-07',
    limits: {
      colleague: { min: 2, max: 4 },
      customer: { min: 0, max: 2 },
      subordinate: { min: 2, max: 4 },
    },
    ...given,
  };
  const { id } = (await house.call(createCycle, { token, body })).body.data;
  await house.call(addSubjects, { token, params: { id }, body: { employeeIdList } });
  await house.call(updateCycleStatus, { token, body: { id, status: 'nominating' } });
  return id;
}
const read = (id: string, token: string, employeeId = subject) =>
  house.call(getRaters, { token, params: { id, employeeId } });
type Save = BodyInput<typeof saveRaters>;
const save = (id: string, token: string, body: Save, employeeId = subject) =>
  house.call(saveRaters, { token, params: { id, employeeId }, body });
const colleagues = (...places: number[]): Save['raterList'] =>
  places.map((place) => ({ id: own.people[place] ?? '', type: 'colleague' }));
const wrong = ({ body }: { body: { errors?: { path: string; key: string }[] | undefined } }) =>
  body.errors?.map(({ path, key }) => `${path} ${key}`);
const search = (id: string, token: string, query: Record<string, string> = {}) =>
  house.call(getCandidates, { token, params: { id }, query: { subjectId: subject, ...query } });
const approvals = (token: string) => house.call(getApprovals, { token });
const tasksOf = async (token: string) => (await house.call(getTasks, { token })).body.data;
const stageOf = async (id: string) =>
  (await house.call(getSubjects, { token: own.hrToken, params: { id } })).body.data[0]?.stage;

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
    const of = async (raterList: Save['raterList'], action: Save['action'] = 'send') =>
      wrong(await save(id, subjectToken, { raterList, action }));
    const one = (rater: string): Save['raterList'] => [{ id: rater, type: 'colleague' }];
    expect(await of([])).toEqual(['raterList cycleMessages.noRaters']);
    expect(await of([{ id: boss, type: 'supervisor' }])).toEqual([
      'raterList cycleMessages.noRaters',
    ]);
    expect(await of(one(subject), 'save')).toEqual(['raterList.0.id cycleMessages.selfRater']);
    for (const unknown of [theirs, gone, crypto.randomUUID()]) {
      expect(await of(one(unknown), 'save')).toEqual(['raterList.0.id cycleMessages.unknownRater']);
    }
    const twice = await of([...colleagues(2, 2)], 'save');
    expect(twice).toEqual(['raterList.1.id cycleMessages.twiceOnList']);
    const inTwo: Save['raterList'] = [...colleagues(2), { id: own.people[2]!, type: 'customer' }];
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
    const { status } = await save(id, subjectToken, { action: 'save', ...given } as Save);
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
    const one: Save['raterList'] = [{ id: own.people[13] ?? '', type: 'subordinate' }];
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
    expect(wrong(await search(id, subjectLink, { q: 'щ' }))).toEqual(['q validation.tooShort']);
    expect((await search(id, subjectLink)).status).toBe(400);
    for (let n = 5; n < 60; n += 1) await search(id, subjectLink, { q: 'щу' });
    expect((await search(id, subjectLink, { q: 'щу' })).status).toBe(429);
    expect((await search(id, subjectToken, { q: 'щу' })).status).toBe(200);
    house.setNow('2026-06-15T09:11:01Z');
    expect((await search(id, subjectLink, { q: 'щу' })).status).toBe(200);
    house.setNow(testNow);
  });

  test('load is told to approvers and HR who signed in, and to nobody else', async () => {
    const id = await begun({}, [subject, own.people[2]!]);
    await save(id, subjectToken, { raterList: colleagues(3, 4), action: 'send' });
    const { token } = await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId: boss });
    const loadOf = async (asked: string, subjectId = subject) =>
      (await search(id, asked, { q: 'Иванов', subjectId })).body.data.find(
        (one) => one.id === own.people[3],
      )?.load;
    expect([await loadOf(token), await loadOf(own.hrToken)]).toEqual([1, 1]);
    // Of whomever it is asked: it doesn't say on whose list.
    expect(await loadOf(token, own.people[2])).toBe(1);
    expect([await loadOf(subjectToken), await loadOf(bossLink)]).toEqual([undefined, undefined]);
    const texts = [await read(id, subjectToken), await read(id, bossLink)].map((reply) =>
      JSON.stringify(reply.body),
    );
    expect(texts.join()).not.toContain('load');
    const listed = (await read(id, token)).body.data.raterList;
    expect(listed.map(({ load }) => load)).toEqual([2, 1, 1]);
  });
});

describe('approving', () => {
  test('is the leader’s, by link as well: returned with a note, then approved', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3, 4), action: 'send' });
    const waiting = (await approvals(bossLink)).body.data.find(({ cycle }) => cycle.id === id);
    expect(waiting).toMatchObject({
      kind: 'approve',
      counts: { supervisor: 1, colleague: 3, customer: 0, subordinate: 0 },
      roleNotes: [{ type: 'colleague', word: 'alone' }],
      remarkList: [],
      until: '2026-06-22',
    });
    const back = await save(id, bossLink, {
      raterList: colleagues(2, 3),
      action: 'return',
      note: 'Добавьте заказчиков',
    });
    expect([back.status, back.body.data.state]).toEqual([200, 'choosing']);
    const seen = (await read(id, subjectToken)).body.data;
    expect([seen.note, seen.can]).toEqual(['Добавьте заказчиков', ['save', 'send']]);
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const { data } = (await read(id, bossLink)).body;
    expect(data.can).toEqual(['save', 'approve', 'return']);
    expect(data.roleNotes).toEqual([{ type: 'colleague', word: 'notShown' }]);
    const many = colleagues(2, 3, 4, 5, 6);
    const yes = await save(id, bossLink, { raterList: many, action: 'approve' });
    expect([yes.status, yes.body.data.state]).toEqual([200, 'ready']);
    const ends = (await read(id, subjectToken)).body.data;
    expect([ends.raterList.length, ends.can, ends.roleNotes]).toEqual([5, [], []]);
  });

  test('ten lists in one call, each for itself; what changed meanwhile stays', async () => {
    const people = own.people.slice(1, 12);
    const id = await begun({}, people);
    const token = own.hrToken;
    const fill = (action: 'fillFromStructure' | 'send') =>
      house.call(manySubjects, { token, params: { id }, body: { action, employeeIdList: people } });
    const readAll = async () => {
      const all = await Promise.all(people.map((one) => read(id, token, one)));
      return all.map(({ body }) => body.data);
    };
    const howOften = (ids: readonly string[]) =>
      people.map((one) => ids.filter((id) => id === one).length);
    const offered = (await readAll()).flatMap(({ suggestions }) =>
      suggestions.colleague.slice(0, 4),
    );
    await fill('fillFromStructure');
    const filled = (await readAll()).flatMap(({ raterList }) => raterList);
    for (const listed of [offered, filled]) {
      expect(howOften(listed.map((one) => one.id))).toEqual(people.map(() => 4));
    }
    await fill('send');
    const waiting = (await approvals(bossLink)).body.data.filter(({ cycle }) => cycle.id === id);
    expect(waiting).toHaveLength(11);
    const { token: signedIn } = await enter(house.context, own, ['ROLE_HR'], {
      employeeId: own.people[13]!,
    });
    await run('update cycle_subject set approver_id = $2 where cycle_id = $1', id, own.people[13]);
    const seen = (await approvals(signedIn)).body.data.filter(({ cycle }) => cycle.id === id);
    // Their leader stands on all eleven lists, and each of them on four.
    expect(seen.flatMap(({ remarkList }) => remarkList)).not.toContain('load');
    await run('update cycle_subject set approver_id = null where cycle_id = $1', id);
    const list = waiting.map(({ subject: one, version }, place) => ({
      cycleId: id,
      employeeId: one.id,
      version: place === 0 ? version + 1 : version,
    }));
    const { statements, reply } = await countStatements(() =>
      house.call(approveMany, { token: bossLink, body: { list } }),
    );
    expect(statements).toBeLessThanOrEqual(16);
    expect(reply.body).toMatchObject({ doneCount: 10, message: 'Утверждено 10 списков' });
    expect(reply.body.data.flatMap(({ error }) => error ?? [])).toEqual([
      'Список изменился. Откройте его и посмотрите ещё раз.',
    ]);
    const [task] = await tasksOf(bossLink);
    expect(task).toMatchObject({ kind: 'approve' });
  });

  test('nobody approves their own, whatever their roles', async () => {
    const id = await begun({ approvedBy: 'hr' });
    await run(
      `update membership set roles = '{ROLE_HR,ROLE_ADMIN}' where employee_id = $1`,
      subject,
    );
    const token = subjectToken;
    await save(id, token, { raterList: colleagues(2, 3), action: 'send' });
    for (const action of ['approve', 'return', 'add'] as const) {
      const refused = await save(id, token, { raterList: colleagues(2), action, note: 'Так' });
      expect([action, refused.status, wrong(refused)]).toEqual([
        action,
        409,
        ['raterList cycleMessages.ownList'],
      ]);
    }
    const list = [{ cycleId: id, employeeId: subject }];
    const many = await house.call(approveMany, { token, body: { list } });
    expect(many.body.data[0]?.error).toBe('Свой список утверждает другой HR или администратор');
    const waiting = async (asked: string) =>
      (await approvals(asked)).body.data.some(({ cycle }) => cycle.id === id);
    expect([await waiting(token), await waiting(own.hrToken)]).toEqual([false, true]);
    expect(await stageOf(id)).toBe('approval');
    await run(`update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`, subject);
  });

  test('where nobody leads, or the leader has left, it is HR’s; the next leader is found live', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const isFor = async (token: string) =>
      (await approvals(token)).body.data.some(({ cycle }) => cycle.id === id);
    expect([await isFor(bossLink), await isFor(own.hrToken)]).toEqual([true, false]);
    await run('update employee set fired_at = $2 where id = $1', boss, '2026-01-01');
    expect((await read(id, bossLink)).status).toBe(401);
    expect(await isFor(own.hrToken)).toBe(true);
    await run('update employee set fired_at = null where id = $1', boss);
    const [, , second = ''] = own.people;
    expect((await read(id, await link(second))).status).toBe(404);
    await run('update cycle_subject set approver_id = $2 where cycle_id = $1', id, second);
    expect((await read(id, await link(second))).body.data.relation).toBe('approver');
    expect((await read(id, bossLink)).status).toBe(404);
  });

  test('somebody saves while the leader approves: one wins, the other sees the newer list', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const { version } = (await read(id, bossLink)).body.data;
    const approve = { version, raterList: colleagues(2, 3), action: 'approve' } as const;
    const replies = await Promise.all([
      save(id, bossLink, approve),
      save(id, own.hrToken, { ...approve, action: 'return', note: 'Ещё раз' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('from the first day on it is the approver’s alone', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'save' });
    house.setNow('2026-06-22T21:30:00Z');
    const refused = await save(id, subjectLink, { raterList: colleagues(2, 3), action: 'send' });
    expect(wrong(refused)).toEqual(['raterList cycleMessages.notSent']);
    const { can } = (await read(id, bossLink)).body.data;
    expect(can).toEqual(['save', 'approve']);
    house.setNow(testNow);
  });

  test('where nobody approves, what is sent is ready', async () => {
    const id = await begun({ approvedBy: 'nobody' });
    const sent = await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    expect([sent.body.data.state, await stageOf(id)]).toEqual(['ready', 'ready']);
  });

  test('a leader who chooses is bound, and is asked; the person sees no list', async () => {
    const id = await begun({ chosenBy: 'leader', approvedBy: 'hr' });
    expect((await read(id, subjectToken)).status).toBe(404);
    const { data } = (await read(id, bossLink)).body;
    expect([data.relation, data.isBound, data.can]).toEqual(['chooser', true, ['save', 'send']]);
    const [row] = (await approvals(bossLink)).body.data.filter(({ cycle }) => cycle.id === id);
    expect(row?.kind).toBe('choose');
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
    expect(wrong(again)).toEqual(['raterList.0.id cycleMessages.twiceOnList']);
    const self = await save(id, subjectToken, { raterList: colleagues(5), action: 'add' });
    expect(self.status).toBe(409);
    const added = await save(id, bossLink, { raterList: colleagues(5), action: 'add' });
    expect([added.status, added.body.data.raterList.length]).toEqual([200, 5]);
    const [{ jobs: told } = { jobs: 0 }] = (
      await run(`select count(*)::int as jobs from graphile_worker.jobs
        where task_identifier = 'tell-additions'`)
    ).rows;
    expect(told).toBe(1);
  });
});
