import type { Context } from '#platform/server/context.ts';
import type { Company } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { makeBig, word } from '../load/directory.ts';
import { type Step, timeSteps } from './steps.ts';
import { type Verdict, withFilled } from './with-server.ts';

const people = 20_000;
/** p95 over HTTP, in health checks: a page, and one in the midst of all. */
const [pageMost, deepMost] = [25, 80];
/** Users stand in two tables or three, and who may see an account is asked of a third. */
const [hrPageMost, userSearchMost] = [50, 75];

/** The users of a company of 20,000, compared with a smaller one. */
export function peopleBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      await fill(context, people / 10);
      return fill(context, people);
    },
    async (port, { hrToken, adminToken }) => {
      const ofAdmin = await timeSteps(
        { port, token: adminToken },
        userSteps('a super administrator', pageMost),
      );
      const ofHr = await timeSteps({ port, token: hrToken }, userSteps('HR', hrPageMost));
      return {
        name: `Users: ${people}`,
        lines: [...ofAdmin.lines, ...ofHr.lines],
        pass: ofAdmin.pass && ofHr.pass,
      };
    },
  );
}

const deep = (name: string, path: Step['path']) => ({ name, path, most: deepMost });
const search = (n: number) => `filterList%5Bsearch%5D=${word(n)}`;

function userSteps(whose: string, most: number): Step[] {
  const users = '/api/user/list?limit=20';
  return [
    {
      name: `a page of users, for ${whose}`,
      path: (n) => `${users}&offset=${(n % 10) * 20}`,
      most,
    },
    deep('one deep down', (n) => `${users}&offset=${people - 20 - (n % 100) * 20}`),
    { name: 'a search among them', path: (n) => `${users}&${search(n)}`, most: userSearchMost },
  ];
}

/** A company where every employee is a user. */
async function fill(context: Context, howMany: number) {
  const { database } = context;
  const company = await makeBig(context, howMany);
  await fillUsers(context, company);
  const { token: adminToken } = await enter(context, company, ['ROLE_SUPER_ADMIN']);
  await database.pool.query('vacuum analyze');
  return { hrToken: company.hrToken, adminToken };
}

async function fillUsers({ database }: Context, { brandId }: Company) {
  await database.pool.query(
    `insert into account (id, email, first_name, last_name)
    select gen_random_uuid(), email, first_name, last_name from employee where brand_id = $1
    on conflict do nothing`,
    [brandId],
  );
  await database.pool.query(
    `insert into membership (brand_id, id, account_id, roles, employee_id)
    select e.brand_id, gen_random_uuid(), a.id, '{ROLE_EMPLOYEE}', e.id
    from employee e join account a on a.email = e.email where e.brand_id = $1`,
    [brandId],
  );
}

const syllables = ['ба', 'ве', 'ги', 'до', 'жу', 'зы', 'кэ', 'лю', 'мя', 'нь'];

/** Of the nth person. Names of files have no digits, and no two of these differ in one letter alone. */
export const lastNameOf = (n: number): string =>
  `И${[...`${n}`].map((digit) => syllables[Number(digit)]).join('')}ов`;
