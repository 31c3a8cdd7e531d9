import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, signIn, startBrowser, tablet } from './lane/browser.ts';
import { linkMailedTo } from './step/mails.ts';
import { expectAccessible } from './tour/axe.ts';

const walker = startBrowser();
const email = 'zoya.kotova@demo.local';
const password = 'Kotova-360!';
const inForm = (page: Page) => page.getByRole('dialog');
const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choosePassword(page: Page, chosen: string) {
  await page.getByLabel('Новый пароль').fill(chosen);
  await page.getByLabel('Повторите пароль').fill(chosen);
  await press(page, 'Сохранить пароль');
}

async function enter(page: Page, given: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(given);
  await press(page, 'Войти');
}

describe('a manager who is no employee', () => {
  let boss: Page;
  let manager: Page;

  it('is made by a super admin, after the form says what is missing', async () => {
    boss = await walker.open();
    await signIn(boss, 'super@demo.local');
    await boss.goto('/estimation/users');
    await press(boss, 'Создать пользователя');
    await press(boss, 'Сохранить');
    await shown(boss, 'Выберите хотя бы одну роль');
    await inForm(boss).getByLabel('Фамилия').fill('Котова');
    await inForm(boss).getByLabel('Имя').fill('Зоя');
    await inForm(boss).getByLabel('E-mail').fill(email);
    await boss.getByRole('checkbox', { name: 'Руководитель' }).check();
    await shown(boss, 'Подчинённых можно указать только сотруднику.');
    await press(boss, 'Сохранить');
    await shown(boss, 'Пользователь создан, письмо для входа отправлено');
    await boss
      .getByRole('region', { name: 'Сообщения' })
      .getByRole('button', { name: 'Закрыть' })
      .click();
  });

  it('is found by search, and anybody who makes them again is led to them', async () => {
    await boss.getByRole('searchbox').fill('котова зоя');
    await shown(boss, '1 пользователь');
    await press(boss, 'Создать пользователя');
    await inForm(boss).getByLabel('Фамилия').fill('Котова');
    await inForm(boss).getByLabel('Имя').fill('З.');
    await inForm(boss).getByLabel('E-mail').fill(email.toUpperCase());
    await boss.getByRole('checkbox', { name: 'HR' }).check();
    await walker.expecting(/409/, async () => {
      await press(boss, 'Сохранить');
      await press(boss, 'Изменить его');
    });
    await expect.poll(() => inForm(boss).getByLabel('Имя').inputValue()).toBe('Зоя');
    await press(boss, 'Отмена');
  });

  it('chooses a password by the mailed link and is signed in', async () => {
    manager = await walker.open();
    await manager.goto(await linkMailedTo(email, 'Вам открыт доступ'));
    await manager.getByLabel('Новый пароль').fill('котова');
    await manager.getByText('Не короче 8 знаков: не выполнено').waitFor();
    await choosePassword(manager, password);
    await manager.getByRole('heading', { name: 'Отчёты' }).waitFor();
  });

  it('is signed out as soon as signing in is switched off for them', async () => {
    await press(boss, 'Изменить: Котова Зоя');
    await boss.getByRole('checkbox', { name: 'Вход выключен' }).check();
    await press(boss, 'Сохранить');
    await shown(boss, 'Пользователь сохранён');
    await walker.expecting(/401|Войдите, чтобы продолжить/, async () => {
      await manager.reload();
      await manager.getByRole('button', { name: 'Войти', exact: true }).waitFor();
      await enter(manager, password);
      await shown(manager, 'Неверный e-mail или пароль');
    });
    await press(boss, 'Изменить: Котова Зоя');
    await boss.getByRole('checkbox', { name: 'Вход выключен' }).uncheck();
    await press(boss, 'Сохранить');
    // The toast about the first time may still be there.
    await inForm(boss).waitFor({ state: 'detached' });
  });

  it('forgets the password and gets a link that works once', async () => {
    await manager.getByRole('link', { name: 'Забыли пароль?' }).click();
    await manager.getByLabel('E-mail').fill(email);
    await press(manager, 'Отправить ссылку');
    await shown(manager, 'Проверьте почту');
    const link = await linkMailedTo(email, 'Новый пароль');
    await manager.goto(link);
    await choosePassword(manager, 'Another-360!');
    await manager.getByRole('heading', { name: 'Отчёты' }).waitFor();
    await walker.expecting(/404/, async () => {
      await manager.goto(link);
      await shown(manager, 'Ссылка больше не действует');
    });
    await manager.getByRole('link', { name: 'Вернуться ко входу' }).click();
    await manager.getByRole('heading', { name: 'Отчёты' }).waitFor();
  });

  it('changes it in the settings and stays signed in', async () => {
    await manager.goto('/estimation/settings');
    await manager.getByLabel('Текущий пароль').fill('Another-360!');
    await manager.getByLabel('Новый пароль').fill(password);
    await manager.getByLabel('Повторите пароль').fill(`${password}x`);
    await press(manager, 'Сменить пароль');
    await shown(manager, 'Пароли не совпадают');
    await manager.getByLabel('Повторите пароль').fill(password);
    await press(manager, 'Сменить пароль');
    await shown(manager, 'Пароль изменён');
    await manager.reload();
    await manager.getByRole('heading', { name: 'Настройки' }).waitFor();
  });

  it('is deleted after a question', async () => {
    await press(boss, 'Удалить: Котова Зоя');
    await boss.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await shown(boss, 'Пользователь удалён');
    await shown(boss, 'Никого не нашлось');
  });
});

describe('on an iPhone', () => {
  it('the page behind a form does not scroll, though the library’s own style is refused', async () => {
    const page = await walker.open({ viewport: phone });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
    });
    await signIn(page, 'super@demo.local');
    await page.goto('/estimation/users');
    await page.getByText('admin@demo.local').first().waitFor();
    await walker.expecting(/Content Security Policy/, async () => {
      await page.locator('.users .ui-page-tools > .ui-primary').click();
      await inForm(page).getByLabel('Фамилия').waitFor();
    });
    const found = () =>
      page.evaluate(() => ({
        root: getComputedStyle(document.documentElement).overflowY,
        inside: [...document.querySelectorAll('.ui-overlay *')].filter(
          (element) => getComputedStyle(element).overscrollBehaviorY !== 'contain',
        ).length,
      }));
    await expect.poll(found).toEqual({ root: 'hidden', inside: 0 });
  });
});

describe.each([
  { viewport: desktop, locale: 'ru', theme: 'White' },
  { viewport: tablet, locale: 'en', theme: 'Dark' },
  { viewport: phone, locale: 'ru', theme: 'Dark' },
] as const)('at $viewport.width px, $locale, $theme', ({ viewport, locale, theme }) => {
  const open = async () => {
    const page = await walker.open({ viewport, locale });
    const kept = { theme, locale };
    await page.addInitScript((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
    }, kept);
    return page;
  };
  const fits = async (page: Page, name: string) => {
    await expectAccessible(page, name);
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, { message: name }).toBe(0);
  };

  it('users, their form and the settings are accessible and fit', async () => {
    const page = await open();
    await signIn(page, 'super@demo.local');
    await page.goto('/estimation/users');
    await page.getByText('admin@demo.local').first().waitFor();
    await fits(page, 'users');
    const manager = page.locator('.users :is(tr, li)', { hasText: 'manager@demo.local' });
    await manager.getByRole('button', { name: /^(Изменить|Edit)/ }).click();
    await page.locator('.user-staff-list li').first().waitFor();
    await fits(page, 'user form');
    await page.goto('/estimation/settings');
    await page.locator('[name=password]').fill('Пароль');
    await fits(page, 'settings');
  });

  it('password recovery is accessible and fits', async () => {
    const page = await open();
    await page.goto('/restore-password');
    await page.locator('[name=email]').fill('nobody@demo.local');
    await fits(page, 'forgot');
    await page.locator('button[type=submit]').click();
    await page.locator('[role=status] h1').waitFor();
    await fits(page, 'sent');
    await walker.expecting(/404/, async () => {
      await page.goto('/confirm?token=nothing-here');
      await page.locator('[role=status] h1').waitFor();
    });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/restore-password/nothing-here');
    await fits(page, 'dead link');
  });
});

describe('somebody who signed in long ago', () => {
  it('proves who they are over the form, and loses nothing typed', async () => {
    const page = await walker.open();
    await signIn(page, 'super@demo.local');
    await page.goto('/estimation/users');
    // The session is young: for a while the server is spoken for, as it answers five minutes later.
    const needed = { code: 16, message: '', data: { methodList: ['password'] } };
    let refusals = 2;
    await page.route('**/api/user/*', (route) => {
      if (route.request().method() !== 'PATCH' || refusals === 0) return route.fallback();
      refusals -= 1;
      return route.fulfill({ status: 403, json: needed });
    });
    await page.getByRole('button', { name: 'Изменить: Алексеева Юлия' }).click();
    await inForm(page).getByLabel('Slack ID').fill('U360');
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await walker.expecting(/403/, async () => {
      await press(page, 'Сохранить');
      await proof.getByText('Вы меняете права или данные пользователя.').waitFor();
      await expectAccessible(page, 'the proof');
      await proof.getByRole('button', { name: 'Отмена' }).click();
    });
    await expect.poll(() => page.getByLabel('Slack ID').inputValue()).toBe('U360');
    await walker.expecting(/403/, () => press(page, 'Сохранить'));
    await walker.expecting(/400/, async () => {
      await proof.getByLabel('Ваш пароль').fill('Wrong-360!');
      await proof.getByRole('button', { name: 'Подтвердить' }).click();
      await proof.getByText('Пароль указан неверно').waitFor();
    });
    await proof.getByLabel('Ваш пароль').fill('Demo-360!');
    await proof.getByRole('button', { name: 'Подтвердить' }).click();
    await shown(page, 'Пользователь сохранён');
  });
});
