import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, startBrowser } from './lane/browser.ts';
import { expectAccessible } from './tour/axe.ts';

const walker = startBrowser();
const card = (page: Page) => page.getByRole('region', { name: 'Приглашение к оценке' });
const letter = (page: Page) => page.frameLocator('iframe[title="Письмо"]');
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

describe('an administrator and the words of a letter', () => {
  let page: Page;

  it('change the text with a variable from the list, and see what it becomes', async () => {
    page = await walker.open();
    await signIn(page, 'admin@demo.local');
    await page.goto('/estimation/templates');
    await card(page).waitFor();
    await expectAccessible(page, 'templates');
    await card(page)
      .getByRole('button', { name: /^Изменить/ })
      .click();
    await box(page, 'Тема письма').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Оцените: ');
    await page.getByRole('button', { name: 'кого оценить, коротко' }).click();
    await box(page, 'Текст').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Пять минут до ');
    await page.getByRole('button', { name: 'последний день' }).click();
    await page.getByText('Оцените: Волков Пётр и ещё 2', { exact: true }).waitFor();
    await letter(page).getByText('Пять минут до 30 июня').waitFor();
    await expectAccessible(page, 'a template being changed');
  });

  it('are asked before the changes are lost, and told at the field what is wrong', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуться к форме' }).click();
    await box(page, 'Текст').click();
    await page.keyboard.press('Control+End');
    await walker.expecting(/400/, async () => {
      await page.keyboard.type(' {{person.salary}}');
      await page.getByRole('status').getByText('Нет переменной «person.salary»').waitFor();
    });
    await walker.expecting(/400/, async () => {
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Проверьте поля').waitFor();
    });
    await expect.poll(() => box(page, 'Текст').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Пять минут до ');
    await page.getByRole('button', { name: 'последний день' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Шаблон сохранён').waitFor();
    await card(page).getByText('Изменён').waitFor();
    await card(page).getByText('Пять минут до').waitFor();
  });

  it('give their words up again', async () => {
    await card(page)
      .getByRole('button', { name: /^Вернуть/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть' }).click();
    await page.getByText('Текст по умолчанию восстановлен').waitFor();
    await card(page).getByText('Ваше мнение важно').waitFor();
    await page.getByRole('tab', { name: 'Уведомления' }).click();
    await page.waitForURL(/channel=notification/);
    await page.getByText('Готов отчёт о вас').waitFor();
  });
});
