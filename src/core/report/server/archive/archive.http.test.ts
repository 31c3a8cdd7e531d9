import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  archiveLasts,
  deleteReportArchive,
  downloadReportArchive,
  getJob,
  getJobList,
  makeReportArchive,
  mostStanding,
  mostStandingBytes,
  resumeReportArchive,
} from '#core/report/contract/report-archive.ts';
import { insertReport } from '#core/report/server/queries.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { deleteJobs, queuedJobs } from '#test/fake/queued-jobs.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
/** Whom no PDF can be made of. */
let hard: string | undefined;
const render = vi.fn<ReturnType<typeof createPdf>['render']>();

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 30 }));
  house.context.pdf = { ...createPdf(), render };
});
beforeEach(async () => {
  house.setNow(testNow);
  hard = undefined;
  render.mockReset().mockImplementation(async (_, task) => {
    if (!('content' in task)) throw new Error('no report');
    const { employeeId, subject } = task.content;
    if (employeeId === hard) throw new Failure('unavailable');
    return Buffer.from(`%PDF- ${subject} ${task.locale}`);
  });
  await query('delete from report_archive');
  await query('delete from report_pdf');
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const work = () => runDueJobs(house.context, tasks);

/** A questionary with a final report about each of these people. */
async function reported(company: Company, people: readonly (string | undefined)[]) {
  const { id, number } = await createOne(house, company, { participantList: [] });
  for (const employeeId of people) {
    const subject = 'Иванов Пётр';
    const content = sampleReport({ questionaryId: id, employeeId: employeeId!, number, subject });
    const texts = { competences: {}, questions: {} };
    await inBrand(house.context.database, company.brandId, (scope) =>
      insertReport(scope, content, { texts, raters: [] }),
    );
  }
  return { id, number };
}
const ask = (questionaryIdList: string[], token = own.hrToken) =>
  house.call(makeReportArchive, { token, body: { questionaryIdList } });
const made = async (ids: string[], token?: string) => {
  const { body } = await ask(ids, token);
  await work();
  return body.data.id;
};
const stateOf = async (id: string, token = own.hrToken) =>
  (await house.call(getJob, { token, params: { id } })).body.data;
const download = (id: string, token = own.hrToken) =>
  house.call(downloadReportArchive, { token, params: { id } });

test('all reports of the questionaries are one file, each by its own name', async () => {
  const [one, two] = [
    await reported(own, own.people.slice(0, 12)),
    await reported(own, [own.people[0]]),
  ];
  const foreign = await reported(other, [other.people[0]]);
  const { status, body } = await ask([two.id, one.id, foreign.id, randomUUID()]);
  expect([status, body.data]).toMatchObject([
    200,
    { state: 'running', doneCount: 0, totalCount: 13, failedCount: 0 },
  ]);
  expect((await download(body.data.id)).status).toBe(409);
  await work();
  expect(await stateOf(body.data.id)).toMatchObject({ state: 'done', doneCount: 13 });
  expect(render).toHaveBeenCalledTimes(13);

  const { headers, bytes } = await download(body.data.id);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="otchyoty_2026-06-15.zip"',
  });
  const files = await unpacked(bytes);
  expect(files).toHaveLength(13);
  const name = 'Ivanov_Pyotr_360_2026-10-05_2026-10-23';
  expect(files.slice(0, 2).map((file) => file.name)).toEqual([`${name}.pdf`, `${name}_2.pdf`]);
  expect(new Set(files.map((file) => file.name)).size).toBe(13);
  expect(
    files.every(({ isStored, content }) => isStored && String(content) === '%PDF- Иванов Пётр ru'),
  ).toBe(true);
  // What the job has made is only put together.
  expect(render).toHaveBeenCalledTimes(13);
  const [noted] = await query(`select * from audit where verb = 'export' order by id desc limit 1`);
  expect(noted).toMatchObject({
    kind: 'report',
    details: { format: 'zip', reportCount: 13, numberList: [one.number, two.number] },
  });
  const known = await query('select person_id from knowledge where reader_id = $1', [
    noted!.actor_id,
  ]);
  expect(known.map((row) => row.person_id).sort()).toEqual(noted!.details.subjectIdList.sort());
});

test('one that cannot be set loses no other, and is named in the file', async () => {
  const { id, number } = await reported(own, own.people.slice(0, 3));
  hard = own.people[1];
  const archive = await made([id]);
  expect(await stateOf(archive)).toMatchObject({ state: 'running', doneCount: 0 });
  await work();
  expect(await stateOf(archive)).toMatchObject({ state: 'done', doneCount: 3, failedCount: 1 });
  const tried = render.mock.calls.length;
  const files = await unpacked((await download(archive)).bytes);
  expect(files.map((file) => file.name.endsWith('.pdf'))).toEqual([true, true, false]);
  expect(files[2]).toMatchObject({ name: 'ne-voshli.txt' });
  expect(String(files[2]?.content)).toContain(
    `Анкета № ${number}, Иванов Пётр`.replace('№ ', '№\u00a0'),
  );
  expect(render).toHaveBeenCalledTimes(tried);
});

test('where too many wait for their PDF, it goes on later and leaves nobody out', async () => {
  const { id } = await reported(own, own.people.slice(0, 2));
  render
    .mockRejectedValueOnce(new Failure('tooMany'))
    .mockRejectedValueOnce(new Failure('tooMany'));
  const archive = await made([id]);
  await work();
  expect(await stateOf(archive)).toMatchObject({ state: 'done', failedCount: 0 });
});

test('a job that runs twice goes on once; after a kill it makes nothing again', async () => {
  const { id } = await reported(own, own.people.slice(0, 12));
  const { body } = await ask([id]);
  const archiveId = body.data.id;
  const payload = { brandId: own.brandId, archiveId };
  const run = { attempt: 1, isLast: false };
  await deleteJobs(house.context.database);
  await Promise.all([1, 2].map(() => tasks['make-archive'](house.context, payload, run)));
  expect(await stateOf(archiveId)).toMatchObject({ state: 'running', doneCount: 10 });
  expect(await queuedJobs(house.context.database)).toHaveLength(1);
  await work();
  expect(await stateOf(archiveId)).toMatchObject({ state: 'done', doneCount: 12 });
  render.mockClear();
  // Killed before it could note what it had made.
  await query(`update report_archive set state = 'running', done_count = 0`);
  await tasks['make-archive'](house.context, payload, run);
  await work();
  expect(await stateOf(archiveId)).toMatchObject({ state: 'done', doneCount: 12 });
  expect(render).not.toHaveBeenCalled();
});

test('given up, it says so, and goes on when it is asked to', async () => {
  const { id } = await reported(own, own.people.slice(0, 1));
  const { body } = await ask([id]);
  const archiveId = body.data.id;
  render.mockRejectedValue(new Failure('tooMany'));
  const payload = { brandId: own.brandId, archiveId };
  const last = tasks['make-archive'](house.context, payload, { attempt: 12, isLast: true });
  await expect(last).rejects.toThrow();
  expect(await stateOf(archiveId)).toMatchObject({ state: 'failed' });
  expect((await download(archiveId)).status).toBe(409);
  await deleteJobs(house.context.database);
  render.mockResolvedValue(Buffer.from('%PDF-'));
  const params = { id: archiveId };
  const again = await house.call(resumeReportArchive, { token: own.hrToken, params });
  expect(again.body.data.state).toBe('running');
  await work();
  expect(await stateOf(archiveId)).toMatchObject({ state: 'done', failedCount: 0 });
});

test('nobody else sees it, and its maker only while they may open all of it', async () => {
  const { id } = await reported(own, own.people.slice(0, 3));
  const managerOf = (subordinateIds: string[]) =>
    enter(house.context, own, ['ROLE_MANAGER'], { subordinateIds });
  const manager = await managerOf(own.people.slice(0, 2));
  const stranger = await managerOf([own.people[9]!]);
  expect((await ask([id], stranger.token)).status).toBe(404);
  const archive = await made([id], manager.token);
  expect(await stateOf(archive, manager.token)).toMatchObject({ totalCount: 2, state: 'done' });
  for (const token of [own.hrToken, stranger.token, other.hrToken]) {
    expect((await download(archive, token)).status).toBe(404);
    expect((await house.call(getJob, { token, params: { id: archive } })).status).toBe(404);
    const remove = await house.call(deleteReportArchive, { token, params: { id: archive } });
    expect(remove.status).toBe(404);
    expect((await house.call(getJobList, { token })).body.data).toEqual([]);
  }
  expect((await download(archive, manager.token)).status).toBe(200);
  await query('delete from employee_leader where brand_id = $1 and employee_id = $2', [
    own.brandId,
    own.people[1],
  ]);
  expect((await download(archive, manager.token)).status).toBe(404);
});

test('it stands for 24 hours, or until its maker lets go of it', async () => {
  const { id } = await reported(own, own.people.slice(0, 1));
  const [first, second] = [await made([id]), await made([id])];
  const list = async () =>
    (await house.call(getJobList, { token: own.hrToken })).body.data.map((job) => job.id);
  expect((await list()).toSorted()).toEqual([first, second].toSorted());
  const removed = await house.call(deleteReportArchive, {
    token: own.hrToken,
    params: { id: first },
  });
  expect([removed.status, await list()]).toEqual([205, [second]]);
  house.setNow(new Date(Date.parse(testNow) + archiveLasts + 1).toISOString());
  expect([await list(), (await download(second)).status]).toEqual([[], 404]);
  await tasks['delete-archives'](house.context, {}, { attempt: 1, isLast: false });
  expect(await query('select from report_archive')).toEqual([]);
});

test('one let go of while it is made stops', async () => {
  const { id } = await reported(own, own.people.slice(0, 12));
  const { body } = await ask([id]);
  render.mockImplementationOnce(async () => {
    const params = { id: body.data.id };
    await house.call(deleteReportArchive, { token: own.hrToken, params });
    return Buffer.from('%PDF-');
  });
  await work();
  expect(render).toHaveBeenCalledTimes(10);
});

test('three at a time', async () => {
  const { id } = await reported(own, own.people.slice(0, 1));
  for (let n = 0; n < 3; n += 1) await ask([id]);
  const { status, headers } = await ask([id]);
  expect([status, headers['retry-after']]).toEqual([429, '60']);
  await work();
  expect((await ask([id])).status).toBe(200);
});

test('three at a time, however many are asked for at the same moment', async () => {
  const { id } = await reported(own, own.people.slice(0, 1));
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask([id])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('fifty that can be downloaded are the most; letting go of one makes room', async () => {
  const { id } = await reported(own, own.people.slice(0, 1));
  const first = await made([id]);
  await query(
    `insert into report_archive (brand_id, id, membership_id, locale, report_list, state, created_at)
     select brand_id, gen_random_uuid(), membership_id, locale, report_list, state, created_at
     from report_archive, generate_series(2, ${mostStanding}) where id = $1`,
    [first],
  );
  const { status, headers } = await ask([id]);
  expect([status, Number(headers['retry-after'])]).toEqual([429, archiveLasts / 1000 + 1]);
  await house.call(deleteReportArchive, { token: own.hrToken, params: { id: first } });
  expect((await ask([id])).status).toBe(200);
});

test('two gigabytes that can be downloaded are the most; letting go of them makes room', async () => {
  const { id } = await reported(own, own.people.slice(0, 1));
  const first = await made([id]);
  await query(
    `update report_pdf set file = decode(repeat('00', $2), 'hex') where questionary_id = $1`,
    [id, Math.ceil(mostStandingBytes / 400)],
  );
  await query(
    `insert into report_archive (brand_id, id, membership_id, locale, report_list, state, created_at)
     select brand_id, gen_random_uuid(), membership_id, locale,
       (select jsonb_agg(report_list -> (n - n)) from generate_series(1, 10) n), state, created_at
     from report_archive, generate_series(1, 40) where id = $1`,
    [first],
  );
  const { status, headers, body } = await ask([id]);
  expect([status, Number(headers['retry-after'])]).toEqual([429, archiveLasts / 1000 + 1]);
  expect(body.message).toBe(
    'За сутки ваши архивы заняли уже 2 ГБ, больше нельзя. Уберите ненужные.',
  );
  await query('delete from report_archive where id <> $1', [first]);
  expect((await ask([id])).status).toBe(200);
});
