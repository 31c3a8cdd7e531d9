import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { keepData } from './lane/language.ts';
import { looks, sessionOf } from './lane/visitor.ts';
import { openByMenu } from './step/menu.ts';
import { look } from './tour/look.ts';
import { tourOfAudit } from './tour/tour-of-audit.ts';

const walker = startBrowser();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Журнал действий' }).locator('tbody tr');
const name = `Отдел писем ${Date.now()}`;
let page: Page;

it('an administrator sees what HR has just done, newest first', async () => {
  const hr = await walker.open();
  await signIn(hr, 'hr@demo.local');
  await hr.goto('/estimation/dictionary/subdivisions');
  await press(hr, 'Создать подразделение');
  await hr.getByRole('dialog').getByLabel('Название').fill(name);
  await press(hr, 'Сохранить');
  await hr.getByText('Подразделение создано').first().waitFor();

  page = await walker.open();
  await signIn(page, 'admin@demo.local');
  await page.goto('/estimation/questionary');
  await openByMenu(page, 'Журнал действий');
  await page.getByRole('heading', { level: 1, name: 'Журнал действий' }).waitFor();
  // Others may have done something since: the administrator has at least signed in.
  const newest = rows(page).filter({ hasText: 'hr@demo.local' }).first();
  for (const part of ['hr@demo.local', 'Создание', name, 'Подразделение']) {
    await expect.poll(() => newest.textContent()).toContain(part);
  }
});

it('the link leads to the thing', async () => {
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name: 'Справочник' }).waitFor();
  await page.getByText(name).first().waitFor();
  await page.goBack();
});

it('is narrowed by who, by kind and by name, and says when nothing is left', async () => {
  await rows(page).filter({ hasText: name }).getByRole('button').click();
  await page.waitForURL(/who=hr/);
  await press(page, 'Фильтр');
  await page.getByRole('checkbox', { name: 'Подразделение' }).check();
  await press(page, 'Применить');
  await page.waitForURL(/kind=subdivision/);
  await page.getByRole('searchbox', { name: 'Название или имя' }).fill(name.toUpperCase());
  await page.getByText('1 запись', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Название или имя' }).fill('такого не было');
  await press(page, 'Сбросить поиск и фильтр');
  await rows(page).first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

it('HR is sent home', async () => {
  const hr = await walker.open();
  await signIn(hr, 'hr@demo.local');
  await hr.goto('/estimation/audit');
  await hr.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
  await expect.poll(() => hr.getByRole('link', { name: 'Журнал действий' }).count()).toBe(0);
});

it.each([looks.desktopRu, looks.phoneEn])(
  'is accessible and fits at $viewport.width px, $locale, $theme',
  async (seen) => {
    const { viewport, locale, theme } = seen;
    const visitor = await walker.open({ viewport, locale });
    keepData(visitor);
    await visitor.addInitScript(
      (given) => {
        for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
      },
      { theme, locale },
    );
    await signIn(visitor, 'admin@demo.local');
    const { url } = laneProduct();
    await tourOfAudit(visitor, look(seen), url, await sessionOf(url, 'admin@demo.local'));
  },
);
