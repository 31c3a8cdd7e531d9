import { beforeEach, describe, expect, test } from 'vitest';
import { createCycle, updateCycleStatus } from '#contract/assessment/cycle/cycle.ts';
import { addSubjects, manySubjects } from '#contract/assessment/cycle/cycle-subjects.ts';
import { approveMany, getApprovals, getRaters, saveRaters } from '#contract/assessment/cycle/raters.ts';
import { getTasks } from '#contract/assessment/cycle/tasks.ts';
import { getNotificationList } from '#contract/company/notification.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import { getWaitingReports } from '#contract/assessment/report.ts';
import { tasks as jobs } from '#server/start/tasks.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeCompany, makeLeaders, makePosition } from '#test/factories.ts';
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
const emailOf = (place: number) => `person${place}@example.ru`;
const query = async <R extends object>(text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query<R>(text, values)).rows;

beforeEach(async () => {
  house.setNow(monday);
  box.mails.length = 0;
  box.refuse = undefined;
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
const many = (id: string, body: BodyInput<typeof manySubjects>) =>
  house.call(manySubjects, { token: hr(), params: { id }, body });
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
    expect(mail?.text).toContain(`/testing/raters?cycleId=${id}&employeeId=${person(1)}&token=`);
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
    expect(await comes('2026-06-16T05:59:00Z')).toEqual([]);
    expect(await comes(nine(16))).toEqual([]);
    expect(await comes('2026-06-17T05:59:00Z')).toEqual([]);
    const days = [];
    for (const day of [16, 17, 18, 19]) days.push(...(await comes(nine(day))));
    expect(days).toEqual([own19]);
    expect(await comes('2026-06-18T09:00:00Z')).toEqual([]);
  });

  test('tells an approver of new lists by the clock, of all in one, and nobody twice', async () => {
    const id = await begun({}, own.people.slice(1, 5));
    await work();
    for (const place of [1, 2]) {
      const employeeId = person(place);
      await act(id, hr(), 'send', { raters: [6, 7, 8], employeeId });
    }
    await work();
    expect(letters().filter((one) => one.startsWith('person0'))).toEqual([]);
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
    expect(letters()).toEqual(['person0: Ждут утверждения: 3 списка', 'person4: До 19 июня: выберите, кто вас оценит'].filter((one) => one.startsWith('person0')));
    expect((await house.call(approveMany, { token, body: { list } })).body.doneCount).toBe(2);
  });

  test('is dropped where nothing waits any more, and follows the person to a new e-mail', async () => {
    const id = await begun();
    await act(id, subject.token, 'send', { raters: [2, 3, 4] });
    await work();
    expect(letters()).toEqual([]);
    const [kept] = await query<{ state: string }>(
      `select state from delivery where type = 'tasks' and brand_id = $1`,
      own.brandId,
    );
    expect(kept?.state).toBe('dropped');
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
    const both = { action: 'remind', employeeIdList: [person(1), person(2)] } as const;
    box.mails.length = 0;
    expect((await many(id, both)).body.doneCount).toBe(1);
    await work();
    expect(letters()).toEqual(['person0: Ждёт утверждения: 1 список']);
    expect((await many(id, both)).body.doneCount).toBe(0);
    house.setNow(nine(16));
    expect((await many(id, both)).body.doneCount).toBe(2);
  });
});
