import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pino from 'pino';
import { createApp } from '#app/server/app.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { median, quantile, type Verdict, withDatabase } from '../set-up/with-server.ts';
import { recordSubmit, runBare, statementsFor } from './result-bare.ts';
import { makeCampaign, type Submission } from './result-campaign.ts';
import { makeContext } from './result-context.ts';
import { runHttp } from './result-http.ts';

/**
 * POST /questionary/result with 40 ratings and 3 texts each, over HTTP on 16 connections. It is
 * compared with bare pg clients that send the same statements to the same database, authentication
 * and transaction included. The two take turns on campaigns of their own, so that a slow minute of
 * the machine affects both.
 */

const connections = 16;
const [rounds, perRound, warmUp] = [5, 200, 150];
const lowestRatio = 0.75;
const highestP99 = 1.25;

export const resultBench = () => withDatabase(async (url) => verdict(await measure(url)));

async function measure(url: string) {
  const { ours, bares, statements } = await prepare(url);
  const server = fork(fromRoot('bench/result/result-server.ts'), [url], {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const [port] = (await once(server, 'message')) as [string];
    const http = (sheets: Submission[]) => runHttp(Number(port), connections, sheets);
    const bare = (sheets: Submission[]) => runBare(url, connections, sheets.map(statements));
    await http(ours.splice(0, warmUp));
    await bare(bares.splice(0, warmUp));
    const results = { http: [] as Run[], bare: [] as Run[] };
    for (let round = 0; round < rounds; round += 1) {
      results.http.push(await http(ours.splice(0, perRound)));
      results.bare.push(await bare(bares.splice(0, perRound)));
    }
    return results;
  } finally {
    await end(server);
  }
}

/** Two equal campaigns, and how to turn a sheet sent over HTTP into statements. */
async function prepare(url: string) {
  const { context, close } = await makeContext(url, pino({ level: 'silent' }));
  const app = await createApp(context);
  try {
    const ours = await makeCampaign(app, context);
    const bares = await makeCampaign(app, context);
    // The first sheet fills the product's caches. The second is like all the others.
    await recordSubmit(app, bares.shift()!);
    const first = bares.shift()!;
    const heard = await recordSubmit(app, first);
    return { ours, bares, statements: (sheet: Submission) => statementsFor(heard, first, sheet) };
  } finally {
    await app.close();
    await close();
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

type Run = { took: number[]; perSecond: number };

function verdict(results: { http: Run[]; bare: Run[] }): Verdict {
  const ratio = median(results.http.map((run, n) => run.perSecond / results.bare[n]!.perSecond));
  const p99 = (runs: Run[]) =>
    quantile(
      runs.flatMap((run) => run.took).sort((a, b) => a - b),
      0.99,
    );
  const [ours, bare] = [p99(results.http), p99(results.bare)];
  const rate = (runs: Run[]) => median(runs.map((run) => run.perSecond)).toFixed(0);
  return {
    name: `POST /questionary/result at ${connections} connections`,
    lines: [
      `over HTTP: ${rate(results.http)} sheets/s, p99 ${ours.toFixed(1)} ms`,
      `bare pg clients, the same statements: ${rate(results.bare)} sheets/s, p99 ${bare.toFixed(1)} ms`,
      `sheets per second: ${ratio.toFixed(2)} of the bare clients' (at least ${lowestRatio.toFixed(2)})`,
      `p99: ${(ours / bare).toFixed(2)} × the bare clients' (at most ${highestP99.toFixed(2)})`,
    ],
    pass: ratio >= lowestRatio && ours <= highestP99 * bare,
  };
}
