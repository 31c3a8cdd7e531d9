import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '#platform/server/shared/root.ts';

/**
 * The environment variables that any program needs. A developer's database and mail server are not
 * among them.
 */
const needed =
  /^(path|pathext|home|user|logname|lang|language|lc_.*|tz|tmpdir|temp|tmp|systemroot|systemdrive|windir|comspec|appdata|localappdata|userprofile|programdata)$/i;

/**
 * The environment for a program that a test or benchmark runs: `settings`, and nothing of the
 * developer's own.
 */
export function ownEnvironment(settings: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([name]) => needed.test(name));
  return { ...Object.fromEntries(inherited), ...settings } as Record<string, string>;
}

export interface BuiltProduct {
  child: ChildProcess;
  /** Everything printed so far, on both streams. */
  said: () => string;
  /** Resolves with everything printed so far once that matches. Rejects if the program ends before. */
  says: (words: RegExp) => Promise<string>;
  /** Sends the signal and resolves with the exit code, or null if the program was killed. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** What `npm start` tells Node. */
const flags: string[] =
  JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** Runs the built product as `npm start` does, with only these settings, or the one in another folder. */
export function runProduct(
  settings: Record<string, string>,
  folder: string = fromRoot('.'),
): BuiltProduct {
  const child = spawn(process.execPath, [...flags, join(folder, 'dist/server/main.js')], {
    cwd: folder,
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

/**
 * A temporary DATA_DIR, on the disk unless another place is given. It is open to others, because under root
 * PostgreSQL runs as another user.
 */
export async function makeDataDir(name: string, place = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(join(place, `otsenka-${name}-${process.pid}-`));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/**
 * A free port below those that systems give to outgoing connections: one of these, of another test,
 * could take it before the program listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
