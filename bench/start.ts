import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { makeDataDir, runProduct } from '#test/built-product.ts';
import type { Verdict } from './with-server.ts';

/** Issue 2, section 6: seconds to ready, megabytes of the server's own process after the start. */
const [firstMost, nextMost, memoryMost] = [6, 2, 250];

/** First start of the built product with demo data, the next one, and what memory the server takes. */
export async function startBench(): Promise<Verdict> {
  const dataDir = await makeDataDir('start');
  try {
    const first = await start(dataDir);
    const next = await start(dataDir);
    const bare = await startNode();
    const ratio = (seconds: number) => `${(seconds / bare).toFixed(1)} × an empty Node`;
    return {
      name: 'Start of the built product',
      lines: [
        `first start with demo data: ${first.seconds.toFixed(2)} s (below ${firstMost}; ${ratio(first.seconds)})`,
        `next start: ${next.seconds.toFixed(2)} s (below ${nextMost}; ${ratio(next.seconds)})`,
        `memory of the server: ${first.megabytes.toFixed(0)} MB after the first start, ${next.megabytes.toFixed(0)} MB after the next (below ${memoryMost})`,
      ],
      pass:
        first.seconds < firstMost &&
        next.seconds < nextMost &&
        Math.max(first.megabytes, next.megabytes) < memoryMost,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string) {
  const started = performance.now();
  const product = runProduct({ PORT: '0', DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' });
  await product.says(/Ready:/);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = await residentMegabytes(product.child.pid ?? 0);
  await product.end();
  return { seconds, megabytes };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function startNode(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return (performance.now() - started) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = await startBench();
  process.stdout.write(`${[name, ...lines, pass ? 'holds' : 'DOES NOT HOLD'].join('\n')}\n`);
  process.exit(pass ? 0 : 1);
}
