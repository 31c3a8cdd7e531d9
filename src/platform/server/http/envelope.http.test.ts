import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { failure } from '#platform/contract/call/envelope.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let company: Company;

beforeAll(async () => {
  company = await makeCompany(house.context.database, new Date(testNow));
});

/** `GET /api/brand/list` for each: a line of the tree has what is added to the one above it. */
function addresses(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^([│ ]*[├└]── )(\S*)(?: \((.+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push((above[depth - 1] ?? '') + part);
    return methods ? methods.split(', ').map((method) => `${method} ${above.at(-1)}`) : [];
  });
}

describe('what is no call of the contract', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s: 404 in the caller’s language',
    async (method) => {
      const headers = { 'accept-language': 'en', accept: 'text/html' };
      const { status, body } = await house.ask(method, '/no/such/call', { headers });
      expect([status, body]).toEqual([404, { code: 6, message: 'Unknown call' }]);
    },
  );

  test('a known path by another method too', async () => {
    const { status, body } = await house.ask('DELETE', '/brand/list');
    expect([status, body]).toEqual([404, { code: 6, message: 'Такого вызова нет' }]);
  });
});

describe('HEAD', () => {
  const head = (url: string, token?: string) =>
    house.app.inject({
      method: 'HEAD',
      url: `/api${url}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  test('answers what GET does, without the body', async () => {
    const { statusCode, payload, headers } = await head('/competence/list', company.hrToken);
    expect([statusCode, payload, headers['x-total-count']]).toEqual([200, '', '2']);
  });

  test('opens nothing that GET does not', async () => {
    expect((await head('/competence/list')).statusCode).toBe(401);
    expect((await head('/no/such/call')).statusCode).toBe(404);
  });
});

test('the total of a list stands in its header, however few are asked for', async () => {
  const { body, headers } = await house.call(competenceCalls.list, {
    token: company.hrToken,
    query: { limit: '1' },
  });
  expect([body.data.length, body.count, headers['x-total-count']]).toEqual([1, 2, '2']);
});

describe('the contract', () => {
  test('is read by anybody as OpenAPI, every call of it', async () => {
    const reply = await house.app.inject('/api/openapi.json');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const { openapi, paths } = reply.json();
    expect(openapi).toBe('3.1.0');
    for (const { path, method, alsoPaths = [], alsoMethods = [] } of endpoints) {
      for (const each of [path, ...alsoPaths]) {
        expect(Object.keys(paths[each])).toEqual(
          expect.arrayContaining([method, ...alsoMethods].map((name) => name.toLowerCase())),
        );
      }
    }
  });

  test('has every call that is answered below /api, but for its own pages', () => {
    const listed = endpoints.flatMap(({ method, alsoMethods = [], path, alsoPaths = [] }) =>
      [path, ...alsoPaths].flatMap((each) =>
        [method, ...alsoMethods].map((one) => `${one} /api${each.replace(/\{(\w+)\}/g, ':$1')}`),
      ),
    );
    const answered = addresses(house.app.printRoutes({ commonPrefix: false })).filter(
      (address) => / \/api\//.test(address) && !/^HEAD|\/api\/(docs|openapi)/.test(address),
    );
    expect(answered.toSorted()).toEqual(listed.toSorted());
  });

  test('is found without the slash too', async () => {
    const { statusCode, headers } = await house.app.inject('/api/docs');
    const { pathname } = new URL(String(headers.location), 'http://here/api/docs');
    expect([statusCode, pathname]).toEqual([302, '/api/docs/']);
  });

  test('is read by people as pages, every part of which is there', async () => {
    const reply = await house.app.inject('/api/docs/');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const parts = [...reply.payload.matchAll(/(?:src|href)="(\.?\/?[^"]+)"/g)].map(([, to]) => to!);
    expect(parts.length).toBeGreaterThan(3);
    for (const to of parts) {
      const { pathname } = new URL(to, 'http://here/api/docs/');
      expect([to, (await house.app.inject(pathname)).statusCode]).toEqual([to, 200]);
    }
  });
});

describe('what is no proper HTTP', () => {
  /** Writes these bytes to the server's socket and reads until the server hangs up. */
  async function sent(bytes: string): Promise<{ status: number; body: unknown }> {
    if (!house.app.server.listening) await house.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = house.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let got = '';
      socket.setEncoding('utf8');
      socket.on('data', (text) => {
        got += text;
      });
      socket.on('end', () => resolve(got));
      socket.on('error', reject);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('content-type: application/json');
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  }

  test.each([
    [
      'headers without end',
      `GET /api/brand/list HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}`,
      431,
      9,
    ],
    ['something else', 'Hello there\r\n\r\n', 400, 2],
    [
      'two hosts',
      'GET /api/brand/list HTTP/1.1\r\nhost: north.example\r\nHost: evil.test\r\nconnection: close\r\n\r\n',
      400,
      2,
    ],
    [
      'two lengths',
      'POST /api/authentication/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      2,
    ],
  ])('%s: our envelope', async (_, bytes, status, code) => {
    const answer = await sent(bytes);
    expect([answer.status, answer.body]).toEqual([
      status,
      { code, message: expect.stringMatching(/^[А-Я]/) },
    ]);
    expect(failure.parse(answer.body)).toEqual(answer.body);
  });
});
