import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands before the product as a proxy that keeps every answer back until it is complete: of a stream
 * of events nothing ever comes through. `url` is its address.
 */
export async function startBufferingProxy(product: string) {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const to = new URL(asked.url ?? '/', product);
    const passed = request(to, { method, headers }, (given) => {
      const chunks: Buffer[] = [];
      given.on('data', (chunk) => chunks.push(chunk));
      given.on('error', () => answer.destroy());
      given.on('end', () => {
        answer.writeHead(given.statusCode ?? 502, given.headers).end(Buffer.concat(chunks));
      });
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
