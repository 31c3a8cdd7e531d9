import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import type { JobName } from '#server/platform/jobs/add-job.ts';
import type { Tasks, Try } from '#server/platform/jobs/tasks.ts';
import { readConfig } from '#server/platform/shared/config.ts';
import { createTestDatabase } from '#test/start/start-database.ts';

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

export const note =
  (name: JobName) =>
  async (_: Context, given: unknown, run: Try): Promise<void> => {
    noted.done.push([name, given, run]);
    if (noted.fail) throw new Error('not now');
  };

export const tasks: Tasks = {
  'invite-participants': note('invite-participants'),
  'invite-due': note('invite-due'),
  'remind-due': note('remind-due'),
  'launch-cycle': note('launch-cycle'),
  'cycle-days': note('cycle-days'),
  'close-plans': note('close-plans'),
  'tell-tasks': note('tell-tasks'),
  'task-letters': note('task-letters'),
  'open-reports': note('open-reports'),
  'invite-unreached': note('invite-unreached'),
  'tell-additions': note('tell-additions'),
  'tell-earlier-end': note('tell-earlier-end'),
  'tell-redirected': note('tell-redirected'),
  'tell-news': note('tell-news'),
  deliver: note('deliver'),
  'deliver-slack': note('deliver-slack'),
  'welcome-user': note('welcome-user'),
  'request-reset': note('request-reset'),
  'note-failed-sign-in': note('note-failed-sign-in'),
  'tell-new-device': note('tell-new-device'),
  'tell-factor': note('tell-factor'),
  'mail-code': note('mail-code'),
  'let-in': note('let-in'),
  'tell-asked': note('tell-asked'),
  'tell-no-groups': note('tell-no-groups'),
  'tell-spare-used': note('tell-spare-used'),
  'do-right': note('do-right'),
  'erase-person': note('erase-person'),
  'prove-email': note('prove-email'),
  'make-reports': note('make-reports'),
  'make-pdfs': note('make-pdfs'),
  'make-missing-reports': note('make-missing-reports'),
  'end-questionaries': note('end-questionaries'),
  'forget-handovers': note('forget-handovers'),
  'make-archive': note('make-archive'),
  'delete-archives': note('delete-archives'),
  'destroy-keys': note('destroy-keys'),
  'destroy-forgotten-keys': note('destroy-forgotten-keys'),
  'find-lost-keys': note('find-lost-keys'),
  'delete-expired': note('delete-expired'),
  'delete-old': note('delete-old'),
  'check-sso': note('check-sso'),
  'keep-terms': note('keep-terms'),
  'write-audit-lines': note('write-audit-lines'),
};

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
    await noted.pool.query('delete from graphile_worker._private_jobs');
    Object.assign(noted, { done: [], fail: false, isMailAway: false });
  });
}
