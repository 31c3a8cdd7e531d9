import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

/** The public legal section without an account: a text with its contents, and what is no text. */
export async function tourOfLegal(page: Page, look: Look): Promise<void> {
  await page.goto('/legal/offer');
  await page.locator('.legal-acceptance input').check();
  await page.locator('.legal-signature').waitFor();
  await look(page, 'offer');
  await page.locator('.legal-page-link[href="/legal/documents"]').click();
  await page.locator('.legal-documents a').first().waitFor();
  await look(page, 'documents');
  await page.locator('.legal-page-link[href="/legal/company"]').click();
  await page.locator('.legal-part').first().waitFor();
  await look(page, 'company');
  await page.locator('.legal-page-link[href="/legal/security"]').click();
  await page.locator('.legal-part').nth(2).waitFor();
  await look(page, 'security');
  await page.locator('.legal-page-link[href="/legal/accessibility"]').click();
  await page.locator('.legal-part').nth(2).waitFor();
  await look(page, 'accessibility');
}
