import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { makeApiKey } from '#addon/api-key/test/make-key.ts';
import { createScimUser, getScimUser, getScimUsers } from '#addon/scim/contract/scim.ts';
import { entra } from '#addon/scim/test/messages.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { knownMigrations } from '#platform/server/db/schema-release.ts';
import { migrate, migrateUpTo } from '#platform/server/schema/migrate.ts';
import { type Company, inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { createThrowAway } from '#test/start/start-database.ts';
import { enterpriseUrn } from './syntax/path.ts';

/** Many servers are made with the locale C, which knows no capitals but Latin ones (rule 189). */
const house = startApp({}, async () => {
  const database = await ofC();
  await migrate(database.url);
  return database;
});
const ofC = () =>
  createThrowAway(
    inject('administratorUrl'),
    'test',
    `encoding 'UTF8' locale_provider libc locale 'C' template template0`,
  );
let company: Company;
let token: string;

beforeAll(async () => {
  const { database } = house.context;
  company = await makeCompany(database, new Date(testNow));
  token = await inBrand(database, company.brandId, async (scope) => {
    const { membershipId } = await makeMember(scope, ['ROLE_SUPER_ADMIN']);
    return (await makeApiKey(scope, ['scim'], { membershipId, now: new Date(testNow) })).secret;
  });
});

const create = (name: string, email: string, more: object = {}) =>
  house.call(createScimUser, {
    token,
    body: JSON.stringify({ ...entra.create(name, email), externalId: email, ...more }),
    headers: { 'content-type': 'application/scim+json' },
  });

test('capitals make no difference, in any alphabet', async () => {
  const { body } = await create('Иван Ёлкин', 'ivan@own.ru');
  for (const [field, text] of Object.entries({
    userName: 'Иван Ёлкин',
    displayName: 'Элла Линд',
  })) {
    for (const op of ['eq', 'sw', 'co']) {
      const filter = `${field} ${op} "${text.toUpperCase()}"`;
      const found = (await house.call(getScimUsers, { token, query: { filter } })).body;
      expect([filter, found.Resources.map(({ id }) => id)]).toEqual([filter, [body.id]]);
    }
  }
  expect((await create('ИВАН ЁЛКИН', 'other@own.ru')).status).toBe(409);
});

test('a manager is found however they were named', async () => {
  const { body } = await create('Анна', 'anna@own.ru', {
    [enterpriseUrn]: { manager: { value: 'ПЁТР' } },
  });
  await create('Пётр', 'petr@own.ru');
  const led = (await house.call(getScimUser, { token, params: { id: body.id } })).body;
  expect(led[enterpriseUrn].manager).toMatchObject({ displayName: 'Линд Элла' });
});

test('two that differed by capitals alone are told apart as the database is brought up to date', async () => {
  const { url, drop } = await ofC();
  onTestFinished(drop);
  await migrateUpTo(url, knownMigrations()[31]!.at);
  const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  const [brandId] = ids;
  const pool = openPool(url, () => {});
  onTestFinished(() => pool.end());
  await pool.query(
    `insert into brand (id, slug, name, short_name) values ($1, 'old', 'old', 'old')`,
    [brandId],
  );
  for (const table of ['position', 'subdivision'])
    await pool.query(`insert into ${table} (brand_id, id, name) values ($1, $1, 'old')`, [brandId]);
  for (const id of ids) {
    await pool.query(
      `insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id, in_company, in_position)
       values ($1, $2::uuid, 'Ким', 'Ян', $2 || '@own.ru', $1, $1, '2020-01-01', '2020-01-01')`,
      [brandId, id],
    );
  }
  const names = ['Иван', 'ИВАН', 'иван'];
  for (const [at, name] of names.entries()) {
    await pool.query(
      'insert into scim_user (brand_id, employee_id, user_name, is_gone) values ($1, $2, $3, $4)',
      [brandId, ids[at], name, at === 0],
    );
  }
  await migrate(url);
  const { rows } = await pool.query(
    'select user_name, name_key from scim_user order by employee_id',
  );
  expect(rows.map(({ user_name, name_key }) => [user_name, name_key])).toEqual([
    [ids[0], ids[0]],
    ['ИВАН', 'иван'],
    [ids[2], ids[2]],
  ]);
});
