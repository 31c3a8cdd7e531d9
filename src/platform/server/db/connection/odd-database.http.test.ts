import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { unreachable } from '#app/server/start/start-errors.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { getSessionList } from '#core/account/contract/session.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { account } from '#core/company/server/tables/installation.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { type Company, inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { createOrdinaryDatabase } from '#test/start/ordinary-database.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { asAdministrator, createThrowAway, type ThrowAway } from '#test/start/start-database.ts';

/** Databases as people have them, each with settings of its own that PostgreSQL's defaults don't have. */

async function withSettings(...settings: string[]): Promise<ThrowAway> {
  const database = await createThrowAway(inject('administratorUrl'), 'test');
  const each = settings.map((setting) => `alter database ${database.name} set ${setting}`);
  await asAdministrator(database.url, ...each);
  await migrate(database.url);
  return database;
}

/** A schema of the owner's own name comes first where PostgreSQL looks for a table without one. */
async function withOwnSchema(): Promise<ThrowAway> {
  const database = await createOrdinaryDatabase();
  await asAdministrator(database.url, 'create schema authorization current_user');
  await migrate(database.url);
  return database;
}

async function withTurkishOrder(): Promise<ThrowAway> {
  const database = await createThrowAway(
    inject('administratorUrl'),
    'test',
    `encoding 'UTF8' locale_provider icu icu_locale 'tr-TR' locale 'C' template template0`,
  );
  await migrate(database.url);
  return database;
}

describe.each([
  ['dates as in SQL', () => withSettings(`datestyle to 'SQL, DMY'`)],
  ['dates as in Germany', () => withSettings(`datestyle to 'German'`)],
  [
    'serializable transactions',
    () => withSettings(`default_transaction_isolation to 'serializable'`),
  ],
  ['transactions that only read', () => withSettings('default_transaction_read_only to on')],
  ['a schema of the owner’s name', withOwnSchema],
  ['names in Turkish order', withTurkishOrder],
  [
    'values written in other ways',
    () =>
      withSettings(
        `intervalstyle to 'iso_8601'`,
        `bytea_output to 'escape'`,
        `timezone to 'Pacific/Chatham'`,
        'extra_float_digits to -10',
        'standard_conforming_strings to off',
        'transform_null_equals to on',
        'array_nulls to off',
        'row_security to off',
        `lock_timeout to '2s'`,
        `idle_session_timeout to '5s'`,
      ),
  ],
])('on a database with %s', (_, createDatabase) => {
  const house = startApp({}, createDatabase);
  const password = 'Correct-360!';
  const emails = Array.from({ length: 8 }, (_, at) => `odd-${at}@example.ru`);
  const text = 'O\'Brien\\ и "Ко"';
  let company: Company;

  beforeAll(async () => {
    const { database } = house.context;
    company = await makeCompany(database, new Date(testNow), { slug: 'odd' });
    const passwordHash = await hashPassword(password);
    await inBrand(database, company.brandId, async (scope) => {
      for (const email of emails) {
        const { accountId } = await makeMember(scope, ['ROLE_HR'], { email });
        await scope.tx.update(account).set({ passwordHash }).where(eq(account.id, accountId));
      }
    });
  });

  test('many people sign in and create something at once, and read it', async () => {
    const create = async (email: string) => {
      const form = { email, password, holdingSlug: 'odd' };
      const { status, body } = await house.call(loginUser, { body: form });
      expect(status).toBe(200);
      const name = `C:\\${email}`;
      const created = await house.call(positionCalls.create, {
        token: body.token,
        body: { name, description: text, competenceList: [] },
      });
      expect(created.status).toBe(200);
      return name;
    };
    const names = await Promise.all(emails.map(create));
    const { body } = await house.call(positionCalls.list, { token: company.hrToken });
    const made = body.data.filter(({ description }) => description === text);
    expect(made.map(({ name }) => name).sort()).toEqual(names);
    const sessions = await house.call(getSessionList, { token: company.hrToken });
    expect(sessions.body.data).toMatchObject([{ createdAt: Date.parse(testNow) / 1000 }]);
  });
});

const withEncoding = (encoding: string) =>
  createThrowAway(
    inject('administratorUrl'),
    'test',
    `encoding '${encoding}' locale_provider libc locale 'C' template template0`,
  );

async function withoutIcu(): Promise<ThrowAway> {
  const database = await createThrowAway(inject('administratorUrl'), 'test');
  await asAdministrator(database.url, 'drop collation pg_catalog."ru-x-icu"');
  return database;
}

/** Its user has lost what these take away. */
async function after(...taken: ((user: string) => string)[]): Promise<ThrowAway> {
  const database = await createOrdinaryDatabase();
  await asAdministrator(database.url, ...taken.map((take) => take(database.name)));
  return database;
}

test.each([
  ['LATIN1', () => withEncoding('LATIN1'), /encoding is LATIN1, and UTF8 is needed.*template0;$/],
  ['SQL_ASCII', () => withEncoding('SQL_ASCII'), /encoding is SQL_ASCII, and UTF8 is needed/],
  [
    'no ICU',
    withoutIcu,
    /collation "ru-x-icu" for encoding "UTF8" does not exist.* PostgreSQL with ICU is needed/,
  ],
  [
    'another owner',
    () => after((user) => `alter database ${user} owner to postgres`),
    /permission denied for database owner_.* As an administrator: alter database "owner_/,
  ],
  [
    'a schema public where its user may make nothing',
    () =>
      after(
        () => 'alter schema public owner to postgres; revoke create on schema public from public',
        (user) => `create schema ${user} authorization ${user}`,
      ),
    /permission denied for schema public.* grant create on schema public to "/,
  ],
  [
    'a role that its user may not take',
    () => after((user) => `revoke otsenka_app from ${user}`),
    /otsenka_app.* As an administrator, once: grant otsenka_app to /,
  ],
])(
  'a database with %s is refused with PostgreSQL’s reason and what to do',
  async (_, make, said) => {
    const { url, drop } = await make();
    const began = migrate(url).catch((error) =>
      unreachable(error, { databaseUrl: url, dataDir: '' }),
    );
    await expect(began).rejects.toThrow(said);
    await expect(began).rejects.not.toThrow(/Failed query|create table/i);
    await drop();
  },
);
