import type { Browser, Page } from 'playwright-core';
import { caller } from './answer.ts';
import { desktop, patience, phone, tablet } from './browser.ts';

/** How a screen can be looked at. */
export interface Looks {
  viewport: typeof desktop;
  locale: 'ru' | 'en';
  theme: 'White' | 'Dark';
  /** What is looked for, as the rest cannot differ from how another of these looks. */
  care: 'everything' | 'colours' | 'sizes';
}

/**
 * Every width in every language, and each also in the other theme (look.ts). By all of axe's rules
 * in two that differ in everything; colours once in every width, as no language changes them.
 */
export const looks = {
  desktopRu: { viewport: desktop, locale: 'ru', theme: 'White', care: 'everything' },
  phoneEn: { viewport: phone, locale: 'en', theme: 'White', care: 'everything' },
  tabletEn: { viewport: tablet, locale: 'en', theme: 'Dark', care: 'colours' },
  phoneRu: { viewport: phone, locale: 'ru', theme: 'Dark', care: 'sizes' },
  desktopEn: { viewport: desktop, locale: 'en', theme: 'Dark', care: 'sizes' },
  tabletRu: { viewport: tablet, locale: 'ru', theme: 'White', care: 'sizes' },
} satisfies Record<string, Looks>;

/** Few in which every width, language and theme occurs, each language also on a phone. */
export const combinations: Looks[] = [
  looks.desktopRu,
  looks.tabletEn,
  looks.phoneRu,
  looks.phoneEn,
];

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
  page.setDefaultTimeout(patience);
  return page;
}
