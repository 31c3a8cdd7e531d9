import { setTimeout as wait } from 'node:timers/promises';
import { tasks } from '#app/server/start/tasks.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { startJobs } from '#platform/server/jobs/run-jobs.ts';
import { createMailer } from '#platform/server/mail/send-mail.ts';
import { type Company, inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { deleteJobs } from '#test/fake/queued-jobs.ts';
import { startSlowMail } from '#test/kills/kills.ts';
import { makeAnswered } from '../set-up/answered.ts';
import { type Verdict, withContext } from '../set-up/with-server.ts';

/** The mail server takes this long for a letter, in ms. */
const perLetter = 250;
const [many, few] = [10_000, 60];
const [subjects, raters] = [60, 12];
/** Of one company, by more jobs than there are places. */
const [manyReports, manyJobs, fewRaters] = [2_000, 100, 6];
/** In seconds. */
const longestReset = 5;
/** Times as long as alone. */
const most = 2;

type Mail = Awaited<ReturnType<typeof startSlowMail>>;

/**
 * What others wait while a company launches with thousands of letters, and while the mail server hangs:
 * a reset letter, another company's letters, reports (rule 91).
 */
export function fairBench(): Promise<Verdict> {
  return withContext(async (given, url) => {
    const mail = await startSlowMail(perLetter);
    const config = { ...given.config, smtpUrl: mail.url };
    const context: Context = { ...given, config, mail: createMailer(config, given.log) };
    const jobs = await startJobs(context, url, tasks);
    try {
      return await measure(context, mail);
    } finally {
      await jobs.stop(0);
      context.mail.close();
      await mail.close();
    }
  });
}

async function measure(context: Context, mail: Mail): Promise<Verdict> {
  const [large, small] = [await company(context), await company(context)];
  const reports = {
    alone: await reportsIn(context),
    beside: 0,
  };
  const ofMany = { alone: reports.alone, beside: await besideReports(context) };
  const letters = { alone: await lettersIn(context, mail, small), beside: 0 };
  await queue(context, large, many);
  await arrived(mail, (to) => to.startsWith('large'), 20);
  const reset = await resetIn(context, mail, small);
  letters.beside = await lettersIn(context, mail, small);
  mail.isHanging = true;
  await wait(perLetter * 4);
  reports.beside = await reportsIn(context);
  const times = ({ alone, beside }: typeof letters) =>
    `${(beside / alone).toFixed(1)} × alone (at most ${most}; ${beside.toFixed(1)} of ${alone.toFixed(1)} s)`;
  return {
    name: `Beside a launch of ${many} letters at ${perLetter} ms each`,
    lines: [
      `a reset letter: ${reset.toFixed(1)} s (at most ${longestReset})`,
      `${few} letters of another company: ${times(letters)}`,
      `reports about ${subjects} people beside ${manyReports} of another company: ${times(ofMany)}`,
      `reports about ${subjects} people while the mail server hangs: ${times(reports)}`,
    ],
    pass:
      reset <= longestReset &&
      letters.beside <= most * letters.alone &&
      ofMany.beside <= most * ofMany.alone &&
      reports.beside <= most * reports.alone,
  };
}

const company = ({ database, now }: Context): Promise<Company> =>
  makeCompany(database, now(), { howMany: 1 });

/** Letters that the product has to send whatever else happens, and that nobody waits for. */
async function queue(context: Context, { brandId, people }: Company, howMany: number) {
  const prefix = howMany === many ? 'large' : `small-${performance.now()}`;
  const payload = { to: 'new@example.ru', invited: false, employeeId: people[0]! };
  const recipients = Array.from({ length: howMany }, (_, at) => ({
    email: `${prefix}-${at}@example.ru`,
    payload,
  }));
  await withBrand({ database: context.database, brandId }, (scope) =>
    queueDeliveries(scope, 'redirected', recipients, context.now()),
  );
  return prefix;
}

async function arrived(mail: Mail, isOurs: (to: string) => boolean, howMany: number) {
  while (mail.confirmed.filter(({ to }) => isOurs(to)).length < howMany) await wait(20);
}

/** Until the last of a few letters has arrived, in seconds. */
async function lettersIn(context: Context, mail: Mail, from: Company): Promise<number> {
  const began = performance.now();
  const prefix = await queue(context, from, few);
  await arrived(mail, (to) => to.startsWith(prefix), few);
  return (performance.now() - began) / 1000;
}

async function resetIn(context: Context, mail: Mail, { brandId }: Company): Promise<number> {
  const email = 'waiting@example.ru';
  await inBrand(context.database, brandId, (scope) => makeMember(scope, ['ROLE_HR'], { email }));
  const began = performance.now();
  await inBrand(context.database, brandId, (scope) =>
    addJob(scope, 'request-reset', { email, host: 'localhost' }),
  );
  await arrived(mail, (to) => to === email, 1);
  return (performance.now() - began) / 1000;
}

/** The same of a few reports, while another company has many to be made before. */
async function besideReports(context: Context): Promise<number> {
  const { brandId, questionaryId } = await answered(context, manyReports, fewRaters);
  const waiting = await answered(context, subjects);
  await inBrand(context.database, brandId, async (scope) => {
    for (let left = manyJobs; left > 0; left -= 1)
      await addJob(scope, 'make-reports', { brandId, questionaryId });
  });
  await countReports(context, questionaryId, (made) => made > 0);
  const taken = await reportsOf(context, waiting);
  const made = await countReports(context, questionaryId, () => true);
  if (made === manyReports) throw new Error('the many reports were made before the few');
  await deleteJobs(context.database, `payload ->> 'brandId' = '${brandId}' and locked_at is null`);
  await countReports(context, questionaryId, (all) => all === manyReports);
  return taken;
}

type Answered = Awaited<ReturnType<typeof makeAnswered>>;

/** An assessment of so many people in which everybody has answered. */
async function answered(context: Context, howMany: number, each = raters): Promise<Answered> {
  const done = Array.from({ length: howMany }, () => each);
  const made = await makeAnswered(context, { raters: each, done });
  const { pool } = context.database;
  await pool.query(`update questionary set status = 'done' where id = $1`, [made.questionaryId]);
  return made;
}

/** Until the reports of such an assessment are made, in seconds. */
const reportsIn = async (context: Context) => reportsOf(context, await answered(context, subjects));

async function reportsOf(context: Context, { brandId, questionaryId }: Answered): Promise<number> {
  const began = performance.now();
  await inBrand(context.database, brandId, (scope) =>
    addJob(scope, 'make-reports', { brandId, questionaryId }),
  );
  await countReports(context, questionaryId, (made) => made === subjects);
  return (performance.now() - began) / 1000;
}

/** Waits until there are as many as that, and returns how many. */
async function countReports(
  { database: { pool } }: Context,
  questionaryId: string,
  isEnough: (made: number) => boolean,
): Promise<number> {
  for (;;) {
    const { rowCount } = await pool.query('select from report where questionary_id = $1', [
      questionaryId,
    ]);
    if (isEnough(rowCount ?? 0)) return rowCount ?? 0;
    await wait(20);
  }
}
