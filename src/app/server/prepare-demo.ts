import './listeners.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { fillDemo } from '#app/demo/server/fill-demo.ts';
import { preparedDemo, writePrepared } from '#app/demo/server/prepared/write-prepared.ts';
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { closeAll, type Opened } from './start/close-all.ts';
import { connect } from './start/connect.ts';
import { openWays } from './start/open-ways.ts';
import { complain } from './start/say.ts';

/** Part of the build: plays the demo in a database of the moment, and writes it to a file for first starts. */

const quiet = () => {};
const opened: Opened[] = [];

async function prepare(dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir });
  const log = pino({ level: 'silent' });
  const database = await startEmbedded({
    dataDir: join(dataDir, 'postgresql'),
    log: quiet,
    durable: false,
  });
  opened.push({ name: 'the database', close: () => database.stop(), mustEnd: true });
  const { url } = database;
  await migrate(url);
  const { close, ...databases } = connect(url, log);
  opened.push({ name: 'the connections', close });
  await requireMaster(databases.database, config.keys);
  const keyring = openKeyring(config.keys);
  const ways = openWays(config, { url, log, warn: quiet, opened });
  const now = () => new Date();
  const context = { config, ...databases, keyring, now, log, ...ways };
  await fillDemo({ ...context, database: databases.unhurried }, quiet);
  await writePrepared(context, url, preparedDemo);
}

const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-demo-'));
try {
  await prepare(dataDir);
} finally {
  await closeAll(opened, new AbortController().signal, complain);
  await rm(dataDir, { recursive: true, force: true });
}
