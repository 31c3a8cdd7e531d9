import { Client } from './client.ts';

/** How long a notification may take to come back, in ms. PostgreSQL itself takes a few. */
const usualPatience = 5_000;

/**
 * Jobs and live news come by LISTEN, which needs a connection that stays with one session of PostgreSQL.
 * Throws a sentence where something in between gives each transaction another.
 */
export async function requireNotify(url: string, patience = usualPatience): Promise<void> {
  const [listening, telling] = [open(url), open(url)];
  try {
    await Promise.all([listening.connect(), telling.connect()]);
    const channel = `otsenka_${process.pid}`;
    await listening.query(`listen ${channel}`);
    const heard = new Promise<'heard'>((resolve) =>
      listening.once('notification', () => resolve('heard')),
    );
    await telling.query(`notify ${channel}`);
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late').unref());
    if ((await Promise.race([heard, late])) === 'late')
      throw new Error(
        'What PostgreSQL announces (NOTIFY) does not come back through DATABASE_URL: a pooler in ' +
          'transaction mode, such as PgBouncer, stands in between. Name PostgreSQL itself, or set ' +
          'pool_mode = session.',
      );
  } finally {
    await Promise.allSettled([listening.end(), telling.end()]);
  }
}

function open(url: string): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: usualPatience,
  });
  // A broken connection fails the statement under way.
  client.on('error', () => {});
  return client;
}
