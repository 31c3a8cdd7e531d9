import type { Page } from 'playwright-core';
import { caller } from '../step/answer.ts';
import type { Look } from './tour.ts';

interface Rows {
  data: { email: string }[];
}

/** Reports of earlier years from a file: the preview before saving. Nothing is saved. */
export async function tourOfImported(page: Page, look: Look, url: string, token: string) {
  const { data } = await caller(`${url}/api`, token)<Rows>('GET /employee/list?limit=2');
  const marks = ['Luna;supervisor;4,2;1', 'Luna;colleague;3,8;5', 'Luna;customer;4;2'];
  const rows = data.flatMap(({ email }) =>
    marks.map((mark) => `${email};${mark};01.03.2021;15.03.2021`),
  );
  await page.goto('/estimation/reports');
  await page.locator('.ui-page-tools > button').last().click();
  await page.getByRole('menuitem').first().click();
  // The window shows the file's words for its columns.
  const email =
    (await page.evaluate(() => document.documentElement.lang)) === 'ru' ? 'E-mail' : 'email';
  const header = `${email};competency;role;rating;people;start;end`;
  await page.locator('.ui-file input').setInputFiles({
    name: 'reports.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  });
  await page.locator('.ui-dialog > footer button').last().click();
  await page.locator('.file-import-counts').waitFor();
  await look(page, 'imported-preview');
}
