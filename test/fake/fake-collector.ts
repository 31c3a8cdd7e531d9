import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where errors are collected, on loopback: keeps whatever arrives as it arrived. */
export async function startFakeCollector() {
  const collector = {
    dsn: '',
    got: [] as { url: string; auth: string; body: string }[],
    status: 200,
    stop: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
  const server = createServer(async (request, response) => {
    const auth = String(request.headers['x-sentry-auth']);
    collector.got.push({ url: request.url ?? '', auth, body: await text(request) });
    response.writeHead(collector.status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  collector.dsn = `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/under/7`;
  return collector;
}
