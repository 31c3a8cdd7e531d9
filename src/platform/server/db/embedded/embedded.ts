// A PostgreSQL of our own, run as a child process, for installations without DATABASE_URL.
import { resolve } from 'node:path';
import { diskFull } from '#platform/server/db/away.ts';
import { Client } from '#platform/server/db/connection/client.ts';
import { findBinaries } from './binaries.ts';
import { initCluster, noRoom } from './cluster.ts';
import { connectRunning, databaseAddress, type Owner, takeOwnership } from './owner.ts';
import { choosePlace, knownCluster, rememberPlace } from './place.ts';
import { logFile, logTail, stopPostmaster } from './postmaster.ts';
import { keepSmall } from './turn-log.ts';

const database = 'otsenka';

export interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** False trades safety on power loss for speed, for throw-away data only. Default true. */
  durable?: boolean;
  /** Where cluster and programs go when the user who runs them can't enter the data directory. */
  systemDir?: string;
}

export interface Embedded {
  /**
   * The address of the product's database, with a superuser's rights. pg, drizzle and URL all
   * accept it.
   */
  url: string;
  /** The directory with the data. It is what a backup copies once the database has ended. */
  cluster: string;
  /** Ends the database in order. A second call waits for the first. Close all pools before. */
  stop(): Promise<void>;
  /**
   * Called once, with a sentence, when the database ends without stop(). The process should exit.
   */
  onUnexpectedExit(listener: (reason: string) => void): void;
}

/**
 * Starts PostgreSQL on `dataDir`, creating the cluster the first time. Adopts the one that a killed
 * process left running. Throws one sentence for people when it can't.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, durable = true, systemDir } = options;
  const place = await choosePlace(resolve(options.dataDir), log, systemDir);
  const binaries = await findBinaries(place.runner, place.copyHome, log);
  await initCluster(place, binaries, durable, log);
  await rememberPlace(place);
  const owner = await takeOwnership(place, binaries, durable);
  if (owner.adopted) log(`Took over the running PostgreSQL (process ${owner.pid})`);
  const watch = watchEnd(owner, () => logTail(place.cluster));
  const leaveLog = keepSmall(logFile(place.cluster));
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    watch.expectEnd();
    leaveLog();
    await stopPostmaster(place, binaries, owner.pid, log);
    await owner.client.end().catch(() => {});
  };
  await makeDatabase(owner.client).catch(async (error: { code?: string }) => {
    await stop();
    throw error.code === diskFull ? noRoom(place.cluster) : error;
  });
  return {
    url: databaseAddress(place.cluster, database),
    cluster: place.cluster,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
    onUnexpectedExit: watch.listen,
  };
}

/** The address of the database that another process runs on `dataDir`, or null if none does. */
export async function findRunning(dataDir: string, systemDir?: string): Promise<string | null> {
  const cluster = await knownCluster(resolve(dataDir), systemDir).catch(() => null);
  const client = cluster && (await connectRunning(cluster));
  if (!cluster || !(client instanceof Client)) return null;
  await client.end();
  return databaseAddress(cluster, database);
}

/** The owner's connection ends with the database, whether we started the database or adopted it. */
function watchEnd(owner: Owner, lastWords: () => string) {
  const listeners: ((reason: string) => void)[] = [];
  let expected = false;
  let reason: string | null = null;
  owner.client.on('end', () => {
    if (expected) return;
    reason = `PostgreSQL ended unexpectedly: ${lastWords()}`;
    for (const listener of listeners) listener(reason);
  });
  return {
    expectEnd: () => {
      expected = true;
    },
    listen: (listener: (reason: string) => void) => {
      if (reason === null) listeners.push(listener);
      else listener(reason);
    },
  };
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
}
