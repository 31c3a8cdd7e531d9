import { beforeEach, describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateAnyCompany } from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { updateUser } from '#core/user/contract/user.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { tokenIn } from '#test/fake/mailbox.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Invitations follow the person: they never go to a stranger, and never stay behind (decision 015).
 */
const asking = startAsking();
const { house, box, query, open, tokenOf, work } = asking;

let colleague: string;
let former: string;
let token: string;
const moved = 'right.person@example.ru';

const emailOf = async (id: string) =>
  (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]!.email;
const opens = async (link: string) => (await open(link)).status === 200;
const form = (email: string) => {
  const { positionId, subdivisionId } = asking.company;
  return {
    firstName: 'Мария',
    lastName: 'Соколова',
    email,
    locale: 'ru' as const,
    positionId,
    subdivisionId,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
  };
};
async function succeeds(asked: Promise<{ status: number }>) {
  expect((await asked).status).toBe(200);
}
const byHr = () => ({ token: asking.company.hrToken });
const correct = (email = moved) =>
  succeeds(
    house.call(employeeCalls.update, { ...byHr(), body: { id: colleague, ...form(email) } }),
  );
const dismiss = (firedAt: string | null) =>
  succeeds(
    house.call(updateAnyCompany, {
      ...byHr(),
      params: { id: colleague },
      body: {
        subdivisionId: asking.company.subdivisionId,
        locale: 'ru',
        isBirthDateHide: true,
        inCompany: unixOfDate('2024-03-01'),
        inPosition: unixOfDate('2025-01-15'),
        firedAt: firedAt && unixOfDate(firedAt),
      },
    }),
  );
const invited = (address: string) =>
  box.to(address).filter(({ text }) => text?.includes('/testing?')).length;
const states = async () =>
  (
    await query<{ state: string }>(
      `select state from delivery where type = 'invitation' and payload ->> 'employeeId' = $1
        order by state`,
      [colleague],
    )
  ).map(({ state }) => state);

beforeEach(async () => {
  box.refuse = undefined;
  colleague = asking.company.people[2]!;
  former = await emailOf(colleague);
  token = await tokenOf(colleague);
});

describe('a corrected e-mail', () => {
  test('takes the link from the stranger and gives the right person one', async () => {
    const other = await tokenOf(asking.company.people[3]);
    await correct();
    expect((await open(token)).body.message).toContain('больше не действует');
    const before = box.mails.length;
    await work();
    const letters = box.mails.slice(before).map((mail) => mail.to?.[0]?.address);
    expect(letters.sort()).toEqual([former, moved].sort());
    expect([await opens(await tokenOf(colleague)), await opens(other)]).toEqual([true, true]);
    expect(await opens(token)).toBe(false);
    await work();
    expect(box.to(moved)).toHaveLength(1);
  });

  test('does the same when changed in the list of users', async () => {
    const { database, now } = house.context;
    const { boss, user } = await inBrand(database, asking.company.brandId, async (scope) => ({
      boss: await makeMember(scope, ['ROLE_SUPER_ADMIN']),
      user: await makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: colleague, email: former }),
    }));
    const body = {
      firstName: 'Анна',
      lastName: 'Ким',
      email: moved,
      locale: 'ru',
      roles: ['ROLE_EMPLOYEE'],
    };
    const params = { id: user.membershipId };
    await succeeds(
      house.call(updateUser, { token: await signIn(database, boss, now()), params, body }),
    );
    expect(await opens(token)).toBe(false);
    await work();
    const letter = box.to(moved).find(({ text }) => text?.includes('/testing?'));
    expect(await opens(tokenIn(letter))).toBe(true);
  });

  test('invites nobody again who has answered everything', async () => {
    await asking.answer(token);
    await correct();
    await work();
    expect(box.to(moved)).toEqual([]);
    expect((await open(token)).body.message).toContain('больше не действует');
  });

  test('stops the letter that still waits for the mail server', async () => {
    box.refuse = (address) => (address === moved ? 451 : undefined);
    await correct();
    await work();
    expect(await states()).toEqual(['sent', 'waiting']);
    box.refuse = undefined;
    const next = `next.${moved}`;
    await correct(next);
    await work();
    expect([invited(moved), invited(next)]).toEqual([0, 1]);
    expect(await states()).toEqual(['dropped', 'sent', 'sent']);
  });
});

test('a letter written while the e-mail is being corrected waits for the correction, and is dropped', async () => {
  box.refuse = (address) => (address === moved ? 451 : undefined);
  await correct();
  await work();
  box.refuse = undefined;
  const client = await house.context.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update employee set email = 'next.' || email where id = $1`, [colleague]);
    const working = work();
    const waiting = () =>
      query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(waiting).toHaveLength(1);
    await client.query('commit');
    await working;
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(box.to(moved)).toEqual([]);
  expect(await states()).toEqual(['dropped', 'sent']);
});

describe('somebody who leaves', () => {
  test('by dismissal can’t answer by the link any more, and is invited again on return', async () => {
    await dismiss('2026-06-14');
    expect(await opens(token)).toBe(false);
    await work();
    const before = box.to(former).length;
    await dismiss(null);
    await work();
    expect(box.to(former)).toHaveLength(before + 1);
    expect(await opens(await tokenOf(colleague))).toBe(true);
  });

  test('before the first day is not invited, and is when they return', async () => {
    const employeeList = [{ id: asking.company.people[5]! }];
    await asking.start({ dateStart: '2026-06-20', employeeList });
    await dismiss('2026-06-14');
    house.setNow('2026-06-20T09:00:00Z');
    await work();
    const before = box.to(former).length;
    await dismiss(null);
    await work();
    // About both questionaries: by the time they return, the first is in work too.
    expect(box.to(former)).toHaveLength(before + 1);
    const { body } = await open(await tokenOf(colleague));
    expect(body.data.assignmentList).toHaveLength(2);
  });

  test('gets no letter that still waits for the mail server', async () => {
    box.refuse = (address) => (address === moved ? 451 : undefined);
    await correct();
    await work();
    await dismiss('2026-06-14');
    box.refuse = undefined;
    await work();
    expect(box.to(moved)).toEqual([]);
    expect(await states()).toEqual(['dropped', 'sent']);
  });

  test('by deletion can’t either, and is invited again when added with that e-mail', async () => {
    await succeeds(house.call(employeeCalls.delete, { ...byHr(), params: { id: colleague } }));
    expect(await opens(token)).toBe(false);
    await succeeds(house.call(employeeCalls.create, { ...byHr(), body: form(former) }));
    await work();
    expect(box.to(former)).toHaveLength(2);
    expect(await opens(await tokenOf(colleague))).toBe(true);
  });
});
