import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  brandId,
  inScope,
  noted,
  payload,
  prepareNotedJobs,
  questionaryId,
  tasks,
} from '#test/fake/noted-jobs.ts';
import { changeJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { addJob } from './add-job.ts';
import { startJobs } from './run-jobs.ts';
import { openHolder, takeUpAbandoned } from './take-up.ts';
import type { Tasks } from './tasks.ts';

prepareNotedJobs();

describe('jobs that somebody has under way', () => {
  const lockedBy = (worker: string, attempts = '1') =>
    changeJobs(noted, `attempts = ${attempts}, locked_at = now(), locked_by = '${worker}'`);

  test('are taken up at once when that process is gone, and the others are left', async () => {
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await lockedBy('of-a-living-process');
    const living = await openHolder(noted.url, () => {});
    await living.hold('of-a-living-process');
    const untouched = await startJobs(noted.context, noted.url, tasks);
    await inScope((scope) => addJob(scope, 'end-questionaries', {}));
    await expect.poll(() => noted.done).toHaveLength(1);
    await untouched.stop();
    expect(noted.done.map(([name]) => name)).toEqual(['end-questionaries']);

    await living.close();
    const next = await startJobs(noted.context, noted.url, tasks);
    await expect.poll(() => noted.done).toHaveLength(2);
    await next.stop();
    expect(noted.done[1]).toEqual([
      'make-reports',
      payload,
      { attempt: 1, isLast: false, place: 0 },
    ]);
  });

  test('are taken up once by the others within a minute, when that process is killed', async () => {
    const child = spawn(process.execPath, [
      '-e',
      `const client = new (require('pg').Client)(process.argv[1]);
       client.connect()
         .then(() => client.query("select pg_advisory_lock(360000002, hashtext('of-a-killed-process'))"))
         .then(() => console.log('held'));
       setInterval(() => {}, 1000);`,
      noted.url,
    ]);
    await once(child.stdout, 'data');
    await inScope((scope) => addJob(scope, 'deliver', { brandId, deliveryId: questionaryId }));
    await lockedBy('of-a-killed-process');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const others = [
      await startJobs(noted.context, noted.url, tasks),
      await startJobs(noted.context, noted.url, tasks),
    ];
    const wake = () => inScope((scope) => addJob(scope, 'end-questionaries', {}));
    vi.advanceTimersByTime(60_000);
    await wake();
    await expect.poll(() => noted.done.map(([name]) => name)).toEqual(['end-questionaries']);

    child.kill('SIGKILL');
    await once(child, 'exit');
    // PostgreSQL learns of it a moment later.
    const isLetGo = () =>
      noted.pool.query(
        "select where pg_try_advisory_xact_lock(360000002, hashtext('of-a-killed-process'))",
      );
    await expect.poll(async () => (await isLetGo()).rowCount).toBe(1);
    vi.advanceTimersByTime(60_000);
    const holders = async () => (await queuedJobs(noted)).map(({ locked_by }) => locked_by);
    await expect.poll(holders).not.toContain('of-a-killed-process');
    await wake();
    await expect.poll(() => noted.done).toHaveLength(3);
    for (const { stop } of others) await stop();
    expect(noted.done.map(([name]) => name).toSorted()).toEqual([
      'deliver',
      'end-questionaries',
      'end-questionaries',
    ]);
  });

  test('cost no try however often their process ends, and wait from the second time on', async () => {
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await changeJobs(noted, 'attempts = 11');
    const state = async () => {
      const [job] = await queuedJobs(noted);
      const waits = Number(job?.run_at) - Number(job?.created_at) > 1_000;
      return { attempts: job?.attempts, times: job?.last_error?.match(/\d+$/)?.[0], waits };
    };
    for (let times = 1; times <= 14; times += 1) {
      await lockedBy(`gone-${times}`, 'attempts + 1');
      await takeUpAbandoned(noted.pool);
      expect(await state()).toEqual({ attempts: 11, times: `${times}`, waits: times > 1 });
    }
    const soon = `run_at > now() and run_at <= now() + interval '10 min'`;
    expect(await changeJobs(noted, 'run_at = now()', soon)).toHaveLength(1);
    const jobs = await startJobs(noted.context, noted.url, tasks);
    await expect.poll(() => noted.done).toHaveLength(1);
    await jobs.stop();
    expect(noted.done[0]?.[2]).toEqual({ attempt: 12, isLast: true, place: 0 });
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
    const jobs = await startJobs(noted.context, noted.url, hanging);
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await expect.poll(() => isBegun).toBe(true);
    await jobs.stop(0);
    expect(await queuedJobs(noted)).toMatchObject([{ locked_by: null }]);
  });

  test('stay held when the connection that holds them breaks and comes back', async () => {
    const living = await openHolder(noted.url, () => {});
    await living.hold('of-a-living-process');
    const holders = `select l.pid from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 360000002`;
    const [before] = (await noted.pool.query<{ pid: number }>(holders)).rows;
    await noted.pool.query('select pg_terminate_backend($1)', [before?.pid]);
    const others = async () => {
      const { rows } = await noted.pool.query<{ pid: number }>(holders);
      return rows.filter(({ pid }) => pid !== before?.pid);
    };
    await expect.poll(others).toHaveLength(1);
    await living.close();
  });
});
