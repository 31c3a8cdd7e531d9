import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';
import { makeCountingHand } from './lane/counting-hand.ts';
import { makeNewCompany } from './step/new-company.ts';
import { expectAccessible } from './tour/axe.ts';

/** A passkey from being added to signing in and proving by it, in Chromium's own virtual authenticator (rule 107). */
const walker = startBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const inside = (page: Page) => page.getByRole('button', { name: /^Мой профиль/ }).waitFor();
const company = { slug: 'key', name: 'Ключ', locale: 'ru', admin: 'walker@key.example' } as const;

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
async function letConfirmationBeOver(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    (route) => route.fulfill({ status: 403, json: { code: 16, message: '' } }),
    { times: 1 },
  );
}

it('is added in three presses, signs in without a password, and proves that it is you', async () => {
  await makeNewCompany(company);
  const page = await walker.open();
  await haveAuthenticator(page);
  await page.goto('/login');
  await page.getByLabel('Компания').selectOption({ label: company.name });
  await page.getByLabel('E-mail').fill(company.admin);
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-360!');
  await press(page, 'Войти');
  await inside(page);

  await page.goto('/estimation/settings');
  const hand = makeCountingHand();
  await hand.click(button(page, 'Добавить'));
  await hand.click(button(page, 'Добавить ключ доступа'));
  const codes = page.getByRole('dialog').getByRole('listitem');
  await codes.first().waitFor();
  await expect.poll(() => codes.count()).toBe(10);
  const [first] = await codes.allTextContents();
  await hand.type(page.getByLabel('Введите один из этих кодов'), first ?? '');
  await hand.click(button(page, 'Включить второй фактор'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(hand).toMatchObject({ clicks: 3, texts: 1 });

  await press(page, 'Выйти');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
  await page.getByLabel('Компания').selectOption({ label: company.name });
  await press(page, 'Войти по ключу доступа');
  await inside(page);

  await page.goto('/estimation/settings');
  await letConfirmationBeOver(page, '/account/passkey/options');
  await press(page, 'Добавить');
  await walker.expecting(/403/, async () => {
    await press(page, 'Добавить ключ доступа');
    await page.getByRole('dialog', { name: 'Подтвердите, что это вы' }).waitFor();
  });
  await expectAccessible(page, 'the proof by a passkey');
  await press(page, 'Подтвердить ключом доступа');
  await page.getByText('На этом устройстве уже есть ключ доступа к вашей учётной записи').waitFor();
  await press(page, 'Отменить');

  await page.getByRole('button', { name: /^Удалить «/ }).click();
  await press(page, 'Удалить');
  await page.getByText('Не включён').waitFor();
});
