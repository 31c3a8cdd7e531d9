import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { callAsHr, makeOwn, moveTo } from './step/own-questionary.ts';
import { createBy, dayFromNow, section } from './step/questionary-form.ts';

const walker = startBrowser();

async function openJournal(email = 'hr@demo.local', address = '/'): Promise<Page> {
  const page = await walker.open();
  await signIn(page, email);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
  return page;
}

/** Cards that can be opened. While a column loads, its placeholders look like cards too. */
const cards = (page: Page, column: string) => section(page, column).locator('a.q-card');
const panel = (page: Page) => page.getByRole('region', { name: /^Анкета №|^Изменение|^Создание/ });
const menuItem = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Действия с анкетой' }).click();
  await page.getByRole('menuitem', { name }).click();
};

describe('search and filter', () => {
  it('stand in the address and survive a reload', async () => {
    const page = await openJournal();
    await page.getByRole('searchbox').fill('егор');
    await page.waitForURL(/[?&]q=/);
    // One is about a person, the other about a position of whose people one is called so.
    await expect.poll(() => cards(page, 'Созданные').count()).toBe(2);
    await page.getByRole('button', { name: /^Фильтр/ }).click();
    await page.getByRole('checkbox', { name: '180' }).check();
    await page.getByRole('button', { name: 'Применить' }).click();
    await page.waitForURL(/method=180/);
    await expect.poll(() => cards(page, 'В работе').count()).toBe(1);
    await page.reload();
    await expect.poll(() => cards(page, 'В работе').count()).toBe(1);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('егор');
    await page.getByRole('searchbox').fill('такой анкеты нет');
    await page.getByRole('button', { name: /Сбросить/ }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  });
});

describe('the form', () => {
  it('says what is missing, and asks before changes are lost', async () => {
    const page = await openJournal();
    await createBy(page, 'Одну анкету');
    await page.getByRole('textbox', { name: 'Дата окончания' }).fill('');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await panel(page).getByText('Обязательное поле').first().waitFor();
    await page.getByRole('button', { name: 'Отмена' }).click();
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await question.getByRole('button', { name: 'Вернуться к форме' }).click();
    await page.getByRole('link', { name: 'Отчёты' }).click();
    await question.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await page.getByRole('heading', { level: 1, name: 'Отчёты' }).waitFor();
    await expect.poll(() => panel(page).count()).toBe(0);
  });

  it('shows what somebody else saved meanwhile, and loses neither', async () => {
    const mine = await openJournal();
    const theirs = await openJournal('admin@demo.local');
    for (const page of [mine, theirs]) {
      await cards(page, 'Созданные').filter({ hasText: 'Щербаков Артём' }).click();
      await menuItem(page, 'Изменить');
    }
    await theirs.getByRole('textbox', { name: 'Дата окончания' }).fill(dayFromNow(40));
    await theirs.getByRole('button', { name: 'Сохранить' }).click();
    await theirs.getByText('Анкета сохранена').waitFor();
    await mine.getByRole('textbox', { name: 'Дата окончания' }).fill(dayFromNow(50));
    const stale = mine.getByRole('dialog', { name: 'Анкету изменил кто-то другой' });
    await walker.expecting(/409/, async () => {
      await mine.getByRole('button', { name: 'Сохранить' }).click();
      await stale.waitFor();
    });
    await stale.getByText('Дата окончания').waitFor();
    await stale.getByRole('button', { name: 'Сохранить моё поверх' }).click();
    await mine.getByText('Анкета сохранена').waitFor();
    await theirs.reload();
    await mine.reload();
    const [day = ''] = dayFromNow(50).split('-');
    for (const page of [theirs, mine]) {
      const dates = panel(page).locator('.q-detail-when');
      await expect.poll(() => dates.textContent()).toMatch(new RegExp(`–\\s${Number(day)}\\s`));
    }
  });
});

describe('on a device where it is another day', () => {
  it('today is the company’s today', async () => {
    const now = new Date();
    const elsewhere = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
      (timeZone) => dateIn(timeZone, now) !== dateIn('Europe/Moscow', now),
    );
    const page = await walker.open({ timeZone: elsewhere ?? '' });
    await signIn(page, 'hr@demo.local');
    const { id } = await makeOwn(await callAsHr(laneProduct().url), 'yana.sokolova@demo.local', [
      'oleg.kuzmin@demo.local',
    ]);
    await page.goto(`/estimation/questionary/${id}`);
    await page.getByRole('button', { name: 'В работу' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Отправить анкету в работу?' });
    await dialog.getByText('Приглашения уйдут участникам сразу').waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await createBy(page, 'Одну анкету');
    const day = (name: string) => page.getByRole('textbox', { name }).inputValue();
    await expect.poll(() => day('Дата начала')).toBe(dayFromNow(0));
    expect(await day('Дата окончания')).toBe(dayFromNow(14));
  });
});

describe('a created questionary', () => {
  it('is copied, and the copy deleted after a question', async () => {
    const page = await openJournal();
    const made = cards(page, 'Созданные').filter({ hasText: 'Макаров Егор' });
    await made.click();
    await panel(page).getByRole('heading', { name: 'Макаров Егор' }).waitFor();
    await menuItem(page, 'Дублировать');
    await page.getByText('Копия анкеты создана').waitFor();
    await expect.poll(() => made.count()).toBe(2);
    const copy = await panel(page).getByRole('heading', { level: 2 }).textContent();
    await menuItem(page, 'Удалить');
    const question = page.getByRole('alertdialog', { name: /^Удалить анкету/ });
    await question.getByRole('button', { name: 'Удалить' }).click();
    await page.getByText('Анкета удалена').waitFor();
    await expect.poll(() => made.count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { name: copy ?? '' }).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/estimation/questionary');
  });
});

describe('the panel', () => {
  it('leaves its card in sight, opened by a click or by its address', async () => {
    const page = await openJournal();
    const card = cards(page, 'Завершённые').first();
    const isBeside = async () => {
      const [own, over] = [await card.boundingBox(), await panel(page).boundingBox()];
      return own !== null && over !== null && own.x + own.width <= over.x;
    };
    await card.click();
    await expect.poll(isBeside).toBe(true);
    await page.reload();
    await expect.poll(isBeside).toBe(true);
  });

  it('names the day of the invitations until it comes', async () => {
    const call = await callAsHr(laneProduct().url);
    const day = (days: number) => dayFromNow(days).split('-').reverse().join('-');
    const dates = { dateStart: day(5), dateEnd: day(9), method: '180' };
    const made = await makeOwn(call, 'yana.sokolova@demo.local', ['oleg.kuzmin@demo.local'], dates);
    await moveTo(call, made, 'inwork');
    const page = await openJournal('hr@demo.local', `/estimation/questionary/${made.id}`);
    await panel(page)
      .getByText(/^Приглашения уйдут \d/)
      .waitFor();
    await panel(page).getByRole('heading', { level: 4, name: 'Самооценка' }).waitFor();
    await expect.poll(() => panel(page).getByText('ещё отвечают').count()).toBe(0);
  });

  it('opens by the first click, however slowly the columns come', async () => {
    const page = await walker.open();
    await signIn(page, 'hr@demo.local');
    let comes = () => {};
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route('**/api/questionary/list?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
    const opened = cards(page, 'В работе').first().click();
    comes();
    await opened;
    await panel(page).locator('.q-facts').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('gives way to the form of a new one, begun by the search without a mouse', async () => {
    const page = await openJournal();
    await page.getByRole('combobox', { name: 'Общий поиск' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('option', { name: 'Создать анкету' }).waitFor();
    await page.keyboard.type('создать анкету');
    await page.getByRole('group', { name: 'Действия и разделы' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /^Создание/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/questionary$/);
    await page.getByRole('region', { name: /^Создание/ }).waitFor({ state: 'detached' });
  });

  it('leaves a phone’s list where it was', async () => {
    const page = await walker.open({ viewport: phone });
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/questionary?status=done');
    await page.locator('a.q-card').nth(5).scrollIntoViewIfNeeded();
    await page.locator('a.q-card').nth(5).click();
    const opened = page.getByRole('dialog', { name: /^Анкета №/ });
    await opened.locator('.q-facts').waitFor();
    await opened.getByRole('button', { name: 'Закрыть' }).click();
    await opened.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  it('closes on another screen and in another company', async () => {
    const page = await openJournal('super@demo.local');
    await cards(page, 'В работе').first().click();
    await panel(page).waitFor();
    await page.getByRole('link', { name: 'Отчёты' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await page.goBack();
    await panel(page).waitFor();
    await page.getByRole('button', { name: /^Компания: / }).click();
    await page.getByRole('menuitem', { name: 'Vector' }).click();
    await page.getByRole('button', { name: 'Компания: Vector' }).waitFor();
    await cards(page, 'В работе').first().waitFor();
    await expect.poll(() => panel(page).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/estimation/questionary');
  });

  it('stays in another theme and in another language, as the place around it does', async () => {
    const place = '/estimation/questionary?q=Егор';
    const page = await openJournal('hr@demo.local', place);
    await cards(page, 'В работе').first().click();
    await panel(page).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
      .toBe('Dark');
    await expect.poll(() => panel(page).count()).toBe(1);
    await expect.poll(() => page.url()).toBe(address);
    await page.getByText('EN', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Assessments' }).waitFor();
    const english = page.getByRole('region', { name: /^Assessment #/ });
    await english.waitFor();
    await expect.poll(() => page.url()).toBe(address);
    await page.reload();
    await english.waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByText('RU', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
  });
});
