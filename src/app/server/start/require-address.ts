import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#platform/server/shared/config.ts';

/**
 * Listens there for a moment, so that an address that can't be had ends the start before it has made
 * anything. Throws what the network says.
 */
export async function requireAddress({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
