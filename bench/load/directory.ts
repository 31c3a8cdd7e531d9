import type { Context } from '#platform/server/context.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';

const [employees, subdivisions, positions] = [20_000, 200, 50];
/** p95 over HTTP, in health checks: a page of a list, and a search as it is typed. */
const [pageMost, searchMost] = [25, 50];

/** The employees and the structure of a company of 20,000, compared with a smaller one. */
export function directoryBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      await makeBig(context, employees / 10);
      return makeBig(context, employees);
    },
    async (port, { hrToken, subdivisionIds }) => ({
      name: `Directory and structure: ${employees} employees in ${subdivisions} subdivisions`,
      ...(await timeSteps({ port, token: hrToken }, steps(subdivisionIds))),
    }),
  );
}

/** A company with so many people, and subdivisions and positions for them. */
export async function makeBig(context: Context, howMany: number) {
  const company = await makeCompany(context.database, context.now(), { howMany: 0 });
  return { ...company, subdivisionIds: await fillDirectory(context, company, howMany) };
}

/**
 * Typical searches: a name letter by letter, part of an e-mail, both names, and a name that nobody
 * has.
 */
const typed = ['и', 'ив', 'иван', 'иванов7', 'пётр иванов12', 'p1234', 'example', 'нет такого'];
export const word = (n: number) => encodeURIComponent(typed[n % typed.length] ?? '');

function steps(ids: readonly string[]): Step[] {
  const list = '/api/employee/list?limit=20';
  const rows = '/api/employee?limit=10';
  const name = (n: number) => `filterList%5Bname%5D=${word(n)}`;
  const within = (n: number) => `filterList%5BsubdivisionId%5D=${ids[n % ids.length]}`;
  const page = (name: string, path: Step['path']) => ({ name, path, most: pageMost });
  const found = (name: string, path: Step['path']) => ({ name, path, most: searchMost });
  return [
    page('a page of the directory', (n) => `${list}&offset=${(n % 10) * 20}`),
    page('a page deep down', (n) => `${list}&offset=${employees - 20 - (n % 100) * 20}`),
    page('a page of the structure', (n) => `${rows}&offset=${(n % 10) * 10}`),
    page('a block of the structure', (n) => `${rows}&${within(n)}&offset=${(n % 5) * 10}`),
    page('a sorted block', (n) => `${rows}&${within(n)}&sort=position:d`),
    page('the subdivisions with their counts', () => '/api/employee/subdivision'),
    found('a search in the directory', (n) => `${list}&q=${word(n)}`),
    found('a search in the structure', (n) => `${rows}&${name(n)}`),
    found('the subdivisions of a search', (n) => `/api/employee/subdivision?${name(n)}`),
    found('a block of a search', (n) => `${rows}&${within(n)}&${name(n)}`),
  ];
}

/** Places and people as the product writes them, in thousands. One in fifty has left. */
export async function fillDirectory({ database }: Context, { brandId }: Company, howMany: number) {
  const sql = (text: string, ...values: unknown[]) =>
    database.pool.query<{ id: string }>(text, [brandId, ...values]);
  const made = (table: string, count: number) =>
    sql(
      `insert into ${table} (brand_id, id, name)
      select $1, gen_random_uuid(), '${table} ' || n from generate_series(1, $2::int) n returning id`,
      count,
    ).then(({ rows }) => rows.map(({ id }) => id));
  const [places, ranks] = [
    await made('subdivision', subdivisions),
    await made('position', positions),
  ];
  await sql(
    `insert into employee (brand_id, id, last_name, first_name, middle_name, email, position_id,
      subdivision_id, in_company, in_position, phone, fired_at)
    select $1, gen_random_uuid(), (array['Иванов','Соколова','Ёлкин','Новикова'])[1 + n % 4] || n,
      (array['Пётр','Анна','Яна','Семён','Ольга'])[1 + n % 5], 'Ильич', 'p' || n || '@example.ru',
      ($3::uuid[])[1 + n % ${positions}], ($2::uuid[])[1 + n % ${subdivisions}],
      '2020-02-03', '2021-03-01', '+7916' || (1000000 + n),
      case when n % 50 = 0 then date '2026-01-01' end
    from generate_series(1, $4::int) n`,
    places,
    ranks,
    howMany,
  );
  // Autovacuum does the same within a minute of such an import.
  await database.pool.query('vacuum analyze');
  return places;
}
