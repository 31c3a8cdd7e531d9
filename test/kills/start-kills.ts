import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { roomiest } from '#test/database/roomiest.ts';
import { makeDataDir } from '#test/start/built-product.ts';
import { type Kills, openKills } from './kills.ts';

/** The product on a database of its own, to be ended by the tests of a file. Call it at the top of a suite. */
export function startKills(): Kills {
  const kills = {} as Kills;
  let stop = async () => {};
  beforeAll(async () => {
    const dataDir = await makeDataDir('kills-database', await roomiest());
    const database = await startEmbedded({ dataDir, log: () => {}, durable: false });
    stop = async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    await migrate(database.url);
    Object.assign(kills, await openKills(database.url));
  });
  afterAll(async () => {
    await kills.close?.();
    await stop();
  });
  return kills;
}
