import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import {
  getNotificationList,
  updateNotification,
} from '#core/notification/contract/notification.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { notifyEmployees } from './notify.ts';

const house = startApp();
let company: Company;

beforeEach(async () => {
  house.setNow(testNow);
  company = await makeCompany(house.context.database, house.context.now());
});

const database = () => house.context.database;
const listed = async (token: string, query: Record<string, string> = {}) =>
  (await house.call(getNotificationList, { token, query })).body;

type Who = Parameters<typeof enter>;
const tokenAs = async (roles: Who[2], given?: Who[3]): Promise<string> =>
  (await enter(house.context, company, roles, given)).token;

/** A questionary about the first employee, answered by the second, who is signed in. */
async function answered(form: object = {}, rater?: string): Promise<string> {
  const [subject = '', employeeId = ''] = company.people;
  const { id } = await createOne(house, company, {
    method: '90',
    isAnonymous: false,
    employeeList: [{ id: subject }],
    participantList: [{ id: employeeId, type: 'supervisor' }],
    ...form,
  });
  await house.call(updateQuestionaryStatus, {
    token: company.hrToken,
    body: { id, status: 'inwork' },
  });
  const token = rater ?? (await tokenAs(['ROLE_EMPLOYEE'], { employeeId }));
  const query = { 'filterList[questionaryId]': id, 'filterList[employeeId]': subject };
  const asked = await house.call(testingStartEmployee, { token, query });
  const sent = await house.call(sendResult, { token, body: answersFor(asked.body.data) });
  expect(sent.status).toBe(200);
  return id;
}

describe('a questionary done by its last answer', () => {
  test('is told to HR and admins, once, and to nobody else', async () => {
    const admin = await tokenAs(['ROLE_ADMIN']);
    const manager = await tokenAs(['ROLE_MANAGER']);
    const other = await makeCompany(database(), house.context.now());
    const id = await answered();
    for (const token of [company.hrToken, admin]) {
      const { data, unreadCount, count } = await listed(token);
      expect([unreadCount, count]).toEqual([1, 1]);
      expect(data[0]).toEqual({
        id: expect.any(String),
        type: 'questionaryDone',
        text: 'Анкета № 1 завершена: Инженер',
        path: `/estimation/questionary/${id}`,
        createdAt: Date.parse(testNow) / 1000,
        isRead: false,
      });
    }
    for (const token of [manager, other.hrToken]) {
      expect(await listed(token)).toMatchObject({ data: [], count: 0, unreadCount: 0 });
    }
  });

  test('is said in the reader’s language', async () => {
    await answered();
    const headers = { 'accept-language': 'en' };
    const { body } = await house.call(getNotificationList, { token: company.hrToken, headers });
    expect(body.data[0]?.text).toMatch(/^Assessment #\d+ completed: /);
  });

  test('tells of the next one too, with its own address', async () => {
    const id = await answered({ periodType: 'quarter' });
    const { data } = await listed(company.hrToken);
    expect(data.map(({ type }) => type).sort()).toEqual(['nextCreated', 'questionaryDone']);
    const next = data.find(({ type }) => type === 'nextCreated');
    expect(next?.path).not.toContain(id);
    expect(next?.text).toMatch(/^Создана следующая анкета № \d+: .*2026 г\. – .*2026 г\./);
  });
});

describe('a final report', () => {
  const subjectEnters = (given = {}) =>
    tokenAs(['ROLE_EMPLOYEE'], { employeeId: company.people[0] ?? '', ...given });

  test('is told to its subject, with a link to it', async () => {
    const token = await subjectEnters();
    const id = await answered();
    expect((await listed(token)).data).toEqual([]);
    await runDueJobs(house.context, tasks);
    const { data } = await listed(token);
    const path = `/estimation/reports?questionary=${id}&employee=${company.people[0]}`;
    expect(data).toMatchObject([{ type: 'reportReady', path }]);
    expect(JSON.stringify(data)).not.toMatch(/Иванов/);
  });

  test('is told once, however often it is made', async () => {
    const token = await subjectEnters();
    const id = await answered();
    await runDueJobs(house.context, tasks);
    const again = { brandId: company.brandId, questionaryId: id };
    await tasks['make-reports'](house.context, again, { attempt: 2, isLast: false });
    expect((await listed(token)).count).toBe(1);
  });

  test('is not told to somebody who has not accepted the access, nor to a disabled one', async () => {
    await subjectEnters({ waitsIn: company.brandId });
    await answered();
    await runDueJobs(house.context, tasks);
    const { rows } = await database().pool.query(
      `select count(*)::int as n from notification where type = 'reportReady' and brand_id = $1`,
      [company.brandId],
    );
    expect(rows[0].n).toBe(0);
  });
});

test('an invitation is told to raters who can sign in, once', async () => {
  const [subject = '', invited = '', waiting = ''] = company.people;
  const token = await tokenAs(['ROLE_EMPLOYEE'], { employeeId: invited });
  await tokenAs(['ROLE_EMPLOYEE'], { employeeId: waiting, waitsIn: company.brandId });
  const { id } = await createOne(house, company, {
    employeeList: [{ id: subject }],
    participantList: [invited, waiting].map((one) => ({ id: one, type: 'supervisor' })),
  });
  const body = { id, status: 'inwork' };
  await house.call(updateQuestionaryStatus, { token: company.hrToken, body });
  await runDueJobs(house.context, tasks);
  const again = { brandId: company.brandId, questionaryId: id };
  await tasks['invite-participants'](house.context, again, { attempt: 2, isLast: false });
  expect((await listed(token)).data).toMatchObject([
    {
      type: 'invitation',
      text: expect.stringMatching(/^Вас просят ответить на вопросы о коллегах до .* включительно$/),
      path: '/estimation/questionary/testing',
    },
  ]);
  const { rows } = await database().pool.query(
    `select count(*)::int as n from notification where type = 'invitation' and brand_id = $1`,
    [company.brandId],
  );
  expect(rows[0].n).toBe(1);
});

test('a reminder stands in the bell instead of the unread invitation, an earlier reminder too', async () => {
  const [, invited = '', another = ''] = company.people;
  const [token, others] = await Promise.all(
    [invited, another].map((employeeId) => tokenAs(['ROLE_EMPLOYEE'], { employeeId })),
  );
  const values = { dateEnd: '2026-07-01' };
  const tell = (type: 'invitation' | 'reminder', ...employeeIds: string[]) =>
    inBrand(database(), company.brandId, (scope) =>
      notifyEmployees(scope, type, { employeeIds, values }, house.context.now()),
    );
  const unread = async (of = token) =>
    (await listed(of!)).data.filter(({ isRead }) => !isRead).map(({ type }) => type);
  await tell('invitation', invited, another);
  await tell('reminder', invited);
  expect(await unread()).toEqual(['reminder']);
  await tell('reminder', invited);
  expect(await unread()).toEqual(['reminder']);
  await tell('invitation', invited);
  expect((await unread()).sort()).toEqual(['invitation', 'reminder']);
  expect(await unread(others)).toEqual(['invitation']);
});

describe('reading', () => {
  test('is for the own ones only; others are not there', async () => {
    const admin = await tokenAs(['ROLE_ADMIN']);
    await answered();
    const [mine] = (await listed(company.hrToken)).data;
    const [theirs] = (await listed(admin)).data;
    const read = (idList: unknown) =>
      house.call(updateNotification, { token: company.hrToken, body: { idList } });
    expect((await read([mine?.id, theirs?.id])).status).toBe(404);
    expect((await listed(company.hrToken)).unreadCount).toBe(1);
    const done = await read([mine?.id, mine?.id]);
    expect([done.status, done.bytes.length]).toEqual([205, 0]);
    expect((await read([mine?.id])).status).toBe(205);
    expect(await listed(company.hrToken)).toMatchObject({
      unreadCount: 0,
      data: [{ isRead: true }],
    });
    expect((await listed(admin)).unreadCount).toBe(1);
  });

  test('all at once, and what comes later is unread again', async () => {
    const rater = await tokenAs(['ROLE_EMPLOYEE'], { employeeId: company.people[1] ?? '' });
    await answered({}, rater);
    const body = { idList: 'all' };
    expect((await house.call(updateNotification, { token: company.hrToken, body })).status).toBe(
      205,
    );
    expect((await listed(company.hrToken)).unreadCount).toBe(0);
    house.setNow('2026-06-15T10:00:00Z');
    await answered({}, rater);
    const { data, ...counts } = await listed(company.hrToken);
    expect(counts).toMatchObject({ unreadCount: 1, count: 2 });
    expect(data.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  test.each([[[]], ['some'], [['not-an-id']], [null]])('%j: 400 at the field', async (idList) => {
    const { status, body } = await house.call(updateNotification, {
      token: company.hrToken,
      body: { idList },
    });
    expect([status, body.errors?.[0]?.path.split('.')[0]]).toEqual([400, 'idList']);
  });

  test('comes in pages', async () => {
    await answered({ periodType: 'year' });
    const { data: both } = await listed(company.hrToken);
    const { data, count } = await listed(company.hrToken, { limit: '1', offset: '1' });
    expect([data, count]).toEqual([[both[1]], 2]);
  });
});

test('goes with the membership', async () => {
  const token = await tokenAs(['ROLE_HR']);
  await answered();
  expect((await listed(token)).count).toBe(1);
  await inBrand(database(), company.brandId, ({ tx }) => tx.delete(membership));
  const { rows } = await database().pool.query(
    'select count(*)::int as n from notification where brand_id = $1',
    [company.brandId],
  );
  expect(rows[0].n).toBe(0);
});
