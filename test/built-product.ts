import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '#server/shared/root.ts';

/** What any program needs of its surroundings. Not where somebody's database and mail server are. */
const needed =
  /^(path|pathext|home|user|logname|lang|language|lc_.*|tz|tmpdir|temp|tmp|systemroot|systemdrive|windir|comspec|appdata|localappdata|userprofile|programdata)$/i;

/** The environment of a program of ours that a test or a benchmark runs: `settings` and nothing inherited. */
export function ownEnvironment(settings: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([name]) => needed.test(name));
  return { ...Object.fromEntries(inherited), ...settings } as Record<string, string>;
}

export interface BuiltProduct {
  child: ChildProcess;
  /** All it has printed, on both streams. */
  said: () => string;
  /** Resolves with what it printed by then once that matches; fails when it ends before. */
  says: (words: RegExp) => Promise<string>;
  /** Sends the signal and resolves with the exit code, null when it was killed. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Runs the built product as `npm start` does, with these settings alone. */
export function runProduct(settings: Record<string, string>): BuiltProduct {
  const main = fromRoot('dist/server/main.js');
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: ownEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return {
    child,
    said: () => said,
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = () => words.test(said) && resolve(said);
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('close', (code) => reject(new Error(`the product ended with ${code}: ${said}`)));
        look();
      }),
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return (await exit)[0];
    },
  };
}

/** A DATA_DIR to throw away, open, because as root another user runs PostgreSQL. */
export async function makeDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `otsenka-${name}-`));
  await chmod(dataDir, 0o755);
  return dataDir;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
