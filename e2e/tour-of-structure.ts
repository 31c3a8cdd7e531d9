import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

/** The structure from top to bottom, searched with and without results, and its empty tabs. */
export async function tourOfStructure(page: Page, look: Look): Promise<void> {
  await page.goto('/structure');
  await page.locator('.structure-open').first().waitFor();
  await look(page, 'structure');
  await page.keyboard.press('End');
  await page.locator('.structure-block').last().locator('.structure-open').last().waitFor();
  await look(page, 'structure-end');
  await page.goto('/structure/employees?q=а&sort=position:d');
  await page.locator('.structure-open').first().waitFor();
  await look(page, 'structure-found');
  await page.goto('/structure/employees?q=zzz');
  await page.locator('.ui-state').waitFor();
  await look(page, 'structure-nothing-found');
  await page.goto('/structure/tree');
  await page.locator('.ui-state').waitFor();
  await look(page, 'structure-tree');
}
