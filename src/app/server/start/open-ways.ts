import type { Logger } from 'pino';
import type { Context } from '#platform/server/context.ts';
import { createMailer } from '#platform/server/mail/send-mail.ts';
import { createOutbound } from '#platform/server/outbound/outbound.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { createReporter } from '#platform/server/report-errors/reporter.ts';
import type { Config } from '#platform/server/shared/config.ts';
import { createSignals } from '#platform/server/signal/signals.ts';
import { createSlack } from '#platform/server/slack/slack.ts';
import { createTableReader } from '#platform/server/table-file/table-reader.ts';
import type { Opened } from './close-all.ts';

type Ways = Pick<
  Context,
  'pdf' | 'tables' | 'mail' | 'outbound' | 'slack' | 'reporter' | 'signals'
>;

interface Around {
  /** The database's address. */
  url: string;
  log: Logger;
  warn: (line: string) => void;
  /** What has to be closed is added. */
  opened: Opened[];
}

/** What the server works with beside its database and its keys. */
export function openWays(config: Config, { url, log, warn, opened }: Around): Ways {
  const mail = createMailer(config, log);
  opened.push({ name: 'the mail', close: () => mail.close() });
  const pdf = createPdf(config);
  opened.push({ name: 'the PDF workers', close: () => pdf.close() });
  const tables = createTableReader();
  opened.push({ name: 'the readers of files', close: () => tables.close() });
  const signals = createSignals(url, ({ message }) =>
    warn(`the connection that hears of events broke: ${message}`),
  );
  const reporter = createReporter(config, warn);
  const [outbound, slack] = [createOutbound(config), createSlack(config)];
  return { pdf, tables, mail, outbound, slack, reporter, signals };
}
