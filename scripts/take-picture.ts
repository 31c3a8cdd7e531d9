// Takes the README's picture: the journal of the built product with demo data.
import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { fromRoot } from '#server/platform/shared/root.ts';
import { freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';
import { findBrowser } from './find-browser.js';

const dataDir = await makeDataDir('picture');
const PORT = `${await freePort()}`;
const product = runProduct({ PORT, DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await product.says(/Ready: /);
  const page = await browser.newPage({
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^HR/ }).click();
  await page.getByRole('heading', { name: 'Журнал анкет' }).waitFor();
  await page.getByRole('button', { name: 'Закрыть' }).first().click();
  await page.mouse.move(0, 0);
  await page.locator('.q-card').first().waitFor();
  await page.getByRole('heading', { name: 'Циклы сегодня' }).waitFor();
  await page.locator('.cycles-today-needs').first().waitFor();
  await page.getByRole('button', { name: /^Уведомления/ }).waitFor();
  await page.screenshot({ path: fromRoot('docs/images/journal.png') });
} finally {
  await browser.close();
  await product.end();
  await rm(dataDir, { recursive: true, force: true });
}
