import type { Browser, Page } from 'playwright-core';
import { caller } from './answer.ts';
import { desktop, phone, tablet } from './browser.ts';

/** How a screen can be looked at. */
export interface Looks {
  viewport: typeof desktop;
  locale: 'ru' | 'en';
  theme: 'White' | 'Dark';
}

/** Few combinations in which every width, language and theme occurs, each language also on a phone. */
export const combinations: Looks[] = [
  { viewport: desktop, locale: 'ru', theme: 'White' },
  { viewport: tablet, locale: 'en', theme: 'Dark' },
  { viewport: phone, locale: 'ru', theme: 'Dark' },
  { viewport: phone, locale: 'en', theme: 'White' },
];

/** With these and the other theme of each (`inOtherTheme`) all twelve are there. */
export const otherCombinations: Looks[] = [
  { viewport: desktop, locale: 'en', theme: 'Dark' },
  { viewport: tablet, locale: 'ru', theme: 'White' },
];

/** Shows the page in the other theme meanwhile. */
export async function inOtherTheme(page: Page, act: () => Promise<void>): Promise<void> {
  const flip = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'Dark' ? 'White' : 'Dark';
    });
  await flip();
  await act();
  await flip();
}

/** The token of a session of the demo. */
export async function sessionOf(url: string, email: string): Promise<string> {
  const login = { email, password: 'Demo-360!', holdingSlug: 'north' };
  const call = caller(`${url}/api`, '');
  return (await call<{ token: string }>('POST /authentication/login', login)).token;
}

/** A window of somebody who has chosen language and theme; signed in when there is a token. */
export async function openVisitor(
  browser: Browser,
  url: string,
  { viewport, locale, theme }: Looks,
  token?: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  const kept = { locale, theme, ...(token && { 'admin-token': token }) };
  await context.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}
