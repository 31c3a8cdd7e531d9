import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { ReportRow } from '#contract/assessment/report-list.ts';
import { desktop, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';

/** From a report to what changes: the person's plan, the leader's talk, and the director's pages. */
const walker = startBrowser();

const person = 'employee@demo.local';
const leader = 'manager@demo.local';
const goal = 'Подводить итог каждой встречи';
/** What the issue allows from an opened report to a plan with one goal and step. */
const mostTaps = 6;

let report: ReportRow;
beforeAll(async () => {
  report = await latest();
});

/** The person's latest report. */
async function latest(): Promise<ReportRow> {
  const { url } = laneProduct();
  const call = caller(`${url}/api`, await sessionOf(url, person));
  const { data } = await call<{ data: ReportRow[] }>(
    'GET /report/list?limit=1&sort=createdAt:d&filterList[method]=360',
  );
  if (!data[0]) throw new Error('no report');
  return data[0];
}

async function openAs(email: string, path: string): Promise<Page> {
  const page = await walker.open();
  await signIn(page, email);
  await page.goto(path);
  return page;
}
const addressOf = ({ questionaryId, employeeId }: ReportRow) =>
  `/estimation/reports?${new URLSearchParams({ questionary: questionaryId, employee: employeeId })}`;
const ledPlans = '/estimation/plan?of=led';

it('the leader prepares the talk, prints it, and reads the plan that is shared', async () => {
  const page = await openAs(leader, addressOf(report));
  await page.getByRole('link', { name: 'Подготовиться к разговору' }).click();
  await page.getByRole('heading', { level: 1, name: 'Разговор об отчёте' }).waitFor();
  await page.getByRole('heading', { name: 'Чего лучше не говорить' }).waitFor();
  const printed = page.evaluate(
    () => new Promise((done) => Object.assign(window, { print: () => done('printed') })),
  );
  await page.getByRole('button', { name: 'Напечатать' }).click();
  expect(await printed).toBe('printed');
  await page.goto(ledPlans);
  await page.getByRole('link', { name: report.lastName }).click();
  await page.getByText('Этот план показали вам как руководителю.').waitFor();
});

it('the person comes from the report to a plan with one goal and step', async () => {
  const page = await openAs(person, addressOf(report));
  const next = page.locator('.r-section', {
    has: page.getByRole('heading', { name: 'Что дальше', exact: true }),
  });
  await next.waitFor();
  let taps = 0;
  const tap = async (what: ReturnType<Page['locator']>) => {
    await what.click();
    taps += 1;
  };
  await tap(next.locator('button[aria-pressed="false"]').first());
  await tap(next.getByRole('link', { name: 'Составить план' }));
  await tap(page.getByRole('textbox', { name: 'Чего вы хотите добиться' }));
  await page.keyboard.type(goal);
  await tap(page.getByRole('group', { name: 'С чего можно начать' }).getByRole('button').first());
  await tap(page.getByRole('button', { name: 'Сохранить план' }));
  await page.getByRole('heading', { name: goal }).waitFor();
  await page.getByText('План видите только вы.').waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
  expect(taps).toBeLessThanOrEqual(mostTaps);
});

it('the leader no longer finds a plan, as the new one is private', async () => {
  const page = await openAs(leader, ledPlans);
  await page.getByRole('tab', { name: /^Мои люди/ }).waitFor();
  await page.getByText('Вам пока никто не показал план').waitFor();
  await expect.poll(() => page.getByText(report.lastName).count()).toBe(0);
});

const files = { PDF: '%PDF-', XLSX: 'PK', PPTX: 'PK' };

it('the director reads the company’s results and takes the summary report along', async () => {
  const page = await openAs('director@demo.local', '/estimation/company');
  await page.getByRole('heading', { level: 1, name: 'Результаты компании' }).waitFor();
  const totals = page.getByRole('table', { name: 'Итоги по годам' });
  const inView = [
    ...['В среднем', 'Людей', 'Ответили'].map((name) => totals.getByRole('row', { name })),
    totals.locator('.heat-trend .trend-line'),
  ];
  for (const one of inView) {
    await one.waitFor();
    const { y = -1, height = 0 } = (await one.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(desktop.height);
  }
  await page.getByRole('link', { name: 'Сводный отчёт' }).click();
  await page.getByRole('heading', { name: 'Главное' }).waitFor();
  for (const [format, start] of Object.entries(files)) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Скачать ${format}` }).click(),
    ]);
    const file = await readFile(await download.path());
    expect(file.subarray(0, start.length).toString()).toBe(start);
  }
});
