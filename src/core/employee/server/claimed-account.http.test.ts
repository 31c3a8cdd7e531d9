import { expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { updateUser } from '#core/user/contract/user.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** A file gives people to the users of their e-mails, who may be others (decision 021). */
const asking = startAsking();
const { house, query } = asking;

const roles = ['ROLE_EMPLOYEE' as const];
const member = (role: Parameters<typeof makeMember>[1], email?: string) =>
  inBrand(house.context.database, asking.company.brandId, (scope) =>
    makeMember(scope, role, email ? { email } : {}),
  );

/** Brings people at these e-mails in from a file. */
async function bringIn(...emails: string[]) {
  const lines = emails.map((email) => `Петров;Пётр;${email};Инженер;Разработка;01.02.2020`);
  const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма';
  const file = { name: 'people.csv', bytes: [header, ...lines].join('\n') };
  const { body } = await house.call(importEmployees, { token: asking.company.hrToken, file });
  expect(body.errorRowCount).toBe(0);
}

test('a colleague who is brought back to an account that was given their e-mail does not count', async () => {
  const { people, hrToken } = asking.company;
  const id = people[4] ?? '';
  const [rater] = await query<{ email: string }>('select email from employee where id = $1', [id]);
  const { email } = rater!;
  expect((await house.call(employeeCalls.delete, { token: hrToken, params: { id } })).status).toBe(
    200,
  );
  const boss = await member(['ROLE_SUPER_ADMIN']);
  const token = await signIn(house.context.database, boss, house.context.now());
  const params = { id: (await member(roles)).membershipId };
  const body = { firstName: 'Анна', lastName: 'Ким', email, locale: 'ru' as const, roles };
  expect((await house.call(updateUser, { token, params, body })).status).toBe(200);
  await bringIn(email);
  const counted = await query('select is_counted from assignment where participant_id = $1', [id]);
  expect(counted).toEqual([{ is_counted: false }]);
});

test('anybody who has proven their e-mail is who they are, and so is anybody who has no account yet', async () => {
  await member(roles, 'proven@example.ru');
  await bringIn('proven@example.ru', 'new@example.ru');
  const replaced = await query(
    `select from employee where email in ('proven@example.ru', 'new@example.ru') and email_replaced_at is null`,
  );
  expect(replaced).toHaveLength(2);
});
