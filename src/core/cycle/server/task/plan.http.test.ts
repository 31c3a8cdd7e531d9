import { beforeEach, describe, expect, test } from 'vitest';
import { tasks as jobs } from '#app/server/start/tasks.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getDeliveryList } from '#core/mail/contract/delivery.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { startPlans } from '#test/plan/start-plans.ts';

/** What plans ask of people, and the one letter that says so (rule 158). The report was opened on 10 June. */
const box = startMailbox();
const plans = startPlans(box.env);
const { house, make, query } = plans;
const once = { attempt: 1, isLast: false };

beforeEach(async () => {
  await query('delete from plan');
  await query('delete from report');
  await plans.begin();
  box.refuse = undefined;
  for (const [name, { employeeId }] of [
    ['owner', plans.owner],
    ['leader', plans.leader],
  ] as const) {
    const email = `${name}-${employeeId}@example.ru`;
    await query(
      'update employee set email = $2, last_name = $3 where id = $1',
      employeeId,
      email,
      name,
    );
  }
});

/** Nine in the morning in Moscow. */
async function comes(day: string): Promise<string[]> {
  house.setNow(`2026-${day}T06:00:00Z`);
  box.mails.length = 0;
  await jobs['task-letters'](house.context, {}, once);
  await runDueJobs(house.context, jobs);
  return box.mails
    .map(({ to, subject }) => `${to?.[0]?.address?.split('-')[0]}: ${subject}`)
    .sort();
}
const tasksOf = async (token: string) =>
  (await house.call(getTasks, { token })).body.data.map(({ isOwn, count, until, name }) => [
    isOwn,
    count,
    until,
    name,
  ]);
const begin = 'owner: Составьте план развития по вашему отчёту';
const steps = 'owner: В плане развития подходит срок 1 шага';
const led = 'leader: В плане развития просрочены шаги: owner Пётр';

describe('a plan that isn’t there', () => {
  test('is asked for a week after the report was opened, once', async () => {
    expect(await comes('06-16')).toEqual([]);
    expect(await comes('06-17')).toEqual([begin]);
    const [mail] = box.mails;
    expect(mail?.text).toContain('/estimation/plan');
    expect(mail?.text).not.toContain('token=');
    const token = await plans.again(plans.owner);
    expect(await tasksOf(token)).toEqual([[true, 0, null, 'owner Пётр']]);
    const [task] = (await house.call(getTasks, { token })).body.data;
    const { questionaryId } = plans.report;
    expect(task).toMatchObject({ questionaryId, employeeId: plans.owner.employeeId });
    const { data } = (await house.call(getNotificationList, { token: plans.owner.token })).body;
    expect(data.map(({ text }) => text)).toEqual(['Составьте план развития по вашему отчёту']);
    expect([...(await comes('06-18')), ...(await comes('06-22'))]).toEqual([]);
    await comes('07-11');
    expect(await tasksOf(await plans.again(plans.owner))).toEqual([]);
  });

  test('is not asked for where there is one, nor before the report is opened', async () => {
    await make({ goalList: [{ ...plans.goal, stepList: [] }] });
    await query(
      'update report set released_at = null where questionary_id = $1',
      plans.foreignReport.questionaryId,
    );
    expect(await comes('06-17')).toEqual([]);
    expect(await tasksOf(await plans.again(plans.owner))).toEqual([]);
  });
});

describe('steps', () => {
  test('are told of on Mondays, from a week before their day on, until they are done', async () => {
    const { id } = (await make()).body.data;
    expect(await comes('06-22')).toEqual([]);
    expect(await comes('06-26')).toEqual([]);
    expect(await tasksOf(await plans.again(plans.owner))).toEqual([
      [true, 1, '2026-07-01', 'owner Пётр'],
    ]);
    expect(await comes('06-29')).toEqual([steps]);
    expect(await comes('06-30')).toEqual([]);
    expect(await comes('07-06')).toEqual([steps]);
    await query('update plan_step set is_done = true where plan_id = $1', id);
    expect(await comes('07-13')).toEqual([]);
  });

  test('of a shared plan are told to whoever leads its person when they are over for a week', async () => {
    const { id } = (await make({ isShared: true })).body.data;
    expect(await comes('07-07')).toEqual([]);
    expect(await comes('07-08')).toEqual([led]);
    expect(await tasksOf(await plans.again(plans.leader))).toEqual([
      [false, 1, '2026-07-01', 'owner Пётр'],
    ]);
    expect(await comes('07-09')).toEqual([]);
    await plans.share(id, false);
    expect(await tasksOf(await plans.again(plans.leader))).toEqual([]);
  });

  test('of a private plan are told to nobody else, and by link to nobody', async () => {
    await make();
    expect(await comes('07-08')).toEqual([]);
    expect(await tasksOf(await plans.again(plans.leader))).toEqual([]);
    const hr = await plans.enterAs(plans.own, 4, ['ROLE_HR']);
    expect(await tasksOf(hr.token)).toEqual([]);
    const { token } = await plans.linkOf(plans.owner);
    expect(await tasksOf(token)).toEqual([]);
  });
});

test('the delivery log doesn’t say that such a letter could not be delivered', async () => {
  await make();
  box.refuse = () => 550;
  await comes('06-29');
  const failed = await query<{ type: string; payload: object }>(
    `select type, payload from delivery where brand_id = $1 and state <> 'sent'`,
    plans.own.brandId,
  );
  expect(failed.map(({ type, payload }) => [type, Object.keys(payload).sort()])).toEqual([
    ['tasks', ['employeeId', 'isPrivate']],
  ]);
  const { token } = await plans.enterAs(plans.own, 4, ['ROLE_HR']);
  const { body } = await house.call(getDeliveryList, { token });
  expect(body.data).toEqual([]);
});
