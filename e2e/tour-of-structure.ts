import type { Page } from 'playwright-core';
import { showWholeLinks } from './look.ts';
import type { Look } from './tour.ts';
import { visit } from './visitor.ts';

/** The structure from top to bottom, searched with and without results, the tree, and who has left. */
export async function tourOfStructure(page: Page, look: Look): Promise<void> {
  await page.goto('/structure');
  await page.locator('.structure-open').first().waitFor();
  await look(page, 'structure');
  await seeTheEnd(page);
  await page.evaluate(showWholeLinks);
  await look(page, 'structure-end');
  await page.goto('/structure/employees?q=а&sort=position:d');
  await page.locator('.structure-open').first().waitFor();
  await look(page, 'structure-found');
  await visit(page, '/structure/employees?q=zzz');
  await page.locator('.ui-state').waitFor();
  await look(page, 'structure-nothing-found');
  await page.goto('/structure/tree');
  await page.getByRole('treeitem').nth(2).waitFor();
  await look(page, 'structure-tree');
  await page.goto('/structure/tree?q=а');
  await page.locator('.structure-tree-found button').first().waitFor();
  await look(page, 'structure-tree-found');
  await visit(page, '/structure/fired-employees');
  await page.locator('.ui-state, .structure-open').first().waitFor();
  await look(page, 'structure-fired');
}

/** The page grows while people come in, so its end moves on after a press. */
async function seeTheEnd(page: Page): Promise<void> {
  const last = page.locator('.structure-block').last().locator('.structure-open').last();
  for (let tries = 0; tries < 100 && !(await last.isVisible()); tries += 1) {
    await page.keyboard.press('End');
    await page.waitForTimeout(100);
  }
  await last.waitFor();
}
