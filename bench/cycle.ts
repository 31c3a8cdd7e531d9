import { createCycle, getCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { Context } from '#platform/server/context.ts';
import { inBrand, makeCompany, makeCompetence } from '#test/factories.ts';
import { callAt } from '#test/start/in-work.ts';
import { fillDirectory, word } from './load/directory.ts';
import { type Step, timeSteps } from './set-up/steps.ts';
import { fillRows, median, timePage, type Verdict, withFilled } from './set-up/with-server.ts';

const employees = 20_000;
/** So many work for each leader. */
const teamSize = 10;
/**
 * p95 of the board and of looking for a rater, in health checks: while people choose, and once reports are made, when
 * the stage of each stands in three tables (decision 216).
 */
const boardMost = { choosing: 20, reported: 50 };
/** In seconds, of 5,000 people. */
const longest = { add: 3, fill: 5, approve: 5, launch: 180, open: 10 };
type Part = keyof typeof longest;
/** How many times as long as afterwards a list may take while people go to work, by the median. */
const longestList = 2;

export const dayFrom = (from: number) =>
  new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

/** A cycle of 5,000 people from adding them to opening their reports, in a company of 20,000. */
export function cycleBench(people = 5_000): Promise<Verdict> {
  return withFilled(
    makeTeams,
    async (port, company, url) => {
      const { hrToken: token, brandId } = company;
      const call = callAt(port);
      const lines: string[] = [];
      let pass = true;
      const time = async (part: Part, work: () => Promise<unknown>) => {
        const began = performance.now();
        await work();
        const took = (performance.now() - began) / 1000;
        lines.push(`${part}: ${took.toFixed(1)} s (at most ${longest[part]})`);
        pass &&= took <= longest[part];
      };
      const body = {
        name: 'Весна',
        chooseUntil: dayFrom(1),
        dateStart: dayFrom(2),
        dateEnd: dayFrom(20),
      };
      const { id } = (await call(createCycle, { token, body })).body.data;
      const params = { id };
      const act = (action: string) => call(manySubjects, { token, params, body: { action } });
      const employeeIdList = company.team.slice(0, people);
      await time('add', () => call(addSubjects, { token, params, body: { employeeIdList } }));
      await call(updateCycleStatus, { token, body: { id, status: 'nominating' } });
      await time('fill', () => act('fillFromStructure'));
      const [subject = ''] = employeeIdList;
      const seen = (most: number) =>
        timeSteps({ port, token }, steps(most, { id, subject, places: company.places }));
      const board = await seen(boardMost.choosing);
      await time('approve', () => act('approve'));
      const meanwhile: number[] = [];
      await time('launch', async () => {
        await call(updateCycleStatus, { token, body: { id, status: 'inwork' } });
        for (;;) {
          meanwhile.push(await timePage(port, token, 'inwork'));
          const { stageCounts } = (await call(getCycle, { token, params })).body.data;
          if (stageCounts.problem > 0)
            throw new Error(`${stageCounts.problem} could not go to work`);
          if (stageCounts.answering === people) break;
        }
      });
      // Before, there was nobody to list.
      const idle = median(await listsFor(port, token, 40));
      const ratio = median(meanwhile) / idle;
      lines.push(
        `a list meanwhile, median: ${ratio.toFixed(1)} × afterwards (at most ${longestList}; ${median(meanwhile).toFixed(0)} of ${idle.toFixed(0)} ms)`,
      );
      pass &&= ratio <= longestList;
      await fillRows(url, async (query) => {
        await query(reports, [brandId, id]);
        // Autovacuum does the same within a minute of so many.
        await query('vacuum analyze questionary, report');
      });
      const answered = await seen(boardMost.reported);
      await time('open', () => act('release'));
      return {
        name: `A cycle of ${people} people in a company of ${employees}`,
        lines: [
          ...lines,
          ...board.lines.map((line) => `while people choose, ${line}`),
          ...answered.lines.map((line) => `when reports are made, ${line}`),
        ],
        pass: pass && board.pass && answered.pass,
      };
    },
    ['jobs'],
  );
}

/** One of ten leads the nine others and is led by nobody; everybody's position asks the same. */
export async function makeTeams(context: Context) {
  const { database } = context;
  const company = await makeCompany(database, context.now(), { howMany: 0 });
  const places = await fillDirectory(context, company, employees);
  const { id } = await inBrand(database, company.brandId, (scope) =>
    makeCompetence(scope, { ru: 'Общая' }),
  );
  await database.pool.query(
    `insert into position_competence (brand_id, position_id, competence_id, "order")
     select brand_id, id, $2, 1 from position p where brand_id = $1 and not exists (
       select from position_competence c where c.brand_id = p.brand_id and c.position_id = p.id)`,
    [company.brandId, id],
  );
  const { rows } = await database.pool.query<{ id: string }>(
    `with seated as (
       select id, (row_number() over (order by id) - 1) / ${teamSize + 1} as team,
         (row_number() over (order by id) - 1) % ${teamSize + 1} as seat
       from employee where brand_id = $1 and fired_at is null
     ), led as (
       insert into employee_leader (brand_id, employee_id, leader_id, place)
       select $1, s.id, l.id, 1 from seated s join seated l on l.team = s.team and l.seat = 0
       where s.seat > 0 returning employee_id)
     select employee_id as id from led order by id`,
    [company.brandId],
  );
  await database.pool.query('vacuum analyze');
  return { ...company, places, team: rows.map((row) => row.id) };
}

/** Final reports of all who are at work, as if everybody had answered. */
const reports = `
  with ended as (
    update questionary set status = 'done', done_at = now()
    where brand_id = $1 and cycle_id = $2 and status = 'inwork' returning brand_id, id, number, method, type, date_start, date_end)
  insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
    created_at, leader_at, number, method, type, date_start, date_end, content, texts)
  select e.brand_id, e.id, u.employee_id, 'final', 5, now(), now(), e.number, e.method, e.type,
    e.date_start, e.date_end, '{}', '{}'
  from ended e join questionary_subject u on u.brand_id = e.brand_id and u.questionary_id = e.id`;

function steps(
  most: number,
  { id, subject, places }: { id: string; subject: string; places: readonly string[] },
): Step[] {
  const board = `/api/cycle/${id}/subject?limit=50`;
  const seen = (name: string, path: Step['path']) => ({ name, path, most });
  return [
    seen('the board', (n) => `${board}&offset=${(n % 10) * 50}`),
    seen('the board deep down, by stage', (n) => `${board}&offset=${(n % 90) * 50}&sort=stage:d`),
    seen('the board by answers', (n) => `${board}&offset=${(n % 10) * 50}&sort=answered:a`),
    seen(
      'a subdivision',
      (n) => `${board}&filterList%5Bsubdivision%5D=${places[n % places.length]}`,
    ),
    seen('a search on the board', (n) => `${board}&q=${word(n)}`),
    seen('what waits for HR', () => `${board}&filterList%5Bapprover%5D=hr`),
    seen(
      'a search for a rater',
      (n) => `/api/cycle/${id}/candidate?subjectId=${subject}&q=${word(n)}`,
    ),
  ];
}

async function listsFor(port: number, token: string, howMany: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < howMany; n += 1) took.push(await timePage(port, token, 'inwork'));
  return took;
}
