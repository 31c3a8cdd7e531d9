import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { getDeliveryList } from '#core/mail/contract/delivery.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { deleteJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { queueDeliveries } from './outbox.ts';

/** Letters over a company's daily limit wait for its next day (rule 96). */
const box = startMailbox();
const house = startApp(box.env);
let own: Company;
let other: Company;

/** Later than the queue’s own clock, by which what is held must not be due. Moscow is three hours ahead of UTC, so there it is just before midnight. */
const evening = '2030-06-17T20:50:00Z';
const midnight = '2030-06-17T21:10:00Z';
const nextMorning = '2030-06-18T06:00:00Z';

beforeEach(async () => {
  house.setNow(evening);
  ({ own, other } = await makeTwoCompanies(house.context, { lettersLimit: 3 }, {}));
  await deleteJobs(house.context.database);
  box.mails.length = 0;
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const work = () => runDueJobs(house.context, tasks);
/** Letters that are sent whatever else happens, and that nobody waits for. */
const queue = ({ brandId, people }: Company, to: string, howMany: number) =>
  inBrand(house.context.database, brandId, (scope) =>
    queueDeliveries(
      scope,
      'redirected',
      Array.from({ length: howMany }, (_, at) => ({
        email: `${to}${at}@example.ru`,
        payload: { to: 'new@example.ru', invited: false, employeeId: people[0]! },
      })),
      house.context.now(),
    ),
  );
const sentTo = (prefix: string) =>
  box.mails.filter(({ to }) => to?.[0]?.address?.startsWith(prefix)).length;
const held = async ({ hrToken: token }: Company) =>
  (await house.call(getDeliveryList, { token, query: {} })).body.held;

test('they go out at the next day’s hour of letters, and HR reads how many wait', async () => {
  await queue(own, 'own', 5);
  await queue(other, 'other', 5);
  await work();
  expect([sentTo('own'), sentTo('other')]).toEqual([3, 5]);
  expect(await held(own)).toEqual({
    count: 2,
    limit: 3,
    until: new Date(nextMorning).toISOString(),
  });
  expect(await held(other)).toBeNull();

  house.setNow(midnight);
  await work();
  expect(sentTo('own')).toBe(3);
  expect(await held(own)).toBeNull();

  house.setNow(nextMorning);
  await work();
  expect(sentTo('own')).toBe(5);
  const tries = await query(`select distinct state, attempts from delivery where brand_id = $1`, [
    own.brandId,
  ]);
  expect(tries).toEqual([{ state: 'sent', attempts: 1 }]);
});

test('a letter that somebody waits for goes at once', async () => {
  const email = `${crypto.randomUUID()}@example.ru`;
  await enter(house.context, own, ['ROLE_HR'], { email });
  await queue(own, 'own', 4);
  await work();
  await house.call(requestReset, { body: { email } });
  await work();
  expect([sentTo('own'), sentTo(email)]).toEqual([3, 1]);
});

test('what waits stands in line again, behind nobody who launches the next day', async () => {
  await queue(own, 'own', 5);
  await work();
  const places = (await queuedJobs(house.context.database)).map(({ priority }) => priority);
  expect(places.toSorted()).toEqual([1, 2]);
});

test('a limit raised meanwhile lets new letters go', async () => {
  await queue(own, 'own', 4);
  await work();
  await query('update brand set letters_limit = null where id = $1', [own.brandId]);
  await queue(own, 'more', 2);
  await work();
  expect([sentTo('own'), sentTo('more'), await held(own)]).toEqual([3, 2, null]);
});
