import { quantile, timeCalls } from './with-server.ts';

const calls = 300;

/** What is asked again and again, and the p95 over HTTP that it has to keep below, in ms. */
export interface Step {
  name: string;
  path: (n: number) => string;
  most: number;
}

/** Asks each of them some hundred times; a line each, and whether all keep below what they may take. */
export async function timeSteps(
  { port, token }: { port: number; token: string },
  steps: readonly Step[],
): Promise<{ lines: string[]; pass: boolean }> {
  const get = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.text();
  };
  const health = await timeCalls(calls, () => get('/healthz'));
  const base = quantile(health, 0.5);
  const lines = [`health, for comparison: median ${base.toFixed(1)} ms`];
  let pass = true;
  for (const { name, path, most } of steps) {
    const took = await timeCalls(calls, (n) => get(path(n)));
    const [median, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
    const ratio = (median / base).toFixed(1);
    lines.push(
      `${name}: median ${median.toFixed(1)} ms (${ratio} × health), p95 ${p95.toFixed(1)} ms (below ${most})`,
    );
    pass &&= p95 < most;
  }
  return { lines, pass };
}
