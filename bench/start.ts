import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { makeDataDir, runProduct } from '#test/start/built-product.ts';
import { median, type Verdict } from './set-up/with-server.ts';

/** In empty Nodes: until ready the first time and the next, and the memory of the server after it. */
const [firstMost, nextMost, memoryMost] = [60, 20, 4.2];

/**
 * The first start of the built product with demo data, the next start, and the memory that the
 * server takes.
 */
export async function startBench(): Promise<Verdict> {
  const dataDir = await makeDataDir('start');
  try {
    // In turns, so that whatever else the machine does slows each alike.
    const empty = [await startNode()];
    const first = await start(dataDir);
    empty.push(await startNode());
    const next = await start(dataDir);
    empty.push(await startNode());
    const node = {
      seconds: median(empty.map(({ seconds }) => seconds)),
      megabytes: median(empty.map(({ megabytes }) => megabytes)),
    };
    const figures = [
      ['first start with demo data', first.seconds, node.seconds, firstMost, 's'],
      ['next start', next.seconds, node.seconds, nextMost, 's'],
      ['memory after the first start', first.megabytes, node.megabytes, memoryMost, 'MB'],
      ['memory after the next', next.megabytes, node.megabytes, memoryMost, 'MB'],
    ] as const;
    return {
      name: 'Start of the built product',
      lines: figures.map(
        ([name, ours, empties, most, unit]) =>
          `${name}: ${(ours / empties).toFixed(1)} × an empty Node (at most ${most}; ${ours.toFixed(2)} of ${empties.toFixed(2)} ${unit})`,
      ),
      pass: figures.every(([, ours, empties, most]) => ours <= most * empties),
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

/** Five of them, as one alone may be lucky. */
async function startNode() {
  const took: number[] = [];
  let megabytes = 0;
  for (let n = 0; n < 5; n += 1) {
    const started = performance.now();
    const node = spawn(process.execPath, ['-p', 'process.memoryUsage.rss()'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    node.stdout.on('data', (bytes) => {
      megabytes = Number(bytes) / 1024 / 1024;
    });
    await once(node, 'close');
    took.push((performance.now() - started) / 1000);
  }
  return { seconds: median(took), megabytes };
}
