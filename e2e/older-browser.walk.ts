import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { namedBrowsers } from '#scripts/browsers/oldest.ts';
import { startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';

const walker = startBrowser();

/** The address of the program that the page starts with. */
async function program(): Promise<string> {
  const page = await (await fetch(laneProduct().url)).text();
  const [, path] = page.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  return `**${path}`;
}

/** Both languages, each with the oldest browsers that would do. */
async function saysInBothLanguages(page: Page, russian: string, english: string) {
  await page.getByRole('heading', { level: 1, name: russian }).waitFor();
  await page.getByRole('heading', { level: 2, name: english }).waitFor();
  for (const browsers of Object.values(namedBrowsers)) {
    await page.getByText(browsers).filter({ visible: true }).waitFor();
  }
}

it.each([
  ['no :has()', () => Object.assign(CSS, { supports: (what: string) => !what.includes(':has') })],
  ['no CSS.supports at all', () => Object.assign(window, { CSS: undefined })],
  ['no ranges in media', () => Object.assign(window, { matchMedia: () => ({ matches: false }) })],
])('a browser with %s is told to be too old, and by what to replace it', async (_, makeOld) => {
  const page = await walker.open();
  await page.addInitScript(makeOld);
  await page.goto('/testing?token=any');
  await saysInBothLanguages(page, 'Обновите браузер', 'Please update your browser');
  await expect.poll(() => page.locator('#app').isVisible()).toBe(false);
});

it('a program that the browser cannot read says so instead of leaving an empty page', async () => {
  const page = await walker.open();
  await page.route(await program(), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
  );
  await walker.expecting(/Unexpected token/, async () => {
    await page.goto('/login');
    await saysInBothLanguages(page, 'Страница не открылась', 'This page didn’t load');
  });
});

it('so does one that does not come', async () => {
  const page = await walker.open();
  await page.route(await program(), (route) => route.abort());
  await walker.expecting(/Failed to load resource/, async () => {
    await page.goto('/');
    await saysInBothLanguages(page, 'Страница не открылась', 'This page didn’t load');
  });
});
