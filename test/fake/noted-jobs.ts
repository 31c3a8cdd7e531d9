import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Context } from '#platform/server/context.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import type { Tasks, Try } from '#platform/server/jobs/tasks.ts';
import { readConfig } from '#platform/server/shared/config.ts';
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

export const noteJob =
  (name: JobName) =>
  async (_: Context, given: unknown, run: Try): Promise<void> => {
    noted.done.push([name, given, run]);
    if (noted.fail) throw new Error('not now');
  };

export const tasks: Tasks = {
  'invite-participants': noteJob('invite-participants'),
  'invite-due': noteJob('invite-due'),
  'find-due-sources': noteJob('find-due-sources'),
  'read-source': noteJob('read-source'),
  'remind-due': noteJob('remind-due'),
  'launch-cycle': noteJob('launch-cycle'),
  'cycle-days': noteJob('cycle-days'),
  'close-plans': noteJob('close-plans'),
  'tell-tasks': noteJob('tell-tasks'),
  'task-letters': noteJob('task-letters'),
  'open-reports': noteJob('open-reports'),
  'invite-unreached': noteJob('invite-unreached'),
  'tell-additions': noteJob('tell-additions'),
  'tell-earlier-end': noteJob('tell-earlier-end'),
  'tell-redirected': noteJob('tell-redirected'),
  'tell-news': noteJob('tell-news'),
  deliver: noteJob('deliver'),
  'deliver-slack': noteJob('deliver-slack'),
  'deliver-forgotten': noteJob('deliver-forgotten'),
  'send-hooks': noteJob('send-hooks'),
  'send-due-hooks': noteJob('send-due-hooks'),
  'welcome-user': noteJob('welcome-user'),
  'request-reset': noteJob('request-reset'),
  'note-failed-sign-in': noteJob('note-failed-sign-in'),
  'tell-new-device': noteJob('tell-new-device'),
  'tell-factor': noteJob('tell-factor'),
  'mail-code': noteJob('mail-code'),
  'let-in': noteJob('let-in'),
  'tell-asked': noteJob('tell-asked'),
  'tell-no-groups': noteJob('tell-no-groups'),
  'tell-spare-used': noteJob('tell-spare-used'),
  'tell-paused': noteJob('tell-paused'),
  'tell-key-ends': noteJob('tell-key-ends'),
  'do-right': noteJob('do-right'),
  'erase-person': noteJob('erase-person'),
  'prove-email': noteJob('prove-email'),
  'make-reports': noteJob('make-reports'),
  'make-pdfs': noteJob('make-pdfs'),
  'make-missing-reports': noteJob('make-missing-reports'),
  'end-questionaries': noteJob('end-questionaries'),
  'forget-handovers': noteJob('forget-handovers'),
  'make-archive': noteJob('make-archive'),
  'delete-archives': noteJob('delete-archives'),
  'destroy-keys': noteJob('destroy-keys'),
  'destroy-forgotten-keys': noteJob('destroy-forgotten-keys'),
  'find-lost-keys': noteJob('find-lost-keys'),
  'delete-expired': noteJob('delete-expired'),
  'delete-old': noteJob('delete-old'),
  'check-sso': noteJob('check-sso'),
  'keep-terms': noteJob('keep-terms'),
  'count-company': noteJob('count-company'),
  'write-audit-lines': noteJob('write-audit-lines'),
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
