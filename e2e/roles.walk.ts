import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, startBrowser } from './lane/browser.ts';
import { unfoldMenu } from './step/menu.ts';

const walker = startBrowser();

const structure = 'Структура';
const team = 'Моя команда';
const journal = 'Журнал анкет';
const cycles = 'Циклы';
const archive = 'Архив анкет';
const pending = 'Кого ждём';
const reports = 'Отчёты';
const testing = 'Кого оценить';
const directory = 'Справочник';
const results = 'Результаты компании';
const summary = 'Сводный отчёт';
const plan = 'План развития';
const users = 'Пользователи';
const templates = 'Шаблоны';
const sendings = 'Журнал отправки';
const logs = 'Журналы';
const actions = 'Журнал действий';
const company = 'Компания';
const signIn = 'Вход';
const integrations = 'Интеграции';
const security = 'Безопасность';
const settings = 'Настройки';

const whole = [
  structure,
  team,
  journal,
  cycles,
  pending,
  archive,
  testing,
  reports,
  results,
  summary,
  plan,
  directory,
  users,
  logs,
  sendings,
  actions,
  settings,
  company,
  signIn,
  security,
  integrations,
  templates,
];
/** Where the heading of a page says more than the menu. */
const headings: Record<string, string> = { [logs]: sendings, [company]: 'Настройки компании' };

/** Another application, on the demo's first company: a page stands in for it. */
const matrix = ['Оценки матрицы', 'Словари матрицы'];
const terms = 'Условия использования';

/** The demo accounts of the sign-in screen: what their menu shows and where home leads. */
const roles = [
  {
    name: 'Суперадминистратор',
    home: journal,
    menu: whole,
    beside: matrix,
  },
  {
    name: 'Администратор',
    home: journal,
    menu: whole,
  },
  {
    name: 'HR',
    home: journal,
    menu: [
      structure,
      team,
      journal,
      cycles,
      pending,
      archive,
      testing,
      reports,
      results,
      summary,
      plan,
      directory,
      users,
      sendings,
      settings,
    ],
  },
  {
    name: 'Директор',
    home: results,
    menu: [structure, testing, reports, results, summary, plan, settings],
    beside: matrix,
  },
  {
    name: 'Руководитель',
    home: testing,
    menu: [structure, team, testing, reports, summary, plan, settings],
    beside: matrix,
  },
  {
    name: 'Сотрудник',
    home: testing,
    menu: [structure, testing, reports, plan, settings],
    beside: matrix,
  },
];

async function enter(page: Page, role: string) {
  await page.getByRole('button', { name: new RegExp(`^${role} ?\\p{Ll}`, 'u') }).click();
}

describe('each role by one click', () => {
  it.each(roles)(
    '$name comes to $home and sees its own menu',
    async ({ name, home, menu, beside = [] }) => {
      const page = await walker.open();
      await page.goto('/');
      await enter(page, name);
      await page.getByRole('heading', { level: 1, name: home }).waitFor();
      const entries = (await unfoldMenu(page)).getByRole('link');
      // How many people wait for one's answers stands there too.
      const named = async () =>
        (await entries.allTextContents()).map((one) => one.replace(/\d/g, ''));
      await expect.poll(named).toEqual([...menu, ...beside, terms]);
      const search = page.getByRole('combobox', { name: 'Общий поиск' });
      for (const entry of menu) {
        await entries.filter({ hasText: new RegExp(`^${entry}\\d*$`) }).click();
        const heading = headings[entry] ?? entry;
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        const current = entries.and(page.locator('[aria-current="page"]'));
        // The logs' line leads to the first of its pages, and both are marked.
        await expect
          .poll(() => current.last().textContent())
          .toContain(entry === logs ? sendings : entry);
        await search.waitFor();
      }
      for (const entry of beside) {
        await entries.filter({ hasText: entry }).click();
        await page.getByRole('heading', { level: 1, name: 'Здесь откроется Матрица' }).waitFor();
        await page.goBack();
      }
    },
  );
});

describe('an employee', () => {
  it('is sent home from what is not open to them', async () => {
    const page = await walker.open();
    await page.goto('/');
    await enter(page, 'Сотрудник');
    await page.getByRole('heading', { level: 1, name: testing }).waitFor();
    for (const forbidden of ['/estimation/questionary', '/estimation/users', '/nowhere']) {
      await page.goto(forbidden);
      await page.getByRole('heading', { level: 1, name: testing }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/estimation/questionary/testing');
      await page
        .getByText(/нет\sдоступа|Такой\sстраницы\sнет/)
        .first()
        .waitFor();
    }
  });

  it('comes to the remembered address after signing in', async () => {
    const page = await walker.open();
    await page.goto('/estimation/questionary/testing?q=12');
    await enter(page, 'Сотрудник');
    await page.getByRole('heading', { level: 1, name: testing }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=12');
  });
});

describe('signing out', () => {
  it('asks first, and leaves nothing behind', async () => {
    const page = await walker.open();
    await page.goto('/');
    await enter(page, 'HR');
    await page.getByRole('heading', { level: 1, name: journal }).waitFor();
    await page.getByRole('button', { name: 'Выйти' }).click();
    const question = page.getByRole('alertdialog', { name: 'Выйти из системы?' });
    await question.getByRole('button', { name: 'Отмена' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Выйти' }).click();
    await question.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
    await page.goBack();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
  });

  it('is found on a phone, in the menu behind the button', async () => {
    const page = await walker.open({ viewport: phone });
    await page.goto('/');
    await enter(page, 'Руководитель');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: testing }).click();
    await page.getByRole('heading', { level: 1, name: testing }).waitFor();
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await menu.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('alertdialog', { name: 'Выйти из системы?' }).waitFor();
  });
});
