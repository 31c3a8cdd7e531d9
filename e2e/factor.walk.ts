import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeOf, secretBytes, stepAt } from '#server/company/auth/factor/totp.ts';
import { startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { caller } from './step/answer.ts';
import { linkMailedTo } from './step/mails.ts';
import { callAsHr } from './step/own-questionary.ts';
import { expectAccessible } from './tour/axe.ts';

/** A second factor from adding it to losing the phone (rules 105 and 106). */
const walker = startBrowser();
const email = 'factor@example.ru';
const password = 'Correct-360!';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

let page: Page;
let secret: string;
let codes: string[];
let used = 0;

/** What the phone shows: each half minute's code once, the next one where this one has been taken. */
function code(): string {
  const step = Math.max(stepAt(new Date()), used + 1);
  used = step;
  return codeOf(secretBytes(secret), step);
}

async function makeEmployee() {
  const url = laneProduct().url;
  const call = await callAsHr(url);
  const { data } = await call<{ data: { positionId: string; subdivisionId: string }[] }>(
    'GET /employee/list?limit=1',
  );
  await call('POST /employee/create', {
    firstName: 'Лев',
    lastName: 'Ключников',
    email,
    locale: 'ru',
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
    positionId: data[0]?.positionId,
    subdivisionId: data[0]?.subdivisionId,
  });
  const asGuest = caller(`${url}/api`, '');
  await asGuest('POST /reset/request', { email });
  const token = (await linkMailedTo(email, 'Вам открыт доступ')).split('/').at(-1);
  await asGuest('POST /reset', { token, password, confirmPassword: password });
}

async function typePassword() {
  await page.goto('/login');
  await page.getByLabel('Компания').selectOption({ label: 'Север' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await press(page, 'Войти');
}
async function signOut() {
  await press(page, 'Выйти');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('heading', { level: 1, name: 'Вход' }).waitFor();
}
const inside = () => page.getByRole('button', { name: /^Мой профиль/ }).waitFor();

it('is added in the settings: picture, first code, and one of the codes typed back', async () => {
  await makeEmployee();
  page = await walker.open();
  await typePassword();
  await inside();
  await page.goto('/estimation/settings');
  await press(page, 'Добавить');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Картинка для приложения с кодами' }).waitFor();
  await dialog.getByText('Не получается отсканировать?').click();
  secret = ((await dialog.locator('.factor-secret').textContent()) ?? '').replace(/\s/g, '');
  await expectAccessible(page, 'the picture of a new app');
  await dialog.getByLabel('Код, который теперь показывает приложение').fill(code());
  await press(page, 'Проверить код');
  await dialog.getByRole('heading', { name: 'Сохраните коды восстановления' }).waitFor();
  codes = await dialog.locator('.factor-codes li').allInnerTexts();
  await expectAccessible(page, 'recovery codes');
  await dialog.getByLabel('Введите один из этих кодов').fill(codes[0] ?? '');
  await press(page, 'Включить второй фактор');
  await page.getByText('Осталось 10 кодов').waitFor();
  expect(codes).toHaveLength(10);
});

it('is asked for after the password', async () => {
  await signOut();
  await typePassword();
  await page.getByRole('heading', { level: 1, name: 'Второй шаг' }).waitFor();
  await expectAccessible(page, 'the step of the code');
  await page.getByLabel('Код из приложения').fill(code());
  await press(page, 'Войти');
  await inside();
});

it('a lost phone: a recovery code signs in, and proves who removes the phone', async () => {
  await signOut();
  await typePassword();
  await press(page, 'Ввести код восстановления');
  await page.getByLabel('Код восстановления').fill((codes[1] ?? '').toLowerCase());
  await press(page, 'Войти');
  await inside();
  await page.goto('/estimation/settings');
  await page.getByText('Осталось 9 кодов').waitFor();
  await page.getByRole('button', { name: 'Удалить «Телефон»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByText('Не включён').waitFor();
});
