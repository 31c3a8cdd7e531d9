import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '#addon/backup/server/back-up.ts';
import { restore } from '#addon/backup/server/restore.ts';
import { getCompanyYears, getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { getCycleList } from '#core/cycle/contract/cycle.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { HeatmapGroup } from '#core/report/contract/reading/heatmap-groups.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { demoEmail, demoLogins, demoPassword } from '#platform/contract/demo.ts';
import {
  methods,
  questionaryStatuses,
  questionaryTypes,
} from '#platform/contract/rules/methods.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { acrossBrands } from '#test/database/brand-column/across-brands.ts';
import { tableRowsOf } from '#test/database/rows-of.ts';
import { noteStatements } from '#test/database/statements.ts';
import { startApp, type TestApp } from '#test/start/start-app.ts';
import { createTestDatabase } from '#test/start/start-database.ts';
import { demoBrands } from './brands.ts';
import { fillDemo, hasDemoAccounts } from './fill-demo.ts';

/** What the demo promises in each of its brands. */
const house = startApp({ DEMO: 'on' });
const empty = startApp({ DEMO: 'on' });
const lines: string[] = [];

let statements: ReturnType<typeof noteStatements>;
beforeAll(async () => {
  statements = noteStatements();
  await fillDemo(house.context, (line) => lines.push(line));
  statements.leave();
});

async function rows<R>(sql: string, { context }: TestApp = house): Promise<R[]> {
  return (await context.database.pool.query(sql)).rows as R[];
}
const slugs = demoBrands.map(({ slug }) => slug);

const fitting = {
  ru: [
    'Маркетинг: Дизайнер',
    'Маркетинг: Маркетолог',
    'Персонал: HR-специалист',
    'Персонал: Рекрутер',
    'Поддержка клиентов: Специалист поддержки',
    'Поддержка клиентов: Старший специалист поддержки',
    'Продажи: Менеджер по продажам',
    'Продажи: Менеджер по работе с клиентами',
    'Разработка: Аналитик',
    'Разработка: Инженер-программист',
    'Разработка: Тестировщик',
    'Руководство: Генеральный директор',
    'Финансы: Аналитик',
    'Финансы: Бухгалтер',
    'Финансы: Экономист',
  ],
  en: [
    'Customer support: Senior support specialist',
    'Customer support: Support specialist',
    'Development: Analyst',
    'Development: QA engineer',
    'Development: Software engineer',
    'Finance: Accountant',
    'Finance: Analyst',
    'Finance: Financial analyst',
    'Management: Chief executive',
    'Marketing: Designer',
    'Marketing: Marketer',
    'People: HR specialist',
    'People: Recruiter',
    'Sales: Account manager',
    'Sales: Sales manager',
  ],
};

const textsOf = ({ commonQuestionAnswerList }: ReportContent): string[] =>
  commonQuestionAnswerList.flatMap(({ answers }) => answers.flatMap(({ data = [] }) => data));

/** Of each competence, as others see it. */
const changesBetween = (before: ReportContent, after: ReportContent): number[] =>
  before.competenceMarkList.map(
    ({ otherParticipantMark }, at) =>
      (after.competenceMarkList[at]?.otherParticipantMark ?? 0) - (otherParticipantMark ?? 0),
  );

/** More than one competence moves by at least a whole mark, or none by more than the noise. */
function courseOf(changes: number[]): string {
  const [up, down] = [changes.filter((mark) => mark > 1), changes.filter((mark) => mark < -1)];
  if (up.length > 1) return 'grows';
  if (down.length > 1) return 'falls';
  return changes.every((mark) => Math.abs(mark) < 0.6) ? 'wanders' : 'unclear';
}

describe.each(slugs)('%s has', (slug) => {
  const of = `from brand b join`;
  const numberOf = async (table: string, condition = 'true') =>
    (
      await rows<{ n: number }>(
        `select count(*)::int as n ${of} ${table} t on t.brand_id = b.id
         where b.slug = '${slug}' and ${condition}`,
      )
    )[0]?.n;

  const reports = async () =>
    (
      await rows<{ content: ReportContent }>(
        `select t.content ${of} report t on t.brand_id = b.id
         where b.slug = '${slug}' and t.kind = 'final' order by t.created_at`,
      )
    ).map(({ content }) => content);

  test('people in subdivisions and positions, competencies with their questions', async () => {
    expect(await numberOf('employee')).toBe(61);
    expect(await numberOf('subdivision')).toBe(7);
    expect(await numberOf('position')).toBe(15);
    expect(await numberOf('competence')).toBe(12);
    const sizes = await rows<{ n: number }>(
      `select count(*)::int as n ${of} question t on t.brand_id = b.id
       where b.slug = '${slug}' group by t.competence_id`,
    );
    expect(sizes.every(({ n }) => n >= 3 && n <= 6)).toBe(true);
    expect(await numberOf('question', `not t.text ? 'en'`)).toBe(slug === 'north' ? 2 : 0);
  });

  test('everybody under the director, and the manager over those they have had', async () => {
    const leads = await rows<{ leader: string; n: number }>(
      `select l.email as leader, count(*)::int as n ${of} employee_leader t on t.brand_id = b.id
       join employee l on l.brand_id = b.id and l.id = t.leader_id
       where b.slug = '${slug}' group by l.email`,
    );
    const sizes = Object.fromEntries(leads.map(({ leader, n }) => [leader.split('@')[0], n]));
    expect(sizes).toMatchObject({ director: 6, manager: 14 });
    // Six heads and two seniors beside the director; one person has two leaders.
    expect(leads).toHaveLength(9);
    expect(leads.reduce((sum, { n }) => sum + n, 0)).toBe(61);
    expect(await numberOf('employee_leader', 't.place > 1')).toBe(1);
  });

  test('telephone numbers that nobody has, each one’s own', async () => {
    const phones = await rows<{ phone: string }>(
      `select distinct t.phone ${of} employee t on t.brand_id = b.id
       where b.slug = '${slug}' and t.phone is not null`,
    );
    expect(phones.length).toBe(60);
    const isUnused = ({ phone }: { phone: string }) =>
      /^(\+74950001|\+447700900)\d{3}$/.test(phone);
    expect(phones.filter((one) => !isUnused(one))).toEqual([]);
  });

  test('names with ё or ë, of two parts, without a middle name', async () => {
    expect(await numberOf('employee', `t.first_name || t.last_name ~* '[ёë]'`)).toBeGreaterThan(0);
    expect(await numberOf('employee', `t.last_name like '%-%'`)).toBeGreaterThan(0);
    expect(await numberOf('employee', `t.middle_name is null`)).toBeGreaterThan(0);
  });

  test('questionaries of every method and of every type in every status', async () => {
    const found = await rows<{ method: string; type: string; status: string }>(
      `select distinct t.method, t.type, t.status ${of} questionary t on t.brand_id = b.id
       where b.slug = '${slug}'`,
    );
    const there = new Set(
      found.flatMap((q) => [`${q.method} ${q.status}`, `${q.type} ${q.status}`]),
    );
    const wanted = [...methods, ...questionaryTypes].flatMap((kind) =>
      questionaryStatuses.map((status) => `${kind} ${status}`),
    );
    expect(wanted.filter((pair) => !there.has(pair))).toEqual([]);
  });

  test('finished reports of the same people in three years', async () => {
    const [most] = await rows<{ years: number }>(
      `select count(distinct extract(year from q.date_end))::int as years
       ${of} report t on t.brand_id = b.id
       join questionary q on q.brand_id = t.brand_id and q.id = t.questionary_id
       where b.slug = '${slug}' and t.kind = 'final'
       group by t.employee_id order by years desc limit 1`,
    );
    expect(most?.years).toBeGreaterThanOrEqual(3);
  });

  test('positions that fit the department', async () => {
    const found = await rows<{ place: string }>(
      `select distinct d.name || ': ' || p.name as place ${of} employee t on t.brand_id = b.id
       join subdivision d on d.brand_id = t.brand_id and d.id = t.subdivision_id
       join position p on p.brand_id = t.brand_id and p.id = t.position_id
       where b.slug = '${slug}' and p.name not in ('Руководитель отдела', 'Head of department')`,
    );
    const { language } = demoBrands.find((brand) => brand.slug === slug)!;
    expect(found.map(({ place }) => place).sort()).toEqual(fitting[language].sort());
  });

  test('reports in which nobody says the same twice, one of them with forty comments', async () => {
    const said = (await reports()).map(textsOf);
    for (const texts of said) expect(texts).toEqual([...new Set(texts)]);
    expect(Math.max(...said.map(({ length }) => length))).toBeGreaterThanOrEqual(40);
  });

  test('people whose marks grow or fall over the years, and others who stay as they are', async () => {
    const byPerson = groupBy(
      (await reports()).filter(({ method }) => method === '360'),
      ({ employeeId }) => employeeId,
    );
    const years = [...byPerson.values()].filter(({ length }) => length === 3);
    const courses = years.map(([first, , last]) => courseOf(changesBetween(first!, last!)));
    const some = slug === 'north' ? ['falls', ...Array(4).fill('wanders')] : [];
    expect(courses.sort()).toEqual([...some, 'grows', 'grows'].sort());
  });

  test('reports of every shape: combined groups, nothing anonymous, targets', async () => {
    const all = await reports();
    const marks = all.flatMap(({ competenceMarkList }) => competenceMarkList);
    expect(all.some(({ method, isAnonymous }) => method === '360' && !isAnonymous)).toBe(true);
    expect(marks.some(({ targetMark }) => targetMark !== null)).toBe(true);
    const merged = marks.some((mark) => mark.participantList.some(({ types }) => types.length > 1));
    expect(merged).toBe(true);
  });

  test('notifications for HR, the older ones read', async () => {
    expect(await numberOf('notification', 't.read_at is null')).toBeGreaterThan(0);
    expect(await numberOf('notification', 't.read_at is not null')).toBeGreaterThan(0);
  });

  test('an account for each role that signs in', async () => {
    const domain = demoBrands.find((brand) => brand.slug === slug)?.domain;
    for (const login of demoLogins) {
      const body = { email: `${login}@${domain}`, password: demoPassword, holdingSlug: slug };
      expect((await house.call(loginUser, { body })).status).toBe(200);
    }
  });
});

test('the super administrator of the first belongs to the second too', async () => {
  const body = { email: 'super@demo.local', password: demoPassword, holdingSlug: 'vector' };
  expect((await house.call(loginUser, { body })).status).toBe(200);
});

test.each(slugs)(
  '%s: the results of its latest year show more than they withhold, by job title too',
  async (slug) => {
    const body = { email: demoEmail('hr', slug), password: demoPassword, holdingSlug: slug };
    const { token } = (await house.call(loginUser, { body })).body;
    const cellsBy = async (groupBy: HeatmapGroup) => {
      const { data } = (await house.call(getHeatmap, { token, query: { groupBy } })).body;
      const cells = data.rowList.flatMap(({ cellList }) => cellList);
      return {
        shown: cells.filter(({ mark }) => mark !== null).length,
        withheld: cells.filter(({ mark, waitingCount }) => mark === null && waitingCount > 0)
          .length,
      };
    };
    const [departments, titles] = [await cellsBy('subdivision'), await cellsBy('position')];
    expect(departments.withheld).toBeGreaterThan(0);
    expect(departments.shown).toBeGreaterThanOrEqual(departments.withheld);
    expect(titles.shown).toBeGreaterThan(0);
  },
);

test('in work, some have answered and those who sign in have not', async () => {
  const [begun] = await rows<{ answered: number; pending: number }>(
    `select count(*) filter (where a.status = 'done')::int as answered,
       count(*) filter (where a.status <> 'done' and p.email = any (array[${demoLogins
         .map((login) => `'${demoEmail(login, 'north')}'`)
         .join()}]))::int as pending
     from questionary q join brand b on b.id = q.brand_id and b.slug = 'north'
     join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
     join employee p on p.brand_id = a.brand_id and p.id = a.participant_id
     where q.status = 'inwork' and q.method = '360'
     group by q.id, q.date_start order by q.date_start desc limit 1`,
  );
  // All but the director, whom nobody asks.
  expect(begun).toEqual({ answered: 2, pending: demoLogins.length - 1 });
});

test('the director finds the average of each year, though they know the heads', async () => {
  const body = {
    email: demoEmail('director', 'north'),
    password: demoPassword,
    holdingSlug: 'north',
  };
  const { token } = (await house.call(loginUser, { body })).body;
  const { data } = (await house.call(getCompanyYears, { token })).body;
  expect(data.totalList).toHaveLength(3);
  for (const { mark } of data.totalList) expect(mark).not.toBeNull();
});

test('in the cycles, each of those who sign in has something to do', async () => {
  const signIn = async (login: 'hr' | 'manager' | 'employee') => {
    const body = { email: demoEmail(login, 'north'), password: demoPassword, holdingSlug: 'north' };
    return (await house.call(loginUser, { body })).body.token;
  };
  const [hr, manager, employee] = [
    await signIn('hr'),
    await signIn('manager'),
    await signIn('employee'),
  ];
  const { data } = (await house.call(getCycleList, { token: hr })).body;
  const stagesOf = ({ stageCounts }: (typeof data)[number]) =>
    Object.fromEntries(Object.entries(stageCounts).filter(([, count]) => count > 0));
  const byStatus = Object.fromEntries(data.map((one) => [one.status, stagesOf(one)]));
  expect(byStatus).toEqual({
    inwork: { answering: 2, toRelease: 1, released: 1 },
    nominating: { choosing: 4, approval: 2, ready: 1 },
  });
  const tasksOf = async (token: string) =>
    (await house.call(getTasks, { token })).body.data.map(({ kind, count }) => [kind, count]);
  expect(await tasksOf(manager)).toEqual([
    ['approve', 2],
    ['release', 1],
  ]);
  expect(await tasksOf(employee)).toEqual([['choose', 1]]);
  const listed = (await house.call(getReportList, { token: manager })).body.data;
  expect(listed.filter(({ opening }) => opening?.state === 'waits')).toHaveLength(1);
  const declined = await rows(`select from assignment where declined = 'notTogether'`);
  expect(declined).toHaveLength(demoBrands.length);
});

test('an employee shares a plan in the middle of its work, and a manager has a private one', async () => {
  const plans = await rows<{ login: string; isShared: boolean; steps: number; done: number }>(
    `select split_part(e.email, '@', 1) as login, p.is_shared as "isShared", count(*)::int as steps,
       (count(*) filter (where s.is_done))::int as done
     from plan p join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
     join plan_step s on s.brand_id = p.brand_id and s.plan_id = p.id
     group by p.id, p.brand_id, e.email, p.is_shared order by login, p.brand_id`,
  );
  const expected = [
    { login: 'employee', isShared: true, steps: 3, done: 1 },
    { login: 'manager', isShared: false, steps: 1, done: 0 },
  ];
  expect(plans).toEqual(expected.flatMap((plan) => demoBrands.map(() => plan)));
});

test('in both companies somebody reads whether others see a change', async () => {
  const told = await rows<{ words: string[] }>(
    `select jsonb_path_query_array(result, '$.told.behaviourList[*].word') as words from follow_up`,
  );
  expect(told).toEqual(demoBrands.map(() => ({ words: ['more', 'same'] })));
});

test('a second filling changes nothing', async () => {
  await fillDemo(house.context, (line) => lines.push(line));
  expect(lines).toEqual(['Making demo data…']);
});

test('a backup of all that, put into an empty database, is the same in every row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otsenka-demo-'));
  const file = join(folder, 'demo.zip');
  const other = await createTestDatabase();
  await backUp(house.url, { file });
  await restore(other.url, file);
  const there = await tableRowsOf(house.url);
  // Who is signed in does not come back (rule 75).
  expect(await tableRowsOf(other.url)).toEqual({
    ...there,
    session: [],
    attempt: [],
    keyring_master: [],
  });
  await Promise.all([other.drop(), rm(folder, { recursive: true })]);
});

test('a database with companies of its own is left alone', async () => {
  expect(await hasDemoAccounts(house.context.database)).toBe(true);
  await rows(
    `insert into brand (id, slug, name, short_name) values (gen_random_uuid(), 'north', 'N', 'N')`,
    empty,
  );
  await fillDemo(empty.context, (line) => lines.push(line));
  expect(await hasDemoAccounts(empty.context.database)).toBe(false);
  expect((await empty.call(getBrandList)).body.data).toHaveLength(1);
});

test('no company waits for the other to name a kind of job', async () => {
  // The queue learns a new kind from the first who adds one, and keeps others waiting until that one is through.
  // Signing in adds one of its own, which no company waits for.
  const named = await rows(`select distinct xmin::text from graphile_worker._private_tasks
    where identifier <> 'tell-new-device'`);
  expect(named).toHaveLength(1);
});

test('it asks for no rows of many brands', async () => {
  const { pool } = house.context.database;
  expect((await acrossBrands(statements.noted, pool)).others).toEqual([]);
});
