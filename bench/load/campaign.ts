import pino from 'pino';
import { tasks } from '#app/server/start/tasks.ts';
import { createQuestionary } from '#core/questionary/server/create-questionary.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { startWork } from '#core/questionary/server/work/start-work.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import type { Context } from '#platform/server/context.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { deleteJobs } from '#test/fake/queued-jobs.ts';
import { fillSheets } from '#test/report/fill-sheets.ts';
import { noon } from '#test/start/in-work.ts';
import { makeContext } from '../result/result-context.ts';
import {
  quantile,
  timePage,
  type Verdict,
  withDatabase,
  withServer,
} from '../set-up/with-server.ts';

const [subjects, raters] = [200, 12];
const ratersEach = 6;
/** At the end of the day: of these so many are assessed in each, or one as in a cycle, within so many seconds. */
const few = { reports: 2_000, subjectsEach: 20, longestEnd: 60 };
const many = { subjectsEach: 1, longestEnd: 600 };
/** Going to work takes so many times as long as a bare client's statement that inserts as many assignments. */
const longestStart = 200;
/** Of going to work, in seconds. */
const longestWork = 3;
/** How many times as long as before a list may take while the day ends, by the median. */
const longestList = 2;

type Run = { context: Context; company: Company; today: string };

/** How many reports a day's end makes of questionaries of so many people, and in how many seconds at most. */
type Ending = { reports: number; subjectsEach: number; longestEnd: number };

/** A whole company is asked at once, and answers for 2,000 reports end on one day, or for more in a cycle. */
export function campaignBench(reports = few.reports): Promise<Verdict> {
  const ending = reports > few.reports ? { ...many, reports } : { ...few, reports };
  return withDatabase(async (url) => {
    const { context, close } = await makeContext(url, pino({ level: 'silent' }));
    const { database, now } = context;
    const howMany = reports + ratersEach;
    const company = await makeCompany(database, now(), { howMany, timeZone: noon() });
    const run = { context, company, today: now().toISOString().slice(0, 10) };
    // Autovacuum does the same within a minute of so many.
    await database.pool.query('analyze');
    const start = await timeStart(run);
    await makeEnding(run, ending);
    await close();
    const end = await withServer(url, (port) => timeEnd(url, port, company, ending), ['jobs']);
    return {
      name: `${subjects} people × ${raters} raters go to work; ${reports} reports at a day's end`,
      lines: [...start.lines, ...end.lines],
      pass: start.pass && end.pass,
    };
  });
}

const formOf = (
  { company, today }: Run,
  { assessed, asked }: { assessed: string[]; asked: string[] },
): Parameters<typeof createQuestionary>[1] => ({
  method: '360',
  type: 'position',
  positionId: company.positionId,
  subdivisionId: null,
  periodType: null,
  dateStart: addDays(today, -7),
  dateEnd: today,
  isAnonymous: true,
  employeeList: assessed.map((id) => ({ id })),
  competenceList: company.competenceIds.map((id) => ({ id })),
  participantList: asked.map((id, n) => ({ id, type: n === 0 ? 'supervisor' : 'colleague' })),
});

/** Sends one to work in transactions as the calls have them. */
async function toWork(run: Run, people: { assessed: string[]; asked: string[] }, together = false) {
  const { context, company } = run;
  const { brandId } = company;
  const now = context.now();
  const id = await inBrand(context.database, brandId, (scope) =>
    createQuestionary(scope, formOf(run, people), now),
  );
  const started = performance.now();
  await inBrand(context.database, brandId, async (scope) => {
    const { keyring } = context;
    const clock = { now, timeZone: 'UTC', by: null, together, keyring };
    await startWork(scope, await lockQuestionary(scope, id), clock);
  });
  return { id, took: performance.now() - started };
}

async function timeStart(run: Run): Promise<Pick<Verdict, 'lines' | 'pass'>> {
  const { context, company } = run;
  const { people, brandId } = company;
  const { pool } = context.database;
  const asked = people.slice(0, raters);
  const assessed = people.slice(raters, raters + subjects);
  const { id, took } = await toWork(run, { assessed, asked });
  const began = performance.now();
  await tasks['invite-participants'](context, { brandId }, { attempt: 1, isLast: false });
  const inviting = performance.now() - began;
  const count = async () =>
    (await pool.query('select from delivery where brand_id = $1', [brandId])).rowCount ?? 0;
  const letters = await count();
  const bareBegan = performance.now();
  await pool.query(
    `create temp table bare as select * from assignment where false;
     insert into bare select * from assignment where questionary_id = '${id}'`,
  );
  const bare = performance.now() - bareBegan;
  await pool.query('delete from delivery');
  await deleteJobs({ pool });
  await pool.query(`update questionary set status = 'archived'`);

  let [each, slowest] = [0, 0];
  for (const one of assessed) {
    const { took: single } = await toWork(run, { assessed: [one], asked }, true);
    each += single;
    slowest = Math.max(slowest, single);
  }
  const allBegan = performance.now();
  await tasks['invite-participants'](context, { brandId }, { attempt: 1, isLast: false });
  const all = performance.now() - allBegan;
  const together = await count();
  await pool.query('delete from delivery');
  await deleteJobs({ pool });
  await pool.query(`update questionary set status = 'archived'`);
  const expected = subjects + raters;
  const s = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return {
    lines: [
      `one questionary: ${s(took + inviting)} (at most ${longestWork} s; ${((took + inviting) / bare).toFixed(0)} × a bare insert of as many assignments, at most ${longestStart}), ${letters} letters to ${expected} people`,
      `${subjects} questionaries: ${s(each)}, the slowest ${s(slowest)}; their letters ${s(all)}, ${together} to ${expected} people`,
    ],
    pass:
      took + inviting <= longestWork * 1000 &&
      took + inviting <= longestStart * bare &&
      letters === expected &&
      together === expected,
  };
}

interface About {
  brandId: string;
  questionaryId: string;
  subjectId: string;
  types: ReviewerRole[];
}

/** Questionaries whose last day is over, with everybody's answers but the last colleague's. */
async function makeEnding(run: Run, { reports, subjectsEach }: Ending): Promise<void> {
  const { company, context } = run;
  const asked = company.people.slice(0, ratersEach);
  for (let from = ratersEach; from < ratersEach + reports; from += subjectsEach) {
    const assessed = company.people.slice(from, from + subjectsEach);
    await toWork(run, { assessed, asked });
  }
  const { pool } = context.database;
  const { rows } = await pool.query<About>(
    `select a.brand_id as "brandId", a.questionary_id as "questionaryId",
       a.subject_id as "subjectId", array_agg(a.type) as types
     from assignment a join questionary q on q.id = a.questionary_id
     where q.status = 'inwork' and a.participant_id <> $1 group by 1, 2, 3`,
    [asked.at(-1)],
  );
  for (const { types, ...about } of rows)
    await fillSheets(context, about, types, () => ({
      answers: Array.from({ length: 4 }, () => (1 + Math.floor(Math.random() * 5)) as Answer),
      texts: {},
    }));
  await pool.query(
    `update assignment set status = 'done' where participant_id <> $1
       and questionary_id in (select id from questionary where status = 'inwork')`,
    [asked.at(-1)],
  );
  await pool.query(`update questionary set date_end = date_end - 2 where status = 'inwork'`);
  await deleteJobs({ pool });
  await pool.query('analyze');
}

async function timeEnd(
  url: string,
  port: number,
  { hrToken, brandId }: Company,
  { reports, subjectsEach, longestEnd }: Ending,
): Promise<Pick<Verdict, 'lines' | 'pass'>> {
  const { context, close } = await makeContext(url, pino({ level: 'silent' }));
  /** Those whose key of answers is destroyed too. */
  const count = async () =>
    (
      await context.database.pool.query(
        `select from report r where brand_id = $1 and not exists (select from sheet_key k
           where k.brand_id = r.brand_id and k.questionary_id = r.questionary_id
             and k.subject_id = r.employee_id)`,
        [brandId],
      )
    ).rowCount ?? 0;
  const page = (n: number) => timePage(port, hrToken, ['inwork', 'done', 'created'][n % 3] ?? '');
  const idle: number[] = [];
  for (let n = 0; n < 90; n += 1) {
    const took = await page(n);
    if (n >= 30) idle.push(took);
  }
  const began = performance.now();
  await inBrand(context.database, brandId, (scope) => addJob(scope, 'end-questionaries', {}));
  const busy: number[] = [];
  let made = 0;
  while (made < reports && performance.now() - began < 5 * longestEnd * 1000) {
    for (let n = 0; n < 6; n += 1) busy.push(await page(n));
    made = await count();
  }
  const took = (performance.now() - began) / 1000;
  await close();
  for (const times of [idle, busy]) times.sort((a, b) => a - b);
  const [base, beside] = [quantile(idle, 0.5), quantile(busy, 0.5)];
  return {
    lines: [
      `the day's end: ${made} reports of ${reports / subjectsEach} questionaries, their answers destroyed, after ${took.toFixed(1)} s (at most ${longestEnd})`,
      `a list meanwhile: median ${(beside / base).toFixed(1)} × before (at most ${longestList}; ${beside.toFixed(1)} of ${base.toFixed(1)} ms, p95 ${quantile(busy, 0.95).toFixed(0)} of ${quantile(idle, 0.95).toFixed(0)} ms)`,
    ],
    pass: took <= longestEnd && beside <= longestList * base,
  };
}
