import { expect, test } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';
import { startApp } from '#test/start/start-app.ts';
import { requireAnswers } from './require-answers.ts';

const house = startApp();
const required = () => requireAnswers(house.app, house.context.database);
const readyz = async () => (await house.app.inject({ url: '/readyz' })).statusCode;

test('a product that answers is ready', async () => {
  await required();
  expect(await readyz()).toBe(200);
});

test('without the app’s rights no call could be answered, so it is not ready', async () => {
  const { pool } = house.context.database;
  await pool.query('revoke select on brand from otsenka_app');
  await expect(required()).rejects.toThrow('permission denied for table brand');
  expect(await readyz()).toBe(503);
  await pool.query('grant select on brand to otsenka_app');
  expect(await readyz()).toBe(200);
});

test('where moments would be misread it is not ready', async () => {
  const { database } = house.context;
  const right = database.pool;
  // The product's own kind: a connection that is ended while it closes must end nothing else.
  database.pool = openPool(house.url, () => {});
  database.pool.on('connect', (client) => client.query('set datestyle = German'));
  await expect(required()).rejects.toThrow(/^the database’s moment 20.*Z was read as null$/);
  expect(await readyz()).toBe(503);
  await database.pool.end();
  database.pool = right;
});

test('where a call fails, the start says which and how', async () => {
  const app = { inject: async () => ({ statusCode: 500, body: 'broken' }) };
  await expect(requireAnswers(app as never, house.context.database)).rejects.toThrow(
    'it does not start: /readyz says 500, broken',
  );
});
