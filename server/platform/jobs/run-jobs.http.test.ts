import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import pino from 'pino';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Context } from '#server/context.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import { readConfig } from '#server/platform/shared/config.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { createTestDatabase } from '#test/start/start-database.ts';
import { addJob, addJobs, type JobName, lastPlace } from './add-job.ts';
import { startJobs } from './run-jobs.ts';
import { openHolder } from './take-up.ts';
import type { Tasks, Try } from './tasks.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let context: Context;
const brandId = crypto.randomUUID();
const questionaryId = crypto.randomUUID();
const payload = { brandId, questionaryId };
const letter = { brandId, deliveryId: crypto.randomUUID() };

let done: [JobName, unknown, Try][];
let fail: boolean;
let isMailAway: boolean;
const warned = vi.fn();
const note =
  (name: JobName) =>
  async (_: Context, given: unknown, run: Try): Promise<void> => {
    done.push([name, given, run]);
    if (fail) throw new Error('not now');
  };
const tasks: Tasks = {
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
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, () => {}, { max: 4 });
  context = {
    config: readConfig({}),
    database: { pool },
    now: () => new Date('2026-06-15T09:00:00Z'),
    log: pino({ level: 'silent' }),
    mail: { isAway: () => isMailAway },
  } as Context;
  context.log.warn = warned;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs');
  done = [];
  fail = false;
  isMailAway = false;
});

const inScope = (work: Parameters<typeof withBrand<void>>[1]) =>
  withBrand({ database: { pool }, brandId }, work);

test('a job is done once it is added, and stop waits for it', async () => {
  const jobs = await startJobs(context, database.url, tasks);
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  await expect.poll(() => done).toHaveLength(1);
  await jobs.stop();
  expect(done).toEqual([['make-reports', payload, { attempt: 1, isLast: false, place: 0 }]]);
});

describe('messages that hang', () => {
  /** All places for messages are taken until the test ends. */
  const hanging = (name: JobName) => {
    const ended = new Promise<void>((letGo) => onTestFinished(() => letGo()));
    return {
      ...tasks,
      [name]: async (given: Context, payload: unknown, run: Try) => {
        await note(name)(given, payload, run);
        await ended;
      },
    };
  };
  const letters = Array.from({ length: 40 }, () => ({ brandId, deliveryId: crypto.randomUUID() }));

  test.each(['deliver', 'deliver-slack'] as const)('by %s hold up no work', async (name) => {
    const jobs = await startJobs(context, database.url, hanging(name));
    onTestFinished(() => jobs.stop(0));
    await inScope((scope) => addJobs(scope, name, letters));
    await expect.poll(() => done.length).toBeGreaterThan(0);
    const other = name === 'deliver' ? 'deliver-slack' : 'deliver';
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await inScope((scope) => addJob(scope, other, letters[0]!));
    await expect.poll(() => done.map(([name]) => name)).toContain('make-reports');
    await expect.poll(() => done.map(([name]) => name)).toContain(other);
    expect(done.filter(([one]) => one === name).length).toBeLessThanOrEqual(4);
  });

  test('hold up no work of two processes either, and no letter is taken twice', async () => {
    const both = [1, 2].map(() => startJobs(context, database.url, hanging('deliver')));
    for (const jobs of await Promise.all(both)) onTestFinished(() => jobs.stop(0));
    await inScope((scope) => addJobs(scope, 'deliver', letters));
    await expect.poll(() => done.length).toBe(2 * context.config.smtpConnections);
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await expect.poll(() => done.map(([name]) => name)).toContain('make-reports');
    const taken = done.filter(([name]) => name === 'deliver').map(([, given]) => given);
    expect(new Set(taken.map((given) => JSON.stringify(given))).size).toBe(taken.length);
  });

  test('are left alone while the mail server is away', async () => {
    isMailAway = true;
    const jobs = await startJobs(context, database.url, tasks);
    onTestFinished(() => jobs.stop());
    await inScope((scope) => addJobs(scope, 'deliver', letters.slice(0, 2)));
    await inScope((scope) => addJob(scope, 'deliver-slack', letters[0]!));
    await expect.poll(() => done.map(([name]) => name)).toEqual(['deliver-slack']);
    const left = async () =>
      (await pool.query('select attempts from graphile_worker._private_jobs')).rows;
    await expect.poll(left).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    isMailAway = false;
    await inScope((scope) => addJob(scope, 'deliver', letters[2]!));
    await expect.poll(() => done).toHaveLength(4);
  });
});

test('what somebody waits for goes before work, and lines of companies take turns', async () => {
  const line = (letter: string, length: number) =>
    Array.from({ length }, (_, at) => ({ brandId, deliveryId: `${letter}${at + 1}` }));
  await inScope((scope) => addJobs(scope, 'deliver', line('a', 4), 1));
  await inScope((scope) => addJobs(scope, 'deliver', line('b', 2), 1));
  await inScope((scope) => addJobs(scope, 'deliver', line('c', 1), lastPlace + 5));
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  await inScope((scope) => addJob(scope, 'request-reset', { email: 'a@b.ru', host: 'x' }));
  await runDueJobs(context, tasks);
  const order = done.map(([name, given]) => (given as { deliveryId?: string }).deliveryId ?? name);
  expect(order).toEqual([
    'request-reset',
    'make-reports',
    'a1',
    'b1',
    'a2',
    'b2',
    'a3',
    'a4',
    'c1',
  ]);
});

describe('work of a company that has much', () => {
  const other = crypto.randomUUID();
  const much = Array.from({ length: 500 }, () => ({ ...payload, questionaryId: 'much' }));
  const few = { brandId: other, questionaryId: 'few' };
  const addMuch = () =>
    inScope(async (scope) => {
      for (const one of much) await addJob(scope, 'make-reports', one);
    });
  const whose = () => done.map(([, given]) => (given as typeof few).questionaryId);

  test('lets others have their turn, and its own of other kinds', async () => {
    await addMuch();
    await inScope((scope) => addJob(scope, 'make-reports', few));
    await inScope((scope) => addJob(scope, 'make-archive', { brandId, archiveId: 'own' }));
    await runDueJobs(context, tasks);
    expect(done).toHaveLength(502);
    expect(whose().indexOf('few')).toBeLessThan(3);
    expect(done.findIndex(([name]) => name === 'make-archive')).toBeLessThan(3);
  });

  test('leaves a place free for them, however long each takes', async () => {
    const ended = new Promise<void>((letGo) => onTestFinished(() => letGo()));
    const jobs = await startJobs(context, database.url, {
      ...tasks,
      'make-reports': async (given, of, run) => {
        await note('make-reports')(given, of, run);
        if (of.questionaryId === 'much') await ended;
      },
    });
    onTestFinished(() => jobs.stop(0));
    await addMuch();
    // The first of them stands behind nobody, so it may have a place of either half.
    await expect.poll(() => done.length).toBeGreaterThan(1);
    await inScope((scope) => addJob(scope, 'make-reports', few));
    await expect.poll(whose).toContain('few');
  });

  test('that failed or is meant for later keeps nobody in line', async () => {
    const runAt = new Date(Date.now() + 86_400_000);
    await inScope((scope) => addJob(scope, 'make-reports', payload, { runAt }));
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where run_at <= now()`,
    );
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    const { rows } = await pool.query(
      'select priority as place, flags from graphile_worker._private_jobs order by id desc limit 1',
    );
    expect(rows).toEqual([{ place: 0, flags: null }]);
  });
});

test('a job that fails is logged with its company’s name, and so is what it logs', async () => {
  await pool.query(
    `insert into brand (id, slug, name, short_name) values ($1, 'north', 'N', 'N')
    on conflict do nothing`,
    [brandId],
  );
  const lines: { company?: string; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const failing: Tasks = {
    ...tasks,
    'make-reports': async ({ log: own }) => {
      own.info('at work');
      throw new Error('not now');
    },
  };
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  await inScope((scope) =>
    addJob(scope, 'make-reports', { ...payload, brandId: crypto.randomUUID() }),
  );
  await runDueJobs({ ...context, log }, failing);
  await expect.poll(() => lines.filter(({ msg }) => msg.startsWith('Failed'))).toHaveLength(2);
  const of = (start: string) =>
    lines.filter(({ msg }) => msg.startsWith(start)).map(({ company }) => company ?? null);
  expect(of('at work')).toEqual(['north', null]);
  expect(of('Failed').toSorted()).toEqual(['north', null]);
});

test('the clock starts what it is told to, and ignores a crontab in the folder', async () => {
  const jobs = await startJobs(context, database.url, tasks, { 'delete-expired': '40 1 * * *' });
  const known = () => pool.query('select identifier from graphile_worker._private_known_crontabs');
  await expect.poll(async () => (await known()).rows).toEqual([{ identifier: 'delete-expired' }]);
  await jobs.stop();
});

describe('a clock that was ahead', () => {
  const everyMinute = { 'delete-expired': '* * * * *' } as const;

  test('keeps nothing from being started when it is right again', async () => {
    await pool.query(`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('delete-expired', now(), now() + interval '40 days')
      on conflict (identifier) do update set last_execution = excluded.last_execution`);
    const runAt = new Date(Date.now() + 3_600_000);
    await inScope((scope) => addJob(scope, 'invite-participants', payload, { runAt }));
    // A letter that waits a minute for a mail server, by a process whose clock alone was ahead.
    const yearOn = new Date(Date.now() + 366 * 86_400_000);
    await inScope((scope) => addJob(scope, 'deliver-slack', letter, { runAt: yearOn }));
    await inScope((scope) => addJob(scope, 'deliver', letter, { place: 7 }));
    await pool.query(`update graphile_worker._private_jobs set
      run_at = now() + interval '40 days 1 minute', created_at = now() + interval '40 days',
      updated_at = now() + interval '40 days' where priority = 7`);
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await pool.query(`update graphile_worker._private_jobs set
      run_at = now() + interval '40 days', created_at = now() + interval '40 days',
      updated_at = now() + interval '40 days' where run_at <= now()`);
    const jobs = await startJobs(context, database.url, tasks, everyMinute);
    const waited = ['deliver', 'deliver-slack', 'make-reports'];
    const began = () => done.map(([name]) => name).toSorted();
    await expect.poll(began).toEqual(expect.arrayContaining(waited));
    await jobs.stop();
    expect(began()).not.toContain('invite-participants');
    const { rows } = await pool.query(`select last_execution <= now() as past
      from graphile_worker._private_known_crontabs where identifier = 'delete-expired'`);
    expect(rows).toEqual([{ past: true }]);
  });

  test('and is put back while the jobs run starts them by the right time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:59:59.900Z') });
    const jobs = await startJobs(context, database.url, tasks, everyMinute);
    vi.setSystemTime('2026-06-15T09:30:59.900Z');
    await expect.poll(() => warned).toHaveBeenCalledWith(expect.stringContaining('put back'));
    vi.setSystemTime('2026-06-15T09:31:00.000Z');
    await pool.query('delete from graphile_worker._private_known_crontabs');
    await expect.poll(() => done.map(([name]) => name)).toEqual(['delete-expired']);
    await jobs.stop();
    vi.useRealTimers();
  });
});

test('a job happens with what causes it, or not at all', async () => {
  const refused = inScope(async (scope) => {
    await addJob(scope, 'make-reports', payload);
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  await runDueJobs(context, tasks);
  expect(done).toEqual([]);
});

test('many are added at once, each with what it is given', async () => {
  const given = ['a', 'b', 'c'].map((deliveryId) => ({ brandId, deliveryId }));
  await inScope((scope) => addJobs(scope, 'deliver', given));
  await runDueJobs(context, tasks);
  expect(done.map(([name, what]) => [name, what])).toEqual(given.map((what) => ['deliver', what]));
});

test('our clock decides what is due, and a key replaces a waiting job', async () => {
  const runAt = new Date('2026-06-15T09:30:00Z');
  const times = [new Date('2027-01-01T00:00:00Z'), runAt];
  for (const at of times) {
    await inScope((scope) =>
      addJob(scope, 'invite-participants', payload, { runAt: at, key: 'k' }),
    );
  }
  await runDueJobs(context, tasks);
  expect(done).toEqual([]);
  await runDueJobs({ ...context, now: () => runAt }, tasks);
  await runDueJobs({ ...context, now: () => runAt }, tasks);
  expect(done).toHaveLength(1);
});

test('a job that fails is tried again, and told which try is the last', async () => {
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  fail = true;
  for (let time = 0; time < 13; time += 1) await runDueJobs(context, tasks);
  expect(done.map(([, , run]) => run)).toEqual(
    Array.from({ length: 12 }, (_, n) => ({ attempt: n + 1, isLast: n === 11, place: 0 })),
  );
});

test('after waiting for the jobs every outcome is written, however slow that is', async () => {
  await pool.query(`
    create function take_long() returns trigger language plpgsql as
      'begin perform pg_sleep(0.2); return coalesce(new, old); end';
    create trigger slow_failure before update on graphile_worker._private_jobs
      for each row when (old.locked_at is not null and new.locked_at is null)
      execute function take_long();
    create trigger slow_success before delete on graphile_worker._private_jobs
      for each row execute function take_long();`);
  const left = async () =>
    (await pool.query('select locked_at from graphile_worker._private_jobs')).rows;
  try {
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await runDueJobs(context, tasks);
    expect(await left()).toEqual([]);
    fail = true;
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await runDueJobs(context, tasks);
    expect(await left()).toEqual([{ locked_at: null }]);
  } finally {
    await pool.query('drop function take_long cascade');
  }
});

describe('jobs that somebody has under way', () => {
  const lockedBy = (worker: string) =>
    pool.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = $1`,
      [worker],
    );

  test('are taken up at once when that process is gone, and the others are left', async () => {
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await lockedBy('of-a-living-process');
    const living = await openHolder(database.url, () => {});
    await living.hold('of-a-living-process');
    const untouched = await startJobs(context, database.url, tasks);
    await inScope((scope) => addJob(scope, 'end-questionaries', {}));
    await expect.poll(() => done).toHaveLength(1);
    await untouched.stop();
    expect(done.map(([name]) => name)).toEqual(['end-questionaries']);

    await living.close();
    const next = await startJobs(context, database.url, tasks);
    await expect.poll(() => done).toHaveLength(2);
    await next.stop();
    expect(done[1]).toEqual(['make-reports', payload, { attempt: 2, isLast: false, place: 0 }]);
  });

  test('are taken up once by the others within a minute, when that process is killed', async () => {
    const child = spawn(process.execPath, [
      '-e',
      `const client = new (require('pg').Client)(process.argv[1]);
       client.connect()
         .then(() => client.query("select pg_advisory_lock(360000002, hashtext('of-a-killed-process'))"))
         .then(() => console.log('held'));
       setInterval(() => {}, 1000);`,
      database.url,
    ]);
    await once(child.stdout, 'data');
    await inScope((scope) => addJob(scope, 'deliver', { brandId, deliveryId: questionaryId }));
    await lockedBy('of-a-killed-process');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const others = [
      await startJobs(context, database.url, tasks),
      await startJobs(context, database.url, tasks),
    ];
    const wake = () => inScope((scope) => addJob(scope, 'end-questionaries', {}));
    vi.advanceTimersByTime(60_000);
    await wake();
    await expect.poll(() => done.map(([name]) => name)).toEqual(['end-questionaries']);

    child.kill('SIGKILL');
    await once(child, 'exit');
    // PostgreSQL learns of it a moment later.
    const isLetGo = () =>
      pool.query(
        "select where pg_try_advisory_xact_lock(360000002, hashtext('of-a-killed-process'))",
      );
    await expect.poll(async () => (await isLetGo()).rowCount).toBe(1);
    vi.advanceTimersByTime(60_000);
    const free = () =>
      pool.query(
        "select from graphile_worker._private_jobs where locked_by = 'of-a-killed-process'",
      );
    await expect.poll(async () => (await free()).rowCount).toBe(0);
    await wake();
    await expect.poll(() => done).toHaveLength(3);
    for (const { stop } of others) await stop();
    expect(done.map(([name]) => name).toSorted()).toEqual([
      'deliver',
      'end-questionaries',
      'end-questionaries',
    ]);
  });

  test('are given back by a stop that cannot wait for them', async () => {
    let isBegun = false;
    const hanging: Tasks = {
      ...tasks,
      'make-reports': () => {
        isBegun = true;
        return new Promise(() => {});
      },
    };
    const jobs = await startJobs(context, database.url, hanging);
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await expect.poll(() => isBegun).toBe(true);
    await jobs.stop(0);
    const { rows } = await pool.query('select locked_by from graphile_worker._private_jobs');
    expect(rows).toEqual([{ locked_by: null }]);
  });

  test('stay held when the connection that holds them breaks and comes back', async () => {
    const living = await openHolder(database.url, () => {});
    await living.hold('of-a-living-process');
    const holders = `select l.pid from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 360000002`;
    const [before] = (await pool.query<{ pid: number }>(holders)).rows;
    await pool.query('select pg_terminate_backend($1)', [before?.pid]);
    const others = async () => {
      const { rows } = await pool.query<{ pid: number }>(holders);
      return rows.filter(({ pid }) => pid !== before?.pid);
    };
    await expect.poll(others).toHaveLength(1);
    await living.close();
  });
});
