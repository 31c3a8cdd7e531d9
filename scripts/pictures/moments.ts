import type { Page } from 'playwright-core';
import type { DemoLogin } from '#platform/contract/demo.ts';

/** A moment of the product that the READMEs or the guides show. */
export interface Moment {
  name: string;
  /** Who sees it, of the demo's accounts. */
  who: DemoLogin;
  viewport: { width: number; height: number };
  /** Leads there from any page, and waits until it is all there. */
  show: (page: Page) => Promise<void>;
}

const phone = { width: 390, height: 760 };
const window = { width: 1180, height: 760 };

/** What the READMEs show. */
export const moments: Moment[] = [
  {
    name: 'question',
    who: 'employee',
    viewport: phone,
    show: async (page) => {
      await page.goto('/estimation/questionary/testing');
      await page
        .getByRole('button', { name: /^(Пройти|Продолжить|Start|Continue|Answer): / })
        .first()
        .click();
      await page.locator('.information-buttons button').first().click();
      await page.locator('.answer-row').nth(1).waitFor();
    },
  },
  {
    name: 'report',
    who: 'hr',
    viewport: window,
    show: async (page) => {
      await page.goto('/estimation/reports?method=360');
      await page.locator('a[href*="employee="]').nth(4).click();
      await page.locator('.r-report .r-main').waitFor();
      await page.locator('.r-zone').first().waitFor();
      await page.locator('.r-main').evaluate((main) => main.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'company',
    who: 'director',
    viewport: window,
    show: async (page) => {
      await page.goto('/estimation/company');
      await page.locator('.heat-chart').first().waitFor();
    },
  },
  {
    name: 'launch',
    who: 'hr',
    viewport: window,
    show: async (page) => {
      await page.goto('/estimation/questionary');
      await page.locator('.q-card[href]', { hasText: '360' }).first().click();
      await page.locator('.q-detail dl').first().waitFor();
      await page.locator('.ui-side-panel footer button').click();
      await page.locator('[role="alertdialog"]').waitFor();
    },
  },
];
