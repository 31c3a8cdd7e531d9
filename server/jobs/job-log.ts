import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * Puts graphile-worker's lines into our log. A job's data is only ids, so this gives nothing away
 * (rule 24).
 */
export function jobLog(log: Logger): JobLogger {
  return new JobLogger(() => (level: string, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
