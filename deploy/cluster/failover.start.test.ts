import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';
import { startSlowMail } from '#test/kills/kills.ts';
import { type BuiltProduct, freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';
import { type Cluster, startCluster } from '#test/start/cluster.ts';
import { type Crowd, startCrowd } from '#test/start/crowd.ts';
import { callAt, type Running } from '#test/start/in-work.ts';
import { lacking } from '../try-tool.ts';

/** The worked example of three nodes and two processes of the product, whose primary is killed while people answer. */
const lacks =
  ['patroni', 'etcd', 'haproxy'].map(lacking).find(Boolean) ||
  (!existsSync('/usr/lib/postgresql/15/bin/initdb') && 'PostgreSQL 15 is not installed here');
const kills = Number(process.env.FAILOVERS ?? 10);

let place: string;
let cluster: Cluster;
let products: BuiltProduct[] = [];
let mail: Awaited<ReturnType<typeof startSlowMail>>;
const crowds: Crowd[] = [];
const silences: number[] = [];

beforeAll(async () => {
  if (lacks) return;
  place = await makeDataDir('cluster');
  mail = await startSlowMail(1);
  cluster = await startCluster(place);
  await cluster.whole();
}, 120_000);
afterAll(async () => {
  await Promise.all(products.map((product) => product.end('SIGKILL')));
  await cluster?.stop();
  await mail?.close();
  if (process.env.FAILOVERS_KEEP) console.log(place);
  else if (place) await rm(place, { recursive: true, force: true });
}, 120_000);

test.skipIf(lacks)(
  `what is confirmed is there after ${kills} kills, and people answer again${lacks ? `: ${lacks}` : ''}`,
  { timeout: kills * 150_000 },
  async () => {
    const at = await startProducts();
    for (let round = 1; round <= kills; round += 1) {
      const crowd = await startCrowd(at, mail, { raters: 4, subjects: 150, pace: 250 });
      crowds.push(crowd);
      await crowd.nextAnswer();
      await wait(2_000);
      const killed = await cluster.killPrimary();
      const began = performance.now();
      // What was under way is confirmed in the first moment.
      await wait(1_000);
      await crowd.nextAnswer();
      silences.push(performance.now() - began);
      await crowd.stop();
      cluster.bringBack(killed);
      await cluster.whole();
    }
    for (const crowd of crowds) {
      const { sheets, done } = await crowd.kept();
      const confirmed = crowd.confirmed.length;
      expect([Number(sheets), Number(done)]).toEqual([confirmed, confirmed]);
    }
    const sorted = silences.map((ms) => ms / 1000).sort((a, b) => a - b);
    console.log(
      `${crowds.flatMap(({ confirmed }) => confirmed).length} answers confirmed; nobody could answer for ` +
        `${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)} s, ${sorted[sorted.length >> 1]?.toFixed(1)} s in the median`,
    );
  },
);

/** Two processes of the product on the cluster, with the same keys. */
async function startProducts(): Promise<[Running, Running]> {
  const keys = join(place, 'keys');
  const database = { pool: openPool(cluster.ownUrl, () => {}) };
  const running: Running[] = [];
  for (const name of ['a', 'b']) {
    const port = await freePort();
    mkdirSync(join(place, name));
    const product = runProduct({
      PORT: `${port}`,
      DATABASE_URL: cluster.url,
      SMTP_URL: mail.url,
      DATA_DIR: join(place, name),
      KEYS_DIR: keys,
      DEMO: 'off',
    });
    products = [...products, product];
    await product.says(/Ready: /).catch((error) => {
      throw new Error(
        `${error.message}\n${readFileSync(join(place, 'patroni.log'), 'utf8').slice(-3000)}`,
      );
    });
    running.push({ call: callAt(port), database });
  }
  return running as [Running, Running];
}
