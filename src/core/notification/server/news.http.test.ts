import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { type Company, inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { slackToken, startFakeSlack } from '#test/fake/fake-slack.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { notifyEmployees, notifyStaff } from './notify.ts';

const mailbox = startMailbox();
const env: Record<string, string> = mailbox.env;
let fake: Awaited<ReturnType<typeof startFakeSlack>>;
beforeAll(async () => {
  fake = await startFakeSlack();
  Object.assign(env, { SLACK_TOKEN: slackToken, SLACK_API_URL: `${fake.url}/api` });
});
afterAll(() => fake?.close());
const house = startApp(env);
let company: Company;

beforeEach(async () => {
  house.setNow(testNow);
  company = await makeCompany(house.context.database, house.context.now());
  await own(({ tx }) => tx.execute(`update membership set roles = '{ROLE_EMPLOYEE}'`));
  mailbox.mails.length = 0;
  fake.got.length = 0;
});

const own = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, company.brandId, work);
const values = (number: number) => ({
  questionaryId: `6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a${number}`,
  number,
  name: 'Инженер',
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
});
const done = (number: number) =>
  own((scope) => notifyStaff(scope, 'questionaryDone', values(number), house.context.now()));
/** Works off what is due at that time of testNow's day. */
async function at(time: string): Promise<void> {
  house.setNow(`2026-06-15T${time}Z`);
  await runDueJobs(house.context, tasks);
}
let made = 0;
function member(given: Parameters<typeof makeMember>[2] = {}, roles = ['ROLE_HR'] as const) {
  made += 1;
  const email = `reader-${made}@example.ru`;
  return own(async (scope) => ({
    email,
    ...(await makeMember(scope, roles, { email, ...given })),
  }));
}
async function withSlack(slackId: string) {
  const [employeeId = ''] = company.people;
  await own(({ tx }) => tx.update(employee).set({ slackId }));
  return member({ employeeId });
}
const deliveries = async () => {
  const { rows } = await house.context.database.pool.query(
    `select channel, recipient, state, attempts, last_error as error from delivery
     where brand_id = $1 order by channel, recipient`,
    [company.brandId],
  );
  return rows;
};

describe('letters', () => {
  test('all of a quarter of an hour are one, the next quarter’s another', async () => {
    const { email } = await member();
    await done(11);
    house.setNow('2026-06-15T09:14:59Z');
    await done(12);
    await at('09:14:59');
    expect(mailbox.to(email)).toEqual([]);
    await at('09:15:00');
    await done(13);
    const [first, ...more] = mailbox.to(email);
    expect([first?.subject, more]).toEqual(['Оценка завершена: Инженер и ещё 1 анкета', []]);
    expect(first?.text).toContain(
      '– Инженер: анкета № 11, 15 июня 2026 г. – 30 июня 2026 г.\n\n– Инженер: анкета № 12, 15 июня',
    );
    expect(first?.text).toContain('http://localhost:3000/estimation/questionary\n');
    await at('09:30:00');
    expect(mailbox.to(email)[1]?.subject).toBe('Оценка завершена: Инженер');
    expect(mailbox.to(email)[1]?.text).toContain(
      `/estimation/questionary/${values(13).questionaryId}`,
    );
  });

  test('of several created next name the day that is true of all', async () => {
    const { email } = await member();
    for (const [at, freeFrom] of ['2026-07-31', '2026-08-02', null].entries()) {
      const next = { ...values(11 + at), freeFrom };
      await own((scope) => notifyStaff(scope, 'nextCreated', next, house.context.now()));
    }
    await at('09:15:00');
    expect(mailbox.to(email)[0]?.text).toContain(
      'можно 2 августа 2026 г. или позже: 30 дней после анонимной оценки никого не спрашивают о том же человеке снова.\n\nОткрыть журнал анкет:',
    );
  });

  test('are in the reader’s language', async () => {
    const { email } = await member({ locale: 'en' });
    await done(11);
    await at('09:15:00');
    const [letter] = mailbox.to(email);
    expect(letter?.subject).toBe('Assessment completed: Инженер');
    expect(letter?.text).toContain('– Инженер: assessment #11, 15 June 2026 – 30 June 2026');
  });

  test('say nothing to anybody who lost the right, the access or the address meanwhile', async () => {
    const people = [await member(), await member(), await member()];
    const [demoted, disabled, moved] = people;
    await done(11);
    house.setNow('2026-06-15T09:15:00Z');
    const change = (text: string, id = '') => house.context.database.pool.query(text, [id]);
    await change(
      `update membership set roles = '{ROLE_EMPLOYEE}' where id = $1`,
      demoted?.membershipId,
    );
    await change('update membership set disabled = true where id = $1', disabled?.membershipId);
    await tasks['tell-news'](house.context, company, { attempt: 1, isLast: false });
    await change(`update account set email = 'moved@example.ru' where id = $1`, moved?.accountId);
    await at('09:16:00');
    expect(mailbox.mails).toEqual([]);
    expect((await deliveries()).map(({ state }) => state)).toEqual([
      'dropped',
      'dropped',
      'dropped',
    ]);
  });

  test('tell subjects of their reports with nothing but the link', async () => {
    const [employeeId = ''] = company.people;
    const { email } = await member({ employeeId }, ['ROLE_EMPLOYEE'] as never);
    const told = { employeeIds: [employeeId], values: { ...values(11), employeeId } };
    await own((scope) => notifyEmployees(scope, 'reportReady', told, house.context.now()));
    await at('09:15:00');
    const [letter] = mailbox.to(email);
    expect(letter?.subject).toMatch(/^Результаты вашей оценки готовы: компания «/);
    expect(letter?.text).toContain(
      `/estimation/reports?questionary=${values(11).questionaryId}&employee=${employeeId}`,
    );
    expect(letter?.text).not.toContain('Инженер');
  });

  test('of what is a week old are not written any more', async () => {
    const { email } = await member();
    await done(11);
    house.setNow('2026-06-23T09:00:00Z');
    await runDueJobs(house.context, tasks);
    expect(mailbox.to(email)).toEqual([]);
  });

  test('go once, when two processes begin at once or a job is repeated', async () => {
    const { email } = await member();
    await done(11);
    house.setNow('2026-06-15T09:15:00Z');
    const tell = () => tasks['tell-news'](house.context, company, { attempt: 1, isLast: false });
    await Promise.all([tell(), tell(), tell()]);
    await at('09:16:00');
    expect(mailbox.to(email)).toHaveLength(1);
  });
});

describe('Slack', () => {
  test('has the texts of the notifications and a link', async () => {
    await withSlack('U111');
    await done(11);
    house.setNow('2026-06-15T09:00:01Z');
    await done(12);
    await at('09:15:00');
    expect(fake.got).toEqual([
      {
        method: 'chat.postMessage',
        fields: {
          channel: 'U111',
          text: expect.stringMatching(
            /^Анкета №.11 завершена: Инженер\nАнкета №.12 завершена: Инженер\n<http:\/\/localhost:3000\/estimation\/questionary\|Открыть>$/,
          ),
        },
      },
    ]);
    expect(await deliveries()).toMatchObject([
      { channel: 'email', state: 'sent' },
      { channel: 'slack', recipient: 'U111', state: 'sent', attempts: 1 },
    ]);
  });

  test('is not asked again before the time it names', async () => {
    await withSlack('U112');
    // Later than the database's own clock, which would otherwise find the next try due.
    const at = (time: string) => {
      house.setNow(`2099-06-15T${time}Z`);
      return runDueJobs(house.context, tasks);
    };
    house.setNow('2099-06-15T09:00:00Z');
    await done(11);
    fake.next = 90;
    await at('09:15:00');
    const waits = { channel: 'slack', state: 'waiting', attempts: 1 };
    expect((await deliveries())[1]).toMatchObject(waits);
    await at('09:16:29');
    expect((await deliveries())[1]).toMatchObject(waits);
    await at('09:16:30');
    expect((await deliveries())[1]).toMatchObject({ state: 'sent', attempts: 2, error: null });
    expect(fake.got).toHaveLength(2);
  });

  test('is known to the web to be on', async () => {
    const { body } = await house.call(getCurrentUserInfo, { token: company.hrToken });
    expect(body.data.isSlackOn).toBe(true);
  });

  test('keeps why it refused', async () => {
    await withSlack('U113');
    await done(11);
    fake.next = 'channel_not_found';
    await at('09:15:00');
    const error = 'chat.postMessage: channel_not_found';
    expect((await deliveries())[1]).toMatchObject({ state: 'refused', error });
  });

  test('is tried again when its token is wrong', async () => {
    await withSlack('U114');
    await done(11);
    fake.next = 'invalid_auth';
    await at('09:15:00');
    expect((await deliveries())[1]).toMatchObject({ state: 'waiting', error: expect.any(String) });
    await at('09:20:00');
    expect((await deliveries())[1]).toMatchObject({ state: 'sent' });
  });

  test('is left alone where it is off', async () => {
    await withSlack('U115');
    await done(11);
    house.setNow('2026-06-15T09:15:00Z');
    await runDueJobs({ ...house.context, slack: null }, tasks);
    expect((await deliveries()).map(({ channel }) => channel)).toEqual(['email']);
  });
});
