import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { type DatabaseProxy, startProxy } from '#test/fake/proxy.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { asAdministrator } from '#test/start/start-database.ts';

/** While the database is away every call is told so and may come again (decision 053). */
const house = startApp();
/** As short as a busy machine allows: the tests wait for the last two. */
const limits = { connect: 10_000, turn: 500, statement: 1_500, silence: 2_000 };
let company: Company;
let proxy: DatabaseProxy;
let app: FastifyInstance;
let logged: { msg: string }[];

beforeEach(async () => {
  company = await makeCompany(house.context.database, new Date(testNow));
  proxy = await startProxy(house.url);
  const database = { pool: openPool(proxy.url, () => {}, { max: 2, limits }) };
  const databases = { database, answering: database, unhurried: database };
  logged = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  app = await createApp({ ...house.context, ...databases, log });
  app.addHook('onClose', () => database.pool.end());
});
afterEach(async () => {
  await app.close();
  await proxy.close();
});

const ask = (url: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${company.hrToken}` } });
const list = () => ask('/api/dictionary/position');
const statuses = async (...asked: ReturnType<typeof ask>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);
const run = (text: string) => asAdministrator(house.url, text);

test('connections that nobody knows any more are noticed and replaced; calls meanwhile are 503', async () => {
  expect(await statuses(list(), list())).toEqual([200, 200]);
  proxy.forget();
  expect(await statuses(list(), list(), list(), ask('/readyz'))).toEqual([503, 503, 503, 503]);
  // One after the other, as none waits long for a turn.
  for (const again of [list, list, () => ask('/readyz')]) {
    expect(await statuses(again())).toEqual([200]);
  }
});

test('a database that can’t be reached is said in words, with when to come again, and once in the log', async () => {
  await proxy.close();
  for (const reply of [await list(), await list()]) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toEqual({ code: 14, message: expect.stringMatching(/сервис/i) });
  }
  expect((await ask('/readyz')).headers['retry-after']).toBe('5');
  const said = logged.map(({ msg }) => msg).filter((msg) => msg !== 'call');
  expect(said).toEqual([expect.stringMatching(/503.*ECONNREFUSED/)]);
  proxy = await startProxy(house.url);
});

test('anybody who waits too long for another transaction is told so too', async () => {
  const { pool } = house.context.database;
  const holder = await pool.connect();
  await holder.query('begin; lock table position');
  expect(await statuses(list())).toEqual([503]);
  await holder.query('rollback');
  holder.release();
  expect(await statuses(list())).toEqual([200]);
});

test('a full disk is not ready until there is room again', async () => {
  await run(`
    create function no_room() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create function no_row() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on position for each row execute function no_row();
    create event trigger full_disk on ddl_command_start execute function no_room()`);
  expect(await statuses(ask('/readyz'))).toEqual([200]);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/position/create',
    headers: { authorization: `Bearer ${company.hrToken}` },
    payload: { name: 'Инженер', competenceList: company.competenceIds.map((id) => ({ id })) },
  });
  expect(statusCode).toBe(503);
  expect(await statuses(list(), ask('/readyz'))).toEqual([200, 503]);
  await run('drop event trigger full_disk; drop function no_room');
  expect(await statuses(ask('/readyz'))).toEqual([200]);
});
