import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { tasks } from '#app/server/start/tasks.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { createTestDatabase, type ThrowAway } from '#test/start/start-database.ts';

/** What a copy of the database tells, with keys and without, once the final report is made. */
const asking = startAsking();
const { house, tokenOf } = asking;
let folder: string;
let file: string;
let there: ThrowAway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otsenka-copies-'));
  file = join(folder, 'yesterday.zip');
  there = await createTestDatabase();
});
afterEach(async () => {
  await there.drop();
  await rm(folder, { recursive: true, force: true });
});

async function operate(args: string, { url, keys }: { url: string; keys: string }, typed = '') {
  const lines: string[] = [];
  const ways = { say: (line: string) => lines.push(line), ask: async () => typed };
  await runCommand(args.split(' '), { DATABASE_URL: url, KEYS_DIR: keys }, ways);
  return lines.join('\n');
}

const today = () => ({ url: house.url, keys: house.context.config.keys.folder });

/** Three answer, a backup is taken, and the final report is made after it. */
async function reportAfterBackup() {
  for (const person of [2, 3, 4]) {
    const token = await tokenOf(asking.company.people[person]);
    expect((await asking.answer(token)).status).toBe(200);
  }
  await operate(`backup ${file}`, today());
  return asking.report();
}

/** Does what the job does in the restored database. Returns the reports there. */
async function makeReportsThere(keys: string) {
  const pool = openPool(there.url, () => {});
  try {
    const context = {
      ...house.context,
      database: { pool },
      keyring: openKeyring({ folder: keys }),
    };
    const { id: questionaryId } = asking.questionary;
    const payload = { brandId: asking.company.brandId, questionaryId };
    const making = tasks['make-reports'](context, payload, { attempt: 1, isLast: true });
    const failure = await making.then(
      () => undefined,
      (error: Error) => error,
    );
    const { rows } = await pool.query<{ content: ReportContent }>(
      'select content from report where questionary_id = $1',
      [questionaryId],
    );
    return { failure, reports: rows.map(({ content }) => content) };
  } finally {
    await pool.end();
  }
}

test('yesterday’s copy and today’s keys open nothing once the report is made', async () => {
  await reportAfterBackup();
  const { keys } = today();
  await operate(`restore ${file} --no-keys`, { url: there.url, keys });
  const { failure, reports } = await makeReportsThere(keys);
  expect([failure, reports]).toEqual([expect.any(Error), []]);
});

test('with its own keys the copy makes the same report again', async () => {
  const made = await reportAfterBackup();
  const keys = join(folder, 'keys');
  await operate(`restore ${file}`, { url: there.url, keys });
  const { failure, reports } = await makeReportsThere(keys);
  expect(failure).toBeUndefined();
  expect(reports).toMatchObject([{ passedParticipantCount: 3, kind: 'final' }]);
  const marks = (of: Pick<ReportContent, 'competenceMarkList'>) =>
    of.competenceMarkList.map((one) => one.otherParticipantMark);
  expect(marks(reports[0]!)).toEqual(marks(made));
});

test('restored without its keys, those who had answered can be asked again', async () => {
  await reportAfterBackup();
  const at = { url: there.url, keys: join(folder, 'keys') };
  expect(await operate(`restore ${file} --no-keys`, at)).toContain('Restored');
  const [brand] = await asking.query<{ slug: string }>('select slug from brand where id = $1', [
    asking.company.brandId,
  ]);
  const words = `reopen-answers ${brand!.slug} --until 2999-01-01 --confirm ${brand!.slug}`;
  expect(await operate(words, at)).toContain('3 people are asked again');
});
