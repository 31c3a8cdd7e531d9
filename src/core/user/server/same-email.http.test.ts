import { expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { startUsers } from '#test/start/start-users.ts';

/**
 * Two companies add the same new e-mail at the same moment: each has its own entry of that person,
 * until the e-mail's owner accepts (decision 046).
 */
const users = startUsers();
const { house } = users;
const query = (text: string, values: unknown[] = []) =>
  house.context.database.pool.query(text, values);

const waiting = async () =>
  (
    await query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

/** Another company imports that e-mail. `meanwhile` starts before that is saved. */
async function duringImport<R>(email: string, meanwhile: () => Promise<R>): Promise<R> {
  const door = await house.context.database.pool.connect();
  try {
    await door.query('begin; lock table membership in share mode');
    const bytes = `lastName;firstName;email;position;subdivision;inCompany;inPosition
Ким;Ян;${email};Инженер;Разработка;01.02.2020;05-04-2021\n`;
    const importing = house.call(importEmployees, {
      token: users.other.hrToken,
      file: { name: 'people.csv', bytes },
    });
    await expect.poll(waiting).toBe(1);
    const other = meanwhile();
    await door.query('commit');
    expect((await importing).body).toMatchObject({ code: 0, created: 1 });
    return await other;
  } finally {
    door.release();
  }
}

const accounts = async (email: string) =>
  (await query('select from account where email = $1', [email])).rowCount;

test('a user who is being imported elsewhere is created here all the same', async () => {
  const email = users.newEmail();
  const { status, body } = await duringImport(email, () => users.create({ email }));
  expect([status, body.data.email]).toEqual([200, email]);
  expect(await accounts(email)).toBe(2);
  const [mine] = (await query('select brand_id from membership where id = $1', [body.data.id]))
    .rows;
  expect(mine.brand_id).toBe(users.company.brandId);
});

test('an employee takes that e-mail at that moment', async () => {
  const { hrToken: token, positionId, subdivisionId } = users.company;
  const form = {
    firstName: 'Мария',
    lastName: 'Соколова',
    email: users.newEmail(),
    locale: 'ru',
    positionId,
    subdivisionId,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
  };
  const { id } = (await house.call(employeeCalls.create, { token, body: form })).body.data;
  const email = users.newEmail();
  const { status } = await duringImport(email, () =>
    house.call(employeeCalls.update, { token, body: { ...form, id, email } }),
  );
  expect([status, await accounts(email)]).toEqual([200, 2]);
});
