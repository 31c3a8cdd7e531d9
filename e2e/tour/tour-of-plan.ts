import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

/** One's own plan, and a new one with a goal from the report that it begins from. */
export async function tourOfPlan(page: Page, look: Look): Promise<void> {
  await page.goto('/estimation/reports?method=360');
  await page.locator('a[href*="employee="]').first().click();
  await page.locator('.r-next [aria-pressed]').first().click();
  await page.locator('.r-next-way a').click();
  await page.locator('form.plan .plan-offer').first().waitFor();
  await look(page, 'plan-form');
  await page.goto('/estimation/plan');
  await page.locator('.plan-ticks').waitFor();
  await look(page, 'plan');
}

/** What a leader has: the page for the talk, the plans that are shared and one of them. */
export async function tourOfTalk(page: Page, look: Look): Promise<void> {
  await page.goto('/structure/team');
  await page.locator('a[href*="plan="]').first().waitFor();
  await look(page, 'team');
  await page.locator('a[href*="plan="]').first().click();
  await page.locator('.plan-ticks').waitFor();
  await look(page, 'plan-led');
  await page.goto('/estimation/reports?method=360');
  await page.locator('a[href*="employee="]').first().click();
  await page.locator('.r-next a').click();
  await page.locator('.talk-head').waitFor();
  await look(page, 'talk');
}
