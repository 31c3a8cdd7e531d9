import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { createCycle, getCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { importSubjects } from '#core/cycle/contract/cycle-file.ts';
import { getCycleHeld, leaveOutHeld } from '#core/cycle/contract/cycle-held.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getCandidates, getRaters, saveRaters } from '#core/cycle/contract/raters.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { linkTo } from '#test/attacker-game/cycles.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** One voice at a time (rule 26) in a cycle. Anna's colleagues are asked about her until 20 June, so not again before 21 July. */
const house = startApp();
let own: Company;
let token: string;
let boss: string;
let team: string[];
let anna: string;
let number: number;

beforeEach(async () => {
  house.setNow(testNow);
  const { database } = house.context;
  ({ own } = await makeTwoCompanies(house.context, { howMany: 9 }, { howMany: 1 }));
  token = own.hrToken;
  [boss = '', ...team] = own.people;
  [anna = ''] = team;
  await inBrand(database, own.brandId, async (scope) => {
    for (const id of team) await makeLeaders(scope, id, [boss]);
  });
});

/** Four of Anna's colleagues, or so many, are asked about her. */
async function askAboutAnna(howMany = 4): Promise<void> {
  const colleagues = team.slice(1, 1 + howMany);
  ({ number } = await startOne(house, own, {
    dateEnd: '2026-06-20',
    employeeList: [{ id: anna }],
    participantList: [
      { id: boss, type: 'supervisor' },
      ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
    ],
  }));
}

type Form = BodyInput<typeof createCycle>;
const byHr = { chosenBy: 'hr', approvedBy: 'nobody' } as const;
const role = { min: 0, max: 9 };
const cycleBody = (given: Partial<Form>) => ({
  name: 'Весна',
  chooseUntil: '2026-06-17',
  dateStart: '2026-06-18',
  dateEnd: '2026-08-30',
  limits: { colleague: role, customer: role, subordinate: role },
  ...given,
});
/** A cycle of these people whose lists are filled from the structure. */
async function create(people: string[], given: Partial<Form> = byHr): Promise<string> {
  const { id } = (await house.call(createCycle, { token, body: cycleBody(given) })).body.data;
  const body = { employeeIdList: people };
  await house.call(addSubjects, { token, params: { id }, body });
  await many(id, { action: 'fillFromStructure', employeeIdList: people });
  return id;
}
const many = (id: string, body: BodyInput<typeof manySubjects>) =>
  house.call(manySubjects, { token, params: { id }, body });
const move = (id: string, status: 'nominating' | 'inwork') =>
  house.call(updateCycleStatus, { token, body: { id, status } });
const work = () => runDueJobs(house.context, tasks);
/** The clock comes to that moment, and what is due is done. HR comes in anew. */
async function comes(moment: string): Promise<void> {
  house.setNow(moment);
  ({ token } = await enter(house.context, own, ['ROLE_HR']));
  for (const name of ['end-questionaries', 'cycle-days'] as const) {
    await tasks[name](house.context, {}, { attempt: 1, isLast: false });
    await work();
  }
}
const read = async (id: string) =>
  (await house.call(getCycle, { token, params: { id } })).body.data;
const stages = async (id: string) => {
  const found = Object.entries((await read(id)).stageCounts);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
};
const rowOf = async (id: string, employeeId: string, bearer = token) => {
  const query = { 'filterList[employee]': employeeId };
  return (await house.call(getSubjects, { token: bearer, params: { id }, query })).body.data[0]!;
};
const news = async (bearer = token) =>
  (await house.call(getNotificationList, { token: bearer, query: {} })).body.data.map(
    ({ text }) => text,
  );
const heldIn = async (id: string, bearer = token) =>
  (await house.call(getCycleHeld, { token: bearer, params: { id } })).body.data;
const nobody = {
  waitingCount: 0,
  until: null,
  lateCount: 0,
  lateList: [],
  mayLeaveOut: { raterCount: 0, subjectCount: 0 },
};
/** Anna comes in as HR. */
const enterAnna = async () =>
  (await enter(house.context, own, ['ROLE_HR'], { employeeId: anna })).token;

describe('going to work', () => {
  test('whose raters are bound waits until their day, and all others go at once', async () => {
    await askAboutAnna();
    const id = await create([anna, team[5]!]);
    await move(id, 'inwork');
    await work();
    expect(await stages(id)).toEqual({ answering: 1, waiting: 1 });
    const row = await rowOf(id, anna);
    expect(row.problemList).toHaveLength(1);
    expect(row.problemList[0]).toContain(`№ ${number}`);
    expect(row.problemList[0]).toContain('21 июл. 2026');
    expect(await news()).toEqual(['Цикл «Весна» в работе. Пошли: 1, начнут позже: 1, не пошли: 0']);
    const failed = { 'filterList[problem]': 'true' as const };
    const found = await house.call(getSubjects, { token, params: { id }, query: failed });
    expect(found.body.count).toBe(0);

    await comes('2026-06-21T09:00:00Z');
    expect((await rowOf(id, anna)).problemList[0]).toContain('с 21 июл. 2026');
    await comes('2026-07-20T09:00:00Z');
    expect((await rowOf(id, anna)).stage).toBe('waiting');
    await comes('2026-07-21T09:00:00Z');
    expect(await stages(id)).toEqual({ answering: 2 });
    expect((await rowOf(id, anna)).problemList).toEqual([]);
  });

  test('who is in HR reads no reason and no day about themself', async () => {
    await askAboutAnna();
    const id = await create([anna]);
    await move(id, 'inwork');
    await work();
    const { stage, problemList } = await rowOf(id, anna, await enterAnna());
    expect([stage, problemList]).toEqual(['waiting', []]);
  });

  test('what else is in the way is a problem, whoever waits', async () => {
    await askAboutAnna();
    const id = await create([anna]);
    await move(id, 'inwork');
    await formRowsOf(house, `delete from cycle_rater where type = 'supervisor'`);
    await work();
    expect(await stages(id)).toEqual({ problem: 1 });
    expect((await rowOf(id, anna)).problemList).toHaveLength(2);
  });
});

describe('before it goes to work', () => {
  test('HR reads how many wait and until when, and nobody about themself', async () => {
    await askAboutAnna();
    const id = await create([anna, team[5]!]);
    const waits = { ...nobody, waitingCount: 1, until: '2026-07-21' };
    expect(await heldIn(id)).toMatchObject({ waitingCount: 1, until: '2026-07-21', lateCount: 0 });
    expect(await heldIn(id, await enterAnna())).toEqual(nobody);
    // Of eight colleagues four stay, and each role shows what it would.
    expect(await heldIn(id)).toEqual({
      ...waits,
      mayLeaveOut: { raterCount: 4, subjectCount: 1 },
    });
  });

  test('who could begin only after the last day is named', async () => {
    await askAboutAnna();
    const id = await create([anna, team[5]!], { ...byHr, dateEnd: '2026-07-20' });
    const { waitingCount, until, lateCount, lateList } = await heldIn(id);
    expect([waitingCount, until, lateCount]).toEqual([0, null, 1]);
    expect(lateList.map((one) => one.id)).toEqual([anna]);
  });

  test('one press leaves out raters where every role keeps what it would show', async () => {
    await askAboutAnna();
    const id = await create([anna, team[5]!]);
    const press = (bearer = token) => house.call(leaveOutHeld, { token: bearer, params: { id } });
    const before = await rowOf(id, anna);
    expect((await press(await enterAnna())).body.data).toEqual(nobody);
    expect((await rowOf(id, anna)).counts).toEqual(before.counts);
    const { data, message } = (await press()).body;
    expect(data).toEqual(nobody);
    expect(message).toBe(
      'Из списков убраны участники: 4. Людей, которые теперь не ждут: 1, ждут дальше: 0',
    );
    const { counts, stage } = await rowOf(id, anna);
    expect([counts.colleague, stage]).toEqual([before.counts.colleague - 4, before.stage]);
    await move(id, 'inwork');
    await work();
    expect(await stages(id)).toEqual({ answering: 2 });
  });

  test.each<[string, boolean]>([
    ['beside another one is not put back as it goes to work', true],
    ['who is the only one is put back, and read like all others', false],
  ])('a leader who is left out %s', async (_, hasOther) => {
    const [second = '', ...colleagues] = team.slice(4);
    await formRowsOf(house, 'delete from employee_leader where employee_id = $1', anna);
    await inBrand(house.context.database, own.brandId, (scope) =>
      makeLeaders(scope, anna, hasOther ? [boss, second] : [second]),
    );
    await startOne(house, own, {
      dateEnd: '2026-06-20',
      employeeList: [{ id: anna }],
      participantList: [
        { id: boss, type: 'supervisor' },
        ...[second, ...colleagues].map((id) => ({ id, type: 'colleague' as const })),
      ],
    });
    const { id } = (await house.call(createCycle, { token, body: cycleBody(byHr) })).body.data;
    await house.call(addSubjects, { token, params: { id }, body: { employeeIdList: [anna] } });
    if (hasOther) await house.call(leaveOutHeld, { token, params: { id } });
    else await formRowsOf(house, 'delete from cycle_rater where cycle_id = $1', id);
    await move(id, 'inwork');
    await work();
    expect(await stages(id)).toEqual(hasOther ? { answering: 1 } : { waiting: 1 });
    const rows = await formRowsOf<{ id: string }>(
      house,
      `select a.participant_id as id from assignment a join questionary q on q.id = a.questionary_id
       where q.cycle_id = $1 and a.type <> 'employee'`,
      id,
    );
    expect(rows.map((one) => one.id)).toEqual(hasOther ? [boss] : []);
    const { problemList } = await rowOf(id, anna);
    expect(problemList).toEqual(hasOther ? [] : [expect.stringContaining('21 июл. 2026')]);
  });

  test('where a role would be shown otherwise the list stays as it is', async () => {
    await askAboutAnna(6);
    const id = await create([anna]);
    const before = await heldIn(id);
    expect(before).toMatchObject({ waitingCount: 1, mayLeaveOut: { raterCount: 0 } });
    const { data, message } = (await house.call(leaveOutHeld, { token, params: { id } })).body;
    expect(data).toEqual(before);
    expect(message).toContain('ждут дальше: 1');
  });
});

test('whom the last day leaves out for their raters HR hears of, and the board says why', async () => {
  await askAboutAnna();
  const id = await create([anna, team[5]!], { ...byHr, dateEnd: '2026-07-10' });
  await move(id, 'inwork');
  await work();
  await comes('2026-07-11T09:00:00Z');
  const { stage, problemList } = await rowOf(id, anna);
  expect(stage).toBe('leftOut');
  expect(problemList[0]).toContain(`№ ${number}`);
  const [told] = (await house.call(getNotificationList, { token, query: {} })).body.data.filter(
    ({ text }) => text.includes('последний день'),
  );
  expect(told).toMatchObject({
    text: 'Цикл «Весна»: 1 человек исключён в последний день, потому что его участников ещё нельзя было спросить',
    path: `/estimation/cycles/${id}?stage=leftOut`,
  });
  const hers = await enterAnna();
  expect((await rowOf(id, anna, hers)).problemList).toEqual([]);
});

describe('choosing', () => {
  type Raters = BodyInput<typeof saveRaters>['raterList'];
  const colleagues = (...ids: string[]): Raters => [
    { id: boss, type: 'supervisor' },
    ...ids.map((one) => ({ id: one, type: 'colleague' as const })),
  ];
  const save = async (
    id: string,
    raterList: Raters,
    { bearer = token, action = 'save' }: { bearer?: string; action?: 'save' | 'send' | 'add' } = {},
  ) => {
    const params = { id, employeeId: anna };
    const body = { raterList, action };
    const { status, body: reply } = await house.call(saveRaters, { token: bearer, params, body });
    return { status, errors: reply.errors ?? [] };
  };
  const choosing = { chosenBy: 'subject', approvedBy: 'leader' } as const;
  const enterAs = async (employeeId: string) =>
    (await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId })).token;

  test('who can’t be asked is refused: to HR with the reason, to all others without', async () => {
    await askAboutAnna();
    const [, bound = '', , , , free = ''] = team;
    const id = (await house.call(createCycle, { token, body: cycleBody(choosing) })).body.data.id;
    await house.call(addSubjects, { token, params: { id }, body: { employeeIdList: [anna] } });
    await move(id, 'nominating');
    const asHr = await enterAnna();
    const byLink = await linkTo({ asking: { house, company: own } }, anna);
    const refuses = async (bearer: string) => {
      const { status, errors } = await save(id, colleagues(free, bound), { bearer });
      expect([status, errors]).toEqual([
        400,
        [
          {
            path: 'raterList.2.id',
            key: 'cycleMessages.unknownRater',
            message: 'Сейчас этого человека выбрать нельзя',
          },
        ],
      ]);
    };
    await refuses(byLink);
    await refuses(asHr);
    const query = { subjectId: anna, q: 'Иванов' };
    const offered = await house.call(getCandidates, { token: asHr, params: { id }, query });
    expect(offered.body.data.map((one) => one.id)).toEqual(expect.arrayContaining([bound, free]));
    const { errors } = await save(id, colleagues(free, bound));
    expect(errors).toMatchObject([
      { path: 'raterList.2.id', key: 'questionaryMessages.held.inWork' },
    ]);
    expect(errors[0]?.message).toContain('21 июл. 2026');
    const sent = await save(id, colleagues(free), { bearer: byLink, action: 'send' });
    expect(sent.status).toBe(200);
    await refuses(await enterAs(boss));
  });

  test('who stands on a list already may stay when they are bound later', async () => {
    const [, bound = '', other = ''] = team;
    const id = (await house.call(createCycle, { token, body: cycleBody(choosing) })).body.data.id;
    await house.call(addSubjects, { token, params: { id }, body: { employeeIdList: [anna] } });
    await move(id, 'nominating');
    const bearer = await enterAs(anna);
    expect((await save(id, colleagues(bound), { bearer })).status).toBe(200);
    await askAboutAnna(3);
    expect((await save(id, colleagues(bound, team[6]!), { bearer })).status).toBe(200);
    expect((await save(id, colleagues(bound, other), { bearer })).status).toBe(400);
    expect((await heldIn(id)).waitingCount).toBe(1);
  });

  test('at work the approver adds nobody who is bound, and reads no reason', async () => {
    await askAboutAnna(1);
    const id = await create([anna], { ...choosing, chooseUntil: '2026-06-16' });
    const list = await house.call(getRaters, { token, params: { id, employeeId: anna } });
    const free = list.body.data.raterList.filter((one) => one.id !== team[1]);
    await move(id, 'nominating');
    await save(
      id,
      free.map((one) => ({ id: one.id, type: one.type })),
    );
    await many(id, { action: 'approve', employeeIdList: [anna] });
    await move(id, 'inwork');
    await work();
    expect((await rowOf(id, anna)).stage).toBe('answering');
    const added = [{ id: team[1]!, type: 'colleague' as const }];
    const bearer = await enterAs(boss);
    const refused = await save(id, added, { bearer, action: 'add' });
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ path: 'raterList.0.id', key: 'cycleMessages.unknownRater' }],
    });
    expect((await save(id, added, { action: 'add' })).errors).toMatchObject([
      { path: 'raterList.0.id', key: 'questionaryMessages.held.inWork' },
    ]);
  });

  test('a file brings nobody who is bound to a list, and says who', async () => {
    await askAboutAnna();
    const id = await create([anna]);
    const emails = await formRowsOf<{ id: string; email: string }>(
      house,
      'select id, email from employee where id = any($1)',
      [anna, team[1]],
    );
    const [of = '', by = ''] = [anna, team[1]].map(
      (one) => emails.find((row) => row.id === one)?.email ?? '',
    );
    await formRowsOf(house, 'delete from cycle_rater where cycle_id = $1', id);
    const bytes = `subjectEmail,email,role\n${of},${by},colleague\n`;
    const { body } = await house.call(importSubjects, {
      token,
      params: { id },
      query: {},
      file: { name: 'raters.csv', bytes },
    });
    expect([body.errorRowCount, body.problemList[0]?.message]).toEqual([
      1,
      expect.stringContaining('21 июл. 2026'),
    ]);
    expect((await rowOf(id, anna)).counts.colleague).toBe(0);
  });
});
