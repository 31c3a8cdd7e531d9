import { randomUUID } from 'node:crypto';
import { getAnsweringData } from '#core/answering/server/answering-data.ts';
import { submit } from '#core/answering/server/submit.ts';
import type { Context } from '#platform/server/context.ts';
import { inBrand } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { type Answered, makeAnswered } from '../set-up/answered.ts';
import { type Verdict, withContext } from '../set-up/with-server.ts';

/** So many answers are sent about each subject, around so many sheets that are there. */
const [answers, few, many] = [50, 50, 1000];
/** How many times as much may be written about the second as about the first. */
const most = 3;

/**
 * What one answer writes to the write-ahead log about somebody with 50 sheets, and with 1,000: each
 * submit rewrites others (rule 24), and that must not grow with their number.
 */
export function answerLogBench(): Promise<Verdict> {
  return withContext(async (context) => {
    const around = (sheets: number) => sheets - answers / 2;
    const answered = await makeAnswered(context, {
      raters: many + answers,
      done: [around(few), around(many)],
    });
    // From here on each page is written whole once, as after any checkpoint.
    await context.database.pool.query('checkpoint');
    const written = [0, 0];
    for (let n = 0; n < answers; n += 1)
      for (const at of written.keys()) written[at]! += await measure(context, answered, at, n);
    const [base, large] = written.map((bytes) => bytes / answers) as [number, number];
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
    return {
      name: `The log of one answer about somebody with ${few} and with ${many} sheets`,
      lines: [
        `${(large / base).toFixed(1)} × as much (at most ${most}; ${kilobytes(large)} and ${kilobytes(base)})`,
      ],
      pass: large <= most * base,
    };
  });
}

/** Bytes of write-ahead log that the answer of the n-th rater about this subject makes. */
async function measure(context: Context, answered: Answered, at: number, n: number) {
  const { database } = context;
  const { brandId, questionaryId } = answered;
  const [subjectId, employeeId] = [answered.subjects[at]!, answered.raters[n]!];
  const now = context.now();
  const today = now.toISOString().slice(0, 10);
  const which = { questionaryId, participantId: employeeId, subjectId };
  const data = await inBrand(database, brandId, (scope) =>
    getAnsweringData(scope, which, { now, today, lateDay: today }),
  );
  const payload = { ...answersFor(data), sheetId: randomUUID() };
  const position = async () => {
    const { rows } = await database.pool.query<{ at: string }>(
      `select pg_current_wal_insert_lsn() - '0/0' as at`,
    );
    return Number(rows[0]!.at);
  };
  const before = await position();
  await submit(context, { brandId, employeeId, timeZone: 'UTC', now }, payload);
  return (await position()) - before;
}
