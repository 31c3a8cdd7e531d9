import { type Browser, chromium } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, it } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { chromiumOptions } from './lane/browser.ts';
import { keepData } from './lane/language.ts';
import { looks, openVisitor } from './lane/visitor.ts';
import { look } from './tour/look.ts';

let browser: Browser;
let server: ViteDevServer;
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions);
  server = await createServer({
    configFile: fromRoot('vite.config.ts'),
    cacheDir: fromRoot('.cache/ui-kit'),
    logLevel: 'warn',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each([looks.desktopRu, looks.phoneEn])(
  'every control is accessible in every state, at $viewport.width px in $locale, $theme',
  async (one) => {
    const page = await openVisitor(browser, server.resolvedUrls?.local[0] ?? '', one);
    keepData(page);
    await page.goto('/ui-kit');
    await page.locator('main h3').first().waitFor();
    await look(one)(page, '/ui-kit');
    await page.context().close();
  },
);
