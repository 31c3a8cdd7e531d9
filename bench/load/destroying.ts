import { randomUUID } from 'node:crypto';
import { destroySheetKeys } from '#core/answer-sheet/server/tasks.ts';
import { makeReports } from '#core/report/server/tasks.ts';
import type { Context } from '#platform/server/context.ts';
import { makeAnswered } from '../set-up/answered.ts';
import { fillRows, median, type Verdict, withContext } from '../set-up/with-server.ts';

const [subjects, raters, rounds] = [100, 12, 5];
const most = 1.3;
/** Of other companies and years. */
const assignments = 3_000_000;
/** What another company's call may wait, in ms. */
const longestWait = 200;

/**
 * The final reports of 100 subjects with 12 raters each, answers and keys destroyed, beside the same
 * without either (rule 24), among three million assignments. In turns, each time in a company of its
 * own; another company reads its list all the while.
 */
export function destroyingBench(): Promise<Verdict> {
  return withContext(async (context, url) => {
    await fillAssignments(url);
    const took = { destroying: [] as number[], keeping: [] as number[] };
    const waits: number[] = [];
    const done = Array.from({ length: subjects }, () => raters);
    for (let round = -1; round < rounds; round += 1)
      for (const [name, make] of Object.entries({ destroying, keeping })) {
        const answered = await makeAnswered(context, { raters, done });
        const reading = readBeside(context);
        const ms = await make(context, answered);
        waits.push(await reading.stop());
        if (round >= 0) took[name as keyof typeof took].push(ms);
      }
    const [with_, without] = [took.destroying, took.keeping].map(median) as [number, number];
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    const worst = Math.max(...waits);
    return {
      name: `The final reports of ${subjects} subjects × ${raters} raters, answers destroyed, among ${assignments} assignments`,
      lines: [
        `${(with_ / without).toFixed(2)} × without destroying answers and keys (at most ${most}; ${seconds(with_)} and ${seconds(without)})`,
        `another company waits ${worst.toFixed(0)} ms at most (${longestWait})`,
      ],
      pass: with_ <= most * without && worst <= longestWait,
    };
  });
}

/** As earlier years leave them: done, and without answers. */
function fillAssignments(url: string): Promise<void> {
  return fillRows(url, async (sql) => {
    await sql(
      `insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status)
       select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'colleague', 'done'
       from generate_series(1, $2)`,
      [randomUUID(), assignments],
    );
    await sql('vacuum analyze assignment');
  });
}

/** Reads of another company, one after another, until stopped. Gives the longest, in ms. */
function readBeside({ answering: { pool } }: Context) {
  let isOver = false;
  const reading = (async () => {
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      await pool.query('select count(*) from (select from assignment limit 100) read');
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return longest;
  })();
  return {
    stop: () => {
      isOver = true;
      return reading;
    },
  };
}

type Campaign = { brandId: string; questionaryId: string };
const once = { attempt: 1, isLast: true };

function destroying(context: Context, campaign: Campaign): Promise<number> {
  return time(async () => {
    await makeReports(context, campaign, once);
    await destroySheetKeys(context, { brandId: campaign.brandId }, once);
  });
}

/** The same work, only that the database leaves each row that it is told to delete. */
async function keeping(context: Context, campaign: Campaign): Promise<number> {
  const { pool } = context.database;
  const tables = ['sheet', 'report_ledger'];
  for (const table of tables)
    await pool.query(`create rule kept as on delete to ${table} do instead nothing`);
  const took = await time(() => makeReports(context, campaign, once));
  for (const table of tables) await pool.query(`drop rule kept on ${table}`);
  return took;
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
