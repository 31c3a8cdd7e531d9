import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { often, seldom } from '#core/questionary/web/live.ts';
import { signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { answerByLink, type caller } from './step/answer.ts';
import { opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';
import { callAsHr, makeOwn, moveTo } from './step/own-questionary.ts';
import { section } from './step/questionary-form.ts';

const walker = startBrowser();
const url = laneProduct().url;

const subject = { name: 'Орлова Светлана', email: 'svetlana.orlova@demo.local' };
const silent = { name: 'Попов Андрей', email: 'andrey.popov@demo.local' };
const bosses = ['oleg.kuzmin@demo.local', 'grigoriy.vorobyov@demo.local'] as const;

let call: ReturnType<typeof caller>;
let page: Page;
beforeAll(async () => {
  call = await callAsHr(url);
  page = await walker.open();
  await signIn(page, 'hr@demo.local');
});

async function archiveByHand(): Promise<void> {
  await page.getByRole('button', { name: 'Действия с анкетой' }).click();
  await page.getByRole('menuitem', { name: 'В архив' }).click();
  const question = page.getByRole('alertdialog', { name: 'Отправить анкету в архив?' });
  await question.getByRole('button', { name: 'В архив' }).click();
  await page.getByText('Анкета отправлена в архив').first().waitFor();
}
const noReport = () => page.getByText('Отчёта нет');

describe('archived by hand', () => {
  it('in work: its reports come by themselves, and until then it says so', async () => {
    const made = await makeOwn(call, subject.email, bosses, { periodType: 'month' });
    await moveTo(call, made, 'inwork');
    const { dataDir } = laneProduct();
    const link = await linkMailedTo(bosses[0], subject.name, dataDir, opens(url, made.id));
    await answerByLink(link, { rating: 2, text: 'Да.' });
    await page.goto(`/estimation/questionary/${made.id}`);
    await page
      .locator('.q-detail')
      .getByText(/^1 из 2/)
      .first()
      .waitFor();
    await section(page, 'В работе').getByRole('link', { name: subject.name }).waitFor();
    // Simulates a slow machine: for a while there is no report yet.
    const reports = '**/api/report/list?*';
    await page.route(reports, (route) =>
      route.fulfill({ json: { code: 0, message: '', data: [], count: 0 } }),
    );
    await archiveByHand();
    await page.getByText('Отчёт готовится').waitFor();
    await page.getByText('Готово: 0 из 1.').waitFor();
    await page.unroute(reports);
    await page.getByRole('link', { name: `Открыть отчёт: ${subject.name}` }).waitFor();
    await expect.poll(() => page.getByText('Отчёт готовится').count()).toBe(0);
    await expect.poll(() => noReport().count()).toBe(0);
    await expect
      .poll(() => section(page, 'В работе').getByRole('link', { name: subject.name }).count())
      .toBe(0);
  });

  it('unanswered: it has no report and does not wait for one', async () => {
    const made = await makeOwn(call, silent.email, bosses);
    await page.clock.install();
    await page.goto(`/estimation/questionary/${made.id}`);
    await section(page, 'Созданные').getByRole('link', { name: silent.name }).waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/report/list')) asked += 1;
    });
    await archiveByHand();
    await noReport().waitFor();
    const before = asked;
    for (const time of [often, seldom, seldom]) await page.clock.fastForward(time);
    // Requests leave in their order: whatever was asked for before this one has been counted.
    await page.evaluate(async () => void (await fetch('/healthz')));
    expect(asked).toBe(before);
  });
});

describe('the archive', () => {
  const cards = () => page.locator('.q-card[href]');

  it('is found in the menu and holds both', async () => {
    await page.getByRole('link', { name: 'Архив анкет' }).click();
    await page.getByRole('heading', { level: 1, name: 'Архив анкет' }).waitFor();
    for (const { name } of [subject, silent]) await cards().filter({ hasText: name }).waitFor();
  });

  it('is searched, filtered and put in order, all of it in the address', async () => {
    await page.getByRole('searchbox').fill('Орлова Светлана');
    await expect.poll(() => cards().count()).toBe(1);
    // Search and filter together: neither undoes the other.
    await page.getByRole('searchbox').fill('');
    await page.getByRole('radio', { name: 'Сначала старые' }).check({ force: true });
    await page.waitForURL(/orderBy=ASC/);
    await expect.poll(() => cards().first().textContent()).toMatch(/^№\s1\D/);
    await expect.poll(() => new URL(page.url()).search).toBe('?orderBy=ASC');
    await page.getByRole('button', { name: /^Фильтр/ }).click();
    await page.getByRole('checkbox', { name: '90' }).check();
    await page.getByRole('button', { name: 'Применить' }).click();
    await page.waitForURL(/method=90/);
    await page.reload();
    await expect.poll(() => cards().last().textContent()).toContain(silent.name);
    const others = async () =>
      (await cards().locator('.q-card-top').allTextContents()).filter((top) => !top.endsWith('90'));
    await expect.poll(others).toEqual([]);
  });

  it('opens one over it with its report, at an address of its own, and leaves no trace on closing', async () => {
    const before = page.url();
    await cards().filter({ hasText: subject.name }).click();
    const view = page.getByRole('dialog', { name: /^Анкета №/ });
    await view.getByRole('heading', { name: 'Все компетенции' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/archive\/[\da-f-]{36}\?.*method=90/);
    await page.reload();
    await view.getByRole('heading', { name: subject.name }).waitFor();
    await view.getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(() => page.url()).toBe(before);
    await cards().filter({ hasText: silent.name }).click();
    await view.getByText('Отчёта нет').waitFor();
    await view.getByRole('button', { name: 'Действия с анкетой' }).click();
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Дублировать']);
    await page.keyboard.press('Escape');
    await view.getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(() => page.url()).toBe(before);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(before);
    await expect.poll(() => view.count()).toBe(0);
  });

  it('is reached by the search in the header, by keyboard alone', async () => {
    await page.goto('/estimation/reports');
    await page.getByRole('combobox', { name: 'Общий поиск' }).waitFor();
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type(subject.name);
    const archived = page.getByRole('option').filter({ hasText: 'В архиве' }).first();
    await archived.waitFor();
    // People stand before it.
    const down = async () => {
      await page.keyboard.press('ArrowDown');
      return archived.getAttribute('data-focused');
    };
    await expect.poll(down).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/archive\/[\da-f-]{36}$/);
    await page
      .getByRole('dialog', { name: /^Анкета №/ })
      .getByText(subject.name)
      .first()
      .waitFor();
  });

  it('sends home who asks for one that is not there', async () => {
    await walker.expecting(/404/, async () => {
      await page.goto('/estimation/questionary/archive/00000000-0000-4000-8000-000000000000');
      await page.getByText('Анкета не найдена').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
    });
  });
});
