import type { Browser, Page } from 'playwright-core';
import { caller } from './answer.ts';
import { desktop, patience, phone, tablet } from './browser.ts';

/** How a screen is looked at. */
export interface Looks {
  viewport: typeof desktop;
  locale: 'ru' | 'en';
  theme: 'White' | 'Dark';
  /** What to check. The rest can't differ from how it looks in another combination. */
  care: 'everything' | 'sizes';
}

/**
 * Every width in both languages. Two combinations that differ in everything get all of axe's rules,
 * and look.ts adds the other theme there. Colours are checked nowhere else: no language changes them,
 * and of the widths only a phone's (scripts/lint/style-rules.js).
 */
export const looks = {
  desktopRu: { viewport: desktop, locale: 'ru', theme: 'White', care: 'everything' },
  phoneEn: { viewport: phone, locale: 'en', theme: 'White', care: 'everything' },
  tabletEn: { viewport: tablet, locale: 'en', theme: 'Dark', care: 'sizes' },
  phoneRu: { viewport: phone, locale: 'ru', theme: 'Dark', care: 'sizes' },
  desktopEn: { viewport: desktop, locale: 'en', theme: 'Dark', care: 'sizes' },
  tabletRu: { viewport: tablet, locale: 'ru', theme: 'White', care: 'sizes' },
} satisfies Record<string, Looks>;

/** A few combinations that together cover every width, language and theme, and both languages on a phone. */
export const combinations: Looks[] = [
  looks.desktopRu,
  looks.tabletEn,
  looks.phoneRu,
  looks.phoneEn,
];

/** Signs in to the demo and returns the session's token. */
export async function sessionOf(url: string, email: string): Promise<string> {
  const login = { email, password: 'Demo-360!', holdingSlug: 'north' };
  const call = caller(`${url}/api`, '');
  return (await call<{ token: string }>('POST /authentication/login', login)).token;
}

/** Shows another page of the product without loading it all anew, as a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Opens a window with a language and theme chosen; signed in if a token is given. */
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
  page.setDefaultTimeout(patience);
  return page;
}
