// Turns what prevents a start into a sentence that names the setting to change.
import type { Config } from '#server/platform/shared/config.ts';

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

/** The database can't be brought to the current schema. Always throws. */
export function unreachable(
  error: SystemError,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): never {
  const isTheirs = databaseUrl !== undefined && error.code !== undefined;
  if (isTheirs && [...refusals, ...silences].includes(error.code ?? '')) {
    const where = new URL(databaseUrl).host || 'its socket';
    const said = error.message || error.code;
    throw new Error(`The database that DATABASE_URL names, on ${where}, can't be used: ${said}.`);
  }
  throw error;
}

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
