import { describe, expect, test, vi } from 'vitest';
import {
  brandId,
  inScope,
  noted,
  payload,
  prepareNotedJobs,
  tasks,
} from '#test/fake/noted-jobs.ts';
import { changeJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { addJob } from './add-job.ts';
import { startJobs } from './run-jobs.ts';

prepareNotedJobs();
const known = () =>
  noted.pool.query('select identifier from graphile_worker._private_known_crontabs');
const forget = () => noted.pool.query('delete from graphile_worker._private_known_crontabs');
const letter = { brandId, deliveryId: crypto.randomUUID() };

test('the clock starts what it is told to, and ignores a crontab in the folder', async () => {
  const jobs = await startJobs(noted.context, noted.url, tasks, { 'delete-expired': '40 1 * * *' });
  await expect.poll(async () => (await known()).rows).toEqual([{ identifier: 'delete-expired' }]);
  await jobs.stop();
});

describe('a clock that was ahead', () => {
  const everyMinute = { 'delete-expired': '* * * * *' } as const;

  test('keeps nothing from being started when it is right again', async () => {
    await noted.pool.query(`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('delete-expired', now(), now() + interval '40 days')
      on conflict (identifier) do update set last_execution = excluded.last_execution`);
    const runAt = new Date(Date.now() + 3_600_000);
    await inScope((scope) => addJob(scope, 'invite-participants', payload, { runAt }));
    // A letter that waits a minute for a mail server, by a process whose clock alone was ahead.
    const yearOn = new Date(Date.now() + 366 * 86_400_000);
    await inScope((scope) => addJob(scope, 'deliver-slack', letter, { runAt: yearOn }));
    await inScope((scope) => addJob(scope, 'deliver', letter, { place: 7 }));
    const written = `created_at = now() + interval '40 days', updated_at = now() + interval '40 days'`;
    await changeJobs(
      noted,
      `run_at = now() + interval '40 days 1 minute', ${written}`,
      'priority = 7',
    );
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await changeJobs(noted, `run_at = now() + interval '40 days', ${written}`, 'run_at <= now()');
    const jobs = await startJobs(noted.context, noted.url, tasks, everyMinute);
    const waited = ['deliver', 'deliver-slack', 'make-reports'];
    const began = () => noted.done.map(([name]) => name).toSorted();
    await expect.poll(began).toEqual(expect.arrayContaining(waited));
    await jobs.stop();
    expect(began()).not.toContain('invite-participants');
    const { rows } = await noted.pool.query(`select last_execution <= now() as past
      from graphile_worker._private_known_crontabs where identifier = 'delete-expired'`);
    expect(rows).toEqual([{ past: true }]);
  });

  test('and is put back while the jobs run starts them by the right time', async () => {
    await forget();
    const [ahead, right] = ['2026-06-15T12:59:59.900Z', '2026-06-15T09:30:59.900Z'];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(ahead) });
    /** Each look of a poll moves the faked clock on, so it is put back to this time. */
    const seenAt = (time: string, look: () => Promise<unknown> | unknown) =>
      expect.poll(() => {
        vi.setSystemTime(time);
        return look();
      });
    const isKnown = async () => (await known()).rowCount === 1;
    const said = vi.spyOn(noted.context.log, 'debug');
    const jobs = await startJobs(noted.context, noted.url, tasks, everyMinute);
    // Before that its first timer would be reckoned from the clock that was put back, and run for hours.
    await seenAt(ahead, () => said).toHaveBeenCalledWith(expect.stringContaining('too early'));
    await seenAt(ahead, isKnown).toBe(true);
    await forget();
    await seenAt(right, () => noted.warned).toHaveBeenCalledWith(
      expect.stringContaining('put back'),
    );
    // The clock that begins again has seen by then which minute comes next.
    await seenAt(right, isKnown).toBe(true);
    await forget();
    vi.setSystemTime('2026-06-15T09:31:00.000Z');
    const began = async () => ({
      done: noted.done.map(([name]) => name),
      known: (await known()).rowCount,
      left: await queuedJobs(noted),
    });
    await expect.poll(began).toEqual({ done: ['delete-expired'], known: 1, left: [] });
    await jobs.stop();
    vi.useRealTimers();
  });
});
