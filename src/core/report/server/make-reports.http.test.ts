import { expect, test } from 'vitest';
import { getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { changeJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house, query, tokenOf, work } = asking;
const once = { attempt: 1, isLast: false };

const reports = () =>
  query<{ employee_id: string }>(
    'select employee_id from report where questionary_id = $1 order by employee_id',
    [asking.questionary.id],
  );

/** PDFs that nobody has asked for wait for another lane (rule 92). */
const waiting = async () =>
  (await queuedJobs(house.context.database)).filter(
    ({ task, attempts, max_attempts }) => attempts < max_attempts && task !== 'make-pdfs',
  );

/** Everybody answers. Making reports then fails until the database allows it. */
async function finishWithoutReports(): Promise<void> {
  for (const person of asking.company.people.slice(0, 5))
    await asking.answer(await tokenOf(person));
  await query('alter table report add constraint none_yet check (false) not valid');
  await work();
}
const mend = () => query('alter table report drop constraint none_yet');

test('reports whose job has given up are made as soon as they can be', async () => {
  await finishWithoutReports();
  await changeJobs(house.context.database, 'attempts = max_attempts');
  await mend();
  await work();
  expect(await reports()).toEqual([]);
  await tasks['make-missing-reports'](house.context, {}, once);
  await work();
  expect(await reports()).toEqual([]);
  house.setNow('2026-06-15T10:00:00Z');
  await tasks['make-missing-reports'](house.context, {}, once);
  await work();
  expect(await reports()).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  await tasks['make-missing-reports'](house.context, {}, once);
  expect(await waiting()).toEqual([]);
});

test('a report’s content is neither in the failed job nor in the log', async () => {
  await finishWithoutReports();
  const [job] = await queuedJobs(house.context.database, 'make-reports');
  await mend();
  expect(job?.last_error).toContain('none_yet');
  expect(job?.last_error).not.toContain('Так держать');
  expect(job?.last_error).not.toContain(asking.company.people[0]);
});

test('a report that fails does not hold up the others', async () => {
  const [one, two, boss, mate] = asking.company.people;
  await asking.over();
  await asking.start({
    isAnonymous: false,
    method: '90',
    employeeList: [{ id: one! }, { id: two! }],
    participantList: [
      { id: boss!, type: 'supervisor' },
      { id: mate!, type: 'supervisor' },
    ],
  });
  const token = await tokenOf(boss);
  for (const _ of [one, two]) await asking.answer(token);
  const { brandId } = asking.company;
  const [first] = [one!, two!].sort();
  await query(
    `alter table report add constraint not_this check (employee_id <> '${first}') not valid`,
  );
  const making = tasks['make-reports'](
    house.context,
    { brandId, questionaryId: asking.questionary.id },
    once,
  );
  await expect(making).rejects.toThrow();
  await query('alter table report drop constraint not_this');
  expect((await reports()).map((row) => row.employee_id)).toEqual([[one!, two!].sort()[1]]);
});

test('what ends before its last day is in the company’s results the day after its round is over', async () => {
  const everybody = asking.company.people.slice(0, 5);
  const finish = async () => {
    for (const person of everybody) await asking.answer(await tokenOf(person));
    await work();
  };
  const people = async () => {
    const { body } = await house.call(getHeatmap, { token: asking.company.hrToken, query: {} });
    return body.data.rowList.reduce((sum, { peopleCount }) => sum + peopleCount, 0);
  };
  const nextDay = () =>
    house.setNow(new Date(house.context.now().valueOf() + 24 * 60 * 60 * 1000).toISOString());
  const { id } = asking.questionary;
  await finish();
  expect(await people()).toBe(0);
  nextDay();
  expect(await people()).toBe(1);
  const dayOf = () =>
    query<{ day: string; planned: string }>(
      `select date_end::text as day, content ->> 'dateEnd' as planned from report
       where questionary_id = $1`,
      [id],
    );
  const [ended] = await dayOf();
  expect([ended?.day, ended!.planned > ended!.day]).toEqual(['2026-06-15', true]);
  // Another of the same last day begins later: what has been counted stays counted.
  await asking.over();
  await asking.start({ dateEnd: ended!.planned });
  await query('update report set date_end = $2 where questionary_id = $1', [id, ended!.planned]);
  await tasks['make-reports'](
    house.context,
    { brandId: asking.company.brandId, questionaryId: id },
    once,
  );
  expect((await dayOf())[0]?.day).toBe(ended?.planned);
  await finish();
  expect((await dayOf())[0]?.day).toBe('2026-06-16');
});
