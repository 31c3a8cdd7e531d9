import type { Browser, Page } from 'playwright-core';
import { caller } from '../step/answer.ts';
import { desktop, holdBack, patience, phone, tablet } from './browser.ts';
import { keepSession } from './session.ts';

/** How a screen is looked at. */
export interface Looks {
  viewport: typeof desktop;
  locale: 'ru' | 'en';
  theme: 'White' | 'Dark';
  /** What to check. The rest can't differ from how it looks in another combination. */
  care: 'everything in both themes' | 'everything' | 'sizes';
  /** Other widths, where the same screen is checked for sizes: the window is made as wide and back. */
  alsoAt: readonly (typeof desktop)[];
}

/**
 * Every width in both languages. Two combinations that differ in everything get all of axe's rules.
 * Both themes' colours are checked at one of them: no language changes them, and no width but a
 * phone's, which then is one ground for another (scripts/lint/style-rules.js).
 */
export const looks = {
  desktopRu: {
    viewport: desktop,
    locale: 'ru',
    theme: 'White',
    care: 'everything in both themes',
    alsoAt: [tablet, phone],
  },
  phoneEn: {
    viewport: phone,
    locale: 'en',
    theme: 'Dark',
    care: 'everything',
    alsoAt: [tablet, desktop],
  },
  tabletEn: { viewport: tablet, locale: 'en', theme: 'White', care: 'sizes', alsoAt: [] },
} satisfies Record<string, Looks>;

/** Signs in to the demo and returns the session's token. */
export async function sessionOf(
  url: string,
  email: string,
  holdingSlug = 'north',
): Promise<string> {
  const login = { email, password: 'Demo-360!', holdingSlug };
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
  const kept = { locale, theme };
  await holdBack(context);
  if (token) await keepSession(context, url, token);
  await context.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}
