import { expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { lockJobs } from '#test/fake/queued-jobs.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Anybody who reads a rater's new mailbox never counts, not even by a race (rule 25). */
const asking = startAsking();
const { house, query } = asking;

const waiting = () =>
  query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

test('a rater whose e-mail is replaced while the assessment goes to work does not count', async () => {
  const { hrToken: token, people, positionId, subdivisionId } = asking.company;
  const [colleague = '', subject = ''] = [people[2], people[5]];
  const { id } = await createOne(house, asking.company, { employeeList: [{ id: subject }] });
  const person = {
    id: colleague,
    firstName: 'Пётр',
    lastName: 'Иванов',
    email: 'stolen@example.ru',
    locale: 'ru' as const,
    positionId,
    subdivisionId,
    inCompany: '2020-02-03',
    inPosition: '2021-03-01',
  };
  const client = await house.context.database.pool.connect();
  try {
    await client.query('begin');
    // Both add a job at their end, and wait for that.
    await lockJobs(client);
    const body = { id, status: 'inwork' as const };
    const launching = house.call(updateQuestionaryStatus, { token, body });
    await expect.poll(waiting).toHaveLength(1);
    const changing = house.call(employeeCalls.update, { token, body: person });
    await expect.poll(waiting).toHaveLength(2);
    await client.query('commit');
    expect([(await launching).status, (await changing).status]).toEqual([200, 200]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  const counted = await query(
    'select is_counted from assignment where questionary_id = $1 and participant_id = $2',
    [id, colleague],
  );
  expect(counted).toEqual([{ is_counted: false }]);
});
