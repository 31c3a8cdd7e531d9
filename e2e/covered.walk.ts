import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { phone, signIn, startBrowser, tablet } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { seeQuestion } from './step/answering-page.ts';
import { type Asked, askAbout, openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

const walker = startBrowser();
const email = 'grigoriy.vorobyov@demo.local';
const begin = (page: Page) => page.locator('.information-buttons button').first();
/** Each with a person of its own: who has begun is led on. */
const sizes = [tablet, phone, { width: 844, height: 390 }].map((viewport, person) => ({
  ...viewport,
  viewport,
  person,
}));
let asked: Asked;

beforeAll(async () => {
  const { url } = laneProduct();
  asked = await askAbout(url, await sessionOf(url, 'hr@demo.local'), sizes.length);
});

/** Where the question begins and ends there is nothing over it. */
const isInView = (page: Page) =>
  page.locator('.answering-question h2').evaluate((heading) => {
    const { left, top, bottom } = heading.getBoundingClientRect();
    const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 4, y));
    return seen.every((element) => heading.contains(element));
  });

describe('the first question after the end of the page before it is never under the header', () => {
  it.each(sizes)('by a link, $width × $height', async ({ viewport, person }) => {
    const { url, dataDir } = laneProduct();
    const { lastName, name } = asked.subjects[person]!;
    const page = await walker.open({ viewport });
    const link = await linkMailedTo(email, lastName, dataDir, opens(url, asked.id));
    await openQuestionary(page, link, asked.id, name);
    await begin(page).waitFor();
    // On a phone the page is only long once all of it is asked for.
    if (viewport === phone) await page.locator('.information summary').click();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await begin(page).click();
    await seeQuestion(page, 1);
    await expect.poll(() => isInView(page)).toBe(true);
    await walker.closeAll();
  });

  it.each(sizes)('in the dialog of the list, $width × $height', async ({ viewport, person }) => {
    const page = await walker.open({ viewport });
    await signIn(page, 'hr@demo.local');
    const employeeId = asked.subjects[person]!.id;
    const which = new URLSearchParams({ questionaryId: asked.id, employeeId });
    await page.goto(`/estimation/questionary/testing?${which}`);
    await begin(page).scrollIntoViewIfNeeded();
    await begin(page).click();
    await seeQuestion(page, 1);
    await expect.poll(() => isInView(page)).toBe(true);
    await walker.closeAll();
  });
});

describe('the narrowest tablet', () => {
  let page: Page;
  beforeAll(async () => {
    page = await walker.open({ viewport: { width: 769, height: 800 } });
    await signIn(page, 'manager@demo.local');
    await page.goto('/estimation/questionary/testing');
  });

  it('has search and filter of a list in one row', async () => {
    const tools = page.locator('.ui-page-tools > *');
    await tools.nth(1).waitFor();
    const middles = await tools.evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
  });

  it('leaves the icon of a badge its size', async () => {
    const icons = page.locator('td .ui-badge svg');
    await icons.first().waitFor();
    const sizes = await icons.evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(new Set(sizes.flat())).toEqual(new Set([14]));
  });
});
