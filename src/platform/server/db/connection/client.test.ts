import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';

/** AuthenticationOk and ReadyForQuery: whoever connects counts as let in. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

test.each([
  ['closes', (socket: Socket) => socket.end()],
  ['is reset', (socket: Socket) => socket.resetAndDestroy()],
])(
  'a connection that %s during its first statement is refused, and ends no process',
  async (_, breakOff) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(welcome);
        socket.once('data', () => breakOff(socket));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const pool = openPool(`postgres://somebody@127.0.0.1:${port}/nothing`, () => {});
    await expect(pool.connect()).rejects.toThrow();
    await pool.end();
    server.close();
  },
);
