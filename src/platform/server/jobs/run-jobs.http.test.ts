import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';
import {
  brandId,
  inScope,
  noted,
  payload,
  prepareNotedJobs,
  tasks,
} from '#test/fake/noted-jobs.ts';
import { changeJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { addJob, addJobs } from './add-job.ts';
import { lettingGoOnce } from './lane.ts';
import { startJobs } from './run-jobs.ts';
import type { Tasks } from './tasks.ts';

prepareNotedJobs();

test('a job is done once it is added, and stop waits for it', async () => {
  const jobs = await startJobs(noted.context, noted.url, tasks);
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  await expect.poll(() => noted.done).toHaveLength(1);
  await jobs.stop();
  expect(noted.done).toEqual([['make-reports', payload, { attempt: 1, isLast: false, place: 0 }]]);
});

test('a job that fails is logged with its company’s name, and so is what it logs', async () => {
  await noted.pool.query(
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
  await runDueJobs({ ...noted.context, log }, failing);
  await expect.poll(() => lines.filter(({ msg }) => msg.startsWith('Failed'))).toHaveLength(2);
  const of = (start: string) =>
    lines.filter(({ msg }) => msg.startsWith(start)).map(({ company }) => company ?? null);
  expect(of('at work')).toEqual(['north', null]);
  expect(of('Failed').toSorted()).toEqual(['north', null]);
});

test('a job happens with what causes it, or not at all', async () => {
  const refused = inScope(async (scope) => {
    await addJob(scope, 'make-reports', payload);
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  await runDueJobs(noted.context, tasks);
  expect(noted.done).toEqual([]);
});

test('many are added at once, each with what it is given', async () => {
  const given = ['a', 'b', 'c'].map((deliveryId) => ({ brandId, deliveryId }));
  await inScope((scope) => addJobs(scope, 'deliver', given));
  await runDueJobs(noted.context, tasks);
  expect(noted.done.map(([name, what]) => [name, what])).toEqual(
    given.map((what) => ['deliver', what]),
  );
});

test('our clock decides what is due, and a key replaces a waiting job', async () => {
  const runAt = new Date('2026-06-15T09:30:00Z');
  const times = [new Date('2027-01-01T00:00:00Z'), runAt];
  for (const at of times) {
    await inScope((scope) =>
      addJob(scope, 'invite-participants', payload, { runAt: at, key: 'k' }),
    );
  }
  await runDueJobs(noted.context, tasks);
  expect(noted.done).toEqual([]);
  await runDueJobs({ ...noted.context, now: () => runAt }, tasks);
  await runDueJobs({ ...noted.context, now: () => runAt }, tasks);
  expect(noted.done).toHaveLength(1);
});

test('a job that fails is tried again, and told which try is the last', async () => {
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  noted.fail = true;
  for (let time = 0; time < 13; time += 1) await runDueJobs(noted.context, tasks);
  expect(noted.done.map(([, , run]) => run)).toEqual(
    Array.from({ length: 12 }, (_, n) => ({ attempt: n + 1, isLast: n === 11, place: 0 })),
  );
});

test('a failure is noted whatever its message', async () => {
  const failing: Tasks = {
    ...tasks,
    'make-reports': async () => {
      throw new Error('Unexpected token \0');
    },
  };
  await inScope((scope) => addJob(scope, 'make-reports', payload));
  await runDueJobs(noted.context, failing);
  expect(await queuedJobs(noted)).toMatchObject([
    { last_error: 'Unexpected token ', locked_by: null },
  ]);
});

test('after waiting for the jobs every outcome is written, however slow that is', async () => {
  await noted.pool.query(`
    create function take_long() returns trigger language plpgsql as
      'begin perform pg_sleep(0.2); return coalesce(new, old); end';
    create trigger slow_failure before update on graphile_worker._private_jobs
      for each row when (old.locked_at is not null and new.locked_at is null)
      execute function take_long();
    create trigger slow_success before delete on graphile_worker._private_jobs
      for each row execute function take_long();`);
  try {
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await runDueJobs(noted.context, tasks);
    expect(await queuedJobs(noted)).toEqual([]);
    noted.fail = true;
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await runDueJobs(noted.context, tasks);
    expect(await queuedJobs(noted)).toMatchObject([{ locked_by: null }]);
  } finally {
    await noted.pool.query('drop function take_long cascade');
  }
});

describe('a connection that breaks', () => {
  /** The first two connections that note what became of a job break at it. */
  const breakTwo = `
    create sequence noting;
    create function break_two() returns trigger language plpgsql as $$ begin
      if (tg_op = 'DELETE' or new.last_error is distinct from old.last_error)
        and nextval('noting') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return coalesce(new, old);
    end $$;
    create trigger breaking before delete or update on graphile_worker._private_jobs
      for each row when (old.locked_at is not null) execute function break_two();`;
  afterEach(async () => {
    await noted.pool.query('drop function if exists break_two cascade');
    await noted.pool.query('drop sequence if exists noting');
  });
  /** How many jobs there are; those that are to be tried again later are due now. */
  const left = async () => {
    await changeJobs(noted, 'run_at = now()', 'locked_at is null');
    return (await queuedJobs(noted)).length;
  };

  test.each([
    ['done', false],
    ['failed', true],
  ])('while a job is noted as %s keeps no job from being done', async (_, fail) => {
    noted.fail = fail;
    await noted.pool.query(breakTwo);
    const jobs = await startJobs(noted.context, noted.url, tasks);
    const given = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ brandId, deliveryId: id }));
    await inScope((scope) => addJobs(scope, 'deliver', given));
    // Whatever is tried again meanwhile is done more than once.
    const done = () => new Set(noted.done.map(([, what]) => JSON.stringify(what)));
    await expect.poll(done).toEqual(new Set(given.map((one) => JSON.stringify(one))));
    noted.fail = false;
    await expect.poll(left).toBe(0);
    await jobs.stop();
  });

  test('or leads to a database that only reads for a while keeps no job from being done', async () => {
    await noted.pool.query(`
      create sequence noting;
      create function break_two() returns trigger language plpgsql as $$ begin
        if nextval('noting') <= 12 then
          raise exception 'cannot execute INSERT' using errcode = 'read_only_sql_transaction';
        end if;
        return new;
      end $$;
      create trigger breaking before insert on graphile_worker._private_tasks
        for each row execute function break_two();`);
    const jobs = await startJobs(noted.context, noted.url, tasks);
    await noted.pool.query('alter table graphile_worker._private_tasks disable trigger breaking');
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await expect.poll(() => noted.done).toHaveLength(1);
    await jobs.stop();
  });

  test('while it is let go is let go once', async () => {
    const pool = lettingGoOnce(openPool(noted.url, () => {}, { max: 1 }));
    const twice = await new Promise<() => void>((resolve) => {
      pool.connect((_error, _client, release) =>
        resolve(() => {
          release();
          release();
        }),
      );
    });
    expect(twice).not.toThrow();
    expect(pool.idleCount).toBe(1);
    await pool.end();
  });

  test('takes no job along whose taking was never answered', async () => {
    let name = '';
    let end = () => {};
    const slow: Tasks = {
      ...tasks,
      'make-reports': async (...run) => {
        await tasks['make-reports'](...run);
        await new Promise<void>((resolve) => {
          end = resolve;
        });
      },
    };
    const jobs = await startJobs(noted.context, noted.url, slow);
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await expect.poll(() => noted.done).toHaveLength(1);
    name = (await queuedJobs(noted))[0]?.locked_by ?? '';
    await inScope(async (scope) => {
      await addJob(scope, 'delete-expired', {}, { runAt: new Date('2027-01-01T00:00:00Z') });
    });
    await changeJobs(
      noted,
      `run_at = now(), attempts = 1, locked_at = now(), locked_by = '${name}'`,
      'locked_by is null',
    );
    await noted.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'LISTEN%'`,
    );
    // The job under way is waited for, and isn't done twice.
    await inScope((scope) => addJob(scope, 'end-questionaries', {}));
    await expect.poll(() => noted.done).toHaveLength(2);
    end();
    await expect.poll(left).toBe(0);
    await jobs.stop();
    expect(noted.done.map(([name]) => name)).toEqual([
      'make-reports',
      'end-questionaries',
      'delete-expired',
    ]);
  });
});
