import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { phone, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { askAbout, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

const walker = startBrowser();
const weigh = (file: string) =>
  gzipSync(readFileSync(join(fromRoot('dist/web'), file)), { level: 9 }).length;

/**
 * What of our program a browser has asked for when the first control is there: KB of gzip -9, and files.
 * What is fetched ahead after that, for what may be opened next, does not count.
 */
async function loadedUntil(page: Page, address: string, control: string) {
  // Taken in the page itself: what a walk sees is later.
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      Object.assign(window, { loadedUntil: files });
    };
    requestAnimationFrame(look);
  }, control);
  await page.goto(address);
  const loaded = await page.waitForFunction(
    () => (window as { loadedUntil?: string[] }).loadedUntil,
  );
  const files = ((await loaded.jsonValue()) ?? [])
    .map((file) => new URL(file).pathname)
    .filter((path) => /^\/assets\/.*\.js$/.test(path));
  return {
    kb: files.reduce((sum, file) => sum + weigh(file), 0) / 1000,
    files: files.length,
  };
}

it('sign-in loads at most 99 KB of scripts until its first field is there, and 3 of the demo', async () => {
  const page = await walker.open({ viewport: phone });
  const { kb, files } = await loadedUntil(page, `${laneProduct().url}/login`, '[name=email]');
  expect(kb).toBeGreaterThan(80);
  // The list of demo accounts and the picture are drawn beside the form.
  expect(kb).toBeLessThanOrEqual(102);
  expect(files).toBeLessThanOrEqual(25);
});

it('a letter’s link at most 131 KB until answering can begin, and neither the router nor the sign-in', async () => {
  const { url, dataDir } = laneProduct();
  const { id, subjects } = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
  const email = 'grigoriy.vorobyov@demo.local';
  const link = await linkMailedTo(email, subjects[0]!.lastName, dataDir, opens(url, id));
  const page = await walker.open({ viewport: phone });
  const control = '.information-buttons button, .link-person a';
  const { kb, files } = await loadedUntil(page, link, control);
  expect(kb).toBeGreaterThan(80);
  expect(kb).toBeLessThanOrEqual(131);
  expect(files).toBeLessThanOrEqual(25);
});
