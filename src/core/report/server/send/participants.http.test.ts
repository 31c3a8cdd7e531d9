import { beforeEach, expect, test } from 'vitest';
import { getParticipants } from '#core/report/contract/report-send.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;
const ask = (query: Record<string, string> = {}, token = asking.company.hrToken) =>
  house.call(getParticipants, { token, query, params: { id: asking.questionary.id } });
/** Each person's place in the company with their role. */
const listed = async (query: Record<string, string> = {}) =>
  (await ask(query)).body.data.map(({ employeeId, type }) => [
    asking.company.people.indexOf(employeeId),
    type,
  ]);

beforeEach(() => house.setNow('2026-06-16T09:00:00Z'));

test('lists who was asked by role and then by name, and whom the questionary assesses', async () => {
  expect(await listed()).toEqual([
    [1, 'supervisor'],
    [2, 'colleague'],
    [3, 'colleague'],
    [4, 'colleague'],
    [0, 'employee'],
  ]);
  expect(await listed({ 'filterList[type]': 'supervisor,employee' })).toEqual([
    [1, 'supervisor'],
    [0, 'employee'],
  ]);
});

test('says how each is reached, and nothing of their answers', async () => {
  const { people } = asking.company;
  await asking.query(`update employee set slack_id = 'U12345678' where id = $1`, [people[1]]);
  const before = (await ask()).body.data;
  expect(Object.keys(before[0]!).toSorted()).toEqual([
    'email',
    'employeeId',
    'firstName',
    'lastName',
    'leadsList',
    'sendMethodType',
    'slackId',
    'type',
  ]);
  expect(before[0]).toMatchObject({ sendMethodType: 'email', slackId: 'U12345678' });
  await asking.answer(await asking.tokenOf(people[2]));
  expect((await ask()).body.data).toEqual(before);
});

test('says whom of those assessed they lead', async () => {
  const { people, brandId } = asking.company;
  for (const led of [people[0], people[2]]) {
    await asking.query(
      'insert into employee_leader (brand_id, employee_id, leader_id, place) values ($1, $2, $3, 1)',
      [brandId, led, people[1]],
    );
  }
  const leads = (await ask()).body.data.map(({ leadsList }) => leadsList);
  expect(leads).toEqual([[people[0]], [], [], [], []]);
});

test('offers nobody who has left', async () => {
  await asking.query('update employee set fired_at = now() where id = $1', [
    asking.company.people[3],
  ]);
  expect((await listed()).map(([who]) => who)).toEqual([1, 2, 4, 0]);
});
