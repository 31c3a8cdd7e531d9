import { Client } from './connection/client.ts';
import { jobLimits } from './pool.ts';

const reconnectAfter = 1_000;

/** A connection that stands as long as the process. */
export interface StandingClient {
  /** The client that is connected now. */
  current: () => Client;
  close: () => Promise<void>;
}

/**
 * Opens a connection outside of every pool and makes it again whenever it breaks. `begin` is run on each
 * before it counts as there.
 */
export async function openStanding(
  databaseUrl: string,
  onError: (error: Error) => void,
  begin: (client: Client) => Promise<unknown>,
): Promise<StandingClient> {
  let isWanted = false;
  let client = await connect();
  isWanted = true;

  async function connect(): Promise<Client> {
    const made = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: jobLimits.connect,
      // Several workers begin at once, each with a statement.
      pipeline: true,
    });
    made.on('error', onError);
    made.on('end', () => isWanted && setTimeout(() => void again(), reconnectAfter).unref());
    await made.connect();
    await begin(made);
    return made;
  }
  /** One that cannot be made ends too, and so is tried again. */
  async function again(): Promise<void> {
    client = await connect().catch(() => client);
  }
  return {
    current: () => client,
    close: async () => {
      isWanted = false;
      await client.end();
    },
  };
}
