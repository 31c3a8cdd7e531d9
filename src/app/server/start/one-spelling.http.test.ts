import { expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getUserList } from '#core/user/contract/user.ts';
import { inBrand, makeMember, makePerson } from '#test/factories.ts';
import { startUsers } from '#test/start/start-users.ts';
import { spellAddresses } from './one-spelling.ts';

/** One mailbox, however its host is spelled (rule 36g). */
const users = startUsers();
const { house } = users;
let made = 0;
const twins = () => {
  made += 1;
  return { read: `ivan-${made}@тест.рф`, asked: `ivan-${made}@xn--e1aybc.xn--p1ai` };
};
const form = (given: object) => ({
  firstName: 'Иван',
  lastName: 'Соколов',
  locale: 'ru' as const,
  positionId: users.company.positionId,
  subdivisionId: users.company.subdivisionId,
  inCompany: '2024-03-01',
  inPosition: '2025-01-15',
  ...given,
});
const rows = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;

test('an account is one, whichever spelling was typed, and its letters go by the network’s', async () => {
  const { read, asked } = twins();
  expect((await users.join({ email: asked })).email).toBe(read);
  for (const typed of [read, asked, ` ${asked.toUpperCase()} `]) {
    const { status, body } = await users.signIn(typed);
    expect([typed, status]).toEqual([typed, 200]);
    const me = await house.call(getCurrentUserInfo, { token: body.token });
    expect(me.body.data.email).toBe(read);
  }
  await house.call(requestReset, { body: { email: asked } });
  await users.work();
  expect(users.box.to(read).map(({ to }) => to?.[0]?.address)).toEqual([asked, asked]);
});

test('a person is one', async () => {
  const { read, asked } = twins();
  const token = users.company.hrToken;
  const first = await house.call(employeeCalls.create, { token, body: form({ email: asked }) });
  expect(first.body.data.email).toBe(read);
  const other = form({ email: read, firstName: 'Пётр' });
  const second = await house.call(employeeCalls.create, { token, body: other });
  expect([second.status, second.body.errors?.[0]?.path]).toEqual([400, 'email']);
});

test('what former programs stored is spelled anew, unless another has that spelling', async () => {
  const { database } = house.context;
  const [moved, kept] = [twins(), twins()];
  const { brandId } = users.company;
  const make = (email: string) =>
    inBrand(database, brandId, async (scope) => {
      const employeeId = await makePerson(scope, { ...users.company, email });
      const { accountId } = await makeMember(scope, ['ROLE_EMPLOYEE'], { email, employeeId });
      await scope.tx.$client.query(
        `insert into invitation (brand_id, token_hash, employee_id, email) values ($1, $2, $3, $4)`,
        [brandId, email, employeeId, email],
      );
      await scope.tx.$client.query(
        `insert into delivery (brand_id, id, channel, recipient, type, payload)
         values ($1, gen_random_uuid(), 'email', $2, 'invitation', '{}')`,
        [brandId, email],
      );
      return { employeeId, accountId };
    });
  const one = await make(moved.asked);
  await rows('update account set pending_email = $1 where id = $2', [kept.asked, one.accountId]);
  const two = await make(kept.asked);
  const three = await make(kept.read);
  const other = await inBrand(database, users.other.brandId, (scope) =>
    makePerson(scope, { ...users.other, email: kept.asked }),
  );
  const emailOf = async ({ employeeId, accountId }: typeof one) =>
    (
      await rows(
        `select e.email, a.email as account, i.email as invitation from employee e
         join account a on a.id = $2 join invitation i on i.employee_id = e.id where e.id = $1`,
        [employeeId, accountId],
      )
    )[0];
  const lettersTo = async (email: string) =>
    (await rows('select from delivery where recipient = $1', [email])).length;
  const said: string[] = [];
  await spellAddresses(database, (line) => said.push(line));
  const all = (email: string) => ({ email, account: email, invitation: email });
  expect(await Promise.all([one, two, three].map(emailOf))).toEqual([
    all(moved.read),
    all(kept.asked),
    all(kept.read),
  ]);
  expect(await rows('select email from employee where id = $1', [other])).toEqual([
    { email: kept.read },
  ]);
  expect(
    await rows('select pending_email as email from account where id = $1', [one.accountId]),
  ).toEqual([{ email: kept.read }]);
  expect(
    await Promise.all([moved.read, moved.asked, kept.read, kept.asked].map(lettersTo)),
  ).toEqual([1, 0, 1, 1]);
  expect(said).toEqual([
    expect.stringMatching(/^1 people \(brand-\d+\) and 1 accounts have an e-mail/),
  ]);
  expect(said[0]).not.toContain('@');
  const listed = await house.call(getUserList, {
    token: users.boss.token,
    query: { 'filterList[search]': moved.read },
  });
  expect(listed.body.data.map(({ email }) => email)).toEqual([moved.read]);
});
