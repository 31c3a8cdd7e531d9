import { afterEach, expect, test, vi } from 'vitest';
import { ownEnvironment } from './built-product.ts';

afterEach(() => vi.unstubAllEnvs());

test("somebody's own database, mail server and tokens reach no program that a test runs", () => {
  const own = ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'METRICS_TOKEN', 'NODE_ENV', 'PGHOST'];
  for (const name of own) vi.stubEnv(name, 'theirs');
  vi.stubEnv('PATH', '/usr/bin');
  const environment = ownEnvironment({ PORT: '0' });
  expect(environment).toMatchObject({ PATH: '/usr/bin', PORT: '0' });
  expect(Object.keys(environment).filter((name) => own.includes(name))).toEqual([]);
});
