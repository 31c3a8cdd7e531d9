import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { connect } from '#app/server/start/connect.ts';
import type { Context } from '#platform/server/context.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';
import { createMailer } from '#platform/server/mail/send-mail.ts';
import { createOutbound } from '#platform/server/outbound/outbound.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { createSignals } from '#platform/server/signal/signals.ts';
import { createTableReader } from '#platform/server/table-file/table-reader.ts';

/** Two runs may be given the same port one after the other. The processes of a run inherit its name. */
process.env.BENCH_RUN ??= randomUUID();

/** The keyring of a database: all contexts of it in this run share one, also those of other processes. */
export function keysOf(url: string): string {
  const { port, pathname } = new URL(url);
  return join(tmpdir(), `otsenka-keys-${process.env.BENCH_RUN}-${port}-${pathname.slice(1)}`);
}

/** The server's context on that database, as main makes it. */
export async function makeContext(
  url: string,
  log: Logger,
): Promise<{ context: Context; close: () => Promise<void> }> {
  const config = readConfig({
    DEMO: 'off',
    OUTBOUND_HOSTS: 'localhost',
    SOURCES_DIR: process.env.BENCH_SOURCES,
  });
  const { close, ...databases } = connect(url, log);
  const folder = keysOf(url);
  await requireMaster(databases.database, { folder });
  const keyring = openKeyring({ folder });
  const pdf = createPdf();
  const tables = createTableReader();
  const mail = createMailer(config, log);
  const signals = createSignals(url, () => {});
  const outbound = createOutbound(config);
  const ways = { pdf, tables, mail, outbound, slack: null, reporter: null, signals };
  return {
    context: { config, ...databases, keyring, now: () => new Date(), log, ...ways },
    close: async () => {
      await Promise.all([pdf.close(), tables.close(), signals.close()]);
      await close();
    },
  };
}
