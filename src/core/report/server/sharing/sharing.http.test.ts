import { beforeEach, expect, test } from 'vitest';
import { getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { downloadMyData, getMyData, makeMyData } from '#addon/privacy/contract/my-data.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getDeliveryList } from '#core/mail/contract/delivery.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import type { ShareWay } from '#core/questionary/contract/rules/cycle.ts';
import {
  createPartialReport,
  getReport,
  getReportLog,
  getWaitingReports,
  holdReport,
  shareReport,
} from '#core/report/contract/report.ts';
import { downloadReportArchive, makeReportArchive } from '#core/report/contract/report-archive.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Opening reports, by people and by the clock (rules 132 to 136). Person 0 is assessed. */
const asking = startAsking();
const { house, query } = asking;
const once = { attempt: 1, isLast: false };
const before = '2026-06-18T05:59:00Z';
/** Nine in the morning in Moscow, of the day of opening. */
const theHour = '2026-06-18T06:00:00Z';
const theDay = '2026-06-18';

type Member = Awaited<ReturnType<typeof enter>>;
let subject: Member;
let leader: Member;
let of: { questionaryId: string; employeeId: string };

const member = (roles: Role[], given: object = {}) =>
  enter(house.context, asking.company, roles, given);
beforeEach(async () => {
  house.setNow(testNow);
  house.context.pdf.render = async () => Buffer.from('%PDF');
  const employeeId = asking.company.people[0]!;
  of = { questionaryId: asking.questionary.id, employeeId };
  subject = await member(['ROLE_EMPLOYEE'], { employeeId });
  leader = await member(['ROLE_MANAGER'], { subordinateIds: [employeeId] });
});

const hr = () => asking.company.hrToken;
/** Sets how its reports are opened, and has everybody answer: the report is made. */
async function reported(
  release: ShareWay = 'talk',
  releaseOn: string | null = theDay,
  answering = [0, 1, 2, 3, 4],
) {
  await query('update questionary set release = $2, release_on = $3 where id = $1', [
    of.questionaryId,
    release,
    releaseOn,
  ]);
  for (const at of answering) await asking.answer(await asking.tokenOf(asking.company.people[at]));
  await asking.work();
}
const read = (token: string) => house.call(getReport, { token, params: of });
const opens = async (token: string) => (await read(token)).status === 200;
const whoOpens = async () => ({
  hr: await opens(hr()),
  leader: await opens(leader.token),
  subject: await opens(subject.token),
});
const release = (token: string) => house.call(shareReport, { token, body: of });
const hold = (token: string, note: string | null = 'После отпуска') =>
  house.call(holdReport, { token, body: { ...of, note } });
const waiting = async (token = subject.token) =>
  (await house.call(getWaitingReports, { token })).body.data;
const told = async ({ token }: { token: string }) =>
  (await house.call(getNotificationList, { token })).body.data.map(
    ({ type, text }) => `${type}: ${text}`,
  );
const clock = (moment: string) => {
  house.setNow(moment);
  return tasks['open-reports'](house.context, {}, once);
};
/** The refusal's status with its keys. */
const said = ({ status, body }: { status: number; body: object }) => [
  status,
  ...((body as { errors?: { key: string }[] }).errors ?? []).map(({ key }) => key),
];
const opened = (key: string) => `reportOpening.errors.${key}`;
const sendTo = (token: string, given: object = {}) =>
  house.call(sendReport, {
    token,
    body: { ...of, text: '<p>Отчёт</p>', emailList: ['kim@example.ru'], ...given },
  });
const share = () => query(`update brand set share = 'anywhere'`);

test('at once, a report is everybody’s as it is made, and its subject is told', async () => {
  await reported('atOnce', null);
  expect(await whoOpens()).toEqual({ hr: true, leader: true, subject: true });
  expect(await told(subject)).toEqual([expect.stringContaining('reportReady: ')]);
  expect(await told(leader)).toEqual([]);
  expect((await read(leader.token)).body).not.toHaveProperty('opening');
  expect(said(await release(hr()))).toEqual([409, opened('opened')]);
  expect(said(await hold(hr()))).toEqual([409, opened('opened')]);
});

test('after the talk, the leader is told and reads it, and opens it to its subject for good', async () => {
  await reported('talk');
  expect(await whoOpens()).toEqual({ hr: true, leader: true, subject: false });
  expect(await told(subject)).toEqual([]);
  expect(await told(leader)).toEqual([expect.stringContaining('18 июня')]);
  expect(await waiting()).toEqual([{ way: 'talk', until: theDay, isOver: false, askName: null }]);
  const { opening, can } = (await read(leader.token)).body;
  expect(opening).toEqual({ state: 'waits', way: 'talk', until: theDay, holdNote: null });
  expect(can).toEqual(['export', 'compare', 'release']);
  const done = await release(leader.token);
  expect(done.body.data).toEqual({ ...of, can: ['export', 'send', 'compare'] });
  expect(await whoOpens()).toEqual({ hr: true, leader: true, subject: true });
  expect(await told(subject)).toEqual([expect.stringContaining('reportReady: ')]);
  expect(await waiting()).toEqual([]);
  const again = await release(hr());
  expect(said(again)).toEqual([409, opened('openedBy')]);
  expect(again.body).toHaveProperty('errors.0.message', 'Отчёт уже открыт: Ким Анна');
  expect(said(await hold(hr()))).toEqual([409, opened('openedBy')]);
});

test('after HR, nobody else knows of it until HR opens it to both', async () => {
  await reported('hr');
  expect(await whoOpens()).toEqual({ hr: true, leader: false, subject: false });
  expect([...(await told(subject)), ...(await told(leader))]).toEqual([]);
  expect(await waiting()).toEqual([{ way: 'hr', until: theDay, isOver: false, askName: null }]);
  expect(await waiting(leader.token)).toEqual([]);
  expect(said(await release(leader.token))).toEqual([404]);
  asking.box.refuse = () => 550;
  expect((await release(hr())).status).toBe(200);
  await asking.work();
  asking.box.refuse = undefined;
  // It stays open where its letter comes to nothing.
  expect(await whoOpens()).toEqual({ hr: true, leader: true, subject: true });
  expect(await told(subject)).toEqual([expect.stringContaining('reportReady: ')]);
});

test('nobody opens, holds or reads their own before, whatever their roles', async () => {
  await reported('talk');
  for (const role of ['ROLE_HR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'ROLE_MANAGER']) {
    await query('update membership set roles = $2 where id = $1', [subject.membershipId, [role]]);
    expect(await opens(subject.token)).toBe(false);
    expect(said(await release(subject.token))).toEqual([404]);
    const held = await hold(subject.token);
    expect(said(held)).toEqual([role === 'ROLE_MANAGER' ? 403 : 404]);
    expect((await sendTo(subject.token, { beforeOpening: true })).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
  }
  await query(`update membership set roles = '{ROLE_EMPLOYEE}' where id = $1`, [
    leader.membershipId,
  ]);
  expect(said(await release(leader.token))).toEqual([403]);
});

test('held, it stays closed for its leader and the clock until HR lets it go', async () => {
  await reported('talk');
  for (const note of ['', ' ', 'х'.repeat(301), 'a\u202eb', 'две\nстроки']) {
    const { status, body } = await hold(hr(), note);
    const { errors } = body as { errors?: { path: string }[] };
    expect([note, status, errors?.map(({ path }) => path)]).toEqual([note, 400, ['note']]);
  }
  const held = (await hold(hr())).body.data;
  expect(held.opening).toMatchObject({ state: 'held', holdNote: 'После отпуска' });
  expect(held.can).toContain('letGo');
  // Its leader sees that it is held, and not why. Its subject sees what they saw before.
  const { opening } = (await read(leader.token)).body;
  expect(opening).toMatchObject({ state: 'held', holdNote: null });
  const rows = async (token: string) =>
    (await house.call(getReportList, { token })).body.data.map((row) => row.opening);
  const row = { state: 'held', way: 'talk', until: theDay };
  expect(await rows(hr())).toEqual([{ ...row, holdNote: 'После отпуска' }]);
  expect(await rows(leader.token)).toEqual([{ ...row, holdNote: null }]);
  expect(await rows(subject.token)).toEqual([]);
  expect(await waiting()).toEqual([{ way: 'talk', until: theDay, isOver: false, askName: null }]);
  expect(said(await release(leader.token))).toEqual([409, opened('held')]);
  expect(said(await release(hr()))).toEqual([409, opened('held')]);
  expect(said(await hold(hr(), 'Другое'))).toEqual([409, opened('heldAlready')]);
  expect(said(await hold(leader.token))).toEqual([403]);
  await clock(theHour);
  expect(await opens(subject.token)).toBe(false);
  house.setNow('2026-06-19T06:00:00Z');
  expect(await waiting()).toEqual([
    { way: 'talk', until: null, isOver: true, askName: 'Анна Ким' },
  ]);
  expect((await hold(hr(), null)).body.data.opening).toMatchObject({ state: 'waits' });
  expect(said(await hold(hr(), null))).toEqual([409, opened('notHeld')]);
  await clock('2026-06-19T06:15:00Z');
  expect(await opens(subject.token)).toBe(true);
});

test('the clock opens it at the company’s hour of its day, in two processes once, and not before', async () => {
  await reported('talk');
  await clock(before);
  expect(await opens(subject.token)).toBe(false);
  await Promise.all([clock(theHour), clock(theHour), clock(theHour)]);
  await clock(theHour);
  expect(await whoOpens()).toEqual({ hr: true, leader: true, subject: true });
  expect(await told(subject)).toHaveLength(1);
});

test('opening fails with its notifications, and all of it is done at the next try, days later', async () => {
  await reported('hr');
  await query('alter table notification add constraint none_yet check (false) not valid');
  await expect(clock(theHour)).rejects.toThrow();
  expect(await opens(subject.token)).toBe(false);
  await query('alter table notification drop constraint none_yet');
  await clock('2026-06-20T07:15:00Z');
  expect(await opens(subject.token)).toBe(true);
  expect(await told(subject)).toHaveLength(1);
});

test('a report that is made on its day of opening is open at once', async () => {
  await reported('talk', '2026-06-15');
  expect(await whoOpens()).toEqual({ hr: true, leader: true, subject: true });
  expect(await told(leader)).toEqual([]);
});

test('it opens for HR and the leader of somebody who has left, and nobody is told', async () => {
  await reported('hr');
  await query(`update employee set fired_at = '2026-06-16' where id = $1`, [of.employeeId]);
  await query('update membership set disabled = true where id = $1', [subject.membershipId]);
  await clock(theHour);
  expect(await opens(leader.token)).toBe(true);
  expect(await opens(hr())).toBe(true);
  expect((await read(subject.token)).status).toBe(401);
  const news = await query('select from notification where membership_id = $1', [
    subject.membershipId,
  ]);
  expect(news).toEqual([]);
});

test('HR hears once a week of what is held after its day, and nobody of their own', async () => {
  await reported('talk');
  await query('update membership set roles = $2 where id = $1', [
    subject.membershipId,
    ['ROLE_HR'],
  ]);
  await hold(hr());
  const heard = async () =>
    (
      await query(`select from notification where brand_id = $1 and type = 'reportHeld'`, [
        asking.company.brandId,
      ])
    ).length;
  await clock(theHour);
  expect(await heard()).toBe(0);
  await clock('2026-06-19T06:00:00Z');
  await clock('2026-06-20T06:00:00Z');
  expect(await heard()).toBe(1);
  await clock('2026-06-26T06:00:00Z');
  expect(await heard()).toBe(2);
  const own = await query('select from notification where membership_id = $1', [
    subject.membershipId,
  ]);
  expect(own).toEqual([]);
});

test('before opening, a leader sends it to nobody, and HR confirms it, which is noted', async () => {
  await reported('talk');
  await share();
  expect((await sendTo(leader.token)).status).toBe(404);
  expect((await sendTo(leader.token, { beforeOpening: true })).status).toBe(404);
  expect(said(await sendTo(hr()))).toEqual([409, 'reportSend.errors.beforeOpening']);
  // Beside one that is open it is as closed.
  const createdAt = '2026-01-10T09:00:00.000Z';
  const open = await keepReport(house, asking.company, { employeeId: of.employeeId, createdAt });
  const compared = { isCompareReport: true, secondQuestionaryId: open.questionaryId };
  expect((await sendTo(leader.token, { ...compared, beforeOpening: true })).status).toBe(404);
  expect(said(await sendTo(hr(), compared))).toEqual([409, 'reportSend.errors.beforeOpening']);
  expect((await sendTo(hr(), { beforeOpening: true })).status).toBe(200);
  const admin = await member(['ROLE_ADMIN']);
  const log = async () =>
    (await house.call(getAuditList, { token: admin.token, query: { 'filterList[verb]': 'send' } }))
      .body.data;
  expect(await log()).toMatchObject([{ details: { beforeOpening: true } }]);
  await release(leader.token);
  expect((await sendTo(leader.token)).status).toBe(200);
  expect((await log())[0]?.details).not.toHaveProperty('beforeOpening');
});

test('what the journals say of a report, they say to its subject once it is opened', async () => {
  await reported('talk');
  await share();
  await query('update membership set roles = $2 where id = $1', [
    subject.membershipId,
    ['ROLE_SUPER_ADMIN'],
  ]);
  const journals = async () => ({
    log: (
      await house.call(getAuditList, {
        token: subject.token,
        query: { 'filterList[kind]': 'report' },
      })
    ).body.data.map(({ verb }) => verb),
    deliveries: (await house.call(getDeliveryList, { token: subject.token })).body.data.length,
    own: (await house.call(getMyData, { token: subject.token })).body.data.openedList.map(
      ({ how }) => how,
    ),
  });
  const nothing = { log: [], deliveries: 0, own: [] };
  expect(await journals()).toEqual(nothing);
  await read(hr());
  await sendTo(hr(), { beforeOpening: true });
  const { body } = await house.call(makeReportArchive, {
    token: hr(),
    body: { questionaryIdList: [of.questionaryId] },
  });
  await asking.work();
  await house.call(downloadReportArchive, { token: hr(), params: { id: body.data.id } });
  await hold(hr());
  // A file of many names nobody whom it is about.
  expect(await journals()).toEqual({ ...nothing, log: ['export'] });
  await hold(hr(), null);
  await release(hr());
  expect(await journals()).toEqual({
    log: ['release', 'letGo', 'hold', 'export', 'send', 'open'],
    deliveries: 1,
    own: ['zip', 'send', 'open'],
  });
});

test('files of a report are there for whom it is open to: one’s own data, an archive made before', async () => {
  await reported('talk');
  const { body } = await house.call(makeReportArchive, {
    token: leader.token,
    body: { questionaryIdList: [of.questionaryId] },
  });
  await asking.work();
  const download = async () =>
    (await house.call(downloadReportArchive, { token: leader.token, params: { id: body.data.id } }))
      .status;
  expect(await download()).toBe(200);
  await query('update report set leader_at = null');
  expect(await download()).toBe(404);
  const files = async () => {
    await query('delete from report_archive');
    await house.call(makeMyData, { token: subject.token, body: {} });
    await asking.work();
    expect((await house.call(downloadMyData, { token: subject.token })).status).toBe(200);
    const [row] = await query<{ count: number }>(
      'select jsonb_array_length(report_list) as count from report_archive',
    );
    return row?.count;
  };
  expect(await files()).toBe(0);
  await release(hr());
  expect(await files()).toBe(1);
});

test('interim reports about oneself are as closed as the final one', async () => {
  await query(`update questionary set release = 'talk', release_on = $2 where id = $1`, [
    of.questionaryId,
    theDay,
  ]);
  await query('update membership set roles = $2 where id = $1', [
    subject.membershipId,
    ['ROLE_HR'],
  ]);
  await asking.answer(await asking.tokenOf(asking.company.people[1]));
  const make = (token: string) =>
    house.call(createPartialReport, { token, body: { questionaryId: of.questionaryId } });
  const log = async (token: string) =>
    (await house.call(getReportLog, { token, params: { id: of.questionaryId } })).body.data.length;
  expect((await make(hr())).body.data).toHaveLength(1);
  expect([await log(hr()), await log(subject.token)]).toEqual([1, 0]);
  expect((await make(subject.token)).body.data).toHaveLength(0);
  const interim = { token: subject.token, params: of, query: { passedParticipantCount: '1' } };
  expect((await house.call(getReport, interim)).status).toBe(404);
  // Sent to somebody, it says as much as the final one.
  await share();
  const early = await sendTo(hr(), { passedParticipantCount: 1 });
  expect(said(early)).toEqual([409, 'reportSend.errors.beforeOpening']);
  await reported('talk', theDay, [0, 2, 3, 4]);
  await release(hr());
  expect((await house.call(getReport, interim)).status).toBe(200);
});

test('the company’s results take it in on the day after it is opened', async () => {
  await reported('talk', '2026-07-20');
  const people = async (moment: string) => {
    house.setNow(moment);
    const { token } = await member(['ROLE_HR']);
    const { body } = await house.call(getHeatmap, { token, query: { year: '2026' } });
    return body.data.total.peopleCount;
  };
  expect(await people('2026-07-05T09:00:00Z')).toBe(0);
  const { token } = await member(['ROLE_HR']);
  expect((await release(token)).status).toBe(200);
  expect(await people('2026-07-05T10:00:00Z')).toBe(0);
  expect(await people('2026-07-06T09:00:00Z')).toBe(1);
});
