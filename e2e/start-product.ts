import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product answers. */
    productUrl: string;
    /** Its DATA_DIR: mails stand in `mail/*.eml` there. */
    dataDir: string;
  }
}

const patience = 60_000;

/** The product for all walks (vitest's globalSetup). */
export default async function setup(project: TestProject) {
  const product = await startProduct();
  project.provide('productUrl', product.url);
  project.provide('dataDir', product.dataDir);
  return product.stop;
}

/** The built product with demo data, as `npm start` runs it, in a directory of its own. */
export async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-walks-'));
  // Open, because as root another user runs PostgreSQL.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await ready(url, child);
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
}

async function ready(url: string, child: ReturnType<typeof spawn>): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    const answered = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the product did not become ready');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
