import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { Context } from '#server/context.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { fillDirectory, word } from './directory.ts';
import { makeContext } from './result-context.ts';
import { type Step, timeSteps } from './steps.ts';
import { type Verdict, withDatabase, withServer } from './with-server.ts';

const [people, reports] = [20_000, 60_000];
/** p95 over HTTP, in health checks: a page, a search as it is typed, and one in the midst of all. */
const [pageMost, searchMost, deepMost] = [25, 50, 80];
/** Users stand in two tables or three, and who may see an account is asked of a third. */
const [hrPageMost, userSearchMost] = [50, 75];

/**
 * The users and the reports of a company of 20,000 with three reports each, compared with a smaller
 * one.
 */
export function peopleBench(): Promise<Verdict> {
  return withDatabase(async (url) => {
    const { context, close } = makeContext(url, pino({ level: 'silent' }));
    await fill(context, people / 10);
    const { hrToken, adminToken } = await fill(context, people);
    await close();
    return withServer(url, async (port) => {
      const ofAdmin = await timeSteps(
        { port, token: adminToken },
        userSteps('a super administrator', pageMost),
      );
      const ofHr = await timeSteps({ port, token: hrToken }, [
        ...userSteps('HR', hrPageMost),
        ...reportSteps(),
      ]);
      return {
        name: `Users and reports: ${people} users, ${reports} reports`,
        lines: [...ofAdmin.lines, ...ofHr.lines],
        pass: ofAdmin.pass && ofHr.pass,
      };
    });
  });
}

const page = (name: string, path: Step['path']) => ({ name, path, most: pageMost });
const deep = (name: string, path: Step['path']) => ({ name, path, most: deepMost });
const found = (name: string, path: Step['path']) => ({ name, path, most: searchMost });
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

function reportSteps(): Step[] {
  const list = '/api/report/list?limit=10';
  const kinds = ['sort=lastName:a', 'sort=lastName:d', 'sort=number:d', 'sort=dateStart:a'];
  return [
    page('a page of reports', (n) => `${list}&offset=${(n % 10) * 10}`),
    page('a page otherwise sorted', (n) => `${list}&${kinds[n % kinds.length]}&offset=${n % 50}`),
    found('a page of one year', (n) => `${list}&filterList%5Byear%5D=${2020 + (n % 5)}`),
    deep('one deep down', (n) => `${list}&offset=${reports - 10 - (n % 100) * 10}`),
    found('a search among them', (n) => `${list}&${search(n)}`),
  ];
}

/** A company where every employee is a user and was assessed three times, twenty at a time. */
async function fill(context: Context, howMany: number) {
  const { database } = context;
  const company = await makeCompany(database, context.now(), { howMany: 0 });
  await fillDirectory(context, company, howMany);
  await fillUsers(context, company);
  await fillReports(context, company, howMany / 20);
  const admin = await inBrand(database, company.brandId, (scope) =>
    makeMember(scope, ['ROLE_SUPER_ADMIN']),
  );
  await database.pool.query('vacuum analyze');
  return { hrToken: company.hrToken, adminToken: await signIn(database, admin, context.now()) };
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

/** Questionaries with twenty subjects each, three for every group of twenty people. */
async function fillReports({ database }: Context, { brandId }: Company, groups: number) {
  await database.pool.query(
    `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end,
      is_anonymous, anonymity_threshold)
    select $1, gen_random_uuid(), n, 'done', (array['90','180','360'])[1 + n % 3], 'position',
      date '2020-01-01' + n % 2000, date '2020-01-15' + n % 2000, true, 3
    from generate_series(1, $2::int) n`,
    [brandId, 3 * groups],
  );
  await database.pool.query(
    `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
      created_at, content, texts)
    select $1, q.id, e.id, 'final', 5, timestamptz '2020-02-01' + q.number * interval '1 hour',
      jsonb_build_object('text', repeat(md5(e.id::text), 40)), '{}'
    from questionary q
    join (select id, row_number() over (order by id) as n from employee where brand_id = $1) e
      on e.n % $2::int = q.number % $2::int
    where q.brand_id = $1`,
    [brandId, groups],
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = await peopleBench();
  process.stdout.write(`${[name, ...lines, pass ? 'holds' : 'DOES NOT HOLD'].join('\n')}\n`);
  process.exit(pass ? 0 : 1);
}
