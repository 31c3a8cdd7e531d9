import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong } from '#test/how-long.ts';
import { expectOneLanguage } from '../lane/language.ts';
import type { Looks } from '../lane/visitor.ts';
import { colours, expectAccessible } from './axe.ts';
import type { Look } from './tour.ts';

/** The axe rules to run again when the same screen has other sizes. */
const sizes = ['target-size', 'scrollable-region-focusable'];

/**
 * Checks that a screen is accessible, no wider than the window and in one language. Rules that depend on
 * sizes are run in the other widths by `npm run test:long` only.
 */
export const lookOnce =
  ({ care, viewport, alsoAt }: Looks): Look =>
  async (page, name) => {
    if (care !== 'sizes') {
      await expectAccessible(page, name);
      await expectOneLanguage(page, name);
    }
    await expectFits(page, name, care === 'sizes');
    for (const other of alsoAt) {
      await page.setViewportSize(other);
      // A link that is half under the sticky header counts as a small one.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.evaluate(onceDrawn);
      await expectFits(page, `${name}, made ${other.width} px wide`, isLong);
    }
    if (alsoAt.length > 0) await page.setViewportSize(viewport);
  };

/** Runs in the page, which learns of its new width with the next picture. */
const onceDrawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** That nothing is wider than the window and, unless all rules have been checked, what depends on sizes. */
async function expectFits(page: Page, name: string, withRules: boolean): Promise<void> {
  if (withRules) await expectAccessible(page, name, sizes);
  const wider = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  await expect.poll(wider, { message: name }).toBe(0);
}

/**
 * The same check in both themes, in `npm run test:long`. The second theme needs only the colour rules, as nothing else
 * differs.
 */
export const look =
  (looks: Looks): Look =>
  async (page, name) => {
    await lookOnce(looks)(page, name);
    if (!isLong || looks.care !== 'everything in both themes') return;
    await inOtherTheme(page, () => expectAccessible(page, `${name}, other theme`, colours));
  };

/** Runs `act` in the other theme. */
async function inOtherTheme(page: Page, act: () => Promise<void>): Promise<void> {
  const flip = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'Dark' ? 'White' : 'Dark';
    });
  await flip();
  await act();
  await flip();
}
