import { beforeEach, describe, expect, test } from 'vitest';
import { askErasure, getErasures, stopErasure } from '#addon/privacy/contract/erasure.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getFormerEmployees, takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { plain } from '#test/screen/plain.ts';
import { createOne, startOne } from '#test/screen/questionary-form.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** An administrator asks, a day goes by in which any of them may stop it, and then it is done (rule 114). */
const box = startMailbox();
const house = startApp(box.env);
let company: Company;
let admin: string;
let adminEmail: string;
let other: string;
let otherEmail: string;
const person = (at: number) => company.people[at]!;
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query<R>(text, values)).rows;

let made = 0;
async function join(role: Role, given: object = {}) {
  const { database, now } = house.context;
  made += 1;
  const email = `eraser-${made}@example.ru`;
  const member = await inBrand(database, company.brandId, (scope) =>
    makeMember(scope, [role], { email, ...given }),
  );
  return { email, token: await signIn(database, member, now()) };
}
const at = async (hours: number) => {
  house.setNow(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString());
  await proveAll(house);
};
const work = () => runDueJobs(house.context, tasks);
const ask = (employeeId = person(0), token = admin, withReports = false) =>
  house.call(askErasure, { token, body: { employeeId, withReports } });
const waiting = async () => (await house.call(getErasures, { token: admin })).body.data;
const numberOf = async (id: string) =>
  (
    await query<{ n: number | null }>('select erased_number as n from employee where id = $1', [id])
  )[0]?.n;

beforeEach(async () => {
  house.setNow(testNow);
  box.mails.length = 0;
  company = await makeCompany(house.context.database, new Date(testNow));
  ({ token: admin, email: adminEmail } = await join('ROLE_ADMIN'));
  ({ token: other, email: otherEmail } = await join('ROLE_SUPER_ADMIN'));
  await query(`update employee set fired_at = '2026-01-10' where id = $1`, [person(0)]);
});

test('it is done a day later, and all administrators have heard of it', async () => {
  const closed = await join('ROLE_ADMIN', { disabled: true });
  const asked = await join('ROLE_ADMIN', { waitsIn: company.brandId });
  const { status, body } = await ask();
  expect([status, body.data]).toEqual([200, { due: '2026-06-16T09:00:00.000Z' }]);
  await work();
  const [letter, ...more] = box.to(otherEmail);
  expect(more).toEqual([]);
  const [{ name } = { name: '' }] = await waiting();
  expect(letter?.subject).toContain(name);
  expect([closed, asked].flatMap(({ email }) => box.to(email))).toEqual([]);
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  const fired = await house.call(getFormerEmployees, { token: company.hrToken });
  expect(fired.body.data[0]?.erasureDue).toBe('2026-06-16T09:00:00.000Z');
  await at(23.9);
  await work();
  expect(await numberOf(person(0))).toBeNull();
  await at(24);
  await work();
  expect(await numberOf(person(0))).toBe(1);
  expect(await waiting()).toEqual([]);
  const log = (await house.call(getAuditList, { token: admin })).body.data;
  expect(log.slice(0, 2).map(({ verb, name: of }) => [verb, of])).toEqual([
    ['erase', 'Бывший сотрудник 1'],
    ['erasureAsked', name],
  ]);
  const again = await house.call(takeBackEmployee, { token: admin, params: { id: person(0) } });
  expect(again.status).toBe(404);
});

test('any administrator stops it, once', async () => {
  await ask();
  const [{ id } = { id: '' }] = await waiting();
  const stop = () => house.call(stopErasure, { token: other, params: { id } });
  expect((await stop()).status).toBe(200);
  expect((await stop()).status).toBe(409);
  await at(25);
  await work();
  expect(await numberOf(person(0))).toBeNull();
  expect((await ask()).status).toBe(200);
});

test('whoever came back meanwhile stays, and the log says that it was stopped', async () => {
  await ask();
  await house.call(takeBackEmployee, { token: admin, params: { id: person(0) } });
  await at(25);
  await work();
  expect(await numberOf(person(0))).toBeNull();
  expect(await waiting()).toEqual([]);
  const [newest] = (await house.call(getAuditList, { token: admin })).body.data;
  expect(newest?.verb).toBe('erasureStopped');
});

test('a clock that was ahead erases nobody early', async () => {
  await ask();
  const [{ id: erasureId } = { id: '' }] = await waiting();
  await at(12);
  const { brandId } = company;
  await tasks['erase-person'](house.context, { brandId, erasureId }, { attempt: 1, isLast: false });
  expect([await numberOf(person(0)), (await waiting()).length]).toEqual([null, 1]);
});

test.each([
  ['may not sign in', 'update membership m set disabled = true'],
  ['has another role', `update membership m set roles = '{ROLE_HR}'`],
])('nothing is left behind by whoever asked and %s any more', async (_, close) => {
  await ask();
  await query(`${close} from account a where a.id = m.account_id and a.email = $1`, [adminEmail]);
  await at(25);
  await work();
  expect(await numberOf(person(0))).toBeNull();
  const log = (await house.call(getAuditList, { token: other })).body.data;
  expect(log[0]).toMatchObject({ verb: 'erasureStopped', actorName: '' });
});

test('a second request while one waits is refused, and so is HR, and a session without a proof', async () => {
  expect((await ask()).status).toBe(200);
  expect((await ask(person(0), other)).status).toBe(409);
  expect((await ask(person(0), company.hrToken)).status).toBe(403);
  house.setNow(new Date(Date.parse(testNow) + 10 * 60_000).toISOString());
  const late = await ask();
  expect([late.status, late.body.code]).toEqual([403, 16]);
});

describe('refuses in words', () => {
  const refused = async (id: string) => {
    const { status, body } = await ask(id);
    return [status, body.errors?.[0]?.key];
  };

  test('who works here', async () => {
    expect(await refused(person(1))).toEqual([409, 'erasureMessages.worksHere']);
  });

  test.each([
    ['an open assessment', startOne],
    ['a draft', createOne],
  ])('who is in %s', async (_, begin) => {
    const [subject, supervisor, ...colleagues] = [1, 2, 3, 4, 5].map(person);
    await begin(house, company, {
      employeeList: [{ id: subject! }],
      participantList: [
        { id: supervisor!, type: 'supervisor' },
        ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
      ],
    });
    await query(`update employee set fired_at = '2026-01-10' where id = $1`, [person(2)]);
    expect(await refused(person(2))).toEqual([409, 'erasureMessages.isOpen']);
  });

  test('who rated or was rated until the 30th day after, by the company’s own clock', async () => {
    const [subject, supervisor, ...colleagues] = [1, 2, 3, 4, 5].map(person);
    const { id } = await startOne(house, company, {
      employeeList: [{ id: subject! }],
      participantList: [
        { id: supervisor!, type: 'supervisor' },
        ...colleagues.map((one) => ({ id: one, type: 'colleague' as const })),
      ],
    });
    await at(12.5);
    const body = { id, status: 'archived' as const };
    await house.call(updateQuestionaryStatus, { token: company.hrToken, body });
    const both = [subject!, colleagues[0]!];
    await query(`update employee set fired_at = '2026-01-10' where id = any($1)`, [both]);
    await at(30 * 24 + 11.9);
    const late = await join('ROLE_ADMIN');
    await proveAll(house);
    for (const employeeId of both) {
      const { status, body: no } = await ask(employeeId, late.token);
      expect([status, no.errors?.[0]?.key]).toEqual([409, 'erasureMessages.isBound']);
      expect(plain(no.message)).toContain('можно 16 июля 2026 г. или позже');
    }
    await at(30 * 24 + 12);
    for (const employeeId of both) expect((await ask(employeeId, late.token)).status).toBe(200);
  });

  test('who is in the directory no more and signs in still: no super admin is lost like that', async () => {
    const id = person(0);
    const sign = (off: boolean) =>
      query('update membership set disabled = $2 where employee_id = $1', [id, off]);
    await join('ROLE_SUPER_ADMIN', { employeeId: id });
    await query(`update employee set fired_at = null, deleted_at = '2026-01-10' where id = $1`, [
      id,
    ]);
    expect(await refused(id)).toEqual([409, 'erasureMessages.signsIn']);
    await sign(true);
    expect((await ask(id)).status).toBe(200);
    // A super admin lets them in again meanwhile.
    await sign(false);
    await at(25);
    await work();
    expect(await numberOf(id)).toBeNull();
  });

  test('who is erased already, or nobody', async () => {
    await ask();
    await at(25);
    await work();
    expect(await refused(person(0))).toEqual([409, 'erasureMessages.erased']);
    expect((await ask('6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11')).status).toBe(404);
  });
});
