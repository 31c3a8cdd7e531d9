import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectContrast } from './browser.ts';
import { inviteSome } from './invite.ts';
import {
  tourOfArchive,
  tourOfForm,
  tourOfJournal,
  tourOfReports,
  tourOfShell,
  tourOfSignIn,
  tourOfTesting,
} from './tour.ts';
import { tourOfDirectory } from './tour-of-directory.ts';
import { tourOfFromFile } from './tour-of-from-file.ts';
import { tourOfLink } from './tour-of-link.ts';
import { tourOfProfile } from './tour-of-profile.ts';
import { tourOfStructure } from './tour-of-structure.ts';
import {
  combinations,
  inOtherTheme,
  openVisitor,
  otherCombinations,
  sessionOf,
} from './visitor.ts';

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

/** In both themes, of which the other one differs by its colours only. */
async function look(page: Page, name: string): Promise<void> {
  await lookOnce(page, name);
  await inOtherTheme(page, () => expectContrast(page, `${name}, other theme`));
}

async function lookOnce(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([name, Math.max(0, wider)]).toEqual([name, 0]);
}

type Tour = readonly [name: string, tour: (page: Page, link: string) => Promise<void>];

/** What everybody comes by: in all twelve combinations. */
const mainTours: Tour[] = [
  // Signing in is light in every theme.
  ['signing in', (page) => tourOfSignIn(page, lookOnce)],
  ['the journal', (page) => tourOfJournal(page, look, url, token)],
  ['the reports', (page) => tourOfReports(page, look, url, token)],
  ['testing', (page) => tourOfTesting(page, look)],
];
const otherTours: Tour[] = [
  ['the archive', (page) => tourOfArchive(page, look, url, token)],
  ['the form', (page) => tourOfForm(page, look)],
  ['from file', (page) => tourOfFromFile(page, look, url, token)],
  ['the directory', (page) => tourOfDirectory(page, look, url, token)],
  ['a profile', (page) => tourOfProfile(page, look, url, token)],
  ['the structure', (page) => tourOfStructure(page, look)],
  ['the frame', (page) => tourOfShell(page, look)],
  ['a personal link', (page, link) => tourOfLink(page, look, link)],
];
const strangers = ['signing in', 'a personal link'];

/** Every screen in every width, language and theme; the walks beside see more. */
describe.each([
  ...combinations.map((looks, at) => ({ ...looks, at, tours: [...mainTours, ...otherTours] })),
  ...otherCombinations.map((looks) => ({ ...looks, at: -1, tours: mainTours })),
])('at $viewport.width px in $locale, $theme', ({ at, tours, ...looks }) => {
  it.concurrent.each(tours)('%s is accessible and as wide as the screen', async (name, tour) => {
    const page = await openVisitor(
      browser,
      url,
      looks,
      strangers.includes(name) ? undefined : token,
    );
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await tour(page, links[at] ?? '');
    await page.context().close();
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  });
});
