import pg from 'pg';
import pino from 'pino';
import { cron, tasks } from '#app/server/start/tasks.ts';
import type { Context } from '#platform/server/context.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import { makeContext } from '../result/result-context.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import { fillRows, quantile, timePage, type Verdict, withFilled } from '../set-up/with-server.ts';
import { makeBig } from './directory.ts';

const companies = 1000;
/** Of the largest company; the others have a hundred people each. */
const [people, rounds] = [100_000, 100_000];
const [peopleOfOthers, roundsOfOthers] = [100, 900];
/** p95 over HTTP, in health checks. */
const listMost = 20;
/** In ms: what the counts of /metrics may take, and what upkeep may hold up a call. */
const [metricsMost, waitMost] = [300, 200];

/**
 * A thousand companies with 200,000 people, a million questionaries and reports and three million closed
 * assignments: lists of the largest, the metrics, and a list while everything that the clock does runs and
 * the largest tables are cleaned.
 */
export function companiesBench(): Promise<Verdict> {
  return withFilled(
    async (context, url) => {
      const company = await makeBig(context, people);
      await fillRows(url, (query) => fill(query, company.brandId));
      return company;
    },
    async (port, { hrToken }, url) => {
      const { context, close } = await makeContext(url, pino({ level: 'silent' }));
      try {
        const lists = await timeSteps({ port, token: hrToken }, steps);
        const metrics = await timeMetrics(port);
        const upkeep = await timeUpkeep(context, url, () => timePage(port, hrToken, 'done'));
        return {
          name: `${companies} companies, ${people + companies * peopleOfOthers} people, a million questionaries and reports`,
          lines: [
            ...lists.lines,
            `/metrics: p95 ${metrics.toFixed(0)} ms (at most ${metricsMost})`,
            `all that the clock does: ${upkeep.clock.toFixed(0)} ms`,
            `a page of the journal meanwhile, and while assignments and reports are cleaned: ${upkeep.worst.toFixed(0)} ms at worst (at most ${waitMost})`,
            await sizes(url),
          ],
          pass: lists.pass && metrics <= metricsMost && upkeep.worst <= waitMost,
        };
      } finally {
        await close();
      }
    },
  );
}

const step = (name: string, path: Step['path']): Step => ({ name, path, most: listMost });
const steps: Step[] = [
  step('a page of the directory', (n) => `/api/employee/list?limit=20&offset=${(n % 10) * 20}`),
  step('a page deep down', (n) => `/api/employee/list?limit=20&offset=${people - 20 - n * 20}`),
  step('a page of the structure', (n) => `/api/employee?limit=10&offset=${(n % 10) * 10}`),
  step(
    'a column of the journal',
    () => '/api/questionary/list?active=true&limit=20&filterList%5Bstatus%5D=done',
  ),
  step(
    'a page of the archive',
    (n) =>
      `/api/questionary/list?active=false&limit=20&filterList%5Bstatus%5D=archived&offset=${(n % 10) * 20}`,
  ),
  step('a page of the reports', (n) => `/api/report/list?limit=10&offset=${(n % 10) * 10}`),
  step('reports of a year', (n) => `/api/report/list?limit=10&filterList[year]=${2016 + (n % 10)}`),
  step('reports by person', (n) => `/api/report/group?limit=10&groupBy=employee&offset=${n % 20}`),
];

async function fill(query: pg.Client['query'], brandId: string): Promise<void> {
  await query(
    `insert into brand (id, slug, name, short_name)
     select gen_random_uuid(), 'company-' || n, 'Company ' || n, 'C' || n
     from generate_series(2, $1::int) n`,
    [companies],
  );
  await query(
    `with place as (
       insert into position (brand_id, id, name)
       select id, gen_random_uuid(), 'Аналитик' from brand where id <> $1 returning brand_id, id
     ), room as (
       insert into subdivision (brand_id, id, name)
       select id, gen_random_uuid(), 'Продажи' from brand where id <> $1 returning brand_id, id
     )
     insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id,
       in_company, in_position)
     select b.id, gen_random_uuid(), 'Иванов' || n, 'Пётр', 'p' || n || '@' || b.slug || '.example',
       place.id, room.id, '2020-02-03', '2021-03-01'
     from brand b join place on place.brand_id = b.id join room on room.brand_id = b.id
     cross join generate_series(1, $2::int) n`,
    [brandId, peopleOfOthers],
  );
  await query(
    `create temp table round as
     select b.id as brand_id, gen_random_uuid() as id, n as number,
       (array['90', '180', '360'])[1 + n % 3] as method,
       (array['position', 'subdivision', 'surname'])[1 + n / 3 % 3] as type,
       date '2016-01-01' + (n % 3650) as day
     from brand b cross join lateral
       generate_series(1, case when b.id = $1 then $2::int else $3::int end) n`,
    [brandId, rounds, roundsOfOthers],
  );
  await query(
    `create temp table person as
     select brand_id, id, row_number() over (partition by brand_id order by id) as n from employee`,
  );
  await query('analyze round');
  await query('analyze person');
  await query(
    `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end,
       is_anonymous, anonymity_threshold)
     select brand_id, id, number, case when number % 100 = 0 then 'done' else 'archived' end, method,
       type, day, day + 14, true, 3 from round`,
  );
  await query(
    `create temp table asked as
     select r.*, p.id as employee_id from round r
     join (select brand_id, count(*) as howmany from person group by 1) c using (brand_id)
     join person p on p.brand_id = r.brand_id and p.n = 1 + r.number % c.howmany`,
  );
  await query(
    `insert into questionary_subject (brand_id, questionary_id, employee_id)
     select brand_id, id, employee_id from asked`,
  );
  await query(
    `insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status)
     select brand_id, id, gen_random_uuid(), employee_id, 'colleague', 'done'
     from asked cross join generate_series(1, 3)`,
  );
  await query(
    `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
       created_at, leader_at, released_at, number, method, type, date_start, date_end, content, texts)
     select brand_id, id, employee_id, 'final', 5, day + 15, day + 15, day + 15, number, method, type, day, day + 14,
       jsonb_build_object('text', repeat(md5(id::text), 40)), '{}' from asked`,
  );
  await query('vacuum analyze');
}

/** In ms, p95 of fifty. */
async function timeMetrics(port: number): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const started = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (!(await reply.text()).includes('otsenka_jobs{')) throw new Error('the counts are left out');
    took.push(performance.now() - started);
  }
  return quantile(
    took.toSorted((a, b) => a - b),
    0.95,
  );
}

/** How long all jobs of the clock take once, and the longest call meanwhile, in ms. */
async function timeUpkeep(
  context: Context,
  url: string,
  call: () => Promise<number>,
): Promise<{ clock: number; worst: number }> {
  let worst = 0;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) worst = Math.max(worst, await call());
  })();
  const started = performance.now();
  for (const name of Object.keys(cron) as JobName[]) {
    const task = tasks[name] as (context: object, payload: object, run: object) => Promise<void>;
    await task(context, {}, { attempt: 1, isLast: false });
  }
  const clock = performance.now() - started;
  const client = new pg.Client(url);
  await client.connect();
  // As after the busiest day: a tenth of the rows are dead.
  await client.query(`update assignment set type = 'supervisor' where brand_id in
    (select id from brand order by id limit ${companies / 10})`);
  for (const table of ['assignment', 'report', 'questionary'])
    await client.query(`vacuum analyze ${table}`);
  await client.end();
  isOver = true;
  await reading;
  return { clock, worst };
}

/** What the rows and their indexes take on the disk. */
async function sizes(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; kb: number }>(`
    select relname as name, pg_total_relation_size(oid) / 1024.0 / greatest(reltuples, 1) as kb
    from pg_class where relname in ('questionary', 'questionary_subject', 'assignment', 'report', 'employee')
    order by 1`);
  const { rows: all } = await client.query<{ gb: number }>(
    'select pg_database_size(current_database()) / 1e9 as gb',
  );
  await client.end();
  const each = rows.map(({ name, kb }) => `${name} ${Number(kb).toFixed(2)} KB`).join(', ');
  return `${Number(all[0]?.gb).toFixed(1)} GB on the disk; a row with its indexes: ${each}`;
}
