import readXlsx from 'read-excel-file/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createCycle } from '#core/cycle/contract/cycle.ts';
import { exportCycle } from '#core/cycle/contract/cycle-file.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { getReport, holdReport } from '#core/report/contract/report.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { countStatements } from '#test/database/statements.ts';
import type { Company } from '#test/factories.ts';
import { keepClosed, putInCycle } from '#test/report/kept-report.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** Opening and holding reports from the board of a cycle (rules 132, 134 and 136). */
const house = startApp();
let own: Company;
let other: Company;
let first: string;
let second: string;
let third: string;
let fourth: string;
let cycleId: string;
/** The questionary of each, by their id. */
let questionaryIds: Record<string, string>;
/** The last entry of the activity log before a test. */
let since: string;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 5 }, { howMany: 1 }));
  [first = '', second = '', third = '', fourth = ''] = own.people;
});

/** A cycle at work with the made reports of four people, and a fifth who still chooses. */
beforeEach(async () => {
  const body = {
    name: 'Весна',
    chooseUntil: '2026-06-22',
    dateStart: '2026-06-23',
    dateEnd: '2026-07-07',
  };
  cycleId = (await house.call(createCycle, { token: own.hrToken, body })).body.data.id;
  await house.call(addSubjects, {
    token: own.hrToken,
    params: { id: cycleId },
    body: { employeeIdList: own.people },
  });
  questionaryIds = {};
  for (const employeeId of own.people.slice(0, 4)) {
    const content = await keepClosed(house, own, { employeeId }, { way: 'hr' });
    questionaryIds[employeeId] = content.questionaryId;
    await putInCycle(house, cycleId, content);
  }
});

beforeEach(async () => {
  const [last] = await formRowsOf<{ id: string }>(
    house,
    'select max(id)::text as id from audit where brand_id = $1',
    own.brandId,
  );
  since = last!.id;
});

type Asked = BodyInput<typeof manySubjects>;
const many = (
  body: Asked,
  { token = own.hrToken, query = {} }: { token?: string; query?: { dryRun?: string } } = {},
) => house.call(manySubjects, { token, params: { id: cycleId }, body, query });
const board = async (token = own.hrToken) =>
  (await house.call(getSubjects, { token, params: { id: cycleId }, query: {} })).body;
const rowOf = async (id: string, token = own.hrToken) =>
  (await board(token)).data.find(({ employee }) => employee.id === id);
const hold = (employeeId: string, note: string | null) =>
  house.call(holdReport, {
    token: own.hrToken,
    body: { questionaryId: questionaryIds[employeeId]!, employeeId, note },
  });
const member = (employeeId: string, roles: Parameters<typeof enter>[2]) =>
  enter(house.context, own, roles, { employeeId });
const notes = (verb: string) =>
  formRowsOf<{ kind: string; about: string; details: { number?: number; subjectCount?: number } }>(
    house,
    `select kind, entity_id as about, details from audit
     where brand_id = $1 and verb = '${verb}' and id > $2 order by id`,
    own.brandId,
    since,
  );
const notWaiting = 'Отчёта нет, или он уже открыт или придержан';

test('those that wait are opened to whom they are about, and what is held stays', async () => {
  const subject = await member(first, ['ROLE_EMPLOYEE']);
  await hold(second, 'Спор об оценке');
  const asked: Asked = { action: 'release', employeeIdList: own.people };
  const tried = await many(asked, { query: { dryRun: 'true' } });
  expect(tried.body).toMatchObject({ doneCount: 3, refusedCount: 2 });
  expect((await board()).stageCounts.released).toBe(0);
  const { body } = await many(asked);
  expect(body).toMatchObject({ doneCount: 3, refusedCount: 2, message: 'Готово: 3 человека' });
  const errorOf = (id: string) => body.data.find(({ employeeId }) => employeeId === id)?.error;
  expect([errorOf(second), errorOf(own.people[4]!), errorOf(first)]).toEqual([
    notWaiting,
    notWaiting,
    null,
  ]);
  expect((await board()).stageCounts).toMatchObject({ released: 3, toRelease: 1 });
  const read = (token: string) =>
    house.call(getReport, {
      token,
      params: { questionaryId: questionaryIds[first]!, employeeId: first },
    });
  expect((await read(subject.token)).status).toBe(200);
  const told = await house.call(getNotificationList, { token: subject.token });
  expect(told.body.data.map(({ type }) => type)).toEqual(['reportReady']);
  const noted = await notes('release');
  expect(noted.map(({ kind }) => kind).toSorted()).toEqual(['cycle', 'report', 'report', 'report']);
  expect(noted.flatMap(({ kind, about }) => (kind === 'report' ? [about] : [])).toSorted()).toEqual(
    [first, third, fourth].toSorted(),
  );
  expect((await many(asked)).body).toMatchObject({ doneCount: 0, refusedCount: 5 });
  expect(await notes('release')).toHaveLength(noted.length);
});

test('held ones keep the reason, and wait for HR', async () => {
  const asked: Asked = { action: 'hold', employeeIdList: [first, second] };
  const bare = await many(asked);
  expect(bare.body.errors?.map(({ path, key }) => `${path} ${key}`)).toEqual([
    'note validation.required',
  ]);
  const blank = await many({ ...asked, note: '  ' });
  expect(blank.body.errors?.map(({ path }) => path)).toEqual(['note']);
  expect((await many({ ...asked, note: 'После отпуска' })).body.doneCount).toBe(2);
  expect(await rowOf(first)).toMatchObject({
    stage: 'toRelease',
    isHeld: true,
    can: expect.not.arrayContaining(['release', 'hold']),
  });
  const kept = await formRowsOf(
    house,
    'select distinct hold_note as note from report where questionary_id = any ($1::uuid[])',
    [questionaryIds[first], questionaryIds[second]] as never,
  );
  expect(kept).toEqual([{ note: 'После отпуска' }]);
  expect((await many({ ...asked, note: 'Ещё раз' })).body).toMatchObject({ doneCount: 0 });
  const reports = (await notes('hold')).filter(({ kind }) => kind === 'report');
  expect(reports.map(({ about }) => about).toSorted()).toEqual([first, second].toSorted());
  expect(JSON.stringify(await notes('hold'))).not.toContain('отпуска');
});

test('nobody opens or holds their own, nor learns whether it is held', async () => {
  const hr = await member(third, ['ROLE_HR']);
  const own = async (action: 'release' | 'hold') =>
    (await many({ action, employeeIdList: [third], note: 'Позже' }, hr)).body.data[0]?.error;
  const said = 'Свой отчёт открывает и придерживает другой HR или администратор';
  expect([await own('release'), await own('hold')]).toEqual([said, said]);
  const unheld = await rowOf(third, hr.token);
  expect(unheld?.can).not.toContain('release');
  await hold(third, 'Спор об оценке');
  expect([await own('release'), await own('hold')]).toEqual([said, said]);
  expect(await rowOf(third, hr.token)).toEqual(unheld);
});

test('managers and other companies open nothing so', async () => {
  const asked: Asked = { action: 'release', employeeIdList: [first] };
  const manager = await member(fourth, ['ROLE_MANAGER']);
  expect((await many(asked, manager)).status).toBe(403);
  expect((await many(asked, { token: other.hrToken })).status).toBe(404);
  expect((await board()).stageCounts.released).toBe(0);
});

test('many take as many statements as one', async () => {
  const opens = async (employeeIdList: string[]) =>
    (await countStatements(() => many({ action: 'release', employeeIdList }))).statements;
  expect(await opens([second, third, fourth])).toBe(await opens([first]));
});

test('the workbook says on which day a report was opened', async () => {
  await many({ action: 'release', employeeIdList: [first] });
  const { bytes } = await house.call(exportCycle, {
    token: own.hrToken,
    params: { id: cycleId },
  });
  const [sheet] = await readXlsx(bytes);
  const [head, ...lines] = sheet!.data;
  const column = head!.indexOf('Отчёт открыт');
  const days = lines.map((line) => line[column]).filter((day) => day !== null);
  expect(days).toEqual([new Date('2026-06-15')]);
});
