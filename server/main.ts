import { join } from 'node:path';
import pino from 'pino';
import { createApp } from './app.ts';
import { createComparer } from './assessment/report/together/comparer.ts';
import type { Context } from './context.ts';
import { demoAccounts, demoWarning, fillDemo, hasDemoAccounts } from './demo/fill-demo.ts';
import { startEmbedded } from './platform/db/embedded/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Database } from './platform/db/pool.ts';
import { startJobs } from './platform/jobs/run-jobs.ts';
import { type Keyring, openKeyring } from './platform/keyring/keyring.ts';
import { requireMaster, requirePrivate } from './platform/keyring/require-master.ts';
import { createMailer } from './platform/mail/send-mail.ts';
import { createPdf } from './platform/pdf/render.ts';
import { createReporter } from './platform/report-errors/reporter.ts';
import { type Config, isLocal, readConfig } from './platform/shared/config.ts';
import { sparing } from './platform/shared/sparing.ts';
import { createSignals } from './platform/signal/signals.ts';
import { createSlack } from './platform/slack/slack.ts';
import { createTableReader } from './platform/table-file/table-reader.ts';
import { closeAll, type Opened } from './start/close-all.ts';
import { connect } from './start/connect.ts';
import { requireAddress } from './start/require-address.ts';
import { requireDemoWanted, unreachable, unusable } from './start/start-errors.ts';
import { cron, tasks } from './start/tasks.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** In the order they were opened. */
const opened: Opened[] = [];

async function start(): Promise<void> {
  const config = readConfig(process.env, { isTerminal: process.stdout.isTTY });
  await requireAddress(config).catch((error) => unusable(error, config));
  const log = pino({ level: config.logLevel, redact: ['password', 'token', 'authorization'] });
  const url = config.databaseUrl ?? (await ownDatabase(config));
  await migrate(url, say).catch((error) => unreachable(error, config));
  const warn = sparing((line) => log.warn(line));
  const { close, ...databases } = connect(url, log);
  opened.push({ name: 'the connections', close });
  const keyring = await bringKeyring(config, databases.database);
  const mail = createMailer(config, log);
  opened.push({ name: 'the mail', close: () => mail.close() });
  const pdf = createPdf();
  opened.push({ name: 'the PDF workers', close: () => pdf.close() });
  const comparer = createComparer();
  opened.push({ name: 'the comparison of reports', close: () => comparer.close() });
  const tables = createTableReader();
  opened.push({ name: 'the readers of files', close: () => tables.close() });
  const signals = createSignals(url, ({ message }) =>
    warn(`the connection that hears of events broke: ${message}`),
  );
  const reporter = createReporter(config, warn);
  const ways = { pdf, comparer, tables, mail, slack: createSlack(config), reporter, signals };
  const now = () => new Date();
  const context: Context = { config, ...databases, keyring, now, log, ...ways };
  /** As jobs see it. */
  const unhurried = { ...context, database: databases.unhurried };
  if (config.demo) await fillDemo(unhurried, say);
  const isDemo = await hasDemoAccounts(context.database);
  if (isDemo) requireDemoWanted(config);
  context.config = { ...config, demo: config.demo && isDemo };
  const app = await createApp(context);
  opened.push({ name: 'the web server', close: () => app.close() });
  await app.listen(config).catch((error) => unusable(error, config));
  const jobs = await startJobs(unhurried, url, tasks, cron);
  opened.push({ name: 'the jobs', close: () => jobs.stop() });
  say(`Ready: ${config.publicUrl}`);
  if (context.config.demo) for (const line of demoAccounts) say(line);
  if (isDemo && !isLocal(config)) for (const line of demoWarning) complain(line);
}

/** Registered before it runs, so that a stop during the start ends the database too. */
async function ownDatabase(config: Config): Promise<string> {
  const starting = startEmbedded({ dataDir: join(config.dataDir, 'postgresql'), log: say });
  const close = async () => (await starting.catch(() => null))?.stop();
  opened.push({ name: 'the database', close, mustEnd: true });
  const embedded = await starting;
  embedded.onUnexpectedExit((reason) => stop(1, reason));
  say(`Data directory: ${embedded.cluster}`);
  return embedded.url;
}

/** Throws a sentence where the database's master key is missing, another, or open to others. */
async function bringKeyring(config: Config, database: Database): Promise<Keyring> {
  const { folder, masterFile } = config.keys;
  await requireMaster(database, config.keys);
  if (config.isProduction) await requirePrivate(config.keys, join(config.dataDir, 'postgresql'));
  return openKeyring(folder, masterFile);
}

const hurry = new AbortController();
let stopping = false;

async function stop(code: number, reason?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (reason) complain(reason);
  await closeAll(opened, hurry.signal, complain);
  process.exit(code);
}

/** One Ctrl-C reaches us twice: from the terminal, and passed on by npm. */
const oneCtrlC = 500;
let asked = Number.POSITIVE_INFINITY;

function onSignal(): void {
  // On a second signal, calls and jobs under way are cut off. The database still ends in order.
  if (performance.now() - asked > oneCtrlC) hurry.abort();
  asked = Math.min(asked, performance.now());
  void stop(0);
}

process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
start().catch((error: Error) => stop(1, error.message));
