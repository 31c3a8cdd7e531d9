import type { Page } from 'playwright-core';
import { visit } from '../lane/visitor.ts';
import type { Look } from './tour.ts';

/** The company's results with their explanation open, those of a method without reports, and the summary report. */
export async function tourOfCompany(page: Page, look: Look): Promise<void> {
  await page.goto('/estimation/company');
  await page.locator('.heat-chart').waitFor();
  await page.locator('.heat details summary').first().click();
  await look(page, 'company');
  await visit(page, '/estimation/company?view=table');
  await page.locator('.heat-table').waitFor();
  await look(page, 'company-table');
  await visit(page, '/estimation/company?year=2001');
  await page.locator('.ui-state').waitFor();
  await look(page, 'company-empty');
  await visit(page, '/estimation/summary?method=90');
  await page.locator('.summary-seen').waitFor();
  await page.locator('.summary details summary').click();
  await look(page, 'summary');
  await visit(page, '/estimation/summary?of=leader');
  await page.locator('.summary-whom').waitFor();
  await look(page, 'summary-choose');
}
