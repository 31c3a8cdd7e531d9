import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { exportSummary } from '#addon/summary/contract/summary.ts';
import { endpoints } from '#app/contract/all.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { createPlan, notePlan, updatePlan } from '#core/plan/contract/plan.ts';
import { exportReport } from '#core/report/contract/report.ts';
import { downloadReportArchive, makeReportArchive } from '#core/report/contract/report-archive.ts';
import { tablesWith } from '#test/database/tables-with.ts';
import { type Company, inBrand, makeMember, signIn } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { copiedText } from '#test/file/pdf-text.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { newPlanOf, planGoal } from '#test/security/bodies.ts';
import { fixtures } from '#test/security/fixtures.ts';
import { makeWorld } from '#test/security/make-world.ts';
import type { Made } from '#test/security/world.ts';
import { startApp } from '#test/start/start-app.ts';

/**
 * A private plan is found in its own tables and nowhere else, and nobody else is answered otherwise than without it
 * (A10). Everybody else makes every call that reads, before and after.
 */
const house = startApp();
const canary = 'КАНАРЕЙКАПЛАНА';
let made: Made;
let readers: Record<string, string>;
let reportId: string;
const logged: string[] = [];

beforeAll(async () => {
  house.context.log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  made = await makeWorld(house, 'canary');
  const { database, now } = house.context;
  const { answeringId } = made.world;
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from brand where slug = 'canary'`,
  );
  const brandId = rows[0]?.id ?? '';
  const company: Company = {
    ...made.world,
    brandId,
    hrToken: made.tokens.ROLE_HR,
    people: [answeringId],
    competenceIds: [made.world.competenceId],
  };
  reportId = (await keepReport(house, company, { employeeId: answeringId })).questionaryId;
  const leader = await inBrand(database, brandId, (scope) =>
    makeMember(scope, ['ROLE_MANAGER'], { subordinateIds: [made.world.subjectId] }),
  );
  await database.pool.query(
    `insert into employee_leader select brand_id, $1, employee_id, 9 from membership where id = $2`,
    [answeringId, leader.membershipId],
  );
  const colleague = await inBrand(database, brandId, (scope) =>
    makeMember(scope, ['ROLE_EMPLOYEE']),
  );
  const { ROLE_SUPER_ADMIN, ROLE_ADMIN, ROLE_HR, ROLE_DIRECTOR } = made.tokens;
  readers = {
    ROLE_SUPER_ADMIN,
    ROLE_ADMIN,
    ROLE_HR,
    ROLE_DIRECTOR,
    leader: await signIn(database, leader, now()),
    colleague: await signIn(database, colleague, now()),
  };
});

/** What a reader is answered by every call that only reads. Files are noted in the activity log, and made of the same. */
async function hear(token: string): Promise<Record<string, string>> {
  const heard: Record<string, string> = {};
  for (const endpoint of endpoints) {
    const { name, method, reply } = endpoint;
    if (method !== 'GET' || typeof reply === 'string') continue;
    const request = fixtures[name]?.own(made.world) ?? {};
    const { status, bytes } = await house.call(endpoint, { ...request, token });
    const said = bytes.toString();
    expect([name, said.includes(canary)]).toEqual([name, false]);
    heard[name] = `${status} ${masked(said)}`;
  }
  return heard;
}

/** What a file says: its bytes, those of the files in it, and the words of a paper. */
async function saidIn(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString() === 'PK') {
    const files = await unpacked(bytes);
    const said = await Promise.all(files.map(({ content }) => saidIn(content)));
    return [...files.map(({ name }) => name), ...said].join('\n');
  }
  const isPaper = bytes.subarray(0, 4).toString() === '%PDF';
  return isPaper ? copiedText(bytes) : bytes.toString();
}

/** The files that a reader gets, as far as each may get it. */
async function filesFor(token: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const take = async (name: string, reply: ReturnType<typeof house.ask>) => {
    const { status, bytes } = await reply;
    if (status === 200) files[name] = bytes;
  };
  for (const endpoint of endpoints) {
    const { name, method, reply } = endpoint;
    if (method !== 'GET' || reply !== 'file') continue;
    await take(name, house.call(endpoint, { ...fixtures[name]?.own(made.world), token }));
  }
  const about = { questionaryId: reportId, employeeId: made.world.answeringId };
  for (const format of ['pdf', 'xlsx'])
    await take(format, house.call(exportReport, { token, query: { ...about, format } }));
  const of = { of: 'leader', id: made.world.managerId, format: 'pptx' };
  await take('pptx', house.call(exportSummary, { token, query: of }));
  const body = { questionaryIdList: [reportId] };
  const { status, body: archive } = await house.call(makeReportArchive, { token, body });
  if (status === 200) {
    await runDueJobs(house.context, tasks);
    const params = { id: archive.data.id };
    await take('zip', house.call(downloadReportArchive, { token, params }));
  }
  return files;
}

const masked = (text: string) =>
  text.replace(/"(requestId|lastUsedAt|checkedAt|browserKey)":"[^"]*"/g, '');

test('a private plan is found in its own tables alone, and changes no answer to anybody else', async () => {
  const settle = async () => {
    await tasks['task-letters'](house.context, {}, { attempt: 1, isLast: false });
    await runDueJobs(house.context, tasks);
  };
  await settle();
  // What is done once: whose report was opened is noted, the company's results are counted.
  for (const token of Object.values(readers)) await hear(token);
  const before: Record<string, object> = {};
  for (const [name, token] of Object.entries(readers)) before[name] = await hear(token);

  const { ROLE_EMPLOYEE: token } = made.tokens;
  const goal = {
    ...planGoal,
    text: canary,
    sign: canary,
    stepList: [{ text: canary, due: '2026-06-16', isDone: false }],
  };
  const body = { ...newPlanOf(reportId), goalList: [goal] };
  const { id } = (await house.call(createPlan, { token, body })).body.data;
  await house.call(notePlan, { token, body: { id, text: canary } });
  await house.call(updatePlan, { token, body: { id, isShared: false } });
  await settle();

  for (const [name, reader] of Object.entries(readers)) {
    expect([name, await hear(reader)]).toEqual([name, before[name]]);
  }
  const { pool } = house.context.database;
  expect(await tablesWith(pool, canary)).toEqual(['plan_goal', 'plan_note', 'plan_step']);
  const { body: metrics } = await house.ask('GET', '/metrics');
  expect(JSON.stringify(metrics)).not.toContain(canary);

  const said = new Map<string, boolean>();
  for (const reader of Object.values(readers))
    for (const [name, bytes] of Object.entries(await filesFor(reader)))
      said.set(name, said.get(name) || (await saidIn(bytes)).includes(canary));
  expect([...said.keys()]).toEqual(expect.arrayContaining(['pdf', 'xlsx', 'pptx', 'zip']));
  expect([...said].filter(([, isThere]) => isThere)).toEqual([]);

  // Its owner's next words meet a fault, of which the error knows the statement.
  await pool.query('alter table plan_note rename to plan_note_away');
  const failed = await house.call(notePlan, { token, body: { id, text: canary } });
  expect([failed.status, failed.bytes.includes(canary)]).toEqual([500, false]);
  expect(logged.join('')).toContain(failed.body.requestId);
  expect(logged.filter((line) => line.includes(canary))).toEqual([]);
});
