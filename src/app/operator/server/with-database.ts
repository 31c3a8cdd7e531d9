import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unreachable } from '#app/server/start/start-errors.ts';
import { findRunning, startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { knownCluster } from '#platform/server/db/embedded/place.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import type { Config } from '#platform/server/shared/config.ts';
import type { Command } from './command.ts';

/**
 * Uses the configured database, else the one the server is running, else starts its own for the
 * moment.
 */
export async function withDatabase(
  config: Config,
  needed: Command['database'],
  say: (line: string) => void,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const run = async (url: string) => {
    if (needed === 'current') await migrate(url, say).catch((error) => unreachable(error, config));
    await work(url).catch((error) => unreachable(error, config));
  };
  if (needed === 'none') return work('');
  const dataDir = join(config.dataDir, 'postgresql');
  const known = config.databaseUrl ?? (await findRunning(dataDir));
  if (known) return run(known);
  if (needed === 'as it is') await requireCluster(dataDir);
  const embedded = await startEmbedded({ dataDir, log: say });
  try {
    await run(embedded.url);
  } finally {
    await embedded.stop();
  }
}

async function requireCluster(dataDir: string): Promise<void> {
  const cluster = await knownCluster(dataDir).catch(() => null);
  if (cluster && existsSync(cluster)) return;
  throw new Error(
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the product has it.`,
  );
}
