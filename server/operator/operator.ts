// Commands for whoever runs the installation: npm run operator -- create-brand --slug … (rule 9).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { findRunning, startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { jobLimits, openPool } from '#server/db/pool.ts';
import { unreachable } from '#server/start/start-errors.ts';
import { createBrand, readOrder } from './create-brand.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `Usage:
  npm run operator -- create-brand --slug north --name "Север" --admin boss@example.com
    [--short-name …] [--icon logo.png] [--domain north.example.com]
    [--logout-domain www.example.com] [--matrix on|off]
    [--first-name …] [--last-name …] [--locale ru|en]`;

const string = { type: 'string' } as const;
const options = {
  slug: string,
  name: string,
  'short-name': string,
  icon: string,
  domain: string,
  'logout-domain': string,
  matrix: string,
  admin: string,
  'first-name': string,
  'last-name': string,
  locale: string,
};

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  if (positionals.join(' ') !== 'create-brand') throw new Error(usage);
  const order = readOrder(values);
  const config = readConfig(process.env);
  await withDatabase(config, async (url) => {
    await migrate(url, say).catch((error) => unreachable(error, config));
    const pool = openPool(url, () => {}, { limits: jobLimits });
    try {
      await createBrand({ database: { pool }, now: () => new Date() }, order);
    } finally {
      await pool.end();
    }
  });
  say(`Company ${order.name} (${order.slug}) created with three open questions.`);
  say(`We’ll email ${order.admin} a sign-in link once the server is running.`);
}

/**
 * Uses the configured database, else the one the server is running, else starts its own for the
 * moment.
 */
async function withDatabase(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = join(config.dataDir, 'postgresql');
  const known = config.databaseUrl ?? (await findRunning(dataDir));
  if (known) return work(known);
  const embedded = await startEmbedded({ dataDir, log: say });
  try {
    await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

// Ignores a stop: this takes a second, and a database started for it would be left running.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
