import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { findRunning } from '#platform/server/db/embedded/embedded.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { type Mailbox, startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { freePort } from '#test/start/built-product.ts';
import { startApp, type TestApp } from '#test/start/start-app.ts';
import { createThrowAway } from '#test/start/start-database.ts';
import { laneProduct } from './lanes.ts';

export interface ClockedProduct {
  url: string;
  house: TestApp;
  box: Mailbox;
  /** The day that many days from the first one. */
  day(from: number): string;
  /** It is that day and hour in Moscow: what the clock starts by then is begun. */
  strikes(day: string, hour: string): Promise<void>;
  /** Does what was left for the background, letters too. A minute passes: letters of a wave wait for its next part. */
  work(): Promise<void>;
}

/** What moves a cycle, its answers and its reports on. */
const byClock: JobName[] = [
  'cycle-days',
  'end-questionaries',
  'make-missing-reports',
  'open-reports',
  'task-letters',
  'follow-ups',
  'invite-due',
];

/**
 * The product in this process: on a clock that the walk sets, with a mail server of its own and an empty database on
 * the lane's server. It begins at noon of today, so that browsers take its cookies. Call it at the top of the file,
 * before `startBrowser`.
 */
export function startClockedProduct(settings: Record<string, string> = {}): ClockedProduct {
  const box = startMailbox();
  const env = Object.assign(box.env, settings);
  beforeAll(async () => {
    env.PORT = `${await freePort()}`;
    env.PUBLIC_URL = `http://localhost:${env.PORT}`;
  });
  const house = startApp(env, createMigrated);
  const first = dateIn('Europe/Moscow', new Date());
  const started: ClockedProduct = {
    url: '',
    house,
    box,
    day: (from) => addDays(first, from),
    strikes: async (day, hour) => {
      house.setNow(`${day}T${hour}:00+03:00`);
      for (const name of byClock) {
        await tasks[name](house.context, {} as never, { attempt: 1, isLast: false });
      }
    },
    work: async () => {
      await runDueJobs(house.context, tasks);
      house.setNow(new Date(house.context.now().getTime() + 60_000).toISOString());
      await runDueJobs(house.context, tasks);
    },
  };
  beforeAll(async () => {
    house.setNow(`${first}T12:00:00+03:00`);
    started.url = env.PUBLIC_URL ?? '';
    await house.app.listen({ port: Number(env.PORT), host: 'localhost' });
  });
  // A page may still be asking.
  afterAll(() => house.app?.server.closeAllConnections());
  return started;
}

async function createMigrated() {
  const server = process.env.TEST_DATABASE_URL;
  const url = server ?? (await findRunning(join(laneProduct().dataDir, 'postgresql')));
  if (!url) throw new Error('the lane’s product has no database');
  const database = await createThrowAway(url, 'walks');
  await migrate(database.url);
  return database;
}
