import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { tasks as allTasks } from '#app/server/start/tasks.ts';
import type { Context } from '#platform/server/context.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import type { Tasks, Try } from '#platform/server/jobs/tasks.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { createTestDatabase } from '#test/start/start-database.ts';
import { deleteJobs } from './queued-jobs.ts';

export const brandId = crypto.randomUUID();
export const questionaryId = crypto.randomUUID();
export const payload = { brandId, questionaryId };

/** Jobs of a database of its own that do nothing but note that they ran, and how the next of them fare. */
export const noted = {
  done: [] as [JobName, unknown, Try][],
  /** Whether the jobs fail. */
  fail: false,
  isMailAway: false,
  warned: vi.fn(),
  url: '',
  pool: undefined as unknown as pg.Pool,
  context: undefined as unknown as Context,
};

export const noteJob =
  (name: JobName) =>
  async (_: Context, given: unknown, run: Try): Promise<void> => {
    noted.done.push([name, given, run]);
    if (noted.fail) throw new Error('not now');
  };

export const tasks = Object.fromEntries(
  (Object.keys(allTasks) as JobName[]).map((name) => [name, noteJob(name)]),
) as unknown as Tasks;

export const inScope = (work: Parameters<typeof withBrand<void>>[1]) =>
  withBrand({ database: { pool: noted.pool }, brandId }, work);

/** At the top of a test file: the database is made before its tests, and each begins without a job. */
export function prepareNotedJobs(): void {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    noted.url = database.url;
    noted.pool = openPool(database.url, () => {}, { max: 4 });
    noted.context = {
      config: readConfig({}),
      database: { pool: noted.pool },
      now: () => new Date('2026-06-15T09:00:00Z'),
      log: pino({ level: 'silent' }),
      mail: { isAway: () => noted.isMailAway },
    } as Context;
    noted.context.log.warn = noted.warned;
  });
  afterAll(async () => {
    await noted.pool.end();
    await database.drop();
  });
  beforeEach(async () => {
    await deleteJobs(noted);
    Object.assign(noted, { done: [], fail: false, isMailAway: false });
  });
}
