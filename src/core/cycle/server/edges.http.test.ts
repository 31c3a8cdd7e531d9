import readXlsx from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { createCycle, getCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { exportCycle } from '#core/cycle/contract/cycle-file.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getRaters, saveRaters } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { getReport } from '#core/report/contract/report.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { linkTo } from '#test/attacker-game/cycles.ts';
import { type Company, inBrand, makeLeaders, makePosition } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { launchSubject } from './launch/launch-subject.ts';

/** What happens to a cycle meanwhile: in the directory, by the clock, in its questionaries (rules 116 to 125). */
const house = startApp();
let own: Company;
const person = (place: number) => own.people[place]!;
const token = () => own.hrToken;
const query = async <R extends object>(text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query<R>(text, values)).rows;
const link = (place: number) => linkTo({ asking: { house, company: own } }, person(place));

/** Person 0 leads all others. */
beforeEach(async () => {
  house.setNow(testNow);
  ({ own } = await makeTwoCompanies(house.context, { howMany: 10 }, { howMany: 1 }));
  await inBrand(house.context.database, own.brandId, async (scope) => {
    for (const id of own.people.slice(1)) await makeLeaders(scope, id, [person(0)]);
  });
});

type Form = BodyInput<typeof createCycle>;
const role = { min: 0, max: 9 };
const limits = { colleague: role, customer: role, subordinate: role };
/** A cycle of these people in which choosing has begun. */
async function begun(places: number[], given: Partial<Form> = {}): Promise<string> {
  const body = {
    name: 'Весна',
    chooseUntil: '2026-06-16',
    dateStart: '2026-06-18',
    dateEnd: '2026-06-30',
    limits,
    ...given,
  };
  const { id } = (await house.call(createCycle, { token: token(), body })).body.data;
  const people = { employeeIdList: places.map(person) };
  await house.call(addSubjects, { token: token(), params: { id }, body: people });
  await house.call(updateCycleStatus, { token: token(), body: { id, status: 'nominating' } });
  return id;
}
const listOf = (colleagues: number[]) => [
  { id: person(0), type: 'supervisor' as const },
  ...colleagues.map((place) => ({ id: person(place), type: 'colleague' as const })),
];
const save = async (
  id: string,
  place: number,
  body: BodyInput<typeof saveRaters>,
  bearer = token(),
) => house.call(saveRaters, { token: bearer, params: { id, employeeId: person(place) }, body });
const many = (id: string, body: BodyInput<typeof manySubjects>) =>
  house.call(manySubjects, { token: token(), params: { id }, body });
const board = async (id: string, asked: Record<string, string> = {}) =>
  (await house.call(getSubjects, { token: token(), params: { id }, query: asked })).body;
const stages = async (id: string) => {
  const { stageCounts } = await board(id);
  return Object.fromEntries(Object.entries(stageCounts).filter(([, count]) => count > 0));
};
const once = { attempt: 1, isLast: false };
const days = () => tasks['cycle-days'](house.context, {}, once);
const work = () => runDueJobs(house.context, tasks);
const questionaryOf = async (id: string, place: number) => {
  const { questionaryId } = (await board(id)).data.find(
    ({ employee }) => employee.id === person(place),
  )!;
  const params = { id: questionaryId ?? '' };
  return (await house.call(getQuestionary, { token: token(), params })).body.data;
};

test('people, places, the clock and the server move on while lists are made', async () => {
  const late = await begun([1, 2], { chooseUntil: '2026-06-15', dateStart: '2026-06-16' });
  await save(late, 1, { raterList: listOf([5, 6]), action: 'approve' });
  const id = await begun([3, 4]);
  await save(id, 4, { raterList: listOf([5, 6, 7]), action: 'approve' });
  const leaving = await link(3);
  const leader = await link(0);
  const toChoose = async (bearer: string) => (await house.call(getTasks, { token: bearer })).status;
  expect(await toChoose(leaving)).toBe(200);
  // One leaves who chooses, one is deleted who stands on a list, one gets another position.
  await query(`update employee set fired_at = '2026-06-15' where id = $1`, person(3));
  await query(`update employee set deleted_at = now() where id = $1`, person(7));
  const [, second = ''] = own.competenceIds;
  const positionId = await inBrand(house.context.database, own.brandId, (scope) =>
    makePosition(scope, 'Мастер', [second]),
  );
  await query('update employee set position_id = $2 where id = $1', person(4), positionId);
  expect(await toChoose(leaving)).toBe(401);

  // The server was away on two days: it catches up once.
  house.setNow('2026-06-17T14:30:00Z');
  await days();
  await days();
  await work();
  await days();
  await work();
  expect(await stages(late)).toEqual({ answering: 1, approval: 1 });
  const { data: news } = (await house.call(getNotificationList, { token: token() })).body;
  expect(news.map(({ text }) => text.replace(/^.*»:? /, '')).toSorted()).toEqual([
    'в работе. Пошли: 1, не пошли: 0',
    'выбор закончен. Не успели отправить список: 0',
    'выбор закончен. Не успели отправить список: 1',
  ]);
  expect(await stages(id)).toEqual({ leftOut: 1, ready: 1 });
  const waiting = (await house.call(getTasks, { token: leader })).body.data;
  expect(waiting.map(({ cycleId, count }) => [cycleId, count])).toEqual([[late, 1]]);

  // In Vladivostok the first day has begun.
  await query(`update brand set time_zone = 'Asia/Vladivostok' where id = $1`, own.brandId);
  await days();
  await work();
  expect(await stages(id)).toEqual({ leftOut: 1, answering: 1 });
  const { competenceList, participantList } = await questionaryOf(id, 4);
  expect(competenceList.map((one) => one.id)).toEqual([second]);
  expect(participantList.map((one) => own.people.indexOf(one.id)).toSorted()).toEqual([0, 4, 5, 6]);
});

test('approving at the moment of the clock sends each to work once, and whoever was left out stays', async () => {
  const id = await begun([1, 2], { approvedBy: 'hr' });
  await save(id, 1, { raterList: listOf([5, 6]), action: 'send' });
  await save(id, 2, { raterList: listOf([5, 6]), action: 'approve' });
  house.setNow('2026-06-17T21:00:00Z');
  const [approved] = await Promise.all([
    save(id, 1, { raterList: listOf([5, 6, 7]), action: 'approve' }),
    days(),
    days(),
    many(id, { action: 'leaveOut', employeeIdList: [person(2)] }),
  ]);
  expect(approved.status).toBe(200);
  // A job has found them ready before they were left out.
  await inBrand(house.context.database, own.brandId, (scope) =>
    launchSubject(
      scope,
      { cycleId: id, employeeId: person(2) },
      { keyring: house.context.keyring, timeZone: 'Europe/Moscow', now: house.context.now() },
    ),
  );
  await work();
  house.setNow('2026-06-17T21:10:00Z');
  await work();
  await days();
  await work();
  expect(await stages(id)).toEqual({ answering: 1, leftOut: 1 });
  const made = await query('select from questionary where cycle_id = $1', id);
  expect(made).toHaveLength(1);
});

test('the board follows its questionaries, each with the threshold of its day, and names nobody who answered', async () => {
  const id = await begun([1, 2, 3], { approvedBy: 'hr', release: 'hr' });
  for (const place of [1, 2]) {
    await save(id, place, { raterList: listOf([5, 6, 7]), action: 'approve' });
  }
  house.setNow('2026-06-18T06:00:00Z');
  await days();
  await work();
  await query('update brand set anonymity_threshold = 5 where id = $1', own.brandId);
  await save(id, 3, { raterList: listOf([5, 6, 7]), action: 'approve' });
  house.setNow('2026-06-18T06:10:00Z');
  await work();
  const thresholds = [];
  for (const place of [1, 2, 3]) {
    const params = { id, employeeId: person(place) };
    const { body } = await house.call(getRaters, { token: token(), params });
    thresholds.push(body.data.threshold);
  }
  expect(thresholds).toEqual([3, 3, 5]);

  const first = await questionaryOf(id, 1);
  const bearer = await link(5);
  const asked = {
    'filterList[questionaryId]': first.id,
    'filterList[employeeId]': person(1),
  };
  const sheet = await house.call(testingStartEmployee, { token: bearer, query: asked });
  const answered = answersFor(sheet.body.data);
  expect((await house.call(sendResult, { token: bearer, body: answered })).status).toBe(200);
  const names = await query<{ name: string }>(
    'select last_name as name from employee where id = any ($1)',
    [5, 6, 7].map(person),
  );
  const namesIn = (text: string) =>
    names.filter(({ name }) => new RegExp(`${name}(?!\\d)`).test(text));
  const ofRater = (place: number) => board(id, { 'filterList[rater]': person(place) });
  expect((await ofRater(5)).data).toEqual((await ofRater(6)).data);
  const filters = [
    {},
    { 'filterList[stage]': 'answering' },
    { 'filterList[rater]': person(5) },
    { 'filterList[problem]': 'false', sort: 'answered:d' },
    { 'filterList[approver]': 'hr' },
    { q: names[0]!.name },
  ];
  for (const filter of filters)
    expect(namesIn(JSON.stringify(await board(id, filter)))).toEqual([]);
  const { bytes } = await house.call(exportCycle, { token: token(), params: { id } });
  const [table] = await readXlsx(bytes);
  expect(namesIn(JSON.stringify(table?.data))).toEqual([]);
  expect(table?.data.slice(1).map((row) => row.slice(10, 12))).toEqual([
    [1, 5],
    [0, 5],
    [0, 5],
  ]);

  // HR gives one a later day, ends one now, and of one all say that they can't.
  const later = { ...formFrom(await questionaryOf(id, 1)), dateEnd: '2026-07-10' };
  expect((await house.call(updateQuestionary, { token: token(), body: later })).status).toBe(200);
  const over = { id: (await questionaryOf(id, 2)).id, status: 'archived' as const };
  await house.call(updateQuestionaryStatus, { token: token(), body: over });
  await work();
  expect(await stages(id)).toEqual({ answering: 2, making: 1 });
  const third = await questionaryOf(id, 3);
  for (const place of [0, 5, 6, 7]) {
    const body = { id: third.id, employeeId: person(place), isExcused: true };
    await house.call(excuse, { token: token(), body });
  }
  for (const moment of ['2026-06-24T06:00:00Z', '2026-06-30T22:00:00Z']) {
    house.setNow(moment);
    await board(id);
    await tasks['end-questionaries'](house.context, {}, once);
    await work();
  }
  house.setNow('2026-07-01T00:00:00Z');
  await days();
  expect(await stages(id)).toEqual({ answering: 1, noReport: 2 });
  const { data } = (await house.call(getCycle, { token: token(), params: { id } })).body;
  expect(data.status).toBe('inwork');
});

test('the only HR is assessed: their manager approves the list, and nobody else', async () => {
  await query(
    `update membership set employee_id = $2 where brand_id = $1 and 'ROLE_HR' = any (roles)`,
    own.brandId,
    person(1),
  );
  const [leader] = await query<{ id: string }>(
    'select leader_id as id from employee_leader where employee_id = $1 order by place',
    person(1),
  );
  const { token: manager } = await enter(house.context, own, ['ROLE_MANAGER'], {
    employeeId: leader!.id,
  });
  const { token: above } = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
  const id = await begun([1], { approvedBy: 'hr' });
  const approving = async (bearer: string) =>
    (await house.call(getTasks, { token: bearer })).body.data
      .filter(({ kind }) => kind === 'approve')
      .map(({ cycleId, count }) => [cycleId, count]);
  const raterList = listOf([5, 6]);
  expect((await save(id, 1, { raterList, action: 'send' })).status).toBe(200);
  expect([await approving(token()), await approving(above), await approving(manager)]).toEqual([
    [],
    [],
    [[id, 1]],
  ]);
  expect((await save(id, 1, { raterList, action: 'approve' })).status).toBe(409);
  expect((await save(id, 1, { raterList, action: 'approve' }, manager)).status).toBe(200);
  expect(await approving(manager)).toEqual([]);
  house.setNow('2026-06-18T06:00:00Z');
  await days();
  await work();
  expect(await stages(id)).toEqual({ answering: 1 });
});

test('all of a role decline: HR alone sees it, nothing ends, and the report is that of silence', async () => {
  const atLeastThree = { ...limits, colleague: { min: 3, max: 9 } };
  const id = await begun([1, 2], { approvedBy: 'hr', limits: atLeastThree });
  for (const place of [1, 2])
    await save(id, place, { raterList: listOf([5, 6, 7]), action: 'approve' });
  house.setNow('2026-06-18T06:00:00Z');
  await days();
  await work();
  const questionaries = { 1: await questionaryOf(id, 1), 2: await questionaryOf(id, 2) };
  const of = (place: 1 | 2) => ({
    questionaryId: questionaries[place].id,
    employeeId: person(place),
  });
  const answer = async (place: 1 | 2, rater: number) => {
    const bearer = await link(rater);
    const asked = {
      'filterList[questionaryId]': of(place).questionaryId,
      'filterList[employeeId]': person(place),
    };
    const sheet = await house.call(testingStartEmployee, { token: bearer, query: asked });
    const body = answersFor(sheet.body.data);
    expect((await house.call(sendResult, { token: bearer, body })).status).toBe(200);
  };
  for (const place of [1, 2] as const) {
    await answer(place, 0);
    await answer(place, place);
  }
  for (const rater of [5, 6, 7]) {
    const body = { ...of(1), reason: 'notTogether' as const };
    expect((await house.call(decline, { token: await link(rater), body })).status).toBe(200);
  }
  const tasksOf = async (bearer: string) =>
    (await house.call(getTasks, { token: bearer })).body.data.map(({ kind }) => kind);
  const { status, participantList } = await questionaryOf(id, 1);
  expect(status).toBe('inwork');
  expect([await tasksOf(token()), await tasksOf(await link(1))]).toEqual([['replace'], []]);
  expect(participantList.filter(({ declineList }) => declineList.length > 0)).toHaveLength(3);
  expect(participantList.some(({ isAwaited }) => isAwaited)).toBe(false);

  house.setNow('2026-06-30T22:00:00Z');
  await tasks['end-questionaries'](house.context, {}, once);
  await work();
  const { token: later } = await enter(house.context, own, ['ROLE_HR']);
  const report = async (place: 1 | 2) => {
    const asked = { token: later, params: of(place), query: {} };
    const { data } = (await house.call(getReport, asked)).body;
    // What is each one's own.
    const { questionaryId, employeeId, number, subject, subjectParts, ...content } = data;
    const ownName = { type: 'employee', name: subject, parts: subjectParts };
    expect(content.participantProgressList.pop()).toEqual(ownName);
    return content;
  };
  const declined = await report(1);
  expect(declined).toEqual(await report(2));
  expect(declined.competenceMarkList.length).toBeGreaterThan(0);
  for (const { participantList: marks } of declined.competenceMarkList)
    expect(marks.map(({ types }) => types)).toEqual([['supervisor'], ['employee']]);
});
