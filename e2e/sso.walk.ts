import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInPath } from '#core/account/contract/auth.ts';
import { ssoCallbackPath } from '#core/sso/contract/rules/sso-addresses.ts';
import { codeNow } from '#test/factor.ts';
import { type SsoProvider, ssoClient, startSsoProvider } from '#test/fake/sso-provider.ts';
import { ownEnvironment } from '#test/start/built-product.ts';
import { startBrowser } from './lane/browser.ts';
import { makeCountingHand } from './lane/counting-hand.ts';
import { laneProduct } from './lane/lanes.ts';
import { tokenOf } from './lane/session.ts';
import { caller } from './step/answer.ts';
import { makeNewCompany } from './step/new-company.ts';

/** Company sign-in from being set up to being the only way in, at a real provider (rules 108 to 111). */
const walker = startBrowser();
const company = { slug: 'romashka', name: 'Ромашка', locale: 'ru' } as const;
const domain = 'romashka.example';
const admin = `admin@${domain}`;
const signIn = '/estimation/sign-in';

let provider: SsoProvider;
beforeAll(async () => {
  const { url } = laneProduct();
  provider = await startSsoProvider({
    redirectUris: [url + ssoCallbackPath(company.slug)],
    afterSignOut: [`${url}/`],
  });
  const claims = { email: admin, email_verified: true, name: 'Анна Ромашкина' };
  provider.people.set('anna', { sub: 'anna', claims });
  const stranger = { email: `pyotr@${domain}`, email_verified: true, name: 'Пётр Новый' };
  provider.people.set('pyotr', { sub: 'pyotr', claims: stranger });
  await makeNewCompany({ ...company, admin });
});
afterAll(() => provider?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const card = (page: Page) => page.getByRole('region', { name: 'Корпоративный вход', exact: true });
const wayIn = (page: Page) => page.getByRole('link', { name: 'Войти через Ромашка ID' });

/** As whom the provider lets somebody in. */
const be = (page: Page, sub: string) => page.getByRole('link', { name: sub, exact: true }).click();

async function prove(): Promise<void> {
  const env = ownEnvironment(laneProduct().settings);
  const command = ['dist/server/operator.js', 'prove-domain', company.slug, domain];
  await promisify(execFile)(process.execPath, command, { env });
}

/** The second factor without which nobody is a spare. */
async function haveFactor(page: Page): Promise<string> {
  const call = caller(`${laneProduct().url}/api`, await tokenOf(page));
  const { secret } = await call<{ secret: string }>('POST /account/totp/begin');
  const body = { secret, code: codeNow(secret, new Date()), name: 'Телефон' };
  const { codeList } = await call<{ codeList: string[] }>('POST /account/totp', body);
  await call('POST /account/recovery/finish', { recovery: codeList[0] });
  return secret;
}

async function open(page: Page, title: string) {
  await press(page, title);
  return page.getByRole('dialog');
}

const byPassword = signInPath({ holdingSlug: company.slug, email: admin });

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-360!');
  await press(page, 'Войти');
}

/** `there`: the provider, which asks, ends its sign-in too. */
async function leave(page: Page, { there = false } = {}): Promise<void> {
  await press(page, 'Выйти');
  const question = page.getByRole('alertdialog', { name: 'Выйти из системы?' });
  await question.getByRole('button', { name: 'Выйти' }).click();
  if (there) await press(page, 'Sign out there');
  await page.getByLabel('E-mail').waitFor();
}

/** Opens the sign-in page, and goes to the provider by the domain of an e-mail. */
async function goBySso(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await wayIn(page).click();
}

it('is set up, tried and offered; strangers ask; then it is the only way in, and a spare one stays', async () => {
  const page = await walker.open();
  await page.goto(byPassword);
  await typePassword(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).waitFor();
  await page.goto(signIn);
  const secret = await haveFactor(page);
  await prove();

  const hand = makeCountingHand();
  const form = page.getByRole('dialog');
  await hand.click(button(page, 'Добавить сервер входа'));
  await hand.type(form.getByLabel('Адрес сервера входа (issuer)'), provider.issuer);
  await hand.type(form.getByLabel('Идентификатор клиента (client ID)'), ssoClient.id);
  await hand.type(form.getByLabel(/^Секрет клиента/), ssoClient.secret);
  await hand.type(form.getByLabel('Название на кнопке'), 'Ромашка ID');
  await hand.click(button(page, 'Сохранить'));
  await form.waitFor({ state: 'detached' });

  await hand.click(button(page, 'Проверить: Ромашка ID'));
  const trial = page.getByRole('dialog');
  const opened = page.waitForEvent('popup');
  await hand.click(trial.getByRole('link', { name: 'Открыть окно входа' }));
  const there = await opened;
  await be(there, 'anna');
  await there.getByText('Проверка закончена').waitFor();
  await there.close();
  await trial.getByText('Вход работает').waitFor();
  expect(hand).toMatchObject({ clicks: 4, texts: 4 });
  await trial
    .getByRole('cell', { name: new RegExp(admin) })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await trial.waitFor({ state: 'detached' });

  await open(page, 'Изменить: Ромашка ID');
  await form.getByLabel('Показывать на странице входа').check();
  await form.getByText('Дополнительно').click();
  await form.getByLabel('Выход отсюда завершает и вход на сервере').check();
  await press(page, 'Сохранить');
  await form.waitFor({ state: 'detached' });
  await card(page)
    .getByRole('checkbox', { name: new RegExp(admin) })
    .click();
  await card(page)
    .getByText(/последний вход по паролю/)
    .waitFor();
  await open(page, 'Изменить: Корпоративный вход');
  await form.getByRole('radio', { name: 'Предлагается рядом с паролем' }).check();
  await press(page, 'Сохранить');
  await card(page).getByText('Предлагается рядом с паролем').waitFor();

  const strangers = await walker.open();
  await goBySso(strangers, `pyotr@${domain}`);
  await be(strangers, 'pyotr');
  await strangers.getByText(`Адреса pyotr@${domain} нет в справочнике компании`).waitFor();

  await leave(page);
  // The provider knows from the trial who it is.
  await goBySso(page, admin);
  await page.getByRole('button', { name: 'Выйти', exact: true }).waitFor();
  await page.goto('/estimation/users');
  await press(page, 'Посмотреть');
  await page.getByRole('dialog').getByText(`pyotr@${domain}`).waitFor();

  await page.goto(signIn);
  await open(page, 'Изменить: Корпоративный вход');
  await form.getByRole('radio', { name: 'Обязателен' }).check();
  await form.getByLabel(/Запасной вход один/).check();
  // The factor of her account was no part of signing in, which therefore is no proof yet.
  const asked = await walker.expecting(/403 \(Forbidden\).*sso\/state/, async () => {
    await press(page, 'Сохранить');
    const opened = page.waitForEvent('popup');
    await press(page, 'Подтвердить на сервере входа компании');
    return opened;
  });
  await be(asked, 'anna');
  await card(page).getByText('Обязателен').waitFor();

  await leave(page, { there: true });
  // The provider no longer knows who it is.
  await goBySso(page, admin);
  await page.getByRole('link', { name: 'anna', exact: true }).waitFor();
  // Another fragment alone loads no page.
  await page.goto('about:blank');
  await page.goto(byPassword);
  await wayIn(page).waitFor();
  await page.getByLabel('Пароль', { exact: true }).waitFor({ state: 'detached' });
  await press(page, 'Запасной вход');
  await typePassword(page);
  await page.getByLabel(/Код/).fill(codeNow(secret, new Date(), 1));
  await press(page, 'Войти');
  await page.getByRole('button', { name: 'Выйти', exact: true }).waitFor();
});
