import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab, phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { tokenOf } from './lane/session.ts';
import { caller } from './step/answer.ts';

const walker = startBrowser();

async function open(
  options: Parameters<typeof walker.open>[0] = {},
  email = 'employee@demo.local',
) {
  const page = await walker.open(options);
  await signIn(page, email, email.endsWith('vector.local') ? 'vector' : 'north');
  await page.goto('/structure');
  await page.locator('.structure-open').first().waitFor();
  return page;
}
const block = (page: Page, name: string) => page.getByRole('region', { name });
const list = (page: Page) => page.getByRole('navigation', { name: 'Подразделения' });
const current = (page: Page) =>
  list(page).locator('[aria-current]').locator('span').first().textContent();
/** The distance of the heading from the window's top. */
const topOf = (page: Page, name: string) =>
  block(page, name)
    .getByRole('heading')
    .evaluate((heading) => heading.getBoundingClientRect().top);

describe.each(['super', 'admin', 'hr', 'manager', 'employee'])('%s', (login) => {
  const tabs = ['super', 'admin', 'hr'].includes(login)
    ? ['Сотрудники', 'Схема', 'Уволенные']
    : ['Сотрудники', 'Схема'];
  it('sees who works in the company, and who has left as HR', async () => {
    const page = await walker.open();
    await signIn(page, `${login}@demo.local`);
    await page.goto('/');
    await page.getByRole('link', { name: 'Структура' }).click();
    await page.getByRole('heading', { level: 1, name: 'Структура' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/structure/employees');
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(tabs);
    await block(page, 'Маркетинг').getByRole('row').nth(1).waitFor();
  });
});

describe('the list of subdivisions', () => {
  it('leads to a block, also by keyboard, and follows the page', async () => {
    const page = await open();
    await expect.poll(() => current(page)).toBe('Маркетинг');
    await list(page)
      .getByRole('button', { name: /^Продажи/ })
      .press('Enter');
    await block(page, 'Продажи').getByRole('row').nth(1).waitFor();
    await expect.poll(() => current(page)).toBe('Продажи');
    await expect.poll(() => topOf(page, 'Продажи')).toBeLessThan(110);
    await expect.poll(() => topOf(page, 'Продажи')).toBeGreaterThan(56);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Продажи');
    await page.keyboard.press('Control+Home');
    await expect.poll(() => current(page)).toBe('Маркетинг');
    // The page grows while people come in, so its end moves on after a press.
    const atTheEnd = async () => {
      await page.keyboard.press('Control+End');
      return current(page);
    };
    await expect.poll(atTheEnd, { interval: 300 }).toBe('Финансы');
  });

  it('keeps what was chosen where it cannot come to the top', async () => {
    const page = await open();
    await list(page)
      .getByRole('button', { name: /^Финансы/ })
      .click();
    await block(page, 'Финансы').getByRole('row').nth(1).waitFor();
    await expect.poll(() => current(page)).toBe('Финансы');
  });

  it('asks for people only where somebody looks', async () => {
    const page = await walker.open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/employee\?/.test(request.url())) asked.push(request.url());
    });
    await signIn(page, 'employee@demo.local');
    await page.goto('/structure');
    await page.locator('.structure-open').first().waitFor();
    expect(new Set(asked).size).toBeLessThan(4);
  });

  it('is a select on phones', async () => {
    const page = await open({ viewport: phone });
    const select = page.getByLabel('Подразделения');
    // Read from the page, because other walks add employees.
    const sales = await select.locator('option', { hasText: /^Продажи/ }).getAttribute('value');
    await select.selectOption(sales);
    await block(page, 'Продажи').getByRole('list').first().waitFor();
    await expect.poll(() => topOf(page, 'Продажи')).toBeGreaterThan(100);
    await expect.poll(() => topOf(page, 'Продажи')).toBeLessThan(180);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect
      .poll(() => select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text))
      .toMatch(/^Маркетинг/);
  });
});

describe('people', () => {
  it('are found by name in whatever subdivision, and sorted alike in all', async () => {
    const page = await open();
    // Matched loosely, because other walks add employees.
    const everybody = page.getByRole('status').filter({ hasText: /^\d+ сотрудник/ });
    const count = await everybody.textContent();
    await page.getByRole('searchbox').fill('  андреевна ');
    await expect.poll(() => page.getByRole('region').count()).toBeLessThan(6);
    const rows = page.locator('.structure-open');
    await expect
      .poll(async () => (await rows.allTextContents()).every((name) => name.includes('Андреевна')))
      .toBe(true);
    await page.getByRole('searchbox').fill('нет такого');
    await page.getByRole('button', { name: 'Показать всех' }).click();
    await expect.poll(() => everybody.textContent()).toBe(count);
    for (const order of ['ascending', 'descending']) {
      await block(page, 'Маркетинг').getByRole('button', { name: 'Сотрудник' }).click();
      await block(page, 'Маркетинг').locator(`[aria-sort="${order}"]`).waitFor();
    }
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('lastName:d');
    for (const name of ['Маркетинг', 'Персонал']) {
      // A block loads when it comes into view.
      await block(page, name).scrollIntoViewIfNeeded();
      const sorted = block(page, name).locator('[aria-sort="descending"]');
      await expect.poll(() => sorted.textContent()).toBe('Сотрудник');
    }
  });

  it('open their profile from the row and from the keyboard', async () => {
    const page = await open();
    const person = block(page, 'Маркетинг').locator('.structure-open').first();
    const [lastName = '', firstName = ''] = ((await person.textContent()) ?? '').split(' ');
    const panel = page.getByRole('region', { name: 'Профиль' });
    // The button on the name covers the whole row.
    const position = block(page, 'Маркетинг').getByRole('row').nth(1).getByRole('cell').first();
    await position.click({ force: true });
    await panel.getByText(`${firstName} ${lastName}`).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await person.focus();
    await page.keyboard.press('Enter');
    await panel.getByText(`${firstName} ${lastName}`).waitFor();
    await page.getByRole('link', { name: 'Настройки' }).click();
    await panel.waitFor({ state: 'detached' });
  });

  it('come ten at a time', async () => {
    const page = await open({}, 'hr@vector.local');
    const call = caller(`${laneProduct().url}/api`, await tokenOf(page));
    const { data } = await call<{ data: { id: string; name: string }[] }>(
      'GET /dictionary/subdivision',
    );
    const places = await call<{ data: { id: string }[] }>('GET /dictionary/position');
    await call('POST /employee/create', {
      lastName: 'Zimmer',
      firstName: 'Yana',
      email: 'yana@vector.local',
      locale: 'ru',
      inCompany: '2024-03-01',
      inPosition: '2025-01-15',
      subdivisionId: data[0]?.id,
      positionId: places.data[0]?.id,
    });
    await page.reload();
    const first = page.locator('.structure-block').first();
    await first.getByText('11 employees').waitFor();
    await first.getByRole('button', { name: 'Page 2' }).click();
    await first.getByRole('button', { name: 'Yana Zimmer' }).waitFor();
    await expect.poll(() => first.locator('.structure-open').count()).toBe(1);
  });
});

it('the tree shows the way to somebody who is searched for, and opens their profile', async () => {
  const page = await open();
  await openTab(page, 'Схема');
  await page.getByRole('tree').waitFor();
  await page.getByRole('searchbox').fill('  соловьёва татьяна ');
  await page.getByRole('button', { name: /^Соловьёва Татьяна/ }).click();
  const person = page.getByRole('treeitem', { name: /^Соловьёва Татьяна/ });
  await expect.poll(() => person.evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Профиль' }).getByText('Татьяна Соловьёва').waitFor();
});
