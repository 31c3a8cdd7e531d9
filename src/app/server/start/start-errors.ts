// Turns what prevents a start into a sentence that names the setting to change.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { diskFull } from '#platform/server/db/away.ts';
import type { Config } from '#platform/server/shared/config.ts';

interface SystemError extends Error {
  code?: string;
}

/** The product can't listen on this address. Always throws. */
export function unusable(error: SystemError, { port, host }: Pick<Config, 'port' | 'host'>): never {
  const sentence: Record<string, string> = {
    EADDRINUSE:
      `Port ${port} of ${host} is taken by another program, perhaps by an earlier start of this ` +
      'product: stop that one, or set PORT to another number.',
    EACCES: `This user may not listen on port ${port}: set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1.`,
    ENOTFOUND: `HOST names ${host}, but no name server knows that name.`,
  };
  throw new Error(sentence[error.code ?? ''] ?? error.message);
}

/** PostgreSQL's codes for a login that it refuses, and a pooler's for settings that it does not pass on. */
const refusals = ['28P01', '28000', '3D000', '08P01'];
const silences = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOENT'];
const noRight = '42501';

/** The database can't be brought to the current schema, or used. Always throws, with PostgreSQL's own reason. */
export function unreachable(
  given: SystemError,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): never {
  const error = ownReason(given);
  const { code, message } = error;
  if (code === undefined) throw error;
  if (databaseUrl === undefined) {
    if (code !== diskFull) throw error;
    throw new Error(
      `There is no room for the database in ${dataDir}: ${message}. Make room there, or set DATA_DIR ` +
        'to a directory on a larger disk.',
    );
  }
  const isTheirs = [...refusals, ...silences, noRight, diskFull].includes(code);
  if (!isTheirs) throw error;
  const { host, pathname, username } = new URL(databaseUrl);
  const where = `The database that DATABASE_URL names, on ${host || 'its socket'}`;
  const remedy: Record<string, () => string> = {
    [noRight]: () => rightsFor(inSql(pathname.slice(1)), inSql(username)),
    [diskFull]: () => ' Make room on its disk.',
  };
  throw new Error(`${where}, can't be used: ${message || code}.${remedy[code]?.() ?? ''}`);
}

const inSql = (part: string) => `"${decodeURIComponent(part).replaceAll('"', '""')}"`;
const rightsFor = (database: string, user: string) =>
  ` Its user has to own the database and may create in the schema public. As an administrator: ` +
  `alter database ${database} owner to ${user}; grant create on schema public to ${user};`;

/** The query builder's own error repeats the statement; the reason is in its cause. */
const ownReason = (error: SystemError): SystemError =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error;

/**
 * Everybody knows the passwords of demo accounts, so production starts with them only where DEMO=on
 * says that they are wanted.
 */
export function requireDemoWanted({
  isProduction,
  demo,
}: Pick<Config, 'isProduction' | 'demo'>): void {
  if (!isProduction || demo) return;
  throw new Error(
    'Demo accounts are in this database, and everybody knows their password: with ' +
      'NODE_ENV=production the product does not start on it. Name an empty database in DATA_DIR or ' +
      'DATABASE_URL, or set DEMO=on to start with the demo accounts all the same.',
  );
}
