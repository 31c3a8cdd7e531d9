// The database process itself: its settings, its start, its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { open, rm, rmdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { cleanEnvironment, isAlive } from './cluster.ts';
import { type ClusterPlace, isWindows, secureSocketDir } from './place.ts';
import { type Machine, settingsFor } from './settings.ts';
import { turnOver } from './turn-log.ts';

const socketPort = 5432;

interface PidFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** What the running server wrote about itself. Null when none runs. */
export function readPidFile(cluster: string): PidFile | null {
  const lines = readIfThere(join(cluster, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.startsWith('ready') ?? false };
}

/** Empty where the file is gone: a process that ends may take it away at any moment. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

export function logFile(cluster: string): string {
  return `${cluster}.log`;
}

/** The end of the server's own log, to show to a person. */
export const logTail = (cluster: string): string => lastLines(written(cluster));

function written(cluster: string, from = 0): string {
  const file = logFile(cluster);
  return existsSync(file) ? readFileSync(file).subarray(from).toString('utf8') : '';
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join('\n');

export type Started =
  | { child: ChildProcess; pid: number }
  /** Another process still holds the cluster's lock file. It may be about to end. */
  | { child: null };

/**
 * Starts the server and waits until it accepts connections. Throws the server's own words when it
 * can't.
 */
export async function startPostmaster(
  place: ClusterPlace,
  binaries: Binaries,
  durable: boolean,
): Promise<Started> {
  await secureSocketDir(place);
  await removeForeignPidFile(place.cluster);
  const settings = await settingsOf(place, durable);
  const file = logFile(place.cluster);
  await turnOver(file);
  const logStart = await sizeOf(file);
  // It writes to a file and leads its own session, because it must outlive this process. A Ctrl-C
  // in the terminal must reach it only through our orderly stop.
  const output = await open(file, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...settings], {
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    windowsHide: true,
    ...place.runner.ids,
  });
  child.unref();
  const failure = new Promise<Error>((resolve) => child.once('error', resolve));
  const pid = child.pid;
  await output.close();
  if (pid === undefined) throw await failure;
  while (child.exitCode === null && child.signalCode === null) {
    const running = readPidFile(place.cluster);
    if (running?.pid === pid && running.isReady) return { child, pid };
    await wait(10);
  }
  // Whoever was quicker writes to the same file, and more than a few lines.
  const said = written(place.cluster, logStart);
  if (passing.test(said)) return { child: null };
  throw new Error(`PostgreSQL did not start: ${lastLines(said)}`);
}

/**
 * What a start reports while an earlier server is being cleaned up after, or its owner is tidying
 * up.
 */
const passing =
  /lock file .* already exists|could not create lock file .*: No such file|shared memory block .* still in use/;

async function settingsOf(place: ClusterPlace, durable: boolean): Promise<string[]> {
  const where = isWindows
    ? { listen_addresses: '127.0.0.1', port: await freePort() }
    : {
        listen_addresses: '',
        port: socketPort,
        unix_socket_directories: place.socketDir,
        unix_socket_permissions: '0700',
      };
  const safety = durable
    ? { fsync: 'on' }
    : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const settings = { ...where, ...safety, ...settingsFor(thisMachine()) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A container may have less memory than its machine. 0 where there is no limit, or none is known. */
const thisMachine = (): Machine => ({
  memory: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  cores: availableParallelism(),
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (info) => info.size,
    () => 0,
  );
}

/**
 * After a container restarts, the process id in the lock file may belong to another process.
 * PostgreSQL would then never start. A zombie has no command line, so it is left to the retry.
 */
async function removeForeignPidFile(cluster: string): Promise<void> {
  const pid = readPidFile(cluster)?.pid;
  if (pid === undefined) return;
  const command = readIfThere(`/proc/${pid}/cmdline`);
  if (command && !command.includes('postgres')) await rm(join(cluster, 'postmaster.pid'));
}

/** Ends the server in order: sessions are cut, everything is written, the lock file goes away. */
export async function stopPostmaster(
  place: ClusterPlace,
  binaries: Binaries,
  pid: number,
  log: (line: string) => void,
): Promise<void> {
  await askToStop(place, binaries, pid);
  const patienceEnds = Date.now() + 30_000;
  let urged = false;
  while (readPidFile(place.cluster)?.pid === pid && isAlive(pid)) {
    if (!urged && Date.now() > patienceEnds) {
      urged = true;
      log('PostgreSQL takes too long to stop: it is cut off and will recover at the next start');
      process.kill(pid, 'SIGQUIT');
    }
    await wait(10);
  }
  await rmdir(place.socketDir).catch(() => {});
}

async function askToStop(place: ClusterPlace, binaries: Binaries, pid: number): Promise<void> {
  if (!isWindows) {
    if (isAlive(pid)) process.kill(pid, 'SIGINT');
    return;
  }
  // Windows has no signals: Node would kill the process at once.
  const child = spawn(binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-W']);
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
}
