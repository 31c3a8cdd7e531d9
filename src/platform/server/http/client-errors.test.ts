import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepAddress } from './client-errors.ts';

test('the address of a caller who has gone is still known', async () => {
  const app = fastify();
  keepAddress(app);
  const address = new Promise<string>((resolve) => {
    app.get('/', async (request) => {
      caller.destroy();
      await once(request.raw.socket, 'close');
      resolve(request.ip);
    });
  });
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const caller = connect(Number(port), hostname);
  caller.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await address).toBe('127.0.0.1');
  await app.close();
});
