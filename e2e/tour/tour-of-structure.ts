import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../lane/visitor.ts';
import type { Look } from './tour.ts';

/** The structure from top to bottom, searched with and without results, the tree, and who has left. */
export async function tourOfStructure(page: Page, look: Look): Promise<void> {
  await page.goto('/structure');
  await page.locator('.structure-open').first().waitFor();
  await look(page, 'structure');
  // Blocks come as one nears them: what has come meanwhile lies below the end that was reached.
  const last = page.locator('.structure-block').last().locator('.structure-open').last();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return last.isVisible();
    })
    .toBe(true);
  await showWholeLinks(page);
  await look(page, 'structure-end');
  await page.goto('/structure/employees?q=а&sort=position:d');
  await page.locator('.structure-open').first().waitFor();
  await look(page, 'structure-found');
  await visit(page, '/structure/employees?q=zzz');
  await page.locator('.ui-state').waitFor();
  await look(page, 'structure-nothing-found');
  await page.goto('/structure/tree');
  await page.getByRole('treeitem').nth(2).waitFor();
  await look(page, 'structure-org-chart');
  await page.goto('/structure/tree?q=а');
  await page.locator('.structure-org-chart-found button').first().waitFor();
  await look(page, 'structure-org-chart-found');
  await visit(page, '/structure/fired-employees');
  await page.locator('.ui-state, .structure-open').first().waitFor();
  await look(page, 'structure-former');
}

/** Scrolls on until nothing covers a part of a link: what is cut off looks too small to press. */
async function showWholeLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isCut = (link: Element) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return false;
      const over = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 1, y));
      return over.filter((one) => one !== null && link.contains(one)).length === 1;
    };
    const links = [...document.querySelectorAll('main a')];
    for (let tries = 0; tries < 60 && links.some(isCut); tries += 1) scrollBy(0, -2);
  });
}
