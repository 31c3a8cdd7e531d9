import type { Company } from '#test/factories.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { makeBig } from '../load/directory.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import {
  fillRows,
  quantile,
  timeInTurns,
  type Verdict,
  withFilled,
} from '../set-up/with-server.ts';

/** In each of the years, about as many people. */
const reports = 10_000;
export const years = [2021, 2022, 2023, 2024, 2025];
/** p95 in health checks: of the view, also on the first look of a day, which counts all anew; of a report. */
const [viewMost, reportMost] = [300, 20];

/** The company view of a company with so many reports a year, and a report with the averages. */
export function heatmapBench(): Promise<Verdict> {
  return withFilled(
    async (context, url) => {
      const company = await makeBig(context, reports);
      const of = await fillReports(url, company);
      await context.unhurried.pool.query('vacuum analyze');
      return { token: company.hrToken, of };
    },
    async (port, { token, of }) => {
      const first = await timeFirst({ port, token }, view, viewMost);
      const later = await timeSteps({ port, token }, steps(of));
      return {
        name: `Company view: ${reports} reports of a year, 12 competencies`,
        lines: [first.line, ...later.lines],
        pass: first.pass && later.pass,
      };
    },
  );
}

const view = '/api/report/heatmap?method=360';

const steps = (of: string): Step[] => [
  { name: 'by department', path: () => `${view}&year=2025`, most: viewMost },
  { name: 'by job title', path: () => `${view}&year=2025&groupBy=position`, most: viewMost },
  {
    name: 'a report with the company’s averages',
    path: () => `/api/report/${of}`,
    most: reportMost,
  },
];

/** The slowest of the first looks at each year. */
export async function timeFirst(
  { port, token }: { port: number; token: string },
  path: string,
  most: number,
) {
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    await reply.text();
  };
  const [health] = await timeInTurns(300, [() => get('/healthz')]);
  const base = quantile(health, 0.95);
  const [took] = await timeInTurns(years.length, [(n) => get(`${path}&year=${years[n]}`)], {
    warmUps: 0,
  });
  const slowest = quantile(took, 1);
  const ratio = slowest / base;
  const line = `the first look of a day: at most ${ratio.toFixed(0)} × health (at most ${most}; ${slowest.toFixed(0)} of ${base.toFixed(1)} ms)`;
  return { line, pass: ratio <= most };
}

/**
 * A report about everybody in each year, as large as a real one, over the whole year. Each lacks a
 * mark now and then, so no two competences are about the same people.
 */
export function fillReports(url: string, { brandId }: Company): Promise<string> {
  return fillRows(url, async (query) => {
    const sql = (text: string, ...values: unknown[]) => query(text, [brandId, ...values]);
    await sql(
      `insert into competence (brand_id, id, name, description)
    select $1, gen_random_uuid(), jsonb_build_object('ru', 'Компетенция ' || n), '{"ru": "Что это"}'
    from generate_series(1, 10) n`,
    );
    await sql(
      `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end,
      is_anonymous, anonymity_threshold)
    select $1, gen_random_uuid(), year * 100 + n, 'archived', '360', 'surname',
      make_date(year, 1, 1) + n * 7, make_date(year, 1, 14) + n * 7, true, 3
    from unnest($2::int[]) year cross join generate_series(1, 48) n`,
      years,
    );
    const sample = sampleReport();
    await sql(
      `with ids as (select array_agg(id order by id) ids from competence where brand_id = $1),
    person as (
      select e.id, row_number() over (order by e.id) n, s.name subdivision, p.name position
      from employee e join subdivision s on s.id = e.subdivision_id
      join position p on p.id = e.position_id where e.brand_id = $1
    )
    insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
      created_at, leader_at, released_at, number, method, type, date_start, date_end, texts, content)
    select $1, q.id, p.id, 'final', 11, q.date_end + time '20:00', q.date_end + time '20:00',
      q.date_end + time '20:00', q.number, q.method, q.type,
      q.date_start, q.date_end, '{"competences": {}, "questions": {}}',
      $2::jsonb || jsonb_build_object('questionaryId', q.id, 'employeeId', p.id,
        'subdivision', p.subdivision, 'position', p.position, 'competenceMarkList', (
          select jsonb_agg(mark || jsonb_build_object('competenceId', ids[at],
            'otherParticipantMark', case when (p.n + at * 17) % 199 > 0
              then 2 + (p.n * at * 37 % 300) / 100.0 end))
          from jsonb_array_elements($2::jsonb -> 'competenceMarkList') with ordinality m(mark, at)))
    from questionary q join person p on q.number % 100 = 1 + p.n % 48 cross join ids
    where q.brand_id = $1`,
      JSON.stringify(sample),
    );
    const { rows } = await sql(
      `select questionary_id || '/' || employee_id as of from report where brand_id = $1
    and date_start >= '2025-01-01' limit 1`,
    );
    return rows[0].of;
  });
}
