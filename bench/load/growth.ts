import type { Company } from '#test/factories.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import { fillRows, type Verdict, withFilled } from '../set-up/with-server.ts';
import { makeBig, word } from './directory.ts';

const people = 5000;
/** How many of them stand beside the archive, in each column of the journal. */
const active = 300;
/** p95 over HTTP, in health checks. */
const highest = 20;
/** Where the archive is five times as large. A health check takes some 2 ms, so this is well below a second. */
const highestOfLargest = 200;

/** The journal and the archive of a company that has archived so many questionaries. */
export function growthBench(archived = 100_000): Promise<Verdict> {
  const most = archived > 100_000 ? highestOfLargest : highest;
  return withFilled(
    async (context, url) => {
      const company = await makeBig(context, people);
      await fillArchive(url, company, archived);
      return company;
    },
    async (port, { hrToken }) => ({
      name: `Growth: ${archived} archived questionaries of ${people} people`,
      ...(await timeSteps({ port, token: hrToken }, steps(archived, most))),
    }),
  );
}

function steps(archived: number, most: number): Step[] {
  const column = (n: number) =>
    `/api/questionary/list?active=true&limit=20&filterList%5Bstatus%5D=${['created', 'inwork', 'done'][n % 3]}`;
  const archive = '/api/questionary/list?active=false&limit=20&filterList%5Bstatus%5D=archived';
  const all = '/api/questionary/list?limit=8';
  const step = (name: string, path: Step['path']) => ({ name, path, most });
  return [
    step('a column of the journal', column),
    step('a search in the journal', (n) => `${column(n)}&q=${word(n)}`),
    step('a page of the archive', (n) => `${archive}&offset=${(n % 10) * 20}`),
    step('the oldest first', () => `${archive}&orderBy=ASC`),
    step('one in the midst of it', (n) => `${archive}&offset=${archived / 2 + n * 20}`),
    step('a search by a name', (n) => `${archive}&q=${encodeURIComponent(`иванов${n * 4}`)}`),
    step('a search by a number', (n) => `${archive}&q=${1000 + n}`),
    step(
      'a search by a position',
      (n) => `${archive}&q=${encodeURIComponent(`position ${n % 50}`)}`,
    ),
    step('a search as it is typed', (n) => `${archive}&q=${word(n)}`),
    step('a search that finds nothing', (n) => `${archive}&q=${n}zzz`),
    step('a search in the header', (n) => `${all}&q=${word(n)}`),
  ];
}

/** Every third is about one person, the others about four of a position or a subdivision. */
function fillArchive(url: string, { brandId }: Company, archived: number) {
  return fillRows(url, async (query) => {
    const sql = (text: string, ...values: unknown[]) => query(text, [brandId, ...values]);
    await sql(
      `insert into questionary (brand_id, id, number, status, method, type, position_id,
      subdivision_id, date_start, date_end, is_anonymous, anonymity_threshold)
    select $1, gen_random_uuid(), n,
      case when n <= $2 then 'archived' else (array['created', 'inwork', 'done'])[1 + n % 3] end,
      (array['90', '180', '360'])[1 + n % 3], (array['surname', 'position', 'subdivision'])[1 + n % 3],
      case when n % 3 = 1 then (array(select id from position where brand_id = $1))[1 + n % 50] end,
      case when n % 3 = 2 then (array(select id from subdivision where brand_id = $1))[1 + n % 20] end,
      date '2016-01-01' + n % 3650, date '2016-01-15' + n % 3650, true, 3
    from generate_series(1, $2::int + $3::int) n`,
      archived,
      3 * active,
    );
    await sql(
      `with person as (select id, row_number() over (order by id) as n from employee where brand_id = $1)
    insert into questionary_subject (brand_id, questionary_id, employee_id)
    select $1, q.id, p.id from questionary q
    cross join generate_series(1, case when q.type = 'surname' then 1 else 4 end) s
    join person p on p.n = 1 + (q.number * 7 + s * 13) % $2::int
    where q.brand_id = $1`,
      people,
    );
    await sql(
      `insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status)
    select $1, s.questionary_id, e.id, s.employee_id, 'supervisor', 'done'
    from questionary_subject s
    cross join (select id from employee where brand_id = $1 order by id limit 1) e
    where s.brand_id = $1`,
    );
    await query('vacuum analyze');
  });
}
