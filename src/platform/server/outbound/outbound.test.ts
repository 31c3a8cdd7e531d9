import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbound, OutboundRefused } from './outbound.ts';

let server: Server;
let port: number;
const answer = vi.fn<RequestListener>();

beforeEach(async () => {
  answer.mockReset();
  server = createServer((request, reply) => answer(request, reply));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const here = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', isPublicDemo: false };
const open = (hosts: string[] = ['localhost'], publicUrl = here.publicUrl) =>
  createOutbound({ ...here, publicUrl, outboundHosts: hosts }, async () => [
    { address: '127.0.0.1', family: 4 },
  ]);
const at = (path: string) => `http://localhost:${port}${path}`;

describe('what is never called', () => {
  test.each([
    ['the metadata of a cloud', 'https://169.254.169.254/latest'],
    ['a private address behind IPv6', 'https://[::ffff:10.0.0.1]/'],
    ['one in other digits', 'https://0x7f.1/'],
    ['what is not https', 'http://example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['an address with a password', 'https://a:b@example.com/'],
  ])('%s', async (_, url) => {
    await expect(open([]).fetch(url)).rejects.toThrow(OutboundRefused);
  });

  test('anything by a public demo', async () => {
    const config = { ...here, isPublicDemo: true, outboundHosts: ['localhost'] };
    await expect(createOutbound(config).fetch(at('/'))).rejects.toThrow(/public demo/);
    expect(answer).not.toHaveBeenCalled();
  });

  test('a name that leads to a private address', async () => {
    await expect(open([]).fetch(`https://idp.example.com:${port}/`)).rejects.toThrow(
      /127\.0\.0\.1, which is not public/,
    );
    expect(answer).not.toHaveBeenCalled();
  });

  test('a name that has a public address beside a private one', async () => {
    const both = createOutbound({ ...here, outboundHosts: [] }, async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
    await expect(both.fetch('https://idp.example.com/')).rejects.toThrow(/10\.0\.0\.1/);
  });

  test('a name that becomes a private address: what is connected to is what was looked up', async () => {
    const lookUp = vi.fn().mockRejectedValueOnce(new Error('away'));
    lookUp.mockResolvedValue([{ address: '10.0.0.1', family: 4 }]);
    const outbound = createOutbound({ ...here, outboundHosts: [] }, lookUp);
    await expect(outbound.fetch('https://idp.example.com/')).rejects.toThrow('away');
    expect(lookUp).toHaveBeenCalledTimes(1);
    await expect(outbound.fetch('https://idp.example.com/')).rejects.toThrow(OutboundRefused);
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  test('http on this machine, where the product is open to others', async () => {
    await expect(open(['localhost'], 'https://360.example.com').fetch(at('/'))).rejects.toThrow(
      OutboundRefused,
    );
  });

  test('http on another machine that the operator named', async () => {
    await expect(open(['idp.example.com']).fetch('http://idp.example.com/')).rejects.toThrow(
      OutboundRefused,
    );
  });
});

describe('what is called', () => {
  test('gets the method, the headers and the body, and answers', async () => {
    answer.mockImplementation(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      reply.writeHead(201, { 'x-own': 'yes' });
      reply.end(`${request.method} ${request.headers.authorization} ${Buffer.concat(chunks)}`);
    });
    const response = await open().fetch(at('/token'), {
      method: 'POST',
      headers: { authorization: 'Basic x' },
      body: new URLSearchParams({ code: 'c' }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-own')).toBe('yes');
    expect(await response.text()).toBe('POST Basic x code=c');
  });

  test('answers with a redirect as it is, unless it may follow it', async () => {
    answer.mockImplementation((request, reply) => {
      if (request.url === '/end') reply.end('there');
      else reply.writeHead(302, { location: '/end' }).end();
    });
    expect((await open().fetch(at('/begin'))).status).toBe(302);
    expect(await (await open().fetch(at('/begin'), { redirects: 3 })).text()).toBe('there');
  });

  test('follows no redirect to another host, and no fourth one', async () => {
    answer.mockImplementation((request, reply) => {
      const location = request.url === '/away' ? 'https://example.com/' : '/again';
      reply.writeHead(302, { location }).end();
    });
    await expect(open().fetch(at('/away'), { redirects: 3 })).rejects.toThrow(OutboundRefused);
    expect((await open().fetch(at('/again'), { redirects: 3 })).status).toBe(302);
    expect(answer).toHaveBeenCalledTimes(1 + 4);
  });

  test('is read no further than 1 MB', async () => {
    let sent = 0;
    answer.mockImplementation((_, reply) => {
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const more = () => {
        while (sent < 50 * 1024 * 1024 && !reply.destroyed) {
          sent += chunk.length;
          if (!reply.write(chunk)) return reply.once('drain', more);
        }
        return reply.end();
      };
      more();
    });
    await expect(open().fetch(at('/jwks'))).rejects.toThrow(/too large/);
    expect(sent).toBeLessThan(10 * 1024 * 1024);
  });

  test('ends when the caller does', async () => {
    const stop = new AbortController();
    answer.mockImplementation(() => stop.abort());
    await expect(open().fetch(at('/'), { signal: stop.signal })).rejects.toThrow(/aborted/);
  });
});
