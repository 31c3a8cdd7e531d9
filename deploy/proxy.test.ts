import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestFile } from '#contract/platform/call/endpoint.ts';
import { fromRoot } from '#server/platform/shared/root.ts';
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

test.skipIf(noNginx)(`nginx takes its site${noNginx ? `: ${noNginx}` : ''}`, () => {
  mkdirSync(join(place, 'logs'));
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(place, 'privkey.pem')];
  const certificate = ['-x509', '-subj', '/CN=360.example.com', '-out', `${place}/fullchain.pem`];
  expect(tryTool('openssl', ['req', ...key, ...certificate]).status).toBe(0);
  const site = nginx
    .replaceAll('/etc/ssl/assessment', place)
    .replaceAll('/var/log/nginx', join(place, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const whole = `pid ${place}/pid; events {} http { ${temporary.join(' ')} ${site} }`;
  writeFileSync(join(place, 'nginx.conf'), whole);
  const { status, said } = tryTool('nginx', ['-t', '-p', place, '-c', join(place, 'nginx.conf')]);
  expect(said).toContain('syntax is ok');
  expect(said).toContain('test is successful');
  expect(status).toBe(0);
});

const noCaddy = lacking('caddy');

test.skipIf(noCaddy)(`Caddy takes its file${noCaddy ? `: ${noCaddy}` : ''}`, () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', fromRoot('deploy/Caddyfile')];
  const { status, said } = tryTool('caddy', words, { DOMAIN: '360.example.com', HOME: place });
  expect(said).toContain('Valid configuration');
  expect(status).toBe(0);
});

test('both let the largest file through, which the product then judges', () => {
  const inMegabytes = (text: string, setting: RegExp) => Number(setting.exec(text)?.[1]);
  const largest = largestFile / 1024 / 1024;
  expect(inMegabytes(nginx, /client_max_body_size (\d+)m/)).toBeGreaterThan(largest);
  expect(inMegabytes(caddy, /max_size (\d+)MB/)).toBeGreaterThan(largest);
});

test('neither writes down personal links, nor passes on what a visitor claims to be', () => {
  expect(/^log_format .*$/m.exec(nginx)?.[0]).not.toMatch(/\$(request|request_uri|args)\b/);
  expect(caddy).toContain('request>uri regexp \\?.* ?…');
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(caddy).not.toContain('trusted_proxies');
});
