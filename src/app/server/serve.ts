import { join } from 'node:path';
import pino from 'pino';
import {
  demoAccounts,
  demoWarning,
  fillDemo,
  hasDemoAccounts,
} from '#app/demo/server/fill-demo.ts';
import { preparedDemo } from '#app/demo/server/prepared/write-prepared.ts';
import { hideVisitors, resetDemo, resetHourly } from '#app/demo/server/reset-demo.ts';
import type { Context } from '#platform/server/context.ts';
import { requireNotify } from '#platform/server/db/connection/require-notify.ts';
import { serverVersion } from '#platform/server/db/connection/server-version.ts';
import { warnOfOldEmbedded } from '#platform/server/db/embedded/release.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { SchemaWatch } from '#platform/server/db/watch-schema.ts';
import { startJobs } from '#platform/server/jobs/run-jobs.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster, requirePrivate } from '#platform/server/keyring/require-master.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { type Config, isLocal } from '#platform/server/shared/config.ts';
import { sparing } from '#platform/server/shared/sparing.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { createApp } from './app.ts';
import type { Opened } from './start/close-all.ts';
import { connect } from './start/connect.ts';
import { spellAddresses } from './start/one-spelling.ts';
import { openWays } from './start/open-ways.ts';
import { requireAnswers } from './start/require-answers.ts';
import { requirePasskeys } from './start/require-passkeys.ts';
import { complain, say } from './start/say.ts';
import { requireDemoWanted, unreachable, unusable } from './start/start-errors.ts';
import { cron, tasks } from './start/tasks.ts';

/**
 * Brings the database of this address up to date and serves the product from it. What has to be closed at
 * the end is added to `opened`. Throws a sentence where it can't.
 */
export async function serve(config: Config, url: string, opened: Opened[]): Promise<void> {
  const log = pino({ level: config.logLevel, redact: ['password', 'token', 'authorization'] });
  await migrate(url, say).catch((error) => unreachable(error, config));
  if (config.databaseUrl) await requireNotify(url).catch((error) => unreachable(error, config));
  const warn = sparing((line) => log.warn(line));
  const { close, ...databases } = connect(url, log);
  opened.push({ name: 'the connections', close });
  await spellAddresses(databases.database, say);
  await requirePasskeys(databases.database, config, say);
  const keyring = await bringKeyring(config, databases.database);
  const ways = openWays(config, { url, log, warn, opened });
  const now = () => new Date();
  const context: Context = { config, ...databases, keyring, now, log, ...ways };
  /** The context that jobs have. */
  const unhurried = { ...context, database: databases.unhurried };
  if (config.demo) await fillDemo(unhurried, say, { file: preparedDemo, url });
  if (config.isPublicDemo) await hideVisitors(url);
  const isDemo = await hasDemoAccounts(context.database);
  if (isDemo) requireDemoWanted(config);
  context.config = { ...config, demo: config.demo && isDemo };
  const app = await createApp(context);
  opened.push({ name: 'the web server', close: () => app.close() });
  await requireAnswers(app, databases.database).catch((error) => unreachable(error, config));
  await app.listen(config).catch((error) => unusable(error, config));
  const jobs = await startJobs(unhurried, url, tasks, cron);
  opened.push({ name: 'the jobs', close: () => jobs.stop() });
  lookAtSchema(context.schema, () => jobs.stop());
  if (config.isPublicDemo) {
    const again = () =>
      resetDemo(unhurried, say, { file: preparedDemo, url }).catch((error) => log.error(error));
    const hourly = resetHourly(again, now);
    opened.push({ name: 'the hourly demo', close: async () => hourly.stop() });
  }
  say(`Version ${productVersion}`);
  say(`PostgreSQL ${await serverVersion(databases.database.pool)}`);
  say(`Ready: ${config.publicUrl}`);
  if (context.config.demo) for (const line of demoAccounts) say(line);
  const old = config.databaseUrl ? null : warnOfOldEmbedded(now());
  if (old) complain(old);
  if (isDemo && !isLocal(config)) for (const line of demoWarning) complain(line);
}

/** Throws a sentence where the database's master key is missing, another, or open to others. */
async function bringKeyring(config: Config, database: Database): Promise<Keyring> {
  await requireMaster(database, config.keys);
  if (config.isProduction) await requirePrivate(config.keys, join(config.dataDir, 'postgresql'));
  return openKeyring(config.keys);
}

/** How often it looks at the schema, in ms. A program that has become too old serves nobody for longer. */
const lookEvery = 2_000;

/** While the database is away, nothing is looked at. */
function lookAtSchema({ look, tooOld }: SchemaWatch, stopJobs: () => Promise<void>): void {
  const looking = setInterval(() => void look().catch(() => {}), lookEvery).unref();
  tooOld.addEventListener('abort', () => {
    clearInterval(looking);
    void stopJobs();
  });
}
