import { randomUUID } from 'node:crypto';
import { getAnsweringData } from '#core/answering/server/answering-data.ts';
import { submit } from '#core/answering/server/submit.ts';
import { mostAssignments } from '#core/questionary/contract/questionary.ts';
import { createQuestionary } from '#core/questionary/server/create-questionary.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { startWork } from '#core/questionary/server/work/start-work.ts';
import { makeReports } from '#core/report/server/tasks.ts';
import type { Context } from '#platform/server/context.ts';
import { type Company, inBrand, makeCompany, makeCompetence, makePeople } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { type Step, timeSteps } from './steps.ts';
import { type Verdict, withFilled } from './with-server.ts';

const questionaries = 10_000;
const [sheets, competences, questionsEach] = [30, 12, 5];
/** Together these make as many assignments as one questionary may have. */
const [subjects, raters] = [200, mostAssignments / 200];
/** p95 over HTTP, in health checks; the panel of the largest one is asked for twice a minute. */
const [highest, highestOfReport, highestOfPanel] = [25, 6, 100];

/**
 * The journal of 10,000 questionaries, including the largest possible, and the report of 30 sheets
 * × 60 questions.
 */
export function listsBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      const company = await makeCompany(context.database, context.now(), { howMany: 40 });
      const report = await makeOneReport(context, company);
      await fillJournal(context, company);
      return { token: company.hrToken, report, largest: await makeLargest(context, company) };
    },
    async (port, { token, report, largest }) => ({
      name: `Lists: ${questionaries} questionaries; a report of ${sheets} sheets × ${competences * questionsEach} questions`,
      ...(await timeSteps({ port, token }, steps(report, largest))),
    }),
  );
}

function steps(report: string, largest: string): Step[] {
  const list = '/api/questionary/list?limit=20&filterList%5Bstatus%5D=';
  const within = (most: number) => (name: string, path: Step['path']) => ({ name, path, most });
  const [soon, panel] = [within(highest), within(highestOfPanel)];
  return [
    soon('a column of the journal', (n) => `${list}${['created', 'inwork', 'done'][n % 3]}`),
    soon('a column deep down', (n) => `${list}inwork&offset=${(n % 100) * 20}`),
    soon(
      'a search in the journal',
      (n) => `/api/questionary/list?limit=20&q=${encodeURIComponent(`Иванов${n % 30}`)}`,
    ),
    within(highestOfReport)('the report with its behaviours', () => report),
    panel(`the panel of ${subjects} subjects × ${raters} participants`, () => largest),
  ];
}

/** Rows as the product writes them, in thousands: one subject and six raters each. */
export async function fillJournal({ database }: Context, { brandId, people }: Company) {
  const sql = (text: string) => database.pool.query(text, [brandId, people, questionaries]);
  await sql(`
    insert into questionary (brand_id, id, number, status, method, type, date_start, date_end, is_anonymous, anonymity_threshold)
    select $1, gen_random_uuid(), 100 + n, (array['created','inwork','done'])[1 + n % 3], '360', 'surname',
      date '2026-01-01' + n % 300, date '2026-01-15' + n % 300, true, 3
    from generate_series(1, $3::int) n where array_length($2::uuid[], 1) > 0`);
  // What refers to a table that still looks empty is checked by the wrong one of its indexes.
  await database.pool.query('analyze questionary');
  await sql(`
    insert into questionary_subject (brand_id, questionary_id, employee_id)
    select brand_id, id, ($2::uuid[])[1 + number % 30] from questionary where brand_id = $1 and number > 100 and $3::int > 0`);
  await sql(`
    insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status)
    select s.brand_id, s.questionary_id, ($2::uuid[])[31 + r], s.employee_id, 'colleague', (array['done','no_progress'])[1 + r % 2]
    from questionary_subject s
    join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id and q.status <> 'created' and q.number > 100
    cross join generate_series(1, 6) r where s.brand_id = $1 and $3::int > 0`);
  await database.pool.query('analyze');
}

/** A questionary in work, with a third of its assignments done. Returns its address. */
export async function makeLargest({ database }: Context, company: Company): Promise<string> {
  const { brandId } = company;
  const people = await inBrand(database, brandId, (scope) =>
    makePeople(scope, subjects + raters, company),
  );
  const id = randomUUID();
  const sql = (text: string, ...values: unknown[]) =>
    database.pool.query(text, [brandId, id, ...values]);
  await sql(`
    insert into questionary (brand_id, id, number, status, method, type, date_start, date_end, is_anonymous, anonymity_threshold)
    values ($1, $2, 99, 'inwork', '360', 'position', '2026-01-01', '2026-12-31', true, 3)`);
  await sql(
    'insert into questionary_subject (brand_id, questionary_id, employee_id) select $1, $2, unnest($3::uuid[])',
    people.slice(0, subjects),
  );
  await sql(
    `insert into questionary_participant (brand_id, questionary_id, employee_id, type, invited_at)
    select $1, $2, id, (array['supervisor','colleague','customer'])[1 + n % 3], now()
    from unnest($3::uuid[]) with ordinality as p(id, n)`,
    people.slice(subjects),
  );
  await sql(`
    insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status)
    select $1, $2, p.employee_id, s.employee_id, p.type,
      (array['done','in_work','no_progress'])[1 + row_number() over () % 3]
    from questionary_participant p, questionary_subject s where p.questionary_id = $2 and s.questionary_id = $2`);
  await database.pool.query('analyze');
  return `/api/questionary/${id}`;
}

/** Made through the product's own verbs. Returns its address. */
async function makeOneReport(context: Context, company: Company): Promise<string> {
  const { database } = context;
  const { brandId } = company;
  const now = context.now();
  const today = now.toISOString().slice(0, 10);
  const { people, competenceIds } = await inBrand(database, brandId, async (scope) => {
    const made = [];
    for (let n = 0; n < competences; n += 1) {
      const questions = Array.from({ length: questionsEach }, (_, i) => ({
        ru: `Вопрос ${n}, ${i}`,
      }));
      made.push((await makeCompetence(scope, { ru: `Большая компетенция ${n}` }, questions)).id);
    }
    return { people: await makePeople(scope, sheets + 1, company), competenceIds: made };
  });
  const [subjectId = '', ...raters] = people;
  const questionaryId = await inBrand(database, brandId, async (scope) => {
    const id = await createQuestionary(
      scope,
      {
        method: '360',
        type: 'surname',
        dateStart: today,
        dateEnd: today,
        isAnonymous: true,
        employeeList: [{ id: subjectId }],
        competenceList: competenceIds.map((each) => ({ id: each })),
        participantList: raters.map((each, n) => ({
          id: each,
          type: n === 0 ? 'supervisor' : 'colleague',
        })),
      },
      now,
    );
    await startWork(scope, await lockQuestionary(scope, id), {
      now,
      timeZone: 'UTC',
      by: null,
      keyring: context.keyring,
    });
    return id;
  });
  for (const employeeId of raters) {
    const which = { questionaryId, participantId: employeeId, subjectId };
    const data = await inBrand(database, brandId, (scope) =>
      getAnsweringData(scope, which, { now, today, lateDay: today }),
    );
    const payload = { ...answersFor(data, { answer: 2 }), sheetId: randomUUID() };
    await submit(context, { brandId, employeeId, timeZone: 'UTC', now }, payload);
  }
  await inBrand(database, brandId, (scope) =>
    markDone(scope, questionaryId, { now, timeZone: 'Europe/Moscow' }),
  );
  await makeReports(context, { brandId, questionaryId }, { attempt: 1, isLast: true });
  return `/api/report/${questionaryId}/${subjectId}`;
}
