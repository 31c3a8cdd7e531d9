import { setTimeout as wait } from 'node:timers/promises';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Company, inBrand, makeCompany, makeLeaders, makeMember } from '#test/factories.ts';
import { keepClosed } from '#test/report/kept-report.ts';
import { emailsOf, noon } from '#test/start/in-work.ts';
import { type Kills, type Outcome, strike } from './kills.ts';

/** Ends the product while a cycle does something with many people (rules 118, 132 and 137): each is done once, none by half. */

type Parts = Pick<Kills, 'house' | 'mail' | 'endAndStart' | 'areOut'>;

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

const chosenByHr = { chosenBy: 'hr', approvedBy: 'nobody', dateStart: day(-2) } as const;
/** It is said again three days before. */
const chosenByThem = { chooseUntil: day(3), dateStart: day(5) };

/** A cycle of all but the first person, who leads them. */
async function makeFilled(
  { house }: Parts,
  howMany: number,
  form: Partial<BodyInput<typeof createCycle>> = chosenByHr,
) {
  const { database } = house.context;
  const company = await makeCompany(database, new Date(), { howMany, timeZone: noon() });
  const { hrToken: token, brandId, people } = company;
  const [boss = '', ...team] = people;
  await inBrand(database, brandId, async (scope) => {
    for (const one of team) await makeLeaders(scope, one, [boss]);
  });
  const body = { name: 'Весна', dateEnd: day(20), ...form };
  const { id } = (await house.call(createCycle, { token, body })).body.data;
  await house.call(addSubjects, { token, params: { id }, body: { employeeIdList: team } });
  return { id, company, team };
}

/** kill -9 so many ms after a cycle of so many people has gone to work. Throws where somebody has two questionaries. */
export async function killLaunching(kills: Parts, after: number, howMany = 40): Promise<Outcome> {
  const { house, endAndStart, areOut } = kills;
  const { id, company, team } = await makeFilled(kills, howMany);
  const { hrToken: token, people } = company;
  const { pool } = house.context.database;
  const fill = { action: 'fillFromStructure', employeeIdList: team } as const;
  await house.call(manySubjects, {
    token,
    params: { id },
    body: { ...fill, employeeIdList: team },
  });
  await house.call(updateCycleStatus, { token, body: { id, status: 'inwork' } });
  await wait(after);
  const haveLetters = areOut(await emailsOf(house.context.database, people));
  const outcome = await endAndStart('SIGKILL', async () => {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from cycle_subject where cycle_id = $1 and state <> 'launched'`,
      [id],
    );
    return rows[0]?.left === 0 && (await haveLetters());
  });
  const { rows } = await pool.query<{ all: number; people: number; bare: number }>(
    `select count(*)::int as all, count(distinct u.employee_id)::int as people,
       (count(*) filter (where not exists (select from assignment a where a.brand_id = q.brand_id
         and a.questionary_id = q.id)))::int as bare
     from questionary q
     join questionary_subject u on u.brand_id = q.brand_id and u.questionary_id = q.id
     where q.cycle_id = $1`,
    [id],
  );
  const found = rows[0]!;
  const isRight = found.all === team.length && found.people === found.all && found.bare === 0;
  if (!isRight) throw new Error(`not each went once: ${JSON.stringify(found)}`);
  return outcome;
}

/**
 * kill -9 so many ms after HR, or the clock, begins to open the reports of so many people. Throws where some of HR's
 * are open and others are not, or somebody is told twice.
 */
export async function killSharing(
  kills: Parts,
  { after, by, howMany = 30 }: { after: number; by: 'hr' | 'clock'; howMany?: number },
): Promise<Outcome> {
  const { house, endAndStart } = kills;
  const { database } = house.context;
  const { id, company, team } = await makeFilled(kills, howMany + 1);
  await makeReports(kills, { id, company, team }, by === 'clock' ? day(-1) : day(30));
  const count = () => countOpen(kills, company);
  const release = () =>
    house
      .call(manySubjects, {
        token: company.hrToken,
        params: { id },
        body: { action: 'release', employeeIdList: team },
      })
      // The connection breaks with the server.
      .catch(() => undefined);
  const going = by === 'hr' ? release() : strike(database, 'open-reports');
  await wait(after);
  const outcome = await endAndStart('SIGKILL', async () => {
    const { open, told, noted } = await count();
    if (open !== told) throw new Error(`${open} are open, ${told} are told`);
    if (by === 'hr' && open !== noted) throw new Error(`${open} are open, ${noted} are noted`);
    if (by === 'hr' && open !== 0 && open !== team.length) throw new Error(`${open} are open`);
    if (open === team.length) return true;
    await (by === 'hr' ? release() : strike(database, 'open-reports'));
    return false;
  });
  await going;
  return outcome;
}

/**
 * kill -9 so many ms after so many people are told of what they have to do: HR has just begun the choosing, or the clock
 * says it again three days before its last day. Throws where somebody is told by half: a letter, the bell and the note
 * of what was told come together.
 */
export async function killTelling(
  kills: Parts,
  { after, by, howMany = 30 }: { after: number; by: 'hr' | 'clock'; howMany?: number },
): Promise<Outcome> {
  const { house, mail, endAndStart, areOut } = kills;
  const { database } = house.context;
  const { id, company, team } = await makeFilled(kills, howMany + 1, chosenByThem);
  await makeMembers(database, company, team);
  const haveLetters = areOut(await emailsOf(database, team));
  mail.confirmed.length = 0;
  const body = { id, status: 'nominating' } as const;
  await house.call(updateCycleStatus, { token: company.hrToken, body });
  if (by === 'clock') {
    while (!(await haveLetters())) await wait(20);
    await forgetTelling(database, company);
    mail.confirmed.length = 0;
    await strike(database, 'task-letters');
  }
  await wait(after);
  return endAndStart('SIGKILL', async () => {
    const { digests, letters, bells } = await countTold(database, company);
    const told = { digests, letters, bells };
    if (letters !== digests || bells !== digests)
      throw new Error(`told by half: ${JSON.stringify(told)}`);
    return digests === team.length && (await haveLetters());
  });
}

/** As if they had been told long ago. */
async function forgetTelling({ pool }: Database, { brandId }: Company): Promise<void> {
  await pool.query(`update task_digest set sent_on = '2020-01-01' where brand_id = $1`, [brandId]);
  await pool.query(`delete from delivery where brand_id = $1 and type = 'tasks'`, [brandId]);
  await pool.query(`delete from notification where brand_id = $1`, [brandId]);
}

async function countTold({ pool }: Database, { brandId }: Company) {
  const { rows } = await pool.query<Record<'digests' | 'letters' | 'bells', number>>(
    `select
       (select count(*)::int from task_digest where brand_id = $1 and sent_on > '2020-01-01') as digests,
       (select count(*)::int from delivery where brand_id = $1 and type = 'tasks') as letters,
       (select count(*)::int from notification where brand_id = $1 and type = 'tasks') as bells`,
    [brandId],
  );
  return rows[0]!;
}

const makeMembers = (database: Database, { brandId }: Company, team: string[]) =>
  inBrand(database, brandId, async (scope) => {
    for (const employeeId of team) await makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId });
  });

/** Everybody has an account, and a made report that waits until that day. */
async function makeReports(
  { house }: Parts,
  { id, company, team }: { id: string; company: Company; team: string[] },
  until: string,
): Promise<void> {
  const { database } = house.context;
  await makeMembers(database, company, team);
  for (const employeeId of team) {
    const { questionaryId } = await keepClosed(house, company, { employeeId }, { until });
    await database.pool.query(
      `update cycle_subject set state = 'launched', questionary_id = $3
       where cycle_id = $1 and employee_id = $2`,
      [id, employeeId, questionaryId],
    );
  }
}

async function countOpen({ house }: Parts, { brandId }: Company) {
  const { rows } = await house.context.database.pool.query<
    Record<'open' | 'told' | 'noted', number>
  >(
    `select
       (select count(*)::int from report where brand_id = $1 and released_at is not null) as open,
       (select count(*)::int from notification where brand_id = $1 and type = 'reportReady') as told,
       (select count(*)::int from audit where brand_id = $1 and kind = 'report'
         and verb = 'release') as noted`,
    [brandId],
  );
  return rows[0]!;
}
