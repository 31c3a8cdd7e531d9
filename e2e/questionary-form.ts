import type { Locator, Page } from 'playwright-core';

/** The form of a questionary as somebody fills it in, in Russian. */

/** A day from today as the masked field takes it: DD-MM-YYYY, in the demo's time zone. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const [year, month, date] = day
    .toLocaleDateString('en-CA', { timeZone: 'Europe/Moscow' })
    .split('-');
  return `${date}-${month}-${year}`;
}

export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

/** Opens a dialog that chooses people, finds each by last name, takes them over. */
export async function choosePeople(page: Page, button: string, lastNames: readonly string[]) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Выбор/ });
  for (const lastName of lastNames) {
    await dialog.getByRole('searchbox').fill(lastName);
    // A radio where one person is chosen, checkboxes elsewhere.
    await dialog.locator('.ui-choice', { hasText: lastName }).locator('input').first().check();
  }
  await dialog.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Takes all competencies of a position, as a group. */
export async function chooseCompetenciesOf(page: Page, position: string) {
  await page.getByRole('button', { name: 'Выбрать компетенции' }).click();
  const dialog = page.getByRole('dialog', { name: 'Выбор компетенций' });
  await dialog.getByRole('tab', { name: 'По должностям' }).click();
  await dialog.getByRole('checkbox', { name: new RegExp(`^${position}`) }).check();
  await dialog.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
