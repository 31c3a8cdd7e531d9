import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fromRoot } from '#server/platform/shared/root.ts';
import { phone, startBrowser } from './browser.ts';
import { askAbout, opens } from './invite.ts';
import { laneProduct } from './lanes.ts';
import { linkMailedTo } from './mails.ts';
import { sessionOf } from './visitor.ts';

const walker = startBrowser();

/** What a browser fetched of our program: in KB of gzip -9, as a proxy in front may send it, and how many files. */
function scriptsOf(page: Page) {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  const weigh = (file: string) =>
    gzipSync(readFileSync(join(fromRoot('dist/web'), file)), { level: 9 }).length;
  return () => ({
    kb: [...files].reduce((sum, file) => sum + weigh(file), 0) / 1000,
    files: files.size,
  });
}

it('sign-in fetches at most 95 KB of scripts until its first field can be used', async () => {
  const page = await walker.open({ viewport: phone });
  // Only the demo lists its accounts there.
  await page.route('**/api/brand/list', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), demo: false } });
  });
  const fetched = scriptsOf(page);
  await page.goto(`${laneProduct().url}/login`);
  await page.getByLabel('E-mail').click();
  const { kb, files } = fetched();
  expect(kb).toBeGreaterThan(80);
  // The picture beside the form, half a KB, comes after it; it may be there already.
  expect(kb).toBeLessThanOrEqual(95.5);
  expect(files).toBeLessThanOrEqual(25);
});

it('a letter’s link at most 130 KB until answering can begin, and neither the router nor the sign-in', async () => {
  const { url, dataDir } = laneProduct();
  const email = 'grigoriy.vorobyov@demo.local';
  const asked = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
  const link = await linkMailedTo(
    email,
    asked.subjects[0]!.lastName,
    dataDir,
    opens(url, asked.id),
  );
  const page = await walker.open({ viewport: phone });
  const fetched = scriptsOf(page);
  await page.goto(link);
  await page
    .getByRole('button', { name: 'Начать' })
    .or(page.locator('.link-person a'))
    .first()
    .waitFor();
  const { kb, files } = fetched();
  expect(kb).toBeGreaterThan(80);
  expect(kb).toBeLessThanOrEqual(130);
  expect(files).toBeLessThanOrEqual(25);
});
