import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, phone, signIn, startBrowser } from './lane/browser.ts';

/** What somebody sees before they scroll, choose or open anything. */
const walker = startBrowser();

/** Whether all of it is in the window, and nothing lies over its middle. */
const isInView = (shown: Locator) =>
  shown.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(hit);
  });
const lines = (shown: Locator) =>
  shown.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

async function home(viewport: typeof desktop, locale: 'ru' | 'en') {
  const page = await walker.open({ viewport, locale });
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await signIn(page, 'super@demo.local');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

it('a super admin at 1440 × 900 sees the way out, and comes to the last entry', async () => {
  const page = await home(desktop, 'ru');
  await expect.poll(() => isInView(page.getByRole('button', { name: 'Выйти' }))).toBe(true);
  const last = page.getByRole('navigation').getByRole('listitem').last().getByRole('link');
  // Entries come with what the person may do, so the last one may be another a moment later.
  await expect
    .poll(async () => {
      await last.focus();
      return isInView(last);
    })
    .toBe(true);
});

it.each(['ru', 'en'] as const)(
  'a phone shows the first card, and the name in one line (%s)',
  async (locale) => {
    const page = await home(phone, locale);
    expect(await lines(page.locator('.shell-logo'))).toBe(1);
    await page.locator('.q-card').first().waitFor();
    await page.locator('.cycles-today summary').waitFor();
    await expect.poll(() => isInView(page.locator('.q-card').first())).toBe(true);
    await page.locator('.shell-header button').first().click();
    await expect.poll(() => isInView(page.locator('.shell-exit'))).toBe(true);
  },
);

it('a dark device gets a dark page, but white sign-in and recovery', async () => {
  const page = await walker.open({ viewport: desktop });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, shown] of [
    ['/legal/terms', 'Dark'],
    ['/login', 'White'],
    ['/restore-password', 'White'],
  ] as const) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expect.poll(() => theme(page)).toBe(shown);
  }
  await page.goto('/legal/terms');
  await page.getByRole('button', { name: 'Включить светлую тему' }).click();
  await page.reload();
  await page.locator('h1').first().waitFor();
  expect(await theme(page)).toBe('White');
});
