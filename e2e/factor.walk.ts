import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { codeOf, secretBytes, stepAt } from '#core/account/server/factor/totp.ts';
import { startBrowser } from './lane/browser.ts';
import { makeCountingHand } from './lane/counting-hand.ts';
import { makeNewCompany } from './step/new-company.ts';
import { expectAccessible } from './tour/axe.ts';

/** A second factor from adding it to losing the phone (rules 105 and 106). */
const walker = startBrowser();
const company = {
  slug: 'factor',
  name: 'Фактор',
  locale: 'ru',
  admin: 'walker@factor.example',
} as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();

let page: Page;
let secret: string;
let codes: string[];
let used = 0;

/**
 * What a phone shows whose clock is half a minute slow: so three codes, each good for once, can be had
 * without waiting. The last seconds of a code are not begun.
 */
function code(): string {
  used = Math.max(used + 1, stepAt(new Date(Date.now() + 3000)) - 1);
  return codeOf(secretBytes(secret), used);
}

async function typePassword() {
  await page.goto('/login');
  await page.getByLabel('Компания').selectOption({ label: company.name });
  await page.getByLabel('E-mail').fill(company.admin);
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-360!');
  await press('Войти');
}
async function signOut() {
  await press('Выйти');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('heading', { level: 1, name: 'Вход' }).waitFor();
}
async function codesShown(): Promise<string[]> {
  const shown = page.getByRole('dialog').locator('.factor-codes li');
  await expect.poll(() => shown.count()).toBe(10);
  return shown.allInnerTexts();
}
const inside = () => page.getByRole('button', { name: /^Мой профиль/ }).waitFor();

beforeAll(() => makeNewCompany(company));

it('is added in four presses: picture, first code, and one of the codes typed back', async () => {
  page = await walker.open();
  await typePassword();
  await inside();
  await page.goto('/estimation/settings');
  const hand = makeCountingHand();
  await hand.click(button('Добавить'));
  await hand.click(button('Взять приложение с кодами'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Картинка для приложения с кодами' }).waitFor();
  await dialog.getByText('Не получается отсканировать?').click();
  secret = ((await dialog.locator('.factor-secret').textContent()) ?? '').replace(/\s/g, '');
  await expectAccessible(page, 'the picture of a new app');
  await hand.type(dialog.getByLabel('Код, который теперь показывает приложение'), code());
  await hand.click(button('Проверить код'));
  await dialog.getByRole('heading', { name: 'Сохраните коды восстановления' }).waitFor();
  codes = await codesShown();
  await expectAccessible(page, 'recovery codes');
  await hand.type(dialog.getByLabel('Введите один из этих кодов'), codes[0] ?? '');
  await hand.click(button('Включить второй фактор'));
  await page.getByText('Осталось 10 кодов').waitFor();
  expect(hand).toMatchObject({ clicks: 4, texts: 2 });
});

it('is asked for after the password, and not where the device is trusted', async () => {
  await signOut();
  await typePassword();
  await page.getByRole('heading', { level: 1, name: 'Второй шаг' }).waitFor();
  await expectAccessible(page, 'the step of the code');
  await page.getByRole('checkbox', { name: /Больше не спрашивать/ }).check();
  await page.getByLabel('Код из приложения').fill(code());
  await page.keyboard.press('Enter');
  await inside();
  await signOut();
  await typePassword();
  await inside();
});

it('proves who makes new codes on a trusted device', async () => {
  await page.goto('/estimation/settings');
  await page.getByRole('button', { name: /^Спрашивать снова/ }).waitFor();
  await press('Создать новые коды');
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await walker.expecting(/403/, async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Создать новые коды' }).click();
    await proof.waitFor();
  });
  await expectAccessible(page, 'the proof by a code');
  await page.keyboard.type(code());
  await page.keyboard.press('Enter');
  await proof.waitFor({ state: 'detached' });
  codes = await codesShown();
  await page.getByLabel('Введите один из этих кодов').fill(codes[0] ?? '');
  await press('Включить новые коды');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('a lost phone: a recovery code signs in, and proves who removes the phone', async () => {
  await page.getByRole('button', { name: /^Спрашивать снова/ }).click();
  await page.getByText('Доверенные устройства').waitFor({ state: 'detached' });
  await signOut();
  await typePassword();
  await press('Ввести код восстановления');
  await page.getByLabel('Код восстановления').fill((codes[1] ?? '').toLowerCase());
  await press('Войти');
  await inside();
  await page.goto('/estimation/settings');
  await page.getByText('Осталось 9 кодов').waitFor();
  await page.getByRole('button', { name: 'Удалить «Телефон»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByText('Не включён').waitFor();
});
