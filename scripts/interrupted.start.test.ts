import { expect, test } from 'vitest';
import { findRunning } from '#platform/server/db/embedded/embedded.ts';
import { countRows, startProducts } from '#test/kills/start-products.ts';

/** The built product, broken off while it starts. */
const { start, cluster, otherDatabase, freshData } = startProducts();

test('a stop in the middle of the start leaves no database behind, asked once or twice', async () => {
  await freshData();
  for (const [moment, times] of [
    [/Making the database/, 1],
    [/made the database role/, 2],
    [/Making demo data/, 1],
  ] as const) {
    const product = start({ DEMO: 'on' });
    await product.says(moment);
    if (times === 2) product.child.kill('SIGINT');
    const code = await product.end('SIGINT');
    expect(code, product.said()).toBe(0);
    expect(product.said()).not.toMatch(/Error|Ready/);
    expect(await findRunning(cluster())).toBeNull();
  }
});

test('demo data interrupted by a kill is completed by the next start', async () => {
  const url = await otherDatabase();
  const settings = { DEMO: 'on', DATABASE_URL: url };
  const first = start(settings);
  await first.says(/Making demo data/);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await first.end('SIGKILL');
  // A quick machine may have been through with it.
  expect([0, 2]).toContain(await countRows(url, 'brand'));
  const second = start(settings);
  await second.says(/Ready: /);
  expect(await countRows(url, 'brand')).toBe(2);
  const questionaries = await countRows(url, 'questionary');
  expect(questionaries).toBeGreaterThan(50);
  await second.end();
  const third = start(settings);
  expect(await third.says(/Ready: /)).not.toContain('Making demo data');
  expect(await countRows(url, 'questionary')).toBe(questionaries);
  await third.end();
  const inProduction = start({
    DATABASE_URL: url,
    NODE_ENV: 'production',
    DEMO: '',
    PUBLIC_URL: 'https://360.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await expect(inProduction.says(/Ready: /)).rejects.toThrow('ended with 1');
  expect(inProduction.said()).toContain('set DEMO=on to start with the demo accounts');
});
