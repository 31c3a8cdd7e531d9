import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { createMany } from '#core/questionary/contract/questionary-from-file.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import { type Company, inBrand, makeCompany, makeLeaders } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** Nobody is asked at night, whatever HR presses (rule 58a). The company is in Moscow, three hours ahead of UTC. */
const box = startMailbox();
const house = startApp(box.env);
const night = '2026-06-15T22:34:00Z';
const dates = { dateStart: '2026-06-16', dateEnd: '2026-06-30' };
let own: Company;

beforeEach(async () => {
  house.setNow(night);
  own = await makeCompany(house.context.database, house.context.now(), { howMany: 6 });
  await inBrand(house.context.database, own.brandId, async (scope) => {
    for (const id of own.people.slice(1)) await makeLeaders(scope, id, [own.people[0]!]);
  });
});

/** How many letters leave at that moment. */
async function lettersAt(moment: string): Promise<number> {
  house.setNow(moment);
  box.mails.length = 0;
  await tasks['task-letters'](house.context, {}, { attempt: 1, isLast: false });
  await tasks['invite-due'](house.context, {}, { attempt: 1, isLast: false });
  await runDueJobs(house.context, tasks);
  return box.mails.length;
}

test('an assessment invites in the morning', async () => {
  await startOne(house, own, dates);
  expect(await lettersAt('2026-06-15T22:40:00Z')).toBe(0);
  expect(await lettersAt('2026-06-16T05:59:00Z')).toBe(0);
  expect(await lettersAt('2026-06-16T06:00:00Z')).toBe(5);
});

test('from the evening on it waits for the next day, and by day it doesn’t wait', async () => {
  house.setNow('2026-06-16T16:59:00Z');
  await startOne(house, own, { ...dates, employeeList: [{ id: own.people[5]! }] });
  expect(await lettersAt('2026-06-16T16:59:30Z')).toBe(5);
  house.setNow('2026-06-16T17:00:00Z');
  await startOne(house, own, dates);
  expect(await lettersAt('2026-06-16T18:00:00Z')).toBe(0);
  expect(await lettersAt('2026-06-17T06:00:00Z')).toBe(5);
});

test('on its last evening it invites at once', async () => {
  house.setNow('2026-06-16T18:00:00Z');
  await startOne(house, own, { ...dates, dateEnd: '2026-06-16' });
  expect(await lettersAt('2026-06-16T18:01:00Z')).toBe(5);
});

test('a company without an hour of letters writes at night', async () => {
  await formRowsOf(house, 'update brand set letter_hour = 0 where id = $1', own.brandId);
  await startOne(house, own, dates);
  expect(await lettersAt('2026-06-15T22:40:00Z')).toBe(5);
});

test('the cards of a cycle invite in the morning, each person once', async () => {
  const { token } = await enter(house.context, own, ['ROLE_HR']);
  const employeeList = own.people.slice(1, 4).map((id) => ({ id }));
  const body = { method: '180' as const, ...dates, employeeList };
  const made = await house.call(createMany, { token, query: {}, body });
  const idList = made.body.questionaryList.map(({ id }) => id ?? '');
  const sent = { action: 'inwork' as const, idList };
  const tried = await house.call(changeMany, { token, query: { dryRun: 'true' }, body: sent });
  expect(tried.body.invitedFrom).toBe('2026-06-16T06:00:00.000Z');
  const { data } = (await house.call(changeMany, { token, query: {}, body: sent })).body;
  expect(data.map(({ error }) => error)).toEqual([null, null, null]);
  expect(await lettersAt('2026-06-15T22:40:00Z')).toBe(0);
  expect(await lettersAt('2026-06-16T06:00:00Z')).toBe(4);
});

test('whoever is invited in the morning is not reminded then', async () => {
  house.setNow('2026-06-12T09:00:00Z');
  const first = { dateStart: '2026-06-12', dateEnd: '2026-06-17' };
  await startOne(house, own, { ...first, employeeList: [{ id: own.people[5]! }] });
  expect(await lettersAt('2026-06-12T09:01:00Z')).toBe(5);
  const { token } = await enter(house.context, own, ['ROLE_HR']);
  own.hrToken = token;
  house.setNow(night);
  await startOne(house, own, dates);
  box.mails.length = 0;
  house.setNow('2026-06-16T06:00:00Z');
  await tasks['remind-due'](house.context, {}, { attempt: 1, isLast: false });
  await runDueJobs(house.context, tasks);
  const to = box.mails.map((mail) => mail.to?.[0]?.address ?? '');
  expect(to.length).toBeGreaterThan(4);
  expect(to.toSorted()).toEqual([...new Set(to)].toSorted());
});

test('choosing that begins at night is told in the morning, once', async () => {
  const body = {
    name: 'Весна',
    chooseUntil: '2026-06-22',
    dateStart: '2026-06-23',
    dateEnd: '2026-07-07',
  };
  const { token } = await enter(house.context, own, ['ROLE_HR']);
  const { id } = (await house.call(createCycle, { token, body })).body.data;
  const employeeIdList = own.people.slice(1, 4);
  await house.call(addSubjects, { token, params: { id }, body: { employeeIdList } });
  const status = 'nominating' as const;
  expect((await house.call(updateCycleStatus, { token, body: { id, status } })).status).toBe(200);
  expect(await lettersAt('2026-06-15T22:40:00Z')).toBe(0);
  expect(await lettersAt('2026-06-16T06:00:00Z')).toBe(3);
  expect(await lettersAt('2026-06-16T06:15:00Z')).toBe(0);
});
