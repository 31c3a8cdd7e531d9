import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { inBrand, makeBrand } from '#test/factories.ts';
import { changeJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { startApp } from '#test/start/start-app.ts';
import { runCommand } from './run-command.ts';

/** What an operator does with jobs that were given up. */
const house = startApp();

async function operate(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const env = { DATABASE_URL: house.url };
  await runCommand(args, env, { say: (line) => lines.push(line), ask: async () => '' });
  return lines;
}
const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;

beforeAll(async () => {
  for (const slug of ['east', 'west', 'gone']) {
    const { brandId } = await makeBrand(house.context.database, { slug, name: slug });
    await inBrand(house.context.database, brandId, async (scope) => {
      await addJob(scope, 'destroy-keys', { brandId });
      if (slug === 'east')
        await addJob(scope, 'make-archive', { brandId, archiveId: randomUUID() });
    });
  }
  await changeJobs(
    house.context.database,
    `attempts = max_attempts, last_error = 'no disk'`,
    `payload ->> 'brandId' in (select id::text from brand where slug <> 'west')`,
  );
  await query(
    `insert into brand_elsewhere (id, state) select id, 'left' from brand where slug = 'gone'`,
  );
});

test('jobs that were given up are listed with their company, and tried again by one command', async () => {
  const given = [
    expect.stringMatching(/^ {2}east: destroy-keys, .*: no disk$/),
    '1 job was given up.',
  ];
  expect(await operate('jobs')).toEqual([
    given[0],
    expect.stringMatching(/^ {2}east: make-archive/),
    '2 jobs were given up.',
  ]);
  await expect(operate('jobs', '--again', '--task', 'make-pdfs')).rejects.toThrow(
    'No job of the task make-pdfs was given up.',
  );
  expect(await operate('jobs', '--again', '--task', 'make-archive')).toEqual([
    expect.stringMatching(/^ {2}east: make-archive, .*: no disk$/),
    '1 job was given up.',
    expect.stringContaining('tried anew'),
  ]);
  expect(await operate('jobs')).toEqual(given);
  expect(await operate('jobs', '--again')).toEqual([
    ...given,
    expect.stringContaining('tried anew'),
  ]);
  expect(await operate('jobs')).toEqual(['0 jobs were given up.']);
  const jobs = await queuedJobs(house.context.database, 'destroy-keys');
  // Those of east, west and gone, as they were added.
  expect(jobs.map(({ attempts }) => attempts === 0)).toEqual([true, true, false]);
});
