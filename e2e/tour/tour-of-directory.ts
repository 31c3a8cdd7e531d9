import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

const header = (email: string) =>
  `lastName;firstName;${email};position;subdivision;inCompany;inPosition;shoe size`;
const line = (n: number) =>
  `Новикова-Преображенская;Александра;tour-${n}@demo.local;Космонавт;Луна;01.02.2020;05-04-2021`;

/** What is wrong is said with the file's own word for e-mail, so that is the screen's. */
const fileFor =
  (locale: string) =>
  (...lines: string[]) => ({
    name: 'Сотрудники компании на первое сентября, последняя версия.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header(locale === 'ru' ? 'E-mail' : 'email'), ...lines].join('\n')),
  });

const competences = {
  name: 'competences.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('competency;definition;question\nLuna;Far;Goes\n;;Comes'),
};

/**
 * Every tab of the directory with its form, the library and a file of competencies, and the import
 * of employees: empty, with errors, and the preview before saving, with places that are new.
 */
export async function tourOfDirectory(page: Page, look: Look) {
  for (const tab of ['competencies', 'positions', 'subdivisions', 'questions', 'employees']) {
    await page.goto(`/estimation/dictionary/${tab}`);
    const edit = page.getByRole('button', { name: /^(Изменить|Edit):/ }).first();
    await edit.waitFor();
    await look(page, `directory-${tab}`);
    await edit.click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await look(page, `directory-form-${tab}`);
  }
  const tools = page.locator('.directory-tools button');
  const file = page.locator('.ui-file input');
  const check = page.locator('.ui-dialog > footer button').last();
  await page.goto('/estimation/dictionary/competencies');
  await tools.first().click();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  await look(page, 'library');
  await page.keyboard.press('Escape');
  await tools.first().click();
  await page.getByRole('menuitem').nth(1).click();
  await file.setInputFiles(competences);
  await check.click();
  await page.locator('.file-import-counts').waitFor();
  await look(page, 'competence-import');
  await page.goto('/estimation/dictionary/employees');
  await tools.last().click();
  await page.locator('.ui-file').waitFor();
  await look(page, 'import');
  const fileOf = fileFor(await page.evaluate(() => document.documentElement.lang));
  await file.setInputFiles(fileOf(line(1), line(1), ';;nobody;;;31.02.2020;'));
  await check.click();
  await page.locator('.import-repair').waitFor();
  await look(page, 'import-errors');
  await page.locator('.file-import-read button').click();
  await file.setInputFiles(fileOf(...[1, 2, 3, 4, 5].map((n) => line(n))));
  await check.click();
  await page.locator('.file-import-counts').waitFor();
  await look(page, 'import-preview');
}
