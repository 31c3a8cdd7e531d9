import { describe, expect, onTestFinished, test } from 'vitest';
import type { Context } from '#platform/server/context.ts';
import {
  brandId,
  inScope,
  noted,
  noteJob,
  payload,
  prepareNotedJobs,
  tasks,
} from '#test/fake/noted-jobs.ts';
import { changeJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { addJob, addJobs, type JobName, lastPlace } from './add-job.ts';
import { startJobs } from './run-jobs.ts';
import type { Try } from './tasks.ts';

prepareNotedJobs();

describe('messages that hang', () => {
  /** All places for messages are taken until the test ends. */
  const hanging = (name: JobName) => {
    const ended = new Promise<void>((letGo) => onTestFinished(() => letGo()));
    return {
      ...tasks,
      [name]: async (given: Context, payload: unknown, run: Try) => {
        await noteJob(name)(given, payload, run);
        await ended;
      },
    };
  };
  const letters = Array.from({ length: 40 }, () => ({ brandId, deliveryId: crypto.randomUUID() }));

  test.each(['deliver', 'deliver-slack'] as const)('by %s hold up no work', async (name) => {
    const jobs = await startJobs(noted.context, noted.url, hanging(name));
    onTestFinished(() => jobs.stop(0));
    await inScope((scope) => addJobs(scope, name, letters));
    await expect.poll(() => noted.done.length).toBeGreaterThan(0);
    const other = name === 'deliver' ? 'deliver-slack' : 'deliver';
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await inScope((scope) => addJob(scope, other, letters[0]!));
    await expect.poll(() => noted.done.map(([name]) => name)).toContain('make-reports');
    await expect.poll(() => noted.done.map(([name]) => name)).toContain(other);
    expect(noted.done.filter(([one]) => one === name).length).toBeLessThanOrEqual(4);
  });

  test('hold up no work of two processes either, and no letter is taken twice', async () => {
    const both = [1, 2].map(() => startJobs(noted.context, noted.url, hanging('deliver')));
    for (const jobs of await Promise.all(both)) onTestFinished(() => jobs.stop(0));
    await inScope((scope) => addJobs(scope, 'deliver', letters));
    await expect.poll(() => noted.done.length).toBe(2 * noted.context.config.smtpConnections);
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await expect.poll(() => noted.done.map(([name]) => name)).toContain('make-reports');
    const taken = noted.done.filter(([name]) => name === 'deliver').map(([, given]) => given);
    expect(new Set(taken.map((given) => JSON.stringify(given))).size).toBe(taken.length);
  });

  test('are left alone while the mail server is away', async () => {
    noted.isMailAway = true;
    const jobs = await startJobs(noted.context, noted.url, tasks);
    onTestFinished(() => jobs.stop());
    await inScope((scope) => addJobs(scope, 'deliver', letters.slice(0, 2)));
    await inScope((scope) => addJob(scope, 'deliver-slack', letters[0]!));
    await expect.poll(() => noted.done.map(([name]) => name)).toEqual(['deliver-slack']);
    const left = async () => (await queuedJobs(noted)).map(({ attempts }) => attempts);
    await expect.poll(left).toEqual([0, 0]);
    noted.isMailAway = false;
    await inScope((scope) => addJob(scope, 'deliver', letters[2]!));
    await expect.poll(() => noted.done).toHaveLength(4);
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
  await runDueJobs(noted.context, tasks);
  const order = noted.done.map(
    ([name, given]) => (given as { deliveryId?: string }).deliveryId ?? name,
  );
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
  const whose = () => noted.done.map(([, given]) => (given as typeof few).questionaryId);

  test('lets others have their turn, and its own of other kinds', async () => {
    await addMuch();
    await inScope((scope) => addJob(scope, 'make-reports', few));
    await inScope((scope) => addJob(scope, 'make-archive', { brandId, archiveId: 'own' }));
    await runDueJobs(noted.context, tasks);
    expect(noted.done).toHaveLength(502);
    expect(whose().indexOf('few')).toBeLessThan(3);
    expect(noted.done.findIndex(([name]) => name === 'make-archive')).toBeLessThan(3);
  });

  test('leaves a place free for them, however long each takes', async () => {
    const ended = new Promise<void>((letGo) => onTestFinished(() => letGo()));
    const jobs = await startJobs(noted.context, noted.url, {
      ...tasks,
      'make-reports': async (given, of, run) => {
        await noteJob('make-reports')(given, of, run);
        if (of.questionaryId === 'much') await ended;
      },
    });
    onTestFinished(() => jobs.stop(0));
    await addMuch();
    // The first of them stands behind nobody, so it may have a place of either half.
    await expect.poll(() => noted.done.length).toBeGreaterThan(1);
    await inScope((scope) => addJob(scope, 'make-reports', few));
    await expect.poll(whose).toContain('few');
  });

  test('that failed or is meant for later keeps nobody in line', async () => {
    const runAt = new Date(Date.now() + 86_400_000);
    await inScope((scope) => addJob(scope, 'make-reports', payload, { runAt }));
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    await changeJobs(noted, 'attempts = max_attempts', 'run_at <= now()');
    await inScope((scope) => addJob(scope, 'make-reports', payload));
    expect((await queuedJobs(noted)).at(-1)).toMatchObject({ priority: 0, flags: null });
  });
});
