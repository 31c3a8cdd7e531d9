import { mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { findRunning, startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openHolder } from '#platform/server/jobs/take-up.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { tableRowsOf } from '#test/database/rows-of.ts';
import { makeCompany } from '#test/factories.ts';
import { makeDataDir } from '#test/start/built-product.ts';
import { testNow } from '#test/start/start-app.ts';
import { createEmptyDatabase, type ThrowAway } from '#test/start/start-database.ts';

/** From the embedded PostgreSQL to a server that the system keeps patched. */
let dataDir: string;
let there: ThrowAway;
let rows: Record<string, string[]>;

const startOwn = () =>
  startEmbedded({ dataDir: join(dataDir, 'postgresql'), log: () => {}, durable: false });

beforeAll(async () => {
  dataDir = await makeDataDir('move');
  there = await createEmptyDatabase();
  const own = await startOwn();
  await migrate(own.url);
  const pool = openPool(own.url, () => {}, { max: 4 });
  await makeCompany({ pool }, new Date(testNow));
  await pool.end();
  rows = await tableRowsOf(own.url);
  await own.stop();
});
afterAll(async () => {
  await there?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function move(env: Record<string, string> = { DATABASE_URL: there.url }) {
  const said: string[] = [];
  const ways = { say: (line: string) => said.push(line), ask: async () => '' };
  await runCommand(['move-database'], { DATA_DIR: dataDir, ...env }, ways);
  return said.join('\n');
}

test('it asks where to, and is refused while the product runs on the database', async () => {
  await expect(move({})).rejects.toThrow(/^Name the empty database to move to in DATABASE_URL/);
  const own = await startOwn();
  const product = await openHolder(own.url, () => {});
  await product.hold('worker');
  await expect(move()).rejects.toThrow('The product is running on the embedded database.');
  await product.close();
  await own.stop();
});

test('every row arrives, nothing is left running or lying about, and a second time is refused', async () => {
  // Of one that was killed.
  mkdirSync(join(dataDir, 'move-Ab12Cd'));
  expect(await move()).toMatch(/^Moved: 1 company, [\d,]+ rows\./m);
  expect((await tableRowsOf(there.url)).employee).toEqual(rows.employee);
  expect(rows.employee).toHaveLength(8);
  expect(await findRunning(join(dataDir, 'postgresql'))).toBeNull();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('move-'))).toEqual([]);
  await expect(move()).rejects.toThrow('This database holds a company already');
});
