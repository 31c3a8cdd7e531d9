import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { sparing } from '#server/platform/shared/sparing.ts';

/**
 * Puts graphile-worker's lines into our log. A job's data is only ids, so this gives nothing away
 * (rule 24).
 */
export function jobLog(log: Logger): JobLogger {
  const error = sparing((line) => log.error(line));
  const warn = sparing((line) => log.warn(line));
  return new JobLogger(() => (level: string, message) => {
    if (level === 'error') error(message);
    else if (level === 'warning') warn(message);
    else log.debug(message);
  });
}
