import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { startBrowser } from './lane/browser.ts';
import { openByMenu } from './step/menu.ts';

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
  await openByMenu(page, 'Безопасность');
  await card(page, 'Права суперадминистраторов').getByText('Изменений не ожидается').waitFor();
  await openByMenu(page, 'Вход');

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

it.each(['ru', 'en'] as const)(
  'a key is made, used, seen to be used, and taken back (%s)',
  async (locale) => {
    const t = speak[locale];
    const page = await walker.open({ locale });
    await page.goto('/');
    await page.getByRole('button', { name: /^(Суперадминистратор|Super admin) ?\p{Ll}/u }).click();
    await openByMenu(page, t('menu.integrations'));
    const keys = card(page, t('apiKey.title'));
    await keys.getByRole('button', { name: t('apiKey.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: t('apiKey.name') })
      .first()
      .fill('Портал');
    await dialog.getByRole('button', { name: t('apiKey.create'), exact: true }).click();
    const secret = await dialog.getByText(/^o360_[a-z0-9]{8}_[\w-]{43}$/).textContent();
    await dialog.getByText(`curl -H "Authorization: Bearer ${secret}"`).waitFor();
    await dialog
      .getByRole('button', { name: t('common.close'), exact: true })
      .last()
      .click();
    await keys.getByText(t('apiKey.neverUsed')).waitFor();
    expect(await page.content()).not.toContain(`${secret}`);
    const use = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await fetch(new URL('/api/employee/list?limit=1', page.url()), { headers })).status;
    };
    expect(await use()).toBe(200);
    await page.reload();
    await keys.getByText(t('apiKey.used', { date: '' }).trim()).waitFor();
    await keys.getByRole('button', { name: t('apiKey.withdrawOne', { name: 'Портал' }) }).click();
    const asks = page.getByRole('alertdialog');
    await asks.getByRole('button', { name: t('apiKey.withdraw'), exact: true }).click();
    await keys.getByText(t('apiKey.none')).waitFor();
    expect(await use()).toBe(401);
  },
);
