import readXlsx from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  createCycle,
  getCycle,
  getCycleList,
  updateCycleStatus,
} from '#core/cycle/contract/cycle.ts';
import { exportCycle } from '#core/cycle/contract/cycle-file.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/**
 * HR who are assessed in a cycle don't learn how many have answered about them: not from a total either, by taking
 * off what they may see of everybody else (rule 142).
 */
const house = startApp();
let own: Company;
let id: string;
/** The one of HR who is assessed, as a person and as a session. */
let me: string;
let mine: string;

beforeAll(async () => {
  const { database } = house.context;
  ({ own } = await makeTwoCompanies(house.context, { howMany: 5 }, { howMany: 1 }));
  const [boss = '', ...team] = own.people;
  [me = ''] = team;
  await inBrand(database, own.brandId, async (scope) => {
    for (const one of team) await makeLeaders(scope, one, [boss]);
  });
  mine = (await enter(house.context, own, ['ROLE_HR'], { employeeId: me })).token;
  const { hrToken: token } = own;
  const days = { dateStart: '2026-06-15', dateEnd: '2026-06-30' };
  const form = { name: 'Весна', chosenBy: 'hr', approvedBy: 'nobody', ...days } as const;
  const made = await house.call(createCycle, { token, body: form });
  ({ id } = made.body.data);
  const people = { employeeIdList: team.slice(0, 3) };
  const params = { id };
  await house.call(addSubjects, { token, params, body: people });
  await house.call(manySubjects, {
    token,
    params,
    body: { action: 'fillFromStructure', ...people },
  });
  await house.call(updateCycleStatus, { token, body: { id, status: 'inwork' } });
  await runDueJobs(house.context, tasks);
});

/** How many of those asked about these people have answered by now. */
async function answer(who: 'me' | 'others', count: number): Promise<void> {
  await house.context.database.pool.query(
    `update assignment set status = 'done' where (brand_id, questionary_id, participant_id, subject_id) in (
       select brand_id, questionary_id, participant_id, subject_id from assignment
       where brand_id = $1 and status <> 'done' and (subject_id = $2) = $3
       order by subject_id, participant_id limit $4)`,
    [own.brandId, me, who === 'me', count],
  );
}

/** All that a reader gets of the cycle. */
async function seenBy(token: string) {
  const params = { id };
  const sorted = async (sort: 'answered:a' | 'answered:d') =>
    (await house.call(getSubjects, { token, params, query: { sort } })).body;
  const { bytes } = await house.call(exportCycle, { token, params });
  const { data: detail } = (await house.call(getCycle, { token, params })).body;
  const listed = await house.call(getCycleList, { token });
  return {
    detail,
    row: listed.body.data[0],
    rising: await sorted('answered:a'),
    falling: await sorted('answered:d'),
    sheet: (await readXlsx(bytes))[0]?.data,
  };
}
const answered = (passedCount: number, totalCount: number) => ({ passedCount, totalCount });

test('an answer about oneself changes nothing that one gets, and others see it', async () => {
  await answer('others', 3);
  const before = await seenBy(mine);
  const others = await seenBy(own.hrToken);
  await answer('me', 2);
  expect(await seenBy(mine)).toEqual(before);
  const shown = before.rising.data.flatMap((row) => row.answered ?? []);
  expect(shown).toHaveLength(2);
  const sum = (key: 'passedCount' | 'totalCount') =>
    shown.reduce((total, one) => total + one[key], 0);
  const rest = answered(sum('passedCount'), sum('totalCount'));
  expect([before.detail.answered, before.row?.answered]).toEqual([rest, rest]);
  const cells = before.sheet?.slice(1).map((row) => [row[10], row[11]]) ?? [];
  expect(cells.filter(([, asked]) => asked === null)).toHaveLength(1);
  const { detail, row } = await seenBy(own.hrToken);
  expect(detail.answered.passedCount).toBe(others.detail.answered.passedCount + 2);
  expect(row?.answered).toEqual(detail.answered);
  expect(detail.answered.totalCount).toBeGreaterThan(rest.totalCount);
});

test('nor does somebody who declines to assess one', async () => {
  const before = await seenBy(mine);
  await house.context.database.pool.query(
    `update assignment set declined = 'noTime'
     where brand_id = $1 and subject_id = $2 and participant_id <> $2 and status <> 'done'`,
    [own.brandId, me],
  );
  expect(await seenBy(mine)).toEqual(before);
  const others = (await seenBy(own.hrToken)).rising.data;
  expect(others.find(({ employee }) => employee.id === me)?.declinedCount).toBeGreaterThan(0);
});
