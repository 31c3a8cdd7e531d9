import type { Page } from 'playwright-core';
import { caller } from '../step/answer.ts';
import { openCreate } from './open-create.ts';
import type { Look } from './tour.ts';

const fileOf = (...lines: string[]) => ({
  name: 'Оценка руководителей второго квартала, кто кого оценивает.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Participants from a file, in the form and for many questionaries: empty, with errors, and the preview. */
export async function tourOfFromFile(page: Page, look: Look, url: string, token: string) {
  const mails = await mailsOf(url, token);
  const file = page.locator('.ui-file input');
  const submit = page.locator('.ui-dialog > footer button').last();

  await openCreate(page, 'several');
  await page.locator('.cycle-form input[value="hr"]').first().check();
  await page.locator('.cycle-picker-ways > button').last().click();
  await file.waitFor({ state: 'attached' });
  await look(page, 'from-file-many');
  // Spelled otherwise than the product does, or they would pass for texts of its own.
  const header = 'e-mail оцениваемого;рабочая почта;роль';
  await file.setInputFiles(fileOf(header, `${mails[0]};nobody@demo.local;boss`, `;${mails[1]};`));
  await submit.click();
  await page.locator('.file-import-problems').waitFor();
  await look(page, 'from-file-many-errors');
  const lines = mails
    .slice(0, 12)
    .flatMap((subject) => [
      `${subject};${mails[12]};РУКОВОДИТЕЛЬ`,
      ...mails.slice(13, 17).map((mail) => `${subject};${mail};Colleague`),
      `${subject};${mails[17]};клиент`,
    ]);
  await file.setInputFiles(fileOf(header, ...lines));
  await submit.click();
  await page.locator('.file-import-words').waitFor();
  await look(page, 'from-file-many-preview');

  await openCreate(page, 'one');
  await page.locator('.q-form input[value="360"]').check();
  await page.locator('.q-form-role > button').first().click();
  await page.locator('.ui-modal .q-choose-list input').first().check();
  await submit.click();
  await page.locator('.q-form-sources > div > .ui-button').click();
  await file.waitFor({ state: 'attached' });
  await look(page, 'from-file-one');
  const raters = mails.slice(20, 31).map((mail, at) => `${mail};${at < 3 ? 'клиент' : 'коллега'}`);
  await file.setInputFiles(fileOf('рабочая почта;роль', ...raters, `${mails[19]};РУКОВОДИТЕЛЬ`));
  await submit.click();
  await page.locator('.file-import-read').waitFor();
  await look(page, 'from-file-one-preview');
}

async function mailsOf(url: string, token: string): Promise<string[]> {
  const call = caller(`${url}/api`, token);
  const { data } = await call<{ data: { email: string }[] }>('GET /employee/list?limit=40');
  return data.map(({ email }) => email);
}
