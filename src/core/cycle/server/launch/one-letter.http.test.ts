import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { remindPending } from '#core/pending/contract/pending.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const box = startMailbox();
const house = startApp(box.env);
const subjectCount = 40;

test('who assesses forty people of a cycle gets one invitation, and at most one reminder a day', async () => {
  house.setNow(testNow);
  const { context } = house;
  const { own } = await makeTwoCompanies(context, { howMany: subjectCount + 1 }, { howMany: 1 });
  const [boss = '', ...team] = own.people;
  await inBrand(context.database, own.brandId, async (scope) => {
    for (const id of team) await makeLeaders(scope, id, [boss]);
  });
  let token = own.hrToken;
  const body = {
    name: 'Весна',
    method: '180',
    chosenBy: 'hr',
    approvedBy: 'nobody',
    chooseUntil: null,
    dateStart: '2026-06-15',
    dateEnd: '2026-06-30',
  } as const;
  const { id } = (await house.call(createCycle, { token, body })).body.data;
  const params = { id };
  const people = { employeeIdList: team };
  await house.call(addSubjects, { token, params, body: people });
  await house.call(manySubjects, {
    token,
    params,
    body: { ...people, action: 'fillFromStructure' },
  });
  await house.call(updateCycleStatus, { token, body: { id, status: 'inwork' } });
  const [{ email } = { email: '' }] = await formRowsOf<{ email: string }>(
    house,
    'select email from employee where id = $1',
    boss,
  );
  /** The subjects of the letters that come to the leader at that moment. */
  async function lettersAt(moment: string): Promise<string[]> {
    house.setNow(moment);
    box.mails.length = 0;
    await tasks['remind-due'](context, {}, { attempt: 1, isLast: false });
    await runDueJobs(context, tasks);
    return box.to(email).map(({ subject }) => subject ?? '');
  }
  /** HR presses the button, signed in anew: sessions end meanwhile. */
  async function press(): Promise<number> {
    ({ token } = await enter(context, own, ['ROLE_HR']));
    return (await house.call(remindPending, { token, body: { employeeIdList: [boss] } })).status;
  }
  const invited = [...(await lettersAt(testNow)), ...(await lettersAt('2026-06-15T10:00:00Z'))];
  expect(invited).toHaveLength(1);
  const { stageCounts } = (await house.call(getSubjects, { token, params, query: {} })).body;
  expect(stageCounts.answering).toBe(subjectCount);
  expect(await press()).toBe(409);
  expect(await lettersAt('2026-06-15T11:00:00Z')).toEqual([]);

  const reminder = 'Осталось 3 дня: ждём ваших ответов (40 человек)';
  expect(await lettersAt('2026-06-27T06:00:00Z')).toEqual([reminder]);
  expect(await lettersAt('2026-06-27T06:15:00Z')).toEqual([]);
  expect(await press()).toBe(409);
  expect(await lettersAt('2026-06-27T12:00:00Z')).toEqual([]);

  house.setNow('2026-06-28T09:00:00Z');
  expect(await press()).toBe(200);
  expect(await lettersAt('2026-06-28T09:01:00Z')).toHaveLength(1);
  expect(await press()).toBe(409);
  expect(await lettersAt('2026-06-28T12:00:00Z')).toEqual([]);
});
