// Each data directory has one owner: the process that holds an advisory lock on its own connection.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '#platform/server/db/connection/client.ts';
import type { Binaries } from './binaries.ts';
import { passwordFile, superuser } from './cluster.ts';
import { type ClusterPlace, isWindows, socketDirOf } from './place.ts';
import { logFile, readPidFile, startPostmaster, stopPostmaster } from './postmaster.ts';

const ownerLock = 360_000_001;
const lockPatience = 2_000;
const busyPatience = 10_000;

export interface Owner {
  /** When this connection ends, the database has ended. */
  client: Client;
  pid: number;
  adopted: boolean;
}

/** The address of a database of a running cluster, for pg, drizzle and graphile-worker. */
export function databaseAddress(cluster: string, database: string): string {
  const url = new URL(`postgresql://${superuser}@localhost/${database}`);
  if (isWindows) {
    url.hostname = '127.0.0.1';
    url.port = `${readPidFile(cluster)?.port}`;
    url.password = readFileSync(passwordFile(cluster), 'utf8').trim();
    return url.href;
  }
  // Port and sslmode are explicit, so that inherited PGPORT and PGSSLMODE change nothing.
  return `${url.href}?host=${socketDirOf(cluster)}&port=5432&sslmode=disable`;
}

/**
 * An open connection to the running cluster. 'busy' while it starts or stops, null if none runs.
 */
export async function connectRunning(cluster: string): Promise<Client | 'busy' | null> {
  if (!readPidFile(cluster)) return null;
  const client = new Client({ connectionString: databaseAddress(cluster, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '57P03') return 'busy';
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return null;
    throw error;
  }
}

/**
 * Adopts the running cluster or starts it. Waits while one is starting, stopping or being cleaned
 * up after. Throws a sentence when another process owns it, or when the lock file doesn't go away.
 */
export async function takeOwnership(
  place: ClusterPlace,
  binaries: Binaries,
  durable: boolean,
): Promise<Owner> {
  const refusals = { taken: patience(lockPatience), held: patience(busyPatience) };
  for (;;) {
    const found = await connectRunning(place.cluster);
    if (found !== null && found !== 'busy') {
      const owner = await lockOver(found, place.cluster, true);
      if (owner) return owner;
      if (refusals.taken()) throw new Error(takenSentence(place.cluster));
    } else if (found === null) {
      const started = await startPostmaster(place, binaries, durable);
      if (started.child) {
        const client = await connectRunning(place.cluster).catch(async (error) => {
          await stopPostmaster(place, binaries, started.pid, () => {});
          throw error;
        });
        const owner =
          client instanceof Client ? await lockOver(client, place.cluster, false) : null;
        if (owner) return owner;
      } else if (refusals.held()) throw new Error(heldSentence(place.cluster));
    }
    await wait(100);
  }
}

/** Returns a function that says true once this much time has passed since its first call. */
function patience(milliseconds: number): () => boolean {
  let end: number | null = null;
  return () => {
    end ??= Date.now() + milliseconds;
    return Date.now() > end;
  };
}

async function lockOver(client: Client, cluster: string, adopted: boolean): Promise<Owner | null> {
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [ownerLock],
    );
    const pid = readPidFile(cluster)?.pid;
    if (rows[0]?.locked && pid !== undefined) return { client, pid, adopted };
  } catch {
    // The server was just shutting down. The next attempt will see that.
  }
  await client.end().catch(() => {});
  return null;
}

function takenSentence(cluster: string): string {
  return (
    `Another process of this product already runs on the data in ${cluster}. ` +
    'Stop it first, or give this one a DATA_DIR of its own.'
  );
}

function heldSentence(cluster: string): string {
  const pid = readPidFile(cluster)?.pid;
  return (
    `PostgreSQL (process ${pid}) still holds ${cluster} and does not answer. ` +
    `End it with "kill -INT ${pid}" and start again; its log is ${logFile(cluster)}.`
  );
}
