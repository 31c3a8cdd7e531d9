import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  type Embedded,
  findRunning,
  startEmbedded,
} from '#platform/server/db/embedded/embedded.ts';
import { roomiest } from '#test/database/roomiest.ts';
import { type BuiltProduct, freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';

/**
 * Runs the built product as a program, in each test on a port of its own. What a test leaves running is ended. Call it
 * at the top of a suite.
 */
export function startProducts() {
  const state = { dataDir: '', port: 0 };
  let running: BuiltProduct[];
  let database: Embedded | undefined;
  /** Kept from test to test, because creating a database takes the longest. */
  const dataDirs: string[] = [];
  const newDir = async (name: string) => {
    const made = await makeDataDir(name, await roomiest());
    dataDirs.push(made);
    return made;
  };
  const freshData = async () => {
    state.dataDir = await newDir('start');
  };
  const cluster = () => join(state.dataDir, 'postgresql');
  /** The database that a killed product has left running. */
  const leftBehind = async () =>
    (await findRunning(cluster()).catch(() => null))
      ? startEmbedded({ dataDir: cluster(), log: () => {} })
      : undefined;
  beforeAll(freshData);
  afterAll(async () => {
    for (const each of dataDirs) await rm(each, { recursive: true, force: true });
  });
  beforeEach(async () => {
    state.port = await freePort();
    running = [];
  });
  afterEach(async () => {
    for (const { child, end } of running) if (child.exitCode === null) await end('SIGKILL');
    await (database ?? (await leftBehind()))?.stop();
    database = undefined;
  });
  return Object.assign(state, {
    cluster,
    freshData,
    start(settings: Record<string, string> = {}): BuiltProduct {
      const own = { PORT: `${state.port}`, DATA_DIR: state.dataDir, DEMO: 'off' };
      const product = runProduct({ ...own, ...settings });
      running.push(product);
      return product;
    },
    /** A separate database, as with DATABASE_URL. */
    async otherDatabase(): Promise<string> {
      const dataDir = await newDir('start-other');
      database = await startEmbedded({ dataDir, log: () => {}, durable: false });
      return database.url;
    },
  });
}

export async function countRows(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}
