import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { MailAway } from '#platform/server/mail/breaker.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { changeJobs, deleteJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { queueDeliveries } from './outbox.ts';

/** In which order letters go out, and what becomes of them while the mail server is away. */
const box = startMailbox();
const house = startApp(box.env);
let companies: { own: Company; other: Company };

beforeEach(async () => {
  house.setNow(testNow);
  companies = await makeTwoCompanies(house.context, { howMany: 12 }, {});
});

/** Somebody of the other company who may ask for a reset letter. */
async function user(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.ru`;
  await enter(house.context, companies.other, ['ROLE_HR'], { email });
  return email;
}

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query<R>(text, values)).rows;
const work = () => runDueJobs(house.context, tasks);
const launch = ({ people, ...company }: Company, raters = 3) =>
  startOne(
    house,
    { people, ...company },
    {
      participantList: [
        { id: people[1]!, type: 'supervisor' },
        ...people.slice(2, 2 + raters).map((id) => ({ id, type: 'colleague' as const })),
      ],
    },
  );

/** Whose letters went out, in their order. */
async function sent(): Promise<string[]> {
  const rows = await query<{ email: string; brandId: string }>(
    'select email, brand_id as "brandId" from employee',
  );
  const names = new Map([
    [companies.own.brandId, 'own'],
    [companies.other.brandId, 'other'],
  ]);
  return box.mails.map(({ to }) => {
    const brandId = rows.find(({ email }) => email === to?.[0]?.address)?.brandId;
    return (brandId && names.get(brandId)) ?? 'reset';
  });
}

test('a company with many letters waits for nobody, and nobody for it; a reset goes first', async () => {
  box.mails.length = 0;
  const email = await user();
  await launch(companies.own, 7);
  await launch(companies.other, 1);
  await house.call(requestReset, { body: { email } });
  await work();
  const order = await sent();
  expect(order[0]).toBe('reset');
  expect(order.filter((whose) => whose === 'other')).toHaveLength(3);
  // Nine of the others’ letters were due before.
  expect(order.lastIndexOf('other')).toBeLessThan(8);
  expect(order).toHaveLength(13);
});

test('a company’s letters stand in one line, behind those that somebody waits for', async () => {
  await deleteJobs(house.context.database);
  const queue = (company: Company, howMany: number) =>
    inBrand(house.context.database, company.brandId, (scope) => {
      const letters = company.people.slice(0, howMany).map((employeeId) => ({
        email: 'somebody@example.ru',
        payload: { employeeId },
      }));
      return queueDeliveries(scope, 'reminder', letters, house.context.now());
    });
  await queue(companies.own, 3);
  await queue(companies.own, 2);
  await queue(companies.other, 1);
  await house.call(requestReset, { body: { email: await user() } });
  const jobs = await queuedJobs(house.context.database);
  expect(jobs.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 1, -10]);
});

test('a letter that waits although its job was given up is sent by the next quarter of an hour', async () => {
  box.mails.length = 0;
  await deleteJobs(house.context.database);
  const [lost, refused] = [await user(), await user()];
  for (const email of [lost, refused]) await house.call(requestReset, { body: { email } });
  const { mail } = house.context;
  house.context.mail = { ...mail, send: () => Promise.reject(new Error('the process ends')) };
  await work();
  house.context.mail = mail;
  await changeJobs(house.context.database, 'attempts = max_attempts');
  await query(`update delivery set state = 'failed' where recipient = $1`, [refused]);
  const forget = () => tasks['deliver-forgotten'](house.context, {}, { attempt: 1, isLast: false });
  await forget();
  await work();
  expect(box.mails.map(({ to }) => to?.[0]?.address)).toEqual([lost]);
  const left = await queuedJobs(house.context.database);
  expect(left.map(({ attempts, max_attempts }) => attempts === max_attempts)).toEqual([true]);
});

test('while the mail server is away a letter waits, and no try is counted', async () => {
  const { mail } = house.context;
  await deleteJobs(house.context.database);
  house.setNow(new Date().toISOString());
  const send = () => Promise.reject(new MailAway(45));
  house.context.mail = { ...mail, send };
  await house.call(requestReset, { body: { email: await user() } });
  await work();
  house.context.mail = mail;
  const [letter] = await query<{ attempts: number }>(
    `select state, attempts, last_error as error from delivery where type = 'reset'
     order by created_at desc limit 1`,
  );
  expect(letter).toEqual({ state: 'waiting', attempts: 0, error: null });
  const [job] = await queuedJobs(house.context.database);
  expect(job).toMatchObject({ attempts: 0, priority: 0 });
  expect(job?.run_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
});
