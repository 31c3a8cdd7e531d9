import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import {
  agreeRight,
  createUser,
  deleteUser,
  getUserList,
  getWaitingRights,
  stopRight,
  updateUser,
} from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import {
  inBrand,
  type Member,
  makeCompany,
  makeMember,
  signIn as openSession,
} from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** Who gives and takes rights is told, and nobody takes a super admin's at once (rule 98). */
const box = startMailbox();
const house = startApp(box.env);
const { call } = house;

interface Person extends Member {
  email: string;
  token: string;
}
let people: string[];
let place: { positionId: string; subdivisionId: string };
let brandId: string;
/** Super admins of long standing. */
let asker: Person;
let target: Person;
let third: Person;

let made = 0;
async function join(roles: Role[], given: object = {}): Promise<Person> {
  const { database, now } = house.context;
  made += 1;
  const email = `right-${made}@example.ru`;
  const member = await inBrand(database, brandId, (scope) =>
    makeMember(scope, roles, { email, ...given }),
  );
  return { ...member, email, token: await openSession(database, member, now()) };
}
const at = async (hours: number) => {
  house.setNow(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString());
  await proveAll(house);
};

beforeEach(async () => {
  house.setNow(testNow);
  const company = await makeCompany(house.context.database, house.context.now());
  ({ brandId, people } = company);
  const { positionId, subdivisionId } = company;
  place = { positionId, subdivisionId };
  asker = await join(['ROLE_SUPER_ADMIN']);
  target = await join(['ROLE_SUPER_ADMIN'], { employeeId: people[0] });
  third = await join(['ROLE_SUPER_ADMIN']);
});

const form = (person: Person, given: object = {}) => ({
  firstName: 'Анна',
  lastName: 'Ким',
  email: person.email,
  locale: 'ru' as const,
  roles: ['ROLE_SUPER_ADMIN'] as Role[],
  ...given,
});
const change = (person: Person, given: object, by = asker) =>
  call(updateUser, {
    token: by.token,
    params: { id: person.membershipId },
    body: form(person, given) as never,
  });
const remove = (person: Person, by = asker) =>
  call(deleteUser, { token: by.token, params: { id: person.membershipId } });
const lower = (person = target, by = asker) => change(person, { roles: ['ROLE_EMPLOYEE'] }, by);
const waiting = async (by = asker) => (await call(getWaitingRights, { token: by.token })).body.data;
const stop = async (id: string, by = third) =>
  (await call(stopRight, { token: by.token, params: { id } })).status;
const agree = async (id: string, by = target) =>
  (await call(agreeRight, { token: by.token, params: { id } })).status;
const work = () => runDueJobs(house.context, tasks);
const byClock = (rightId: string) =>
  tasks['do-right'](house.context, { brandId, rightId }, { attempt: 1, isLast: false });

/** Roles, or undefined once they are no user any more. */
async function rolesOf({ email }: Pick<Person, 'email'>, by = asker) {
  const query = { 'filterList[search]': email };
  const [found] = (await call(getUserList, { token: by.token, query })).body.data;
  return found && [...found.roles.map(({ id }) => id), ...(found.disabled ? ['disabled'] : [])];
}
async function asked(by = asker): Promise<string> {
  const [first] = await waiting(by);
  return first?.id ?? '';
}
const subjects = async (person: Pick<Person, 'email'>) => {
  await work();
  return box.to(person.email).map(({ subject }) => subject);
};
const bell = async ({ token }: Person) =>
  (await call(getNotificationList, { token })).body.data.map(({ text }) => text);

describe('every change of rights', () => {
  test('is told to all super admins, its doer too, and to the person, by letter and in the bell', async () => {
    const hr = await join(['ROLE_HR']);
    await change(hr, { roles: ['ROLE_HR', 'ROLE_SUPER_ADMIN'] });
    const subject = 'Права изменены: Ким Анна';
    for (const person of [asker, target, third, hr]) {
      expect(await subjects(person)).toEqual([subject]);
      expect(await bell(person)).toEqual([
        'Права изменены: Ким Анна (роли: HR → Суперадминистратор, HR). Кто: Ким Анна.',
      ]);
    }
    const letter = box.to(third.email)[0]?.text;
    for (const said of [hr.email, 'Ким Анна', '15 июня 2026']) expect(letter).toContain(said);
    expect(letter).not.toContain('http');
  });

  test('a new user, a taken role, a closed access, a deleted one: each once; other changes not', async () => {
    const hr = await join(['ROLE_HR']);
    const body = form({ ...hr, email: 'new-right@example.ru' }, { roles: ['ROLE_HR'] });
    await call(createUser, { token: asker.token, body: body as never });
    await change(hr, { roles: ['ROLE_EMPLOYEE'] });
    await change(hr, { roles: ['ROLE_EMPLOYEE'], firstName: 'Мария' });
    await change(hr, { roles: ['ROLE_EMPLOYEE'], firstName: 'Мария', disabled: true });
    await remove(hr);
    const told = (await bell(third)).map((text) => /\((.+)\)/.exec(text)?.[1]);
    expect(told.sort()).toEqual([
      'вход закрыт',
      'пользователь удалён',
      'роли: HR',
      'роли: HR → Сотрудник',
    ]);
    expect(await subjects(hr)).toHaveLength(3);
  });
});

describe('taking a super admin’s rights', () => {
  const ways = {
    lowering: () => lower(),
    disabling: () => change(target, { disabled: true }),
    deleting: () => remove(target),
    'another e-mail': () => change(target, { email: `moved-${made}@example.ru` }),
  };
  test.each(Object.keys(ways) as (keyof typeof ways)[])(
    '%s waits a day, then is done',
    async (way) => {
      expect((await ways[way]()).status).toBe(200);
      expect(await rolesOf(target)).toEqual(['ROLE_SUPER_ADMIN']);
      expect(await waiting()).toMatchObject([
        { userId: target.membershipId, due: '2026-06-16T09:00:00.000Z' },
      ]);
      await at(23.9);
      await byClock(await asked());
      expect(await rolesOf(target)).toEqual(['ROLE_SUPER_ADMIN']);
      const id = await asked();
      await at(24);
      await byClock(id);
      const after = { lowering: ['ROLE_EMPLOYEE'], disabling: ['ROLE_SUPER_ADMIN', 'disabled'] };
      expect(await rolesOf(target)).toEqual(after[way as 'lowering']);
      expect(await waiting()).toEqual([]);
    },
  );

  test('what takes nothing is saved meanwhile', async () => {
    const { body } = await change(target, {
      firstName: 'Вера',
      roles: ['ROLE_EMPLOYEE', 'ROLE_HR'],
    });
    expect([body.data.firstName, body.data.roles.map(({ id }) => id)]).toEqual([
      'Вера',
      ['ROLE_SUPER_ADMIN'],
    ]);
  });

  test('is told at once, with when; and again when it is done', async () => {
    await lower();
    const first = 'Через сутки изменятся права суперадминистратора: Ким Анна';
    for (const person of [asker, target, third]) expect(await subjects(person)).toEqual([first]);
    const id = await asked();
    await at(24);
    await byClock(id);
    for (const person of [asker, target, third]) {
      expect(await subjects(person)).toEqual([first, 'Права изменены: Ким Анна']);
    }
    const log = await call(getAuditList, {
      token: asker.token,
      query: { 'filterList[kind]': 'user' },
    });
    expect(log.body.data.map(({ verb }) => verb)).toEqual(['update', 'rightAsked']);
  });

  test('any super admin stops it, the one concerned too; then nothing happens', async () => {
    for (const by of [third, target]) {
      await lower();
      const id = await asked();
      expect(await stop(id, by)).toBe(200);
      expect([await stop(id, by), await agree(id)]).toEqual([409, 409]);
      await at(25);
      await byClock(id);
      expect(await rolesOf(target)).toEqual(['ROLE_SUPER_ADMIN']);
    }
    expect(await bell(asker)).toContain(
      'Изменение прав остановлено: Ким Анна (роли: Суперадминистратор → Сотрудник). Кто: Ким Анна.',
    );
  });

  test('the one concerned agrees, and it is done at once; nobody else can', async () => {
    await lower();
    const id = await asked();
    expect(await agree(id, third)).toBe(409);
    expect(await agree(id)).toBe(200);
    expect(await rolesOf(target)).toEqual(['ROLE_EMPLOYEE']);
  });

  test('one change at a time', async () => {
    await lower();
    expect((await remove(target, third)).status).toBe(409);
    expect((await change(target, { firstName: 'Вера' })).status).toBe(200);
  });

  test('of stop and clock at once one wins, and all agree which', async () => {
    await lower();
    const id = await asked();
    await at(24);
    const [status] = await Promise.all([stop(id), byClock(id), byClock(id)]);
    expect(await rolesOf(target)).toEqual([status === 200 ? 'ROLE_SUPER_ADMIN' : 'ROLE_EMPLOYEE']);
    const told = (await bell(third)).filter((text) => !text.startsWith('Через'));
    expect(told).toHaveLength(1);
  });

  test('a clock set back leaves it waiting, one that was ahead when it was asked as well', async () => {
    await lower();
    const id = await asked();
    await at(-48);
    await byClock(id);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('somebody with bad intent', () => {
  test('a super admin of today touches no other, and is lowered at once', async () => {
    const thief = await join(['ROLE_HR']);
    await change(thief, { roles: ['ROLE_SUPER_ADMIN'] });
    await at(71);
    expect((await lower(target, thief)).status).toBe(409);
    expect((await remove(target, thief)).status).toBe(409);
    expect(await waiting()).toEqual([]);
    expect((await change(thief, { roles: ['ROLE_EMPLOYEE'] })).status).toBe(200);
    expect(await rolesOf(thief)).toEqual(['ROLE_EMPLOYEE']);
  });

  test('two who would lower each other stop that: both stay, and the operator decides', async () => {
    await lower(target, asker);
    await lower(asker, target);
    const ofWhom = new Map((await waiting()).map((right) => [right.userId, right.id]));
    expect(await stop(ofWhom.get(target.membershipId) ?? '', target)).toBe(200);
    expect(await stop(ofWhom.get(asker.membershipId) ?? '', asker)).toBe(200);
    await at(25);
    await work();
    expect(await waiting()).toEqual([]);
    for (const one of [asker, target]) expect(await rolesOf(one)).toEqual(['ROLE_SUPER_ADMIN']);
  });

  test('after three days they are protected like the others', async () => {
    const later = await join(['ROLE_HR']);
    await change(later, { roles: ['ROLE_SUPER_ADMIN'] });
    await at(72);
    await change(later, { roles: ['ROLE_EMPLOYEE'] });
    expect(await rolesOf(later)).toEqual(['ROLE_SUPER_ADMIN']);
  });

  test('neither the directory nor the profile is a way around', async () => {
    const id = people[0] ?? '';
    const moved = {
      id,
      firstName: 'Пётр',
      lastName: 'Ким',
      locale: 'ru' as const,
      ...place,
      inCompany: '2020-02-03',
      inPosition: '2021-03-01',
      email: 'stolen@evil.example',
    };
    const ways = [
      await call(employeeCalls.update, { token: asker.token, body: moved }),
      await call(employeeCalls.delete, { token: asker.token, params: { id } }),
    ];
    expect(ways.map(({ status }) => status)).toEqual([409, 409]);
    expect(await rolesOf(target)).toEqual(['ROLE_SUPER_ADMIN']);
  });

  test('whoever has lost their own right takes nobody else’s', async () => {
    await lower();
    const id = await asked();
    await change(asker, { roles: ['ROLE_EMPLOYEE'] }, third);
    const [own] = (await waiting(third)).filter(({ userId }) => userId === asker.membershipId);
    expect(await agree(own!.id, asker)).toBe(200);
    await at(24);
    await byClock(id);
    expect(await rolesOf(target, third)).toEqual(['ROLE_SUPER_ADMIN']);
    expect(await waiting(third)).toEqual([]);
    expect((await bell(third)).some((text) => text.startsWith('Права не изменены'))).toBe(true);
  });

  test('the last one stays, however many were asked to go', async () => {
    await lower(third);
    await lower(asker, target);
    await remove(target, third);
    const ids = (await waiting()).map(({ id }) => id);
    await at(24);
    for (const id of ids) await byClock(id);
    const { rows } = await house.context.database.pool.query(
      `select id from membership where brand_id = $1 and not disabled and 'ROLE_SUPER_ADMIN' = any(roles)`,
      [brandId],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('HR and admins see and stop nothing', async () => {
    const admin = await join(['ROLE_ADMIN']);
    await lower();
    expect(await stop(await asked(), admin)).toBe(403);
  });
});
