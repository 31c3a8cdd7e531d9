import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { tokenOf } from './lane/session.ts';
import { caller } from './step/answer.ts';
import { createBy } from './step/questionary-form.ts';

const walker = startBrowser();
const subdivisions = '/estimation/dictionary/subdivisions';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (page: Page, brand: string) =>
  page.getByRole('button', { name: `Компания: ${brand}` }).waitFor();

async function enter(page: Page, role: string) {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${role} ?\\p{Ll}`, 'u') }).click();
  await page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
}

async function moveTo(page: Page, brand: string) {
  await page.getByRole('button', { name: /^Компания: / }).click();
  await page.getByRole('menuitem', { name: brand }).click();
}

async function typeSubdivision(page: Page, name: string) {
  await page.goto(subdivisions);
  await press(page, 'Создать подразделение');
  await page.getByRole('dialog').getByLabel('Название').fill(name);
}

const api = async (page: Page) => caller(`${laneProduct().url}/api`, await tokenOf(page));
const found = async (page: Page, q: string) =>
  (await (await api(page))<{ count: number }>(`GET /subdivision/list?q=${encodeURIComponent(q)}`))
    .count;

describe('two windows of one person', () => {
  it('never act for a company they do not show', async () => {
    const one = await walker.open();
    await enter(one, 'Суперадминистратор');
    const other = await one.context().newPage();
    await typeSubdivision(other, 'Отдел двух окон');
    await moveTo(one, 'Vector');
    await shows(one, 'Vector');
    // Whenever there is news, a window asks for what it shows anew, also of a company that its session has left.
    walker.tolerating(one, /409/);

    const question = other.getByRole('alertdialog', {
      name: 'В другом окне открыта другая компания',
    });
    await question.waitFor();
    await other.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await press(other, 'Сохранить');
    await question.waitFor();
    expect(await found(one, 'Отдел двух окон')).toBe(0);

    await question.getByRole('button', { name: 'Вернуться в «Север»' }).click();
    await other.getByText('Подразделение создано').waitFor();
    await shows(other, 'Север');
    expect(await found(other, 'Отдел двух окон')).toBe(1);

    const follow = one.getByRole('button', { name: 'Открыть другую компанию' });
    await follow.click();
    await shows(one, 'Север');
  });
});

describe('a link with somebody’s session in its address', () => {
  it('signs nobody into that account', async () => {
    const sender = await walker.open();
    await enter(sender, 'Администратор');
    const [page, sent] = [await walker.open(), await tokenOf(sender)];
    await enter(page, 'HR');
    const before = await tokenOf(page);
    await walker.expecting(/401|handoff/, async () => {
      await page.goto(`/estimation/settings?token=${sent}`);
      await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
    });
    expect([await tokenOf(page), page.url().includes('token')]).toEqual([before, false]);
  });
});

describe('another company', () => {
  it('is opened only once what was typed is given up', async () => {
    const page = await walker.open();
    await enter(page, 'Суперадминистратор');
    await createBy(page, 'Одну анкету');
    await page.getByRole('textbox', { name: 'Дата окончания' }).fill('');
    await moveTo(page, 'Vector');
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await question.getByRole('button', { name: 'Вернуться к форме' }).click();
    await shows(page, 'Север');
    const me = await (await api(page))<{
      data: { brandList: { name: string; current: boolean }[] };
    }>('GET /user/me');
    expect(me.data.brandList.find(({ current }) => current)?.name).toBe('Север');
    await moveTo(page, 'Vector');
    await question.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await shows(page, 'Vector');
  });
});

describe('another language', () => {
  it('closes what stands beside the page, a changed form after a question', async () => {
    const page = await walker.open();
    await enter(page, 'HR');
    await createBy(page, 'Одну анкету');
    await page.getByRole('textbox', { name: 'Дата окончания' }).fill('');
    const english = page.getByText('EN', { exact: true });
    await english.click();
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await question.getByRole('button', { name: 'Вернуться к форме' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ru');
    await english.click();
    await question.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await page.getByRole('heading', { level: 1, name: 'Assessments' }).waitFor();
    await expect.poll(() => page.locator('.ui-side-panel').count()).toBe(0);
    await page.getByText('RU', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
  });
});

describe('a session that ends while something is typed', () => {
  it('is signed in again over it, and what was typed is saved', async () => {
    const page = await walker.open();
    await enter(page, 'HR');
    await typeSubdivision(page, 'Отдел второго входа');
    const again = page.getByRole('dialog', { name: 'Сеанс завершён' });
    await walker.expecting(/401/, async () => {
      await (await api(page))('POST /authentication/logout', {});
      await press(page, 'Сохранить');
      await again.getByLabel('Пароль', { exact: true }).fill('nothing-like-it');
      await again.getByRole('button', { name: 'Войти' }).click();
      await again.getByText('Неверный e-mail или пароль').waitFor();
      await expect.poll(() => again.getByLabel('E-mail').inputValue()).toBe('hr@demo.local');
      await again.getByLabel('Пароль', { exact: true }).fill('Demo-360!');
      await again.getByRole('button', { name: 'Войти' }).click();
      await page.getByText('Подразделение создано').waitFor();
    });
    expect(await found(page, 'Отдел второго входа')).toBe(1);
  });

  it('can be left for the sign-in screen, which leads back', async () => {
    const page = await walker.open();
    await enter(page, 'HR');
    await typeSubdivision(page, 'Отдел без сохранения');
    page.on('dialog', (asked) => void asked.accept());
    await walker.expecting(/401/, async () => {
      await (await api(page))('POST /authentication/logout', {});
      await press(page, 'Сохранить');
      await press(page, 'Закрыть без сохранения');
      await page.waitForURL(/\/login\?redirect=/);
    });
    await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe(subdivisions);
  });
});

describe('the sign-in screen', () => {
  it('stays where it is while it loads', async () => {
    const page = await walker.open();
    await page.route(/\/brand\/list/, async (route) => {
      await page.getByText('Загружаем').waitFor();
      await route.continue();
    });
    await page.addInitScript(() => {
      const moved = { by: 0 };
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          moved.by += (shift as never as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { moved });
    });
    await page.goto('/login');
    await page.getByRole('button', { name: /^HR/ }).waitFor();
    // What is drawn is reported before the frame after next.
    const movedBy = await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return (window as never as { moved: { by: number } }).moved.by;
    });
    expect(movedBy).toBeLessThan(0.01);
  });
});
