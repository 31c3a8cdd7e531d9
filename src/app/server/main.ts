import { join } from 'node:path';
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { type Config, readConfig } from '#platform/server/shared/config.ts';
import { answerTo } from './start/arguments.ts';
import { closeAll, type Opened } from './start/close-all.ts';
import { requireAddress } from './start/require-address.ts';
import { requireFolders, requireFonts, requireWays } from './start/require-settings.ts';
import { complain, say } from './start/say.ts';
import { unusable } from './start/start-errors.ts';
import { removeUnfinishedMoves } from './start/unfinished-moves.ts';

/** In the order they were opened. */
const opened: Opened[] = [];

async function start(): Promise<void> {
  const config = readConfig(process.env, { isTerminal: process.stdout.isTTY });
  requireWays(config);
  await requireFolders(config);
  await removeUnfinishedMoves(config.dataDir);
  requireFonts(config);
  await requireAddress(config).catch((error) => unusable(error, config));
  // The database starts while the rest of the program is read.
  const database = config.databaseUrl ?? ownDatabase(config);
  const [{ serve }, url] = await Promise.all([import('./serve.ts'), database]);
  await serve(config, url, opened);
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

const answer = answerTo(process.argv.slice(2));
if (answer) {
  (answer.code === 0 ? say : complain)(answer.text);
  process.exitCode = answer.code;
} else {
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  start().catch((error: Error) => stop(1, error.message));
}
