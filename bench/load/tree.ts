import type { Context } from '#platform/server/context.ts';
import type { Company } from '#test/factories.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';
import { makeBig, word } from './directory.ts';

const employees = 10_000;
/** How many each leader leads. */
const teamSize = 8;
/** p95 over HTTP, in health checks. */
const most = 100;

/** The tree of leaders of a company of 10,000, six levels deep. */
export function treeBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      await fillLeaders(context, await makeBig(context, employees / 10));
      const company = await makeBig(context, employees);
      return { token: company.hrToken, ids: await fillLeaders(context, company) };
    },
    async (port, { token, ids }) => ({
      name: `Tree of leaders: ${employees} employees, ${teamSize} under each leader`,
      ...(await timeSteps({ port, token }, steps(ids))),
    }),
  );
}

function steps(ids: readonly string[]): Step[] {
  const some = (n: number, howMany: number) =>
    Array.from({ length: howMany }, (_, i) => ids[(n * 7 + i * 13) % (ids.length / teamSize)]);
  return [
    { name: 'the top of the tree', path: () => '/api/employee/tree?of=top,alone&limit=100', most },
    { name: 'a level of it', path: (n) => `/api/employee/tree?of=${some(n, 1)}&limit=100`, most },
    {
      name: 'a hundred levels at once',
      path: (n) => `/api/employee/tree?of=${some(n, 100)}&limit=100`,
      most,
    },
    {
      name: 'a search with the ways to whom it finds',
      path: (n) => `/api/employee/tree/place?q=${word(n)}&limit=20`,
      most,
    },
  ];
}

/** Everybody under somebody who stands before them; the first is on top. One in fifty has left. */
async function fillLeaders({ database }: Context, { brandId }: Company): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from employee where brand_id = $1 order by id',
    [brandId],
  );
  const ids = rows.map(({ id }) => id);
  const leaders = ids.slice(1).map((_, n) => ids[Math.floor(n / teamSize)]);
  await database.pool.query(
    `insert into employee_leader (brand_id, employee_id, leader_id, place)
    select $1, employee_id, leader_id, 1 from unnest($2::uuid[], $3::uuid[]) as t(employee_id, leader_id)`,
    [brandId, ids.slice(1), leaders],
  );
  await database.pool.query('vacuum analyze');
  return ids;
}
