import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { freePort, makeDataDir, ownEnvironment } from '#test/start/built-product.ts';
import { startSlowMail } from './kills.ts';

/** Ends the product that runs, and starts that of the current release. */
const restart = `
  if [ -f pid ]; then kill $(cat pid); while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done; fi
  (cd current && exec node dist/server/main.js >>../log 2>&1) & echo $! >pid`;

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/**
 * What a machine of its own has: releases side by side, a supervisor, a database and a mail server. Nothing runs on it
 * yet.
 */
export async function startMachine(name: string, demo: 'on' | 'off' = 'off') {
  const place = await makeDataDir(name);
  const inPlace = (path: string) => join(place, path);
  mkdirSync(inPlace('database'), { mode: 0o755 });
  const embedded = await startEmbedded({
    dataDir: inPlace('database'),
    log: () => {},
    durable: false,
  });
  const database = { pool: openPool(embedded.url, () => {}) };
  const [mail, port] = await Promise.all([startSlowMail(1), freePort()]);
  const settings = {
    PORT: `${port}`,
    DEMO: demo,
    LOG_LEVEL: 'warn',
    DATABASE_URL: embedded.url,
    SMTP_URL: mail.url,
    DATA_DIR: inPlace('data'),
  };

  async function run(program: string, words: string[], env: Record<string, string> = {}) {
    const child = spawn(program, words, {
      env: ownEnvironment({ ...settings, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    // What the supervisor started holds the pipes open.
    const [code] = await once(child, 'exit');
    return { code, said };
  }
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    place,
    inPlace,
    embedded,
    database,
    mail,
    port,
    run,
    isReady,
    /** The present one as it stands beside others once it is built, under another number if need be. */
    makeRelease(version: string): string {
      const folder = inPlace(`releases/${version}`);
      const parts = [
        'dist',
        'docs',
        'deploy',
        'src/platform/server/db/migrations',
        'src/platform/server/pdf',
      ];
      for (const part of [...parts, 'src/core/account/server/common-passwords.txt'])
        cpSync(fromRoot(part), join(folder, part), { recursive: true });
      symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
      const about = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, version }));
      return folder;
    },
    /** Makes that release the current one, and waits until it is ready. */
    async begin(version: string): Promise<void> {
      symlinkSync(`releases/${version}`, inPlace('current'));
      writeFileSync(inPlace('restart.sh'), `cd ${place}\n${restart}\n`);
      await run('sh', [inPlace('restart.sh')]);
      while (!(await isReady())) await wait(50);
    },
    /** Runs the script of that release, as on a machine with systemd. */
    upgradeTo: (version: string, env: Record<string, string> = {}, words: string[] = []) =>
      run(inPlace(`releases/${version}/deploy/upgrade`), words, {
        BUILD: 'test -f dist/server/main.js',
        BACK_UP: `cd ${place}/current && node dist/server/operator.js backup --replace ${place}/copy.zip`,
        CHECK: 'node dist/server/operator.js check-upgrade',
        RESTART: `sh ${inPlace('restart.sh')}`,
        ADDRESS: `http://127.0.0.1:${port}`,
        // Only what hangs reaches it.
        PATIENCE: '120',
        ...env,
      }),
    current: () => readlink(inPlace('current')).then((path) => path.split('/').at(-1)),
    version: async () =>
      (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).data.version.split('+')[0],
    /** What the releases have said so far. */
    log: () => readFileSync(inPlace('releases/log'), 'utf8'),
    async close(): Promise<void> {
      process.kill(Number(readFileSync(inPlace('pid'), 'utf8')));
      await Promise.all([mail.close(), database.pool.end()]);
      await embedded.stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}
