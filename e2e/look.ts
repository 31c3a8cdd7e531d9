import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colours, expectAccessible } from './axe.ts';
import { expectOneLanguage } from './language.ts';
import type { Look } from './tour.ts';
import type { Looks } from './visitor.ts';

/** The axe rules to run again when the same screen has other sizes. */
const sizes = ['target-size', 'scrollable-region-focusable'];
const rules = { everything: undefined, sizes };

/** Checks that a screen is accessible, no wider than the window and in one language. */
export const lookOnce =
  ({ care }: Looks): Look =>
  async (page, name) => {
    await expectAccessible(page, name, rules[care]);
    if (care === 'everything') await expectOneLanguage(page, name);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, Math.max(0, wider)]).toEqual([name, 0]);
  };

/** The same check in both themes. The second theme needs only the colour rules, as nothing else differs. */
export const look =
  (looks: Looks): Look =>
  async (page, name) => {
    await lookOnce(looks)(page, name);
    if (looks.care === 'sizes') return;
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
