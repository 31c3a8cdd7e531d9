import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { killLaunching, killOpening } from '#test/cycle-kills.ts';
import { roomiest } from '#test/database/roomiest.ts';
import { isLong } from '#test/how-long.ts';
import { makeDataDir } from '#test/start/built-product.ts';
import { type Kills, openKills } from '#test/start/kills.ts';

/**
 * Whatever a cycle does with many people is done with each once, wherever it is ended (rules 118 and 132).
 * `bench/load/kills.ts` ends it more often.
 */
describe.runIf(isLong)('a cycle that is ended in the middle', () => {
  let database: Embedded;
  let dataDir: string;
  let kills: Kills;
  beforeAll(async () => {
    dataDir = await makeDataDir('cycle-kills-database', await roomiest());
    database = await startEmbedded({ dataDir, log: () => {}, durable: false });
    await migrate(database.url);
    kills = await openKills(database.url);
  });
  afterAll(async () => {
    await kills?.close();
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const whole = { took: expect.any(Number), twice: 0 };

  test('sends each to work once, with one letter to each rater', async () => {
    expect(await killLaunching(kills, 300)).toMatchObject(whole);
  });

  test.each(['hr', 'clock'] as const)('opens nothing by half, by the %s', async (by) => {
    expect(await killOpening(kills, { after: 20, by })).toMatchObject(whole);
  });
});
