import type { Locator, Page } from 'playwright-core';
import { dateIn } from '#platform/contract/rules/dates.ts';

/** Fills in the form of a questionary as a person would, in Russian. */

/** A day from today in the format of the masked field: DD-MM-YYYY, in the demo's time zone. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const [year, month, date] = dateIn('Europe/Moscow', day).split('-');
  return `${date}-${month}-${year}`;
}

export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

/** Begins to create in one of the ways that the journal offers. */
export async function createBy(page: Page, way: string, button = 'Создать') {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('menuitem', { name: way }).click();
}

/** Opens a dialog that chooses people, finds each by last name, and takes them over. */
export async function choosePeople(page: Page, button: string, lastNames: readonly string[]) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Выбор/ });
  // While it loads nobody else is there either, and the list of all would come between the press and its release.
  await dialog.locator('.q-choose-list .ui-choice').first().waitFor();
  for (const lastName of lastNames) {
    await dialog.getByRole('searchbox').fill(lastName);
    // Until the search answers, the list is that of before and takes no press.
    const others = dialog.locator('.q-choose-list .ui-choice').filter({ hasNotText: lastName });
    await others.first().waitFor({ state: 'detached' });
    // Radio buttons where only one person can be chosen, checkboxes elsewhere.
    await dialog.locator('.ui-choice', { hasText: lastName }).locator('input').first().check();
  }
  await dialog.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Chooses all competencies of a position by its group checkbox. */
export async function chooseCompetenciesOf(page: Page, position: string) {
  await page.getByRole('button', { name: 'Выбрать компетенции' }).click();
  const dialog = page.getByRole('dialog', { name: 'Выбор компетенций' });
  await dialog.getByRole('tab', { name: 'По должностям' }).click();
  await dialog.getByRole('checkbox', { name: new RegExp(`^${position}`) }).check();
  await dialog.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
