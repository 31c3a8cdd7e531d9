import { beforeEach, describe, expect, test } from 'vitest';
import { tasks as jobs } from '#app/server/start/tasks.ts';
import { createCycle, getCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { approveMany, getApprovals, getRaters, saveRaters } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { moveInvitations } from '#core/invitation/server/queue.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { remindPending } from '#core/pending/contract/pending.ts';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeCompany, makeLeaders } from '#test/factories.ts';
import { startMailbox, tokenIn } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** What waits for people besides answering, and the one letter about it (rule 137). Person 0 leads all others. */
const box = startMailbox();
const house = startApp(box.env);
const [monday, evening] = ['2026-06-15T09:00:00Z', '2026-06-15T15:00:00Z'];
/** Nine in the morning in Moscow. */
const nine = (day: number) => `2026-06-${day}T06:00:00Z`;
const once = { attempt: 1, isLast: false };
let own: Company;
let leader: { token: string };
let subject: { token: string };
const person = (place: number) => own.people[place]!;
const query = async <R extends object>(text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query<R>(text, values)).rows;

beforeEach(async () => {
  house.setNow(monday);
  box.mails.length = 0;
  await query(`update cycle set status = 'archived'`);
  const { database } = house.context;
  own = await makeCompany(database, new Date(monday), { howMany: 9 });
  for (const [place, id] of own.people.entries()) {
    const name = [id, `Человек${place}`, `person${place}@example.ru`];
    await query('update employee set last_name = $2, email = $3 where id = $1', ...name);
  }
  await inBrand(database, own.brandId, async (scope) => {
    for (const id of own.people.slice(1)) await makeLeaders(scope, id, [person(0)]);
  });
  const member = (employeeId: string) => ({ employeeId });
  leader = await enter(house.context, own, ['ROLE_MANAGER'], member(person(0)));
  subject = await enter(house.context, own, ['ROLE_EMPLOYEE'], member(person(1)));
});

type Form = BodyInput<typeof createCycle>;
const hr = () => own.hrToken;
async function begun(given: Partial<Form> = {}, people = [person(1)]): Promise<string> {
  const body = {
    name: 'Весна',
    chooseUntil: '2026-06-19',
    dateStart: '2026-06-22',
    dateEnd: '2026-06-30',
    limits: {
      colleague: { min: 3, max: 8 },
      customer: { min: 0, max: 8 },
      subordinate: { min: 3, max: 8 },
    },
    message: 'Зовите тех, с кем <работали>\nСпасибо',
    ...given,
  };
  const { id } = (await house.call(createCycle, { token: hr(), body })).body.data;
  const params = { id };
  await house.call(addSubjects, { token: hr(), params, body: { employeeIdList: people } });
  await house.call(updateCycleStatus, { token: hr(), body: { id, status: 'nominating' } });
  return id;
}
const work = () => runDueJobs(house.context, jobs);
/** The quarter of an hour comes, and what is due is done. Returns the letters that came, by whom they reached. */
async function comes(moment: string): Promise<string[]> {
  house.setNow(moment);
  box.mails.length = 0;
  await jobs['task-letters'](house.context, {}, once);
  await work();
  return letters();
}
const letters = () =>
  box.mails.map(({ to, subject: about }) => `${to?.[0]?.address?.split('@')[0]}: ${about}`).sort();
const tasksOf = async (token: string) => (await house.call(getTasks, { token })).body.data;
const many = (id: string, body: BodyInput<typeof manySubjects>, query = {}) =>
  house.call(manySubjects, { token: hr(), params: { id }, query, body });
/** How many letters the confirmation names, and how many there are then. */
async function reminds(id: string, employeeIdList: string[]): Promise<[number, number]> {
  const body = { action: 'remind' as const, employeeIdList };
  const tried = (await many(id, body, { dryRun: 'true' })).body.doneCount;
  return [tried, (await many(id, body)).body.doneCount];
}
const noted = (id: string) =>
  query<{ letterCount: number }>(
    `select details -> 'letterCount' as "letterCount" from audit
      where entity_id = $1 and verb = 'remind' order by id`,
    id,
  );
async function act(
  id: string,
  token: string,
  action: 'send' | 'return' | 'approve',
  { raters, employeeId = person(1) }: { raters?: number[]; employeeId?: string } = {},
) {
  const params = { id, employeeId };
  const { version, raterList: saved } = (await house.call(getRaters, { token, params })).body.data;
  const raterList = raters
    ? [
        { id: person(0), type: 'supervisor' as const },
        ...raters.map((place) => ({ id: person(place), type: 'colleague' as const })),
      ]
    : saved.map(({ id: rater, type }) => ({ id: rater, type }));
  const body = { version, raterList, action, ...(action === 'return' && { note: 'Канарейка' }) };
  const { status } = await house.call(saveRaters, { token, params, body });
  expect(status).toBe(200);
}
const own19 = 'person1: До 19 июня: выберите, кто вас оценит';

describe('the letter of tasks', () => {
  test('goes at once as choosing opens, with HR’s words and a link that opens the list', async () => {
    const id = await begun();
    await work();
    expect(letters()).toEqual([own19]);
    const [mail] = box.mails;
    expect(mail?.text).toContain('Выберите, кто вас оценит');
    expect(mail?.text).toContain('Весна, до 19 июня');
    expect(mail?.text).toContain('Зовите тех, с кем <работали>');
    expect(mail?.html).toContain('&lt;работали&gt;');
    expect(mail?.text).toContain(`&cycleId=${id}&employeeId=${person(1)}`);
    const token = tokenIn(mail);
    const params = { id, employeeId: person(1) };
    expect((await house.call(getRaters, { token, params })).body.data.can).toContain('send');
    const { data } = (await house.call(getNotificationList, { token: subject.token })).body;
    expect(data.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'tasks: До 19 июня: выберите, кто вас оценит',
    ]);
    expect(await comes(evening)).toEqual([]);
  });

  test('then only three days and one before, at the hour of letters, once a day', async () => {
    await begun();
    await work();
    const days: string[][] = [await comes('2026-06-16T05:59:00Z')];
    for (const day of [16, 17, 18, 19]) days.push(await comes(nine(day)));
    expect(days).toEqual([[], [own19], [], [own19], []]);
    expect(await comes('2026-06-19T20:00:00Z')).toEqual([]);
  });

  test('tells an approver of new lists by the clock, of all in one, and nobody twice', async () => {
    const later = { chooseUntil: '2026-06-25', dateStart: '2026-06-29' };
    const id = await begun(later, own.people.slice(1, 5));
    await work();
    box.mails.length = 0;
    for (const place of [1, 2]) {
      const employeeId = person(place);
      await act(id, hr(), 'send', { raters: [6, 7, 8], employeeId });
    }
    await work();
    expect(letters()).toEqual([]);
    expect(await comes(nine(16))).toEqual(['person0: Ждут утверждения: 2 списка']);
    expect(box.mails[0]?.text).toContain('/testing/approvals?token=');
    const token = tokenIn(box.mails[0]);
    const waiting = (await house.call(getApprovals, { token })).body.data;
    const list = waiting.map(({ cycle, subject: of, version }) => ({
      cycleId: cycle.id,
      employeeId: of.id,
      version,
    }));
    // Two processes at the same moment, and one that was killed after it.
    await act(id, hr(), 'send', { raters: [6, 7, 8], employeeId: person(3) });
    house.setNow(nine(17));
    box.mails.length = 0;
    const tick = () => jobs['task-letters'](house.context, {}, once);
    await Promise.all([tick(), tick()]);
    await tick();
    await work();
    expect(letters()).toEqual(['person0: Ждут утверждения: 3 списка']);
    expect((await house.call(approveMany, { token, body: { list } })).body.doneCount).toBe(2);
  });

  test('is dropped where nothing waits any more, and follows the person to a new e-mail', async () => {
    const cycleId = await begun();
    const opens = () => jobs['tell-tasks'](house.context, { brandId: own.brandId, cycleId }, once);
    await opens();
    await act(cycleId, subject.token, 'send', { raters: [2, 3, 4] });
    await work();
    expect(letters()).toEqual([]);
    const [kept] = await query<{ state: string }>(
      `select state from delivery where type = 'tasks' and brand_id = $1`,
      own.brandId,
    );
    expect(kept?.state).toBe('dropped');
    await act(cycleId, leader.token, 'return');
    await inBrand(house.context.database, own.brandId, (scope) =>
      moveInvitations(scope, person(1), house.context.now()),
    );
    expect(await comes(nine(17))).toEqual([own19]);
  });

  test('comes at once when a list comes back, once for that a day, without its note', async () => {
    const id = await begun();
    await work();
    const back = async () => {
      box.mails.length = 0;
      await act(id, subject.token, 'send', { raters: [2, 3, 4] });
      await act(id, leader.token, 'return');
      await work();
      return letters();
    };
    expect(await back()).toEqual([own19]);
    expect(box.mails[0]?.html).not.toContain('Канарейка');
    expect(await back()).toEqual([]);
  });

  test('is what HR reminds of, whoever chooses or approves, who had none today', async () => {
    const id = await begun({}, [person(1), person(2)]);
    await work();
    await act(id, subject.token, 'send', { raters: [3, 4, 5] });
    const employeeIdList = [person(1), person(2)];
    box.mails.length = 0;
    expect(await reminds(id, employeeIdList)).toEqual([1, 1]);
    await work();
    expect(letters()).toEqual(['person0: Ждёт утверждения: 1 список']);
    expect(await reminds(id, employeeIdList)).toEqual([0, 0]);
    house.setNow(nine(16));
    expect(await reminds(id, employeeIdList)).toEqual([2, 2]);
    expect(await noted(id)).toEqual([{ letterCount: 1 }, { letterCount: 2 }]);
  });
});

describe('at work', () => {
  const limits = {
    colleague: { min: 4, max: 8 },
    customer: { min: 0, max: 8 },
    subordinate: { min: 3, max: 8 },
  };
  /** Person 1 is at work in a cycle, with so many colleagues, who are invited. Returns cycle and questionary. */
  async function atWork(colleagues: number, given: Partial<Form> = {}) {
    const id = await begun({ limits, ...given });
    const raters = [2, 3, 4, 5, 6, 7, 8].slice(0, colleagues);
    await act(id, hr(), 'send', { raters });
    await act(id, hr(), 'approve');
    await house.call(updateCycleStatus, { token: hr(), body: { id, status: 'inwork' } });
    await work();
    const [row] = await query<{ id: string }>(
      'select questionary_id as id from cycle_subject where cycle_id = $1',
      id,
    );
    const questionaryId = row!.id;
    await query(
      'update questionary set date_start = $2 where id = $1',
      questionaryId,
      '2026-06-15',
    );
    return { id, questionaryId };
  }
  const drops = (questionaryId: string, place: number, isExcused = true) =>
    house.call(excuse, {
      token: hr(),
      body: { id: questionaryId, employeeId: person(place), isExcused },
    });

  test('as many letters are named as there will be, and none is not noted', async () => {
    const { id } = await atWork(4);
    house.setNow('2026-06-22T09:00:00Z');
    await jobs['invite-due'](house.context, {}, once);
    await work();
    own = { ...own, hrToken: (await enter(house.context, own, ['ROLE_HR'])).token };
    const one = [person(1)];
    const toRemind = async () =>
      (await house.call(getCycle, { token: hr(), params: { id } })).body.data.remindableCount;
    expect([await toRemind(), ...(await reminds(id, one))]).toEqual([0, 0, 0]);
    expect(await noted(id)).toEqual([]);
    house.setNow(nine(23));
    expect(await toRemind()).toBe(6);
    await house.call(remindPending, {
      token: hr(),
      body: { employeeIdList: [person(2), person(3)] },
    });
    expect([await toRemind(), ...(await reminds(id, one))]).toEqual([4, 4, 4]);
    expect([await toRemind(), ...(await reminds(id, one))]).toEqual([0, 0, 0]);
    expect(await noted(id)).toEqual([{ letterCount: 4 }]);
  });

  test('the approver hears that somebody else is needed: the role, never who nor how many', async () => {
    const { id, questionaryId } = await atWork(5);
    expect(await tasksOf(leader.token)).toEqual([]);
    expect((await drops(questionaryId, 3)).status).toBe(200);
    // Four are left, as many as the minimum.
    expect(await tasksOf(leader.token)).toEqual([]);
    await drops(questionaryId, 4);
    const replace = {
      kind: 'replace',
      cycleId: id,
      employeeId: person(1),
      isOwn: false,
      name: expect.stringContaining('Человек1'),
      role: 'colleague',
      title: 'Весна',
      until: '2026-06-30',
      count: 1,
    };
    expect(await tasksOf(leader.token)).toEqual([replace]);
    expect(await tasksOf(subject.token)).toEqual([]);
    expect(await tasksOf(hr())).toEqual([]);
    const before = await tasksOf(leader.token);
    await drops(questionaryId, 5);
    expect(await tasksOf(leader.token)).toEqual(before);
    const mine = (all: string[]) => all.filter((one) => one.startsWith('person0'));
    expect(mine(await comes(nine(16)))).toEqual([
      expect.stringMatching(/^person0: Нужна замена среди коллег: Человек1/),
    ]);
    const mail = box.to('person0@example.ru').at(-1);
    const { firstName } = (
      await query<{ firstName: string }>(
        'select first_name as "firstName" from employee where id = $1',
        person(1),
      )
    )[0]!;
    const bell = async (locale: 'ru' | 'en') => {
      const headers = { 'accept-language': locale };
      const asked = { token: leader.token, headers };
      return (await house.call(getNotificationList, asked)).body.data[0]?.text;
    };
    expect(await bell('ru')).toContain(`Человек1 ${firstName}`);
    expect(await bell('en')).toContain(`${firstName} Человек1`);
    for (const place of [2, 3, 4, 5, 6]) expect(mail?.html).not.toContain(`Человек${place}`);
    const token = tokenIn(mail);
    const params = { id, employeeId: person(1) };
    expect((await house.call(getRaters, { token, params })).body.data.can).toEqual(['add']);
    await drops(questionaryId, 4, false);
    await drops(questionaryId, 5, false);
    expect(await tasksOf(leader.token)).toEqual([]);
  });

  test.each([
    [2, 'of a role of two nobody but HR hears'],
    [3, 'of a role of three the approver does'],
  ])('%i colleagues: %s', async (colleagues) => {
    const { id, questionaryId } = await atWork(colleagues);
    expect(await tasksOf(leader.token)).toEqual([]);
    await drops(questionaryId, 2);
    const found = (await tasksOf(leader.token)).map(({ kind }) => kind);
    expect(found).toEqual(colleagues === 2 ? [] : ['replace']);
    const ofHr = (await tasksOf(hr())).map(({ kind, cycleId, count }) => [kind, cycleId, count]);
    expect(ofHr).toEqual(colleagues === 2 ? [['replace', id, 1]] : []);
    await comes(nine(16));
    const said = 'Цикл «Весна»: у 1 человека нужна замена участника';
    expect(await newsOfReplacing(hr())).toEqual(colleagues === 2 ? [said] : []);
  });

  /** What somebody is told of replacing, the newest first. */
  const newsOfReplacing = async (token: string) =>
    (await house.call(getNotificationList, { token })).body.data
      .map(({ text }) => text)
      .filter((text) => text.includes('нужна замена участника'));

  test('HR hears where nobody else approves, once until there are more, and never of themself', async () => {
    const { id, questionaryId } = await atWork(4, { approvedBy: 'hr' });
    await query(`update membership set roles = '{ROLE_HR}' where employee_id = $1`, person(1));
    const self = subject;
    await drops(questionaryId, 2);
    expect((await tasksOf(hr())).map(({ kind, until }) => [kind, until])).toEqual([
      ['replace', '2026-06-30'],
    ]);
    expect((await tasksOf(self.token)).map(({ kind }) => kind)).toEqual([]);
    const found = async (token: string) => {
      const query = { 'filterList[replace]': 'true' };
      const { body } = await house.call(getSubjects, { token, params: { id }, query });
      return body.data.map(({ employee }) => employee.id);
    };
    expect([await found(hr()), await found(self.token)]).toEqual([[person(1)], []]);
    await comes('2026-06-16T05:45:00Z');
    expect(await newsOfReplacing(hr())).toEqual([]);
    for (const day of [16, 16, 17, 22]) await comes(nine(day));
    expect([await newsOfReplacing(hr()), await newsOfReplacing(self.token)]).toMatchObject([
      { length: 1 },
      [],
    ]);
    await comes('2026-06-23T06:15:00Z');
    expect(await newsOfReplacing(hr())).toHaveLength(2);
    await drops(questionaryId, 2, false);
    expect([await tasksOf(hr()), await found(hr())]).toEqual([[], []]);
  });

  test('a report waits for its leader’s talk, and its subject knows that it waits, not by link', async () => {
    const { id, questionaryId } = await atWork(5, { releaseOn: '2026-07-10' });
    await query(`update questionary set status = 'done' where id = $1`, questionaryId);
    await query(
      `insert into report (brand_id, questionary_id, employee_id, number, kind, type, method,
         date_start, date_end, passed_participant_count, content, texts,
         created_at, leader_at)
       select brand_id, id, $2, number, 'final', 'surname', '360', date_start, date_end, 5, '{}', '{}',
         $3, $3
       from questionary where id = $1`,
      questionaryId,
      person(1),
      monday,
    );
    const talk = { kind: 'release', cycleId: id, until: '2026-07-10', count: 1, title: 'Весна' };
    expect(await tasksOf(leader.token)).toMatchObject([
      { ...talk, employeeId: person(1), questionaryId },
    ]);
    expect(await tasksOf(subject.token)).toMatchObject([
      { ...talk, kind: 'waits', employeeId: null, name: null },
    ]);
    expect(await tasksOf(hr())).toEqual([]);
    const [letter] = await comes(nine(16));
    expect(letter).toBe('person0: Ждёт разговора: 1 отчёт');
    expect(box.mails[0]?.text).toContain('/estimation/reports');
    expect(box.mails[0]?.text).not.toContain('token=');
    await query(`update report set hold_note = 'Канарейка' where employee_id = $1`, person(1));
    expect(await tasksOf(leader.token)).toEqual([]);
    expect(await tasksOf(subject.token)).toMatchObject([{ kind: 'waits' }]);
    await query(`update report set hold_note = null where employee_id = $1`, person(1));
    await query(
      `update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`,
      person(0),
    );
    expect(await tasksOf(hr())).toMatchObject([{ ...talk, employeeId: null }]);
    // One's own somebody else opens: the number would tell whether it is held.
    await query(`update membership set roles = '{ROLE_HR}' where employee_id = $1`, person(1));
    expect((await tasksOf(subject.token)).map(({ kind }) => kind)).toEqual(['waits']);
  });
});

test('the page asks as often for one task as for many', async () => {
  const asked = () => countStatements(() => house.call(getTasks, { token: leader.token }));
  await begun({}, [person(1)]);
  const { statements } = await asked();
  await begun({}, own.people.slice(1));
  expect((await asked()).statements).toBe(statements);
});
