import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Database } from '#platform/server/db/pool.ts';
import { sparing } from '#platform/server/shared/sparing.ts';
import { findSlug } from './queries.ts';

/** The short name of the company that a job is of, if it is of one. */
export type CompanyOf = (payload: unknown) => Promise<string | null>;

/** Each company is asked for once. Null where the database doesn't say, so no log waits for it. */
export function readCompanies(database: Database): CompanyOf {
  const known = new Map<string, string>();
  return async (payload) => {
    const { brandId } = (payload ?? {}) as { brandId?: unknown };
    if (typeof brandId !== 'string') return null;
    const company = known.get(brandId) ?? (await findSlug(database, brandId).catch(() => null));
    if (company) known.set(brandId, company);
    return company;
  };
}

/**
 * Puts graphile-worker's lines into our log. A job's data is only ids, so this gives nothing away
 * (rule 24). Where a job has failed, its company is named.
 */
export function jobLog(log: Logger, companyOf: CompanyOf): JobLogger {
  const error = sparing((line) => log.error(line));
  const warn = sparing((line) => log.warn(line));
  return new JobLogger(() => (level: string, message, meta) => {
    const { payload } = (meta?.job ?? {}) as { payload?: unknown };
    if (level === 'error' && payload)
      void companyOf(payload).then((company) => log.error({ company }, message));
    else if (level === 'error') error(message);
    else if (level === 'warning') warn(message);
    else log.debug(message);
  });
}
