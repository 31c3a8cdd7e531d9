import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get as getTls } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { mailedLink } from '#core/account/contract/rules/mailed-link.ts';
import { largestFile } from '#platform/contract/call/endpoint.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { lacking, tryTool } from './try-tool.ts';

/** The examples are what nginx and Caddy understand, and let through what the product takes. */
const read = (name: string) => readFileSync(fromRoot(`deploy/${name}`), 'utf8');
const nginx = read('nginx.conf');
const caddy = read('Caddyfile');

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'otsenka-proxy-'));
});
afterAll(() => rmSync(place, { recursive: true }));

const noNginx = lacking('nginx') || lacking('openssl');
const noCaddy = lacking('caddy');

/** The site as a whole configuration, at these ports and with its files in our place. */
function writeNginx(ports: { plain: number; tls: number; product: number }): string {
  mkdirSync(join(place, 'logs'), { recursive: true });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(place, 'privkey.pem')];
  const certificate = ['-x509', '-subj', '/CN=360.example.com', '-out', `${place}/fullchain.pem`];
  expect(tryTool('openssl', ['req', ...key, ...certificate]).status).toBe(0);
  const site = nginx
    .replaceAll('/etc/ssl/assessment', place)
    .replaceAll('/var/log/nginx', join(place, 'logs'))
    .replaceAll(/listen \[::\].*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.product}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const file = join(place, 'nginx.conf');
  const around = `pid ${place}/pid; daemon off; error_log stderr; events {}`;
  writeFileSync(file, `${around} http { ${temporary.join(' ')} ${site} }`);
  return file;
}

test.skipIf(noNginx)(`nginx takes its site${noNginx ? `: ${noNginx}` : ''}`, () => {
  const file = writeNginx({ plain: 8080, tls: 8443, product: 3000 });
  const { status, said } = tryTool('nginx', ['-t', '-p', place, '-c', file]);
  expect(said).toContain('syntax is ok');
  expect(said).toContain('test is successful');
  expect(status).toBe(0);
});

test.skipIf(noCaddy)(`Caddy takes its file${noCaddy ? `: ${noCaddy}` : ''}`, () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', fromRoot('deploy/Caddyfile')];
  const { status, said } = tryTool('caddy', words, { DOMAIN: '360.example.com', HOME: place });
  expect(said).toContain('Valid configuration');
  expect(status).toBe(0);
});

describe('links that let somebody in', () => {
  const token = 'ZxYfTokenOfALetter_bz-0';
  /** Whatever lets somebody in by its address. */
  const links = [
    ...['restore-password', 'new-email', 'join'].map((page) => `/${page}/${token}`),
    ...['/', '/confirm', '/testing', '/testing/approvals', '/api/questionary/start'].map(
      (path) => `${path}?token=${token}`,
    ),
    `/join/${token}/new-email/`,
    `/api/sso/north/callback?code=${token}&state=${token}`,
  ];

  test('have their token in no path of a call, and behind the # in letters', () => {
    expect(endpoints.filter(({ path }) => path.includes('oken}'))).toEqual([]);
    expect(new URL(mailedLink('join', token), 'https://360.example.com')).toMatchObject({
      pathname: '/join/link',
      search: '',
    });
  });

  test('are blanked by the patterns of both', () => {
    const inNginx = new RegExp(/^\t~(\^\S+) \$before_token-;$/m.exec(nginx)?.[1] ?? '');
    const inCaddy = new RegExp(/request>uri regexp (\S+) \$1…$/m.exec(caddy)?.[1] ?? '');
    expect(/^log_format .*$/m.exec(nginx)?.[0]).not.toMatch(/\$(request|request_uri|uri|args)\b/);
    for (const link of links) {
      expect(link.replace(inCaddy, '$1…')).not.toContain(token);
      const path = link.split('?')[0] ?? '';
      expect(inNginx.exec(path)?.groups?.before_token ?? path).not.toContain(token);
    }
    expect('/api/report/list'.replace(inCaddy, '$1…')).toBe('/api/report/list');
    expect(inNginx.exec('/api/report/list')).toBeNull();
  });

  /** Ports that nobody listens at. */
  async function freePorts(count: number): Promise<number[]> {
    const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    await Promise.all(servers.map((server) => once(server.close(), 'close')));
    return ports;
  }

  async function visit(origin: string, path: string): Promise<number> {
    const get = origin.startsWith('https') ? getTls : getPlain;
    const headers = { host: '360.example.com', referer: `https://360.example.com${path}` };
    const asked = get(origin + path, { headers, rejectUnauthorized: false, agent: false });
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }

  /** Opens every link while the proxy runs and the product is away, and returns what the proxy printed. */
  async function openAll(tool: string, words: string[], origins: string[], env = {}) {
    const proxy = spawn(tool, words, { env: { ...process.env, ...env } });
    let said = '';
    proxy.stderr.on('data', (part) => {
      said += part;
    });
    try {
      for (const origin of origins) {
        await vi.waitUntil(() => visit(origin, '/').catch(() => 0), { timeout: 20_000 });
        for (const link of links) expect(await visit(origin, link)).toBeGreaterThan(300);
      }
    } finally {
      proxy.kill('SIGTERM');
      if (proxy.exitCode === null) await once(proxy, 'close');
    }
    return said;
  }

  test.skipIf(noNginx)(
    `stand in no log of a running nginx${noNginx ? `: ${noNginx}` : ''}`,
    async () => {
      const [plain = 0, tls = 0, product = 0] = await freePorts(3);
      const file = writeNginx({ plain, tls, product });
      const origins = [`http://127.0.0.1:${plain}`, `https://127.0.0.1:${tls}`];
      const said = await openAll('nginx', ['-p', place, '-c', file], origins);
      const [access, errors] = ['assessment.log', 'assessment-error.log'].map((name) =>
        readFileSync(join(place, 'logs', name), 'utf8'),
      );
      expect(access + said + errors).not.toContain(token);
      for (const line of ['GET /restore-password/-"', 'GET /testing"'])
        expect(access).toContain(line);
    },
  );

  test.skipIf(noCaddy)(
    `stand in no log of a running Caddy${noCaddy ? `: ${noCaddy}` : ''}`,
    async () => {
      const [port, product] = await freePorts(2);
      const file = join(place, 'Caddyfile');
      // The file writes errors only; whoever wants every call adds `log`.
      const every = caddy
        .replace('{\n', '{\n\tadmin off\n')
        .replace('{$DOMAIN} {', '{$DOMAIN} {\nlog');
      writeFileSync(file, every);
      const origin = `http://127.0.0.1:${port}`;
      const env = { DOMAIN: `http://:${port}`, PRODUCT: `127.0.0.1:${product}`, HOME: place };
      const words = ['run', '--adapter', 'caddyfile', '--config', file];
      const said = await openAll('caddy', words, [origin], env);
      expect(said).not.toContain(token);
      for (const kind of ['http.log.error', 'http.log.access']) expect(said).toContain(kind);
      for (const uri of ['/restore-password/…', '/testing?…'])
        expect(said).toContain(`"uri":"${uri}"`);
    },
  );
});

test('both let the largest file through, which the product then judges', () => {
  const inMegabytes = (text: string, setting: RegExp) => Number(setting.exec(text)?.[1]);
  const largest = largestFile / 1024 / 1024;
  expect(inMegabytes(nginx, /client_max_body_size (\d+)m/)).toBeGreaterThan(largest);
  expect(inMegabytes(caddy, /max_size (\d+)MB/)).toBeGreaterThan(largest);
});

test('neither passes on what a visitor claims to be', () => {
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(caddy).not.toContain('trusted_proxies');
});
