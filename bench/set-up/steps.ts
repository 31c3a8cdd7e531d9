import { quantile, timeInTurns } from './with-server.ts';

const calls = 300;

/** What is asked again and again, and how many times as long as the health check its p95 may be. */
export interface Step {
  name: string;
  path: (n: number) => string;
  most: number;
}

/**
 * Asks each of them some hundred times, in turns with the health check, which asks the database for
 * one row; a line each, and whether all keep within what they may take.
 */
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
  const lines: string[] = [];
  let pass = true;
  for (const { name, path, most } of steps) {
    const [took, health] = await timeInTurns(calls, [(n) => get(path(n)), () => get('/healthz')]);
    const [p95, base] = [quantile(took, 0.95), quantile(health, 0.95)];
    const ratio = p95 / base;
    lines.push(
      `${name}: p95 ${ratio.toFixed(1)} × health (at most ${most}; ${p95.toFixed(1)} of ${base.toFixed(1)} ms, median ${quantile(took, 0.5).toFixed(1)} of ${quantile(health, 0.5).toFixed(1)})`,
    );
    pass &&= ratio <= most;
  }
  return { lines, pass };
}
