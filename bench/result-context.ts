import type { Logger } from 'pino';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openPool } from '#server/db/pool.ts';
import { createMailer } from '#server/mail/send-mail.ts';
import { createPdf } from '#server/pdf/render.ts';

/** The server's context on that database, as main makes it. */
export function makeContext(
  url: string,
  log: Logger,
): { context: Context; close: () => Promise<void> } {
  const config = readConfig({ DEMO: 'off' });
  const pool = openPool(url, (error) => log.warn(error));
  const pdf = createPdf();
  const mail = createMailer(config, log);
  return {
    context: { config, database: { pool }, now: () => new Date(), log, pdf, mail },
    close: async () => {
      await pdf.close();
      await pool.end();
    },
  };
}
