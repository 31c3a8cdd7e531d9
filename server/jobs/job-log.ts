import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** graphile-worker's lines in our log; what a job was given is ids only, so nothing is told (rule 24). */
export function jobLog(log: Logger): JobLogger {
  return new JobLogger(() => (level: string, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
