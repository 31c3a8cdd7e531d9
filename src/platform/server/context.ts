import type { Logger } from 'pino';
import type { Database } from './db/pool.ts';
import type { SchemaWatch } from './db/watch-schema.ts';
import type { Keyring } from './keyring/keyring.ts';
import type { Mailer } from './mail/send-mail.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Pdf } from './pdf/render.ts';
import type { Reporter } from './report-errors/reporter.ts';
import type { Config } from './shared/config.ts';
import type { Signals } from './signal/signals.ts';
import type { Slack } from './slack/slack.ts';
import type { TableReader } from './table-file/table-reader.ts';

/**
 * What the server works with: made once in serve.ts (or by a test), handed to every handler and job.
 */
export interface Context {
  config: Config;
  database: Database;
  /** The same database by other connections, for calls `ofRaters`. */
  answering: Database;
  /** The same database by connections for work that may take minutes: jobs. */
  unhurried: Database;
  /** Whether this program may still work with the database. */
  schema: SchemaWatch;
  /** What seals answers. */
  keyring: Keyring;
  /** The clock; tests set it. */
  now: () => Date;
  log: Logger;
  pdf: Pdf;
  /** Reads files that people send. */
  tables: TableReader;
  mail: Mailer;
  /** Calls companies' own servers. */
  outbound: Outbound;
  /** Null where Slack is off. */
  slack: Slack | null;
  /** Null where errors are reported to nobody. */
  reporter: Reporter | null;
  /** What any process tells the streams of this one. */
  signals: Signals;
}
