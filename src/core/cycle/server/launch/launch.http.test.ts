import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  createCycle,
  getCycle,
  tryLaunchAgain,
  updateCycle,
  updateCycleStatus,
} from '#core/cycle/contract/cycle.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getRaters } from '#core/cycle/contract/raters.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { getPendingList } from '#core/pending/contract/pending.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { type Company, inBrand, makeLeaders, makePerson, makePosition } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let boss: string;
let team: string[];

beforeEach(async () => {
  house.setNow(testNow);
  const { database } = house.context;
  ({ own } = await makeTwoCompanies(house.context, { howMany: 6 }, { howMany: 1 }));
  [boss = '', ...team] = own.people;
  await inBrand(database, own.brandId, async (scope) => {
    for (const id of team) await makeLeaders(scope, id, [boss]);
  });
});

type Form = BodyInput<typeof createCycle>;
const byHr = { chosenBy: 'hr', approvedBy: 'nobody', dateStart: '2026-06-15' } as const;
const token = () => own.hrToken;
async function create(given: Partial<Form>, people: string[]): Promise<string> {
  const body = {
    name: 'Весна',
    chooseUntil: '2026-06-17',
    dateStart: '2026-06-18',
    dateEnd: '2026-06-30',
    ...given,
  };
  const { id } = (await house.call(createCycle, { token: token(), body })).body.data;
  await house.call(addSubjects, {
    token: token(),
    params: { id },
    body: { employeeIdList: people },
  });
  return id;
}
const many = (id: string, body: BodyInput<typeof manySubjects>) =>
  house.call(manySubjects, { token: token(), params: { id }, body });
const move = (id: string, status: 'nominating' | 'inwork' | 'archived') =>
  house.call(updateCycleStatus, { token: token(), body: { id, status } });
const work = () => runDueJobs(house.context, tasks);
const run = (name: 'cycle-days' | 'end-questionaries') =>
  tasks[name](house.context, {}, { attempt: 1, isLast: false });
/** The clock comes to that moment, and what is due is done. */
async function comes(moment: string): Promise<void> {
  house.setNow(moment);
  await run('end-questionaries');
  await work();
  await run('cycle-days');
  await work();
}
const read = async (id: string) =>
  (await house.call(getCycle, { token: token(), params: { id } })).body.data;
const board = async (id: string) =>
  (await house.call(getSubjects, { token: token(), params: { id }, query: {} })).body;
const stages = async (id: string) => {
  const found = Object.entries((await read(id)).stageCounts);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
};
const questionariesOf = (id: string) =>
  formRowsOf<{ id: string; status: string; dateEnd: string; releaseOn: string }>(
    house,
    `select id, status, date_end::text as "dateEnd", release_on::text as "releaseOn"
     from questionary where cycle_id = $1`,
    id,
  );
const news = async () =>
  (await house.call(getNotificationList, { token: token(), query: {} })).body.data.map(
    ({ type, text }) => `${type}: ${text}`,
  );

/** What the open windows of HR are told. */
async function hear() {
  const [reader] = await formRowsOf<{ id: string }>(
    house,
    'select id from membership where brand_id = $1',
    own.brandId,
  );
  const heard: unknown[] = [];
  const leave = await house.context.signals.subscribe(reader!.id, {
    hear: (what) => heard.push(what),
    end: () => {},
  });
  return { heard, leave };
}

describe('going to work', () => {
  test('makes of each an ordinary questionary with what the cycle decides, in one wave', async () => {
    const decided = { release: 'hr', mayDecline: false, askAgainWeeks: 8 } as const;
    const id = await create({ ...byHr, ...decided }, team.slice(0, 3));
    await many(id, { action: 'fillFromStructure', employeeIdList: team.slice(0, 3) });
    const begun = await move(id, 'inwork');
    expect(begun.body.data).toMatchObject({
      status: 'inwork',
      launching: { launchedCount: 0, totalCount: 3 },
    });
    await work();
    expect(await stages(id)).toEqual({ answering: 3 });
    const { data } = await board(id);
    expect(data[0]).toMatchObject({
      counts: { supervisor: 1, colleague: 4, subordinate: 0 },
      answered: { passedCount: 0, totalCount: 6 },
      declinedCount: 0,
    });
    const subject = await enter(house.context, own, ['ROLE_HR'], { employeeId: team[0]! });
    const seen = await house.call(getSubjects, {
      token: subject.token,
      params: { id },
      query: { 'filterList[stage]': 'answering' },
    });
    const hidden = seen.body.data.filter((one) => one.answered === null);
    expect(hidden.map((one) => [one.employee.id, one.declinedCount])).toEqual([[team[0], null]]);
    const lists = await formRowsOf(house, 'select from cycle_rater where cycle_id = $1', id);
    expect(lists).toEqual([]);
    const detail = await house.call(getQuestionary, {
      token: token(),
      params: { id: data[0]!.questionaryId! },
    });
    expect(detail.body.data).toMatchObject({
      type: 'surname',
      status: 'inwork',
      cycle: { id, name: 'Весна' },
    });
    const handedOn = await formRowsOf(
      house,
      `select distinct release, release_on::text as on, may_decline as may, ask_again_weeks as weeks
       from questionary where cycle_id = $1`,
      id,
    );
    expect(handedOn).toEqual([{ release: 'hr', on: '2026-07-14', may: false, weeks: 8 }]);
    expect(await news()).toEqual(['cycle: Цикл «Весна» в работе. Пошли: 3, не пошли: 0']);
  });

  test('stands apart in the journal and among the awaited', async () => {
    const otherCycle = '00000000-0000-4000-8000-000000000000';
    const id = await create(byHr, team.slice(0, 2));
    await move(id, 'inwork');
    await work();
    const apart = await startOne(house, own, { employeeList: [{ id: team[4]! }] });
    const listed = async (cycle?: string) => {
      const query = cycle ? { 'filterList[cycle]': cycle } : {};
      return (await house.call(getQuestionaryList, { token: token(), query })).body.data;
    };
    expect((await listed()).length).toBe(3);
    expect((await listed('none')).map((one) => [one.id, one.cycle])).toEqual([[apart.id, null]]);
    expect((await listed(id)).map((one) => one.cycle?.name)).toEqual(['Весна', 'Весна']);
    expect((await listed(`none,${id}`)).length).toBe(3);
    expect(await listed(otherCycle)).toEqual([]);
    const found = await house.call(getQuestionaryList, {
      token: token(),
      query: { q: 'Иванов', 'filterList[cycle]': 'none' },
    });
    expect(found.body.data.every((one) => one.cycle === null)).toBe(true);
    const pending = await house.call(getPendingList, {
      token: token(),
      query: { 'filterList[cycle]': id },
    });
    expect(pending.body.data.map((one) => one.id).toSorted()).toEqual(
      [boss, ...team.slice(0, 2)].toSorted(),
    );
  });

  test('one whom it fails for stays with the reason, and goes once it is mended', async () => {
    const { database } = house.context;
    const positionId = await inBrand(database, own.brandId, (scope) =>
      makePosition(scope, 'Логист'),
    );
    const bare = await inBrand(database, own.brandId, async (scope) => {
      const one = await makePerson(scope, { ...own, positionId });
      await makeLeaders(scope, one, [boss]);
      return one;
    });
    const id = await create(byHr, [team[0]!]);
    await move(id, 'inwork');
    await house.call(addSubjects, {
      token: token(),
      params: { id },
      body: { employeeIdList: [bare] },
    });
    await many(id, { action: 'approve', employeeIdList: [bare] });
    await work();
    expect(await stages(id)).toEqual({ answering: 1, problem: 1 });
    expect(await news()).toEqual(['cycle: Цикл «Весна» в работе. Пошли: 1, не пошли: 1']);
    const rowOf = async () => (await board(id)).data.find(({ employee }) => employee.id === bare);
    expect((await rowOf())?.problemList).toEqual(['У должности «Логист» нет компетенций']);
    await house.call(positionCalls.update, {
      token: token(),
      body: {
        id: positionId,
        name: 'Логист',
        competenceList: own.competenceIds.map((one) => ({ id: one })),
      },
    });
    const { heard, leave } = await hear();
    await comes('2026-06-15T09:10:00Z');
    await expect.poll(() => heard).toContain('cycle');
    leave();
    expect(await stages(id)).toEqual({ answering: 2 });
    expect((await rowOf())?.problemList).toEqual([]);
    expect(await news()).toHaveLength(1);
  });

  test('the same person in two cycles goes once, then the second says who waits', async () => {
    const twice = [await create(byHr, [team[0]!]), await create(byHr, [team[0]!])];
    for (const id of twice) {
      await many(id, { action: 'fillFromStructure', employeeIdList: [team[0]!] });
      await move(id, 'inwork');
      await work();
    }
    const [first = '', second = ''] = twice;
    expect([await stages(first), await stages(second)]).toEqual([{ answering: 1 }, { waiting: 1 }]);
    const { number } = (
      await house.call(getQuestionaryList, {
        token: token(),
        query: { 'filterList[cycle]': first },
      })
    ).body.data[0]!;
    expect((await board(second)).data[0]?.problemList[0]).toContain(`№ ${number}`);
    expect(await questionariesOf(second)).toEqual([]);
  });

  const launchNow = (context: typeof house.context, cycleId: string) =>
    tasks['launch-cycle'](
      context,
      { brandId: own.brandId, cycleId, tells: false },
      { attempt: 1, isLast: false },
    );

  test('a failure with one person stops no other, and HR sees it and may try at once', async () => {
    const id = await create(byHr, team.slice(0, 3));
    await move(id, 'inwork');
    const { keyring } = house.context;
    let calls = 0;
    const make: typeof keyring.make = (...given) => {
      calls += 1;
      return calls % 3 === 1 ? Promise.reject(new Error('no disk')) : keyring.make(...given);
    };
    const failing = { ...house.context, keyring: { ...keyring, make } };
    await expect(launchNow(failing, id)).rejects.toThrow('keysUnwritable');
    expect(await stages(id)).toEqual({ answering: 2, problem: 1 });
    const [row] = (await board(id)).data.filter(({ stage }) => stage === 'problem');
    expect(row?.problemList).toEqual(['Не получилось из-за сбоя на сервере']);
    await house.call(tryLaunchAgain, { token: token(), params: { id } });
    await work();
    expect(await stages(id)).toEqual({ answering: 3 });
  });

  test('killed in the middle and run again, each has one questionary or none', async () => {
    const id = await create(byHr, team);
    await move(id, 'inwork');
    const { keyring } = house.context;
    let left = 2;
    const make: typeof keyring.make = (...given) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : keyring.make(...given);
    };
    const launch = (context: typeof house.context) => launchNow(context, id);
    const dying = { ...house.context, keyring: { ...keyring, make } };
    await expect(launch(dying)).rejects.toThrow('keysUnwritable');
    const halfway = await questionariesOf(id);
    expect(halfway).toHaveLength(2);
    expect(await stages(id)).toEqual({ answering: 2, problem: team.length - 2 });
    await Promise.all([launch(house.context), launch(house.context)]);
    await launch(house.context);
    expect(await stages(id)).toEqual({ answering: team.length });
    expect(await questionariesOf(id)).toHaveLength(team.length);
  });

  test('a leaver among the raters drops out, one among the people is left out', async () => {
    const id = await create(byHr, team.slice(0, 2));
    await many(id, { action: 'fillFromStructure', employeeIdList: team.slice(0, 2) });
    await formRowsOf(house, `update employee set fired_at = '2026-06-01' where id = any($1)`, [
      team[1],
      team[2],
    ]);
    await move(id, 'inwork');
    await work();
    expect(await stages(id)).toEqual({ answering: 1, leftOut: 1 });
    const [row] = (await board(id)).data.filter(({ stage }) => stage === 'answering');
    expect(row?.problemList[0]).toBe('Из списка выбыли 2 участника: больше не работают в компании');
    expect(row?.counts.colleague).toBe(2);
  });

  test.each([
    ['choosing', {}, 'nominating'],
    ['work', byHr, 'inwork'],
  ] as const)('as %s begins, leaders on a list are those of that day', async (_, form, status) => {
    const [subject = '', , , , leader = ''] = team;
    const id = await create(form, [subject]);
    await formRowsOf(
      house,
      'update employee_leader set leader_id = $2 where employee_id = $1',
      subject,
      leader,
    );
    await move(id, status);
    const list = await house.call(getRaters, {
      token: token(),
      params: { id, employeeId: subject },
    });
    expect(list.body.data.raterList).toMatchObject([{ id: leader, type: 'supervisor' }]);
  });

  test('a new last day goes for those at work, but not for who was given another', async () => {
    const id = await create({ ...byHr, release: 'hr' }, team.slice(0, 2));
    await move(id, 'inwork');
    await work();
    const extend = async (dateEnd: string) => {
      const employeeIdList = [team[0]!];
      const { doneCount, data } = (await many(id, { action: 'extend', employeeIdList, dateEnd }))
        .body;
      return [doneCount, data.flatMap(({ error }) => error ?? [])];
    };
    const [first] = await questionariesOf(id);
    const { releaseOn: opening } = (await house.call(getCycle, { token: token(), params: { id } }))
      .body.data;
    // After the day of opening a report would be open as it is made, before HR has read it.
    const beyond = addDays(opening!, 1);
    expect(await extend(beyond)).toEqual([0, [expect.stringContaining('открываются отчёты')]]);
    const byItself = await house.call(changeMany, {
      token: token(),
      body: { idList: [first!.id], action: 'dateEnd', dateEnd: beyond },
    });
    expect(byItself.body.data.flatMap(({ error }) => error ?? [])).toEqual([
      expect.stringContaining('открываются отчёты'),
    ]);
    expect(await extend('2026-07-10')).toEqual([1, []]);
    const { data } = await house
      .call(getCycle, { token: token(), params: { id } })
      .then((r) => r.body);
    const save = (dateEnd: string, releaseOn = '2026-07-20') =>
      house.call(updateCycle, {
        token: token(),
        body: { ...byHr, id, name: data.name, release: 'hr', dateEnd, releaseOn },
      });
    house.setNow('2026-06-19T09:00:00Z');
    expect((await save('2026-06-18')).status).toBe(409);
    expect((await save('2026-07-02', '2026-07-09')).body.errors).toMatchObject([
      { path: 'releaseOn', key: 'cycleMessages.openingBeforeEnd' },
    ]);
    expect((await save('2026-07-02')).status).toBe(200);
    const days = (await questionariesOf(id)).map((one) => [one.dateEnd, one.releaseOn]).toSorted();
    expect(days).toEqual([
      ['2026-07-02', '2026-07-20'],
      ['2026-07-10', '2026-07-20'],
    ]);
  });
});

describe('by the clock', () => {
  test('choosing ends, work begins, who is approved later follows, all ends', async () => {
    const id = await create({}, team.slice(0, 4));
    await move(id, 'nominating');
    await many(id, { action: 'send', employeeIdList: [team[0]!] });
    await many(id, { action: 'approve', employeeIdList: [team[1]!] });
    await comes('2026-06-18T05:00:00Z');
    // Work begins at midnight; choosing ends at the hour of letters, 9:00 in Moscow.
    expect(await stages(id)).toEqual({ choosing: 2, approval: 1, answering: 1 });
    const due = await formRowsOf<{ due: Date }>(
      house,
      `select distinct p.due_at as due from questionary_participant p
       join questionary q on q.brand_id = p.brand_id and q.id = p.questionary_id
       where q.cycle_id = $1`,
      id,
    );
    expect(due).toEqual([{ due: new Date('2026-06-18T06:00:00Z') }]);
    await comes('2026-06-18T06:00:00Z');
    expect(await stages(id)).toEqual({ approval: 3, answering: 1 });
    expect((await board(id)).data.filter(({ isLate }) => isLate)).toHaveLength(2);
    await run('cycle-days');
    await many(id, { action: 'approve', employeeIdList: [team[0]!] });
    await work();
    expect(await stages(id)).toMatchObject({ ready: 1 });
    house.setNow('2026-06-18T06:10:00Z');
    await work();
    expect(await stages(id)).toEqual({ approval: 2, answering: 2 });
    // Sessions end where nobody is about for days.
    for (const day of ['22', '26', '30']) {
      house.setNow(`2026-06-${day}T06:00:00Z`);
      await read(id);
    }
    await comes('2026-06-30T22:00:00Z');
    expect(await stages(id)).toEqual({ leftOut: 2, making: 2 });
    await comes('2026-07-01T00:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'done', stageCounts: { noReport: 2 } });
    expect((await news()).toReversed()).toEqual([
      'cycle: Цикл «Весна» в работе. Пошли: 1, не пошли: 0',
      'cycle: Цикл «Весна»: выбор закончен. Не успели отправить список: 2',
      'cycle: Цикл «Весна» завершён, все отчёты готовы. Отчётов: 0, без отчёта: 2',
    ]);
    expect((await move(id, 'archived')).body.data.status).toBe('archived');
    expect((await questionariesOf(id)).map(({ status }) => status)).toEqual([
      'archived',
      'archived',
    ]);
  });

  test('nobody goes to work unapproved, and where nobody approves HR finds what was not sent', async () => {
    const id = await create({ approvedBy: 'nobody' }, team.slice(0, 3));
    await move(id, 'nominating');
    await many(id, { action: 'send', employeeIdList: [team[0]!] });
    await formRowsOf(house, `update employee set fired_at = '2026-06-16' where id = $1`, team[2]);
    await comes('2026-06-18T06:00:00Z');
    expect(await stages(id)).toEqual({ choosing: 1, answering: 1, leftOut: 1 });
    expect((await board(id)).data.find(({ stage }) => stage === 'choosing')?.isLate).toBe(true);
  });

  test('who is added after the last day of choosing begins with whoever approves', async () => {
    const id = await create({ dateStart: '2026-06-25' }, [team[0]!]);
    await move(id, 'nominating');
    await comes('2026-06-18T06:00:00Z');
    await house.call(addSubjects, {
      token: token(),
      params: { id },
      body: { employeeIdList: [team[1]!] },
    });
    expect(await stages(id)).toEqual({ approval: 2 });
    expect((await board(id)).data.filter(({ isLate }) => isLate)).toHaveLength(1);
    // With a later last day people choose again.
    const days = { chooseUntil: '2026-06-20', dateStart: '2026-06-25', dateEnd: '2026-06-30' };
    await house.call(updateCycle, { token: token(), body: { id, name: 'Весна', ...days } });
    await house.call(addSubjects, {
      token: token(),
      params: { id },
      body: { employeeIdList: [team[2]!] },
    });
    expect(await stages(id)).toEqual({ approval: 2, choosing: 1 });
  });
});
