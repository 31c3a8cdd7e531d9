import { join } from 'node:path';
import pino from 'pino';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { type Embedded, startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { demoAccounts, fillDemo } from './demo/fill-demo.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { createMailer } from './mail/send-mail.ts';
import { createPdf } from './pdf/render.ts';
import { cron, tasks } from './tasks.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

let stopping = false;

/** Opened in this order, closed in the reverse. */
const closers: (() => Promise<void> | void)[] = [];

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, redact: ['password', 'token', 'authorization'] });
  const url = config.databaseUrl ?? (await ownDatabase(config)).url;
  await migrate(url, say);
  const onBroken = (error: Error) => log.warn(`a database connection broke: ${error.message}`);
  const pool = openPool(url, onBroken);
  closers.push(() => pool.end());
  const mail = createMailer(config, log);
  closers.push(() => mail.close());
  const pdf = createPdf();
  closers.push(() => pdf.close());
  const context: Context = { config, database: { pool }, now: () => new Date(), log, pdf, mail };
  if (config.demo) await makeDemo(context, url, onBroken);
  const app = await createApp(context);
  closers.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const jobs = await startJobs(context, url, tasks, cron);
  closers.push(() => jobs.stop());
  say(`Ready: ${config.publicUrl}`);
  if (config.demo) for (const line of demoAccounts) say(line);
}

/** On connections that do not wait for the disk: demo data can be made again. */
async function makeDemo(context: Context, url: string, onBroken: (error: Error) => void) {
  const pool = openPool(url, onBroken, { options: '-c synchronous_commit=off' });
  try {
    await fillDemo({ ...context, database: { pool } }, say);
  } finally {
    await pool.end();
  }
}

async function ownDatabase(config: Config): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir: join(config.dataDir, 'postgresql'), log: say });
  closers.push(() => embedded.stop());
  embedded.onUnexpectedExit((reason) => stop(1, reason));
  return embedded;
}

async function stop(code: number, reason?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (reason) process.stderr.write(`${reason}\n`);
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      process.stderr.write(`While stopping: ${error}\n`);
    }
  }
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
start().catch((error: Error) => stop(1, error.message));
