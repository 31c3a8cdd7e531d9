import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';

/** A passkey from being added to signing in and proving by it, in Chromium's own virtual authenticator (rule 107). */
const walker = startBrowser();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const journal = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();

/** A device with a fingerprint that is always the right one. */
async function haveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The server asks for a proof once, as it would five minutes later. */
async function letProofBeOver(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    (route) => route.fulfill({ status: 403, json: { code: 16, message: '' } }),
    { times: 1 },
  );
}

it('is added in three presses, signs in without a password, and proves that it is you', async () => {
  const page = await walker.open();
  await haveAuthenticator(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Администратор ?\p{Ll}/u }).click();
  await journal(page);

  await page.goto('/estimation/settings');
  await press(page, 'Добавить');
  await press(page, 'Добавить ключ доступа');
  const codes = page.getByRole('dialog').getByRole('listitem');
  await codes.first().waitFor();
  await expect.poll(() => codes.count()).toBe(10);
  await page.getByLabel('Введите один из этих кодов').fill(await codes.first().innerText());
  await press(page, 'Включить второй фактор');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await press(page, 'Выйти');
  await press(page, 'Войти по ключу доступа');
  await journal(page);

  await page.goto('/estimation/settings');
  await letProofBeOver(page, '/account/passkey/options');
  await press(page, 'Добавить');
  await press(page, 'Добавить ключ доступа');
  await press(page, 'Подтвердить ключом доступа');
  await page.getByText('На этом устройстве уже есть ключ доступа к вашей учётной записи').waitFor();
  await press(page, 'Отменить');

  await page.getByRole('button', { name: /^Удалить «/ }).click();
  await press(page, 'Удалить');
  await page.getByText('Не включён').waitFor();
});
