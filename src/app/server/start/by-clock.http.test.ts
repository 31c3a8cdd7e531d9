import { expect, test } from 'vitest';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import { countStatements } from '#test/database/statements.ts';
import { makeBrand, makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { cron, tasks } from './tasks.ts';
import { readWork } from './work-in-hand.ts';

/** What the clock starts asks once for all companies, and touches only those that have work. */
const house = startApp();

async function statementsOfClock(): Promise<number> {
  const { statements } = await countStatements(async () => {
    for (const name of Object.keys(cron) as JobName[]) {
      const task = tasks[name] as (context: object, payload: object, run: object) => Promise<void>;
      await task(house.context, {}, { attempt: 1, isLast: false });
    }
    await readWork(house.context);
    return { status: 200 };
  });
  return statements;
}

test('idle companies cost nothing, however many they are', async () => {
  await makeCompany(house.context.database, new Date(testNow));
  const few = await statementsOfClock();
  for (let made = 0; made < 40; made += 1) await makeBrand(house.context.database);
  expect(await statementsOfClock()).toBe(few);
  expect(few).toBeGreaterThan(8);
  // One for each table in which something expires or falls due.
  expect(few).toBeLessThanOrEqual(40);
});
