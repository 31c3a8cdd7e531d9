import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { Context } from '#server/context.ts';
import { clearFiles } from '#server/db/clear-files.ts';
import { makeReports } from '#server/report/tasks.ts';
import { makeAnswered } from './answered.ts';
import { makeContext } from './result-context.ts';
import { quantile, type Verdict, withDatabase } from './with-server.ts';

const [subjects, raters, rounds] = [100, 12, 5];
const most = 1.3;

/**
 * The final reports of 100 subjects with 12 raters each, answers destroyed and files cleared, beside
 * the same without either (rule 24). In turns, each time in a company of its own.
 */
export function destroyingBench(): Promise<Verdict> {
  return withDatabase(async (url) => {
    const { context, close } = makeContext(url, pino({ level: 'silent' }));
    try {
      const took = { destroying: [] as number[], keeping: [] as number[] };
      const done = Array.from({ length: subjects }, () => raters);
      for (let round = -1; round < rounds; round += 1)
        for (const [name, make] of Object.entries({ destroying, keeping })) {
          const answered = await makeAnswered(context, { raters, done });
          const ms = await make(context, answered);
          if (round >= 0) took[name as keyof typeof took].push(ms);
        }
      const [with_, without] = [took.destroying, took.keeping].map(median) as [number, number];
      const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
      return {
        name: `The final reports of ${subjects} subjects × ${raters} raters, answers destroyed`,
        lines: [
          `${(with_ / without).toFixed(2)} × without destroying and clearing files (at most ${most}; ${seconds(with_)} and ${seconds(without)})`,
        ],
        pass: with_ <= most * without,
      };
    } finally {
      await close();
    }
  });
}

type Campaign = { brandId: string; questionaryId: string };

function destroying(context: Context, campaign: Campaign): Promise<number> {
  return time(async () => {
    await makeReports(context, campaign, { attempt: 1, isLast: true });
    await clearFiles(context.database, true);
  });
}

/** The same work, only that the database leaves each row that it is told to delete. */
async function keeping(context: Context, campaign: Campaign): Promise<number> {
  const { pool } = context.database;
  const tables = ['sheet', 'report_ledger'];
  for (const table of tables)
    await pool.query(`create rule kept as on delete to ${table} do instead nothing`);
  const took = await time(() => makeReports(context, campaign, { attempt: 1, isLast: true }));
  for (const table of tables) await pool.query(`drop rule kept on ${table}`);
  return took;
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (numbers: number[]): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = await destroyingBench();
  process.stdout.write(`${[name, ...lines, pass ? 'holds' : 'DOES NOT HOLD'].join('\n')}\n`);
  process.exit(pass ? 0 : 1);
}
