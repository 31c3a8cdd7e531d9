// Takes the pictures of the READMEs and the guides of the built product with demo data, in both languages, and notes the words
// in each. With names only those: npm run pictures -- plan talk
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import { demoEmail, demoLanguages, demoSlugs } from '#platform/contract/demo.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { Locale } from '#platform/texts/t.ts';
import { freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';
import { keepSession } from '../../e2e/lane/session.ts';
import { sessionOf } from '../../e2e/lane/visitor.ts';
import { findBrowser } from '../find-browser.js';
import { guideMoments } from './guide-moments.ts';
import { isQuiet, linesInView } from './in-page.ts';
import { type Moment, moments } from './moments.ts';
import { textsOf, wordsOf } from './words-of.ts';

const texts = { ru: textsOf(ru), en: textsOf(en) };
const quality = 0.74;
const named = process.argv.slice(2);
const wanted = [...moments, ...guideMoments].filter(
  ({ name }) => named.length === 0 || named.includes(name),
);

const dataDir = await makeDataDir('pictures');
const PORT = `${await freePort()}`;
const url = `http://localhost:${PORT}`;
const product = runProduct({ PORT, DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await product.says(/Ready: /);
  for (const locale of ['ru', 'en'] as const) {
    await mkdir(fromRoot(`docs/images/${locale}`), { recursive: true });
    for (const moment of wanted) await take(browser, moment, locale);
  }
} finally {
  await browser.close();
  await product.end();
  await rm(dataDir, { recursive: true, force: true });
}

async function take(from: Browser, { name, who, viewport, show }: Moment, locale: Locale) {
  const slug = demoSlugs.find((one) => demoLanguages[one] === locale) ?? 'north';
  const isPhone = viewport.width < 500;
  const context = await from.newContext({
    baseURL: url,
    viewport,
    locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    deviceScaleFactor: isPhone ? 1.5 : 1,
    hasTouch: isPhone,
  });
  await keepSession(context, url, await sessionOf(url, demoEmail(who, slug), slug));
  await context.addInitScript((own) => localStorage.setItem('locale', own), locale);
  const page = await context.newPage();
  await show(page);
  await page.mouse.move(0, 0);
  await page.waitForFunction(isQuiet);
  const file = fromRoot(`docs/images/${locale}/${name}`);
  const words = wordsOf(await page.evaluate(linesInView), texts[locale]);
  await writeFile(`${file}.webp`, await asWebp(page, await page.screenshot()));
  await writeFile(`${file}.json`, `${JSON.stringify(words, null, 2)}\n`);
  await context.close();
}

/** A third of the size of a PNG; only a browser writes it here. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const address = await blank.evaluate(
    async ([picture, how]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', how);
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
