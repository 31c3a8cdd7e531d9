import type { Page } from 'playwright-core';

/** Opens the journal's menu of ways to create, and one of them, in whatever language. */
export async function openCreate(page: Page, way: 'one' | 'several'): Promise<void> {
  await page.goto('/estimation/questionary');
  await page.locator('.q-column-cards [aria-haspopup]').first().click();
  await page.locator(`[role="menuitem"][data-key="${way}"]`).click();
}
