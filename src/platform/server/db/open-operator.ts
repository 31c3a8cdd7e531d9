import { Client } from './connection/client.ts';
import { operatorSetting } from './row-security.ts';

/**
 * A connection for the operator's programs, which see the rows of every brand. It has no time limits:
 * a large database takes its time, and somebody is watching. `signal` breaks off what is under way.
 */
export async function openOperator(url: string, signal?: AbortSignal): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'otsenka-360 operator',
    settings: { [operatorSetting]: 'on' },
  });
  // A connection that breaks fails the statement under way, which reports it.
  client.on('error', () => {});
  await client.connect();
  signal?.addEventListener('abort', () => void client.end().catch(() => {}), { once: true });
  return client;
}

/** Runs `work` in one transaction of such a connection: all of it is kept or none. */
export async function changeAsOperator<R>(
  url: string,
  work: (client: Client) => Promise<R>,
  signal?: AbortSignal,
): Promise<R> {
  const client = await openOperator(url, signal);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
