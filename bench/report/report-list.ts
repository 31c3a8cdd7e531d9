import type { Company } from '#test/factories.ts';
import { makeBig, word } from '../load/directory.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import { fillRows, type Verdict, withFilled } from '../set-up/with-server.ts';

const people = 20_000;
/** p95 over HTTP, in health checks. */
const highest = 20;
/** Of more than a hundred thousand: no more than a second, as a health check takes some 2 ms. */
const highestOfLargest = 500;

/** The reports page of a company with so many reports, beside a smaller one. */
export function reportListBench(reports = 100_000): Promise<Verdict> {
  const most = reports > 100_000 ? highestOfLargest : highest;
  return withFilled(
    async (context, url) => {
      await fillReports(url, await makeBig(context, people / 10), reports / 10);
      const company = await makeBig(context, people);
      await fillReports(url, company, reports);
      // Autovacuum does the same within a minute of so many.
      await context.unhurried.pool.query('vacuum analyze');
      return company;
    },
    async (port, { hrToken, subdivisionIds }) => ({
      name: `Reports page: ${reports} reports about ${people} people`,
      ...(await timeSteps({ port, token: hrToken }, steps(most, subdivisionIds))),
    }),
  );
}

const sorts = ['number', 'lastName', 'dateStart', 'method', 'type', 'createdAt'];
const views = ['employee', 'year', 'subdivision'];

function steps(most: number, subdivisions: readonly string[]): Step[] {
  const of = (list: readonly string[], n: number) => list[n % list.length] ?? '';
  const filters: [name: string, filter: (n: number) => string][] = [
    [
      'a period',
      (n) =>
        `[fromDateStart]=20${16 + (n % 9)}-03-01&filterList[toDateStart]=20${16 + (n % 9)}-09-30`,
    ],
    ['a number', (n) => `[number]=${1 + n}`],
    ['a year', (n) => `[year]=${2016 + (n % 10)}`],
    ['a method', (n) => `[method]=${of(['90', '180', '360'], n)}`],
    ['a type', (n) => `[type]=${of(['position', 'subdivision', 'surname'], n)}`],
    ['a subdivision', (n) => `[subdivision]=${of(subdivisions, n)}`],
    ['half the subdivisions', () => `[subdivision]=${subdivisions.slice(100).join()}`],
    ['what nothing has', () => `[method]=90&filterList[type]=position&filterList[number]=1`],
    [
      'a year, a method and a type',
      (n) => `[year]=${2016 + (n % 10)}&filterList[method]=360&filterList[type]=surname`,
    ],
    ['a search', (n) => `[search]=${word(n)}`],
  ];
  const list = '/api/report/list?limit=10';
  const group = (view: string) => `/api/report/group?limit=10&groupBy=${view}`;
  const step = (name: string, path: Step['path']) => ({ name, path, most });
  return [
    step('a page of the list', (n) => `${list}&offset=${(n % 10) * 10}`),
    step('its last page', () => `${list}&offset=9990`),
    ...sorts.flatMap((sort) => [
      step(`sorted by ${sort}`, (n) => `${list}&sort=${sort}:${of(['a', 'd'], n)}`),
      step(
        `a year sorted by ${sort}`,
        (n) => `${list}&sort=${sort}:${of(['a', 'd'], n)}&filterList[year]=${2016 + (n % 10)}`,
      ),
    ]),
    ...filters.map(([name, filter]) => step(name, (n) => `${list}&filterList${filter(n)}`)),
    ...views.flatMap((view) => [
      step(`by ${view}`, (n) => `${group(view)}&offset=${(n % 2) * 10}`),
      ...filters.map(([name, filter]) =>
        step(`by ${view}: ${name}`, (n) => `${group(view)}&filterList${filter(n)}`),
      ),
    ]),
  ];
}

/** Questionaries with twenty subjects each, over ten years, and their reports. */
function fillReports(url: string, { brandId }: Company, reports: number) {
  return fillRows(url, async (query) => {
    const sql = (text: string, ...values: unknown[]) => query(text, [brandId, ...values]);
    await sql(
      `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end,
      is_anonymous, anonymity_threshold)
    select $1, gen_random_uuid(), n, 'done', (array['90', '180', '360'])[1 + n % 3],
      (array['position', 'subdivision', 'surname'])[1 + n / 3 % 3],
      date '2016-01-01' + (n * 3650::bigint / $2::int)::int,
      date '2016-01-15' + (n * 3650::bigint / $2::int)::int, true, 3
    from generate_series(1, $2::int) n`,
      reports / 20,
    );
    await query('create temp table person (n int primary key, id uuid)');
    await sql(
      `insert into person select row_number() over (order by id), id from employee where brand_id = $1`,
    );
    await query('analyze person');
    await query('analyze questionary');
    await sql(
      `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
      created_at, leader_at, released_at, number, method, type, date_start, date_end, content, texts)
    select $1, q.id, p.id, 'final', 5, made.at, made.at, made.at, q.number,
      q.method, q.type, q.date_start, q.date_end,
      jsonb_build_object('text', repeat(md5(q.id::text), 40)), '{}'
    from questionary q
    cross join lateral (select q.date_end + q.number * interval '1 second' as at) made
    cross join generate_series(1, 20) s
    join person p on p.n = 1 + (q.number * 20 + s) % (select count(*) from person)
    where q.brand_id = $1`,
    );
  });
}
