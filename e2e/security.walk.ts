import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';

/** What protects the company: how long sessions last, and from where people work (rules 103 and 104). */
const walker = startBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page, name: string) {
  await press(page, `Изменить: ${name}`);
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

it('a super admin shortens sessions and lists addresses, never without their own', async () => {
  const page = await walker.open();
  await page.goto('/');
  await page.getByRole('button', { name: /^Суперадминистратор ?\p{Ll}/u }).click();
  await page.getByRole('link', { name: 'Безопасность' }).click();
  await card(page, 'Права суперадминистраторов').getByText('Изменений не ожидается').waitFor();

  const sessions = await open(page, 'Сеансы');
  const hr = sessions.getByRole('group', { name: 'HR и администраторы' });
  await hr.getByRole('button', { name: /Без действий не дольше/ }).click();
  await page.getByRole('option', { name: '2 часов', exact: true }).click();
  await sessions.getByText(/закончатся сразу/).waitFor();
  await press(page, 'Сохранить');
  await sessions.waitFor({ state: 'detached' });
  await card(page, 'Сеансы')
    .getByText(/до 7 дней, без действий до 2 часов/)
    .waitFor();

  const addresses = await open(page, 'Адреса');
  await addresses.getByLabel('Откуда можно работать').fill('10.20.0.0/16');
  await walker.expecting(/400 \(Bad Request\).*security\/settings/, async () => {
    await press(page, 'Сохранить');
    await addresses
      .getByText(/нет вашего адреса/)
      .first()
      .waitFor();
  });
  await press(page, 'Добавить его');
  await press(page, 'Сохранить');
  await addresses.waitFor({ state: 'detached' });
  await card(page, 'Адреса').getByText('HR и администраторы работают из 2 сетей').waitFor();

  await open(page, 'Адреса');
  await addresses.getByLabel('Откуда можно работать').fill('');
  await press(page, 'Сохранить');
  await card(page, 'Адреса').getByText('Работать можно откуда угодно').waitFor();
  await expect.poll(() => page.getByRole('alert').allTextContents()).not.toContain('Ошибка');
});
