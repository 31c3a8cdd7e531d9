import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '#test/how-long.ts';
import { chromiumOptions } from '../lane/browser.ts';
import { laneProduct } from '../lane/lanes.ts';
import { expectOneLanguage, keepData } from '../lane/language.ts';
import { type Looks, openVisitor, sessionOf } from '../lane/visitor.ts';
import { inviteSome } from '../step/invite.ts';
import { look, lookOnce } from './look.ts';
import { routes } from './routes.ts';
import {
  type Look,
  tourOfAnswering,
  tourOfArchive,
  tourOfAssessments,
  tourOfForm,
  tourOfReports,
  tourOfShell,
  tourOfSignIn,
} from './tour.ts';
import { tourOfCompany } from './tour-of-company.ts';
import { tourOfDelivery } from './tour-of-delivery.ts';
import { tourOfDirectory } from './tour-of-directory.ts';
import { tourOfFromFile } from './tour-of-from-file.ts';
import { tourOfImported } from './tour-of-imported.ts';
import { tourOfLegal } from './tour-of-legal.ts';
import { tourOfLink } from './tour-of-link.ts';
import { tourOfPlan, tourOfTalk } from './tour-of-plan.ts';
import { tourOfProfile } from './tour-of-profile.ts';
import { tourOfRoutes } from './tour-of-routes.ts';
import { tourOfStructure } from './tour-of-structure.ts';

interface Given {
  looks: Looks;
  look: Look;
  url: string;
  /** The token of an HR session. */
  token: string;
  /** A personal link that has not been used. */
  link: string;
}
/** `who`: whose session is open, HR's if not told. Null for none, or one that the tour brings itself. */
type Tour = readonly [
  name: string,
  tour: (page: Page, given: Given) => Promise<void>,
  who?: 'director' | 'employee' | 'manager' | null,
];

/** The screens that everybody comes across. */
export const mainTours: Tour[] = [
  // The sign-in screen is always light.
  ['signing in', (page, { looks }) => tourOfSignIn(page, lookOnce(looks)), null],
  ['the journal', (page, { look, url, token }) => tourOfAssessments(page, look, url, token)],
  ['the reports', (page, { look, url, token }) => tourOfReports(page, look, url, token)],
  ['testing', (page, { look }) => tourOfAnswering(page, look)],
];
export const allTours: Tour[] = [
  ...mainTours,
  ['the archive', (page, { look, url, token }) => tourOfArchive(page, look, url, token)],
  ['the form', (page, { look }) => tourOfForm(page, look)],
  ['from file', (page, { look, url, token }) => tourOfFromFile(page, look, url, token)],
  ['the directory', (page, { look }) => tourOfDirectory(page, look)],
  ['earlier reports', (page, { look, url, token }) => tourOfImported(page, look, url, token)],
  ['the company', (page, { look }) => tourOfCompany(page, look), 'director'],
  ['the plan', (page, { look }) => tourOfPlan(page, look), 'employee'],
  ['the talk', (page, { look }) => tourOfTalk(page, look), 'manager'],
  ['the delivery log', (page, { look, url, token }) => tourOfDelivery(page, look, url, token)],
  ['a profile', (page, { look, url, token }) => tourOfProfile(page, look, url, token)],
  ['the structure', (page, { look }) => tourOfStructure(page, look)],
  ['the frame', (page, { look }) => tourOfShell(page, look)],
  ['a personal link', (page, { look, link }) => tourOfLink(page, look, link), null],
];
/** Its parts are the same in every width, so one walk looks at them. */
export const legalTour: Tour = [
  'the legal section',
  (page, { look }) => tourOfLegal(page, look),
  null,
];
/** None of ours: only its words are looked at. */
const nowhere = ['/v2/matrix/$', '/help/$', '/$'];
/** In parts, as each is a test. Every third address in `npm test`: which ones, nobody has chosen. */
const aPart = 16;
const some = someOf(
  routes,
  routes.filter((_, at) => at % 3 === 0),
);
/** Every screen that has an address. */
export const routeTours: Tour[] = Array.from(
  { length: Math.ceil(some.length / aPart) },
  (_, part) => {
    const paths = some.slice(part * aPart, (part + 1) * aPart);
    return [
      `every route from ${paths[0]}`,
      (page, { look, url }) => {
        const lookAt: Look = (at, name) =>
          (nowhere.includes(name) ? expectOneLanguage : look)(at, name);
        return tourOfRoutes(page, lookAt, url, paths);
      },
      null,
    ];
  },
);
/** What `npm test` looks at. */
export const shortTours: Tour[] = [
  ...mainTours.filter(([name]) => name === 'signing in' || name === 'testing'),
  ...routeTours,
];

/** The answer to a used-up or unknown link. */
const expected = /status of 404/;

/**
 * Walks the tours in one width, language and theme. Other walks cover the other combinations. Call
 * it in a file of its own.
 */
export function walkEveryScreen(looks: Looks, tours: Tour[]): void {
  const { viewport, locale, theme } = looks;
  let browser: Browser;
  let given: Given;

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions);
    const { url, dataDir } = laneProduct();
    const token = await sessionOf(url, 'hr@demo.local');
    const [link = ''] = await inviteSome(url, dataDir, token);
    given = { looks, look: look(looks), url, token, link };
  });
  afterAll(() => browser?.close());

  describe(`accessible and as wide as the screen, at ${viewport.width} px in ${locale}, ${theme}`, () => {
    it.each(tours.map(([name, tour, who]) => ({ name, tour, who })))('$name', async (one) => {
      const { tour, who } = one;
      const token =
        who === undefined
          ? given.token
          : who === null
            ? undefined
            : await sessionOf(given.url, `${who}@demo.local`);
      const page = await openVisitor(browser, given.url, looks, token);
      keepData(page);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await tour(page, given);
      await page.context().close();
      expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    });
  });
}
