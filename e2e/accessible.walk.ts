import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './browser.ts';
import { inviteSome } from './invite.ts';
import {
  tourOfForm,
  tourOfJournal,
  tourOfReports,
  tourOfShell,
  tourOfSignIn,
  tourOfTesting,
} from './tour.ts';
import { tourOfDirectory } from './tour-of-directory.ts';
import { tourOfLink } from './tour-of-link.ts';
import { tourOfProfile } from './tour-of-profile.ts';
import { tourOfRaters } from './tour-of-raters.ts';
import { tourOfStructure } from './tour-of-structure.ts';
import { combinations, openVisitor, sessionOf } from './visitor.ts';

const url = inject('productUrl');
let browser: Browser;
let token: string;
let links: string[];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  token = await sessionOf(url, 'hr@demo.local');
  links = await inviteSome(url, inject('dataDir'), token);
});
afterAll(() => browser?.close());

/** What a spent and an unknown link are answered with. */
const expected = /status of 404/;

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([name, Math.max(0, wider)]).toEqual([name, 0]);
}

/** Every screen in every width, language and theme at least once; the walks beside see more. */
describe.each(combinations.map((looks, number) => ({ ...looks, number })))(
  'at $viewport.width px in $locale, $theme',
  ({ number, ...looks }) => {
    it.each([
      ['signing in', (page: Page) => tourOfSignIn(page, look), false],
      ['the journal', (page: Page) => tourOfJournal(page, look, url, token), true],
      ['the form', (page: Page) => tourOfForm(page, look), true],
      ['raters by file', (page: Page) => tourOfRaters(page, look, url, token), true],
      ['the directory', (page: Page) => tourOfDirectory(page, look, url, token), true],
      ['the reports', (page: Page) => tourOfReports(page, look, url, token), true],
      ['a profile', (page: Page) => tourOfProfile(page, look, url, token), true],
      ['the structure', (page: Page) => tourOfStructure(page, look), true],
      ['testing', (page: Page) => tourOfTesting(page, look), true],
      ['the frame', (page: Page) => tourOfShell(page, look), true],
      ['a personal link', (page: Page) => tourOfLink(page, look, links[number] ?? ''), false],
    ] as const)('%s is accessible and as wide as the screen', async (_, tour, isSignedIn) => {
      const page = await openVisitor(browser, url, looks, isSignedIn ? token : undefined);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await tour(page);
      await page.context().close();
      expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    });
  },
);
