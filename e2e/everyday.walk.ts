import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { getReportList, ReportRow } from '#core/report/contract/report-list.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { speak } from '#platform/texts/speak.ts';
import { startBrowser } from './lane/browser.ts';
import { type CountingHand, makeCountingHand } from './lane/counting-hand.ts';
import { keepSession } from './lane/session.ts';
import { startProduct } from './lane/start-product.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';

/**
 * What people do every day, in clicks from the page on which they arrive; what is typed is no click. How many it took
 * before HR's side got its new face stands in docs/product/before-after.md. Two lists are approved in cycle-presses.walk.ts.
 */
// One of its own, as its time zone is changed. It ends after the browser, whose pages would miss it.
let product: Awaited<ReturnType<typeof startProduct>>;
afterAll(() => product?.stop());
const walker = startBrowser();
const t = speak.ru;
beforeAll(async () => {
  product = await startProduct();
});

async function arrive(email: string): Promise<Page> {
  const page = await walker.open({ url: product.url });
  await keepSession(page.context(), product.url, await sessionOf(product.url, email));
  await page.goto(product.url);
  return page;
}
async function arriveAsHr(email = 'hr@demo.local') {
  const page = await arrive(email);
  await page.getByRole('heading', { level: 1, name: t('menu.journal') }).waitFor();
  return { page, hand: makeCountingHand() };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const beside = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** Opens the search by its key, and what is found there for a text. */
async function find(page: Page, hand: CountingHand, text: string) {
  await page.keyboard.press('/');
  await hand.type(page.getByRole('combobox', { name: t('headerSearch.label') }), text);
  return (group: string) => page.getByRole('group', { name: group }).getByRole('option').first();
}

async function lastReportOf(email: string): Promise<ReportRow> {
  const call = caller(`${product.url}/api`, await sessionOf(product.url, email));
  const query = 'limit=1&sort=createdAt:d&filterList[method]=360';
  const { data } = await call<ReplyFields<typeof getReportList>>(`GET /report/list?${query}`);
  if (!data[0]) throw new Error('no report');
  return data[0];
}
const reportOf = (page: Page) => page.getByRole('dialog', { name: t('report.title') });

describe('HR', () => {
  test('finds a person’s last report with one click', async () => {
    const { page, hand } = await arriveAsHr();
    const found = await find(
      page,
      hand,
      shortName(await lastReportOf('employee@demo.local'), 'ru'),
    );
    await hand.click(found(t('menu.reports')));
    await reportOf(page).waitFor();
    expect(hand.clicks).toBe(1);
  });

  test('sees who is late with one click', async () => {
    const { page, hand } = await arriveAsHr();
    await hand.click(beside(page, t('menu.pending')));
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    // On the demo's first day everybody has had a letter.
    await page.getByText(t('pending.nobodyToday')).waitFor();
    expect(hand.clicks).toBe(1);
  });

  test('reads the results of a department with two', async () => {
    const { page, hand } = await arriveAsHr();
    const menu = page.getByRole('navigation', { name: 'Основное меню' });
    await hand.click(menu.getByRole('link', { name: t('menu.reports'), exact: true }));
    await hand.click(beside(page, t('menu.heatmap')));
    const departments = page.getByRole('list', { name: t('heatmap.chart.groups.subdivision') });
    await departments.getByRole('listitem').first().waitFor();
    expect(hand.clicks).toBe(2);
  });

  test('sends three reports with four: each letter has words of its own', async () => {
    const { page, hand } = await arriveAsHr();
    await page.goto(`${product.url}/estimation/reports?method=180`);
    const send = page.getByRole('button', { name: /^Отправить: / });
    await hand.click(send.first());
    const told = new Set<string>();
    for (const isLast of [false, false, true]) {
      const window = page.getByRole('dialog', { name: t('reportSend.title') });
      const whoGets = window.getByText(/^Отчёт .+ получ/);
      await expect.poll(async () => told.has((await whoGets.textContent()) ?? '')).toBe(false);
      told.add((await whoGets.textContent()) ?? '');
      const name = t(isLast ? 'reportSend.submit' : 'reportSend.submitAndNext');
      const sent = page.waitForResponse((reply) => reply.url().endsWith('/report/send'));
      await hand.click(window.getByRole('button', { name, exact: true }));
      expect((await sent).status()).toBe(200);
    }
    expect(hand.clicks).toBe(4);
  });

  test('adds a rater with four', async () => {
    const { page, hand } = await arriveAsHr();
    const card = page.getByRole('region', { name: 'В работе' }).locator('a.q-card').first();
    await hand.click(card);
    const add = `${t('questionaryDetail.add.title')} ${t('questionaryDetail.add.colleague')}`;
    await hand.click(button(page, add));
    const window = page.getByRole('dialog', { name: t('questionaryForm.choose.colleague') });
    const free = window.getByRole('listitem').getByRole('checkbox', { disabled: false });
    const said = await free.first().evaluate((box) => box.closest('label')?.textContent);
    const field = window.getByRole('searchbox');
    await hand.type(field, /[\w.-]+@[\w.]+/.exec(said ?? '')?.[0] ?? '');
    await expect.poll(() => free.count()).toBe(1);
    await field.press('Enter');
    await hand.click(window.getByRole('button', { name: t('questionaryForm.choose.apply') }));
    await hand.click(button(page, t('common.save')));
    await page.getByText('Анкета сохранена').waitFor();
    expect(hand.clicks).toBe(4);
  });

  test('finds how anonymity works with one', async () => {
    const { page, hand } = await arriveAsHr();
    const found = await find(page, hand, 'анонимность');
    const [help] = await Promise.all([
      page.waitForEvent('popup'),
      hand.click(found(t('headerSearch.help'))),
    ]);
    await help
      .getByRole('heading', { name: /анонимн/i })
      .first()
      .waitFor();
    expect(hand.clicks).toBe(1);
  });
});

test('an admin changes the company’s time zone with two', async () => {
  const { page, hand } = await arriveAsHr('admin@demo.local');
  const found = await find(page, hand, t('brand.timeZone'));
  await hand.click(found(t('headerSearch.places')));
  const part = page.getByRole('heading', { name: t('brand.letters') });
  await expect.poll(() => part.evaluate((one) => one === document.activeElement)).toBe(true);
  const zone = page.getByRole('combobox', { name: new RegExp(t('brand.timeZone')) });
  await hand.type(zone, 'Asia/Almaty');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hand.click(button(page, t('brand.save')));
  await page.getByText('Настройки компании сохранены').waitFor();
  expect(hand.clicks).toBe(2);
});

test('somebody reads their own report and comes to their plan with two', async () => {
  const email = 'employee@demo.local';
  const page = await arrive(email);
  const hand = makeCountingHand();
  const found = await find(page, hand, shortName(await lastReportOf(email), 'ru'));
  await hand.click(found(t('menu.reports')));
  await hand.click(reportOf(page).getByRole('link', { name: t('whatNext.choice.plan') }));
  await page.getByRole('heading', { level: 1, name: t('menu.plan') }).waitFor();
  expect(hand.clicks).toBe(2);
});
