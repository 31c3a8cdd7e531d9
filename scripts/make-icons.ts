// Draws src/app/web/public/favicon.svg in the sizes that home screens want.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { fromRoot } from '#platform/server/shared/root.ts';
import { findBrowser } from './find-browser.js';

const icon = readFileSync(fromRoot('src/app/web/public/favicon.svg'), 'utf8');
/** Cut where it is shown: its ground goes to the edges, and the drawing keeps to the middle. */
const whole = icon
  .replace(' rx="8"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38" style="background:#2f55d4"');
const wanted = [
  { name: 'icon-180', size: 180, drawing: whole },
  { name: 'icon-192', size: 192, drawing: icon },
  { name: 'icon-512', size: 512, drawing: icon },
  { name: 'icon-maskable-512', size: 512, drawing: whole },
];

const browser = await chromium.launch({
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, size, drawing } of wanted) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`,
    );
    await page.screenshot({
      path: fromRoot(`src/app/web/public/${name}.png`),
      omitBackground: true,
    });
    await page.close();
  }
} finally {
  await browser.close();
}
