import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { phone, signIn, startBrowser } from './lane/browser.ts';

const walker = startBrowser();
const name = 'Цикл поддержки';

/** A cycle from the empty form on. Further steps of its life follow here, each an `it`. */
describe('a cycle of a department', () => {
  let page: Page;

  it('is created by HR and begins', async () => {
    page = await walker.open();
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/cycles');
    await page.getByRole('button', { name: 'Создать цикл' }).click();
    await page.getByRole('textbox', { name: 'Название' }).fill(name);
    await page.getByRole('button', { name: 'Подразделения и должности' }).click();
    await page.getByRole('checkbox', { name: 'Поддержка клиентов' }).check();
    await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await page.getByRole('button', { name: 'Начать выбор' }).click();
    const question = page.getByRole('alertdialog', { name: 'Начать выбор участников?' });
    await question.getByText('Последний день выбора').waitFor();
    await question.getByRole('button', { name: 'Начать выбор' }).click();
    await page.getByText('Идёт выбор').waitFor();
  });

  it('has a board, on which one person opens', async () => {
    await page.getByRole('button', { name: /^Выбирают \d+$/ }).click();
    await page.waitForURL(/stage=choosing/);
    const someone = page.getByRole('rowheader').getByRole('link').first();
    await someone.click();
    await page.getByRole('heading', { name: 'Что было и что будет' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('person'));
  });

  it('is left to the structure and approved on a phone', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Выбрать всех на странице' }).check();
    for (const [action, confirm] of [
      ['Заполнить из структуры', /^Заполнить \d+ спис/],
      ['Утвердить', /^Утвердить \d+ спис/],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${action} · `) }).click();
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      if (action === 'Утвердить') break;
      await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Выбрать всех на странице' }).check();
    }
    await page.getByRole('button', { name: /^Готовы [1-9]/ }).waitFor();
  });
});
