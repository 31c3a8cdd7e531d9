import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { makeCompany } from '#test/factories.ts';
import { deleteJobs } from '#test/fake/queued-jobs.ts';
import { startAsking } from '#test/start/start-asking.ts';
import type { JobName } from './add-job.ts';

const asking = startAsking();
const { house, query } = asking;

const run = (name: JobName) =>
  tasks[name](house.context, {} as never, { attempt: 1, isLast: false });

/** Makes everything about that brand's questionaries unreadable from here on. */
const breakReading = (brandId: string) =>
  query(`create policy broken on questionary as restrictive using (case
    when current_setting('app.brand_id') = '${brandId}'
    then current_setting('app.brand_id')::integer = 0 else true end)`);

test('a brand whose data breaks a scheduled job does not hold up other brands', async () => {
  const broken = { ...asking.company, questionaryId: asking.questionary.id };
  asking.company = await makeCompany(house.context.database, house.context.now());
  const { id } = await asking.start();
  await asking.answer(await asking.tokenOf(asking.company.people[1]));
  const statuses = () =>
    query('select status from questionary where id = any($1) order by id = $2', [
      [broken.questionaryId, id],
      id,
    ]);

  await query(`update brand set time_zone = 'Nowhere/Never' where id = $1`, [broken.brandId]);
  // Updates the good brand, so that it is read after the broken one.
  await query('update brand set active = true where id = $1', [asking.company.brandId]);
  house.setNow('2026-06-30T21:30:00Z');
  await expect(run('end-questionaries')).rejects.toThrow('Nowhere/Never');
  expect(await statuses()).toEqual([{ status: 'inwork' }, { status: 'done' }]);

  await query(`update questionary set status = 'done', done_at = $2 where id = $1`, [
    broken.questionaryId,
    house.context.now(),
  ]);
  await breakReading(broken.brandId);
  await deleteJobs(house.context.database);
  house.setNow('2026-06-30T23:00:00Z');
  await expect(run('make-missing-reports')).rejects.toThrow('integer');
  await asking.work();
  expect(await query('select from report where questionary_id = $1', [id])).toHaveLength(1);
});
