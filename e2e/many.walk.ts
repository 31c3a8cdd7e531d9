import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { callAsHr, makeOwn } from './step/own-questionary.ts';

const walker = startBrowser();
const { url } = laneProduct();
/** Two that may go to work and one without a rater, newest last. */
let made: { id: string; number: number }[];

beforeAll(async () => {
  const call = await callAsHr(url);
  made = [];
  for (const supervisors of [['oleg.kuzmin@demo.local'], [], ['natalya.ershova@demo.local']]) {
    made.push(await makeOwn(call, 'yana.sokolova@demo.local', supervisors, { isAnonymous: false }));
  }
});

const box = (page: Page, at: number) =>
  page.getByRole('checkbox', { name: new RegExp(`^Выбрать: № ${made[at]?.number},`) });

describe('three assessments of the journal', () => {
  let page: Page;

  it('are selected with shift, and two of them can go to work', async () => {
    page = await walker.open();
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/questionary?q=Соколова');
    // By keyboard: the box shows when it has the focus.
    await box(page, 2).focus();
    await page.keyboard.press('Space');
    await box(page, 0).click({ modifiers: ['Shift'] });
    await page.getByText('Выбрано: 3').waitFor();
    await page.getByRole('button', { name: 'В работу · 3' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отправить анкеты в работу?' });
    await dialog.getByText('Приглашения получат 2 человека').waitFor();
    const cannot = dialog.getByRole('listitem').filter({ hasText: `№ ${made[1]?.number}` });
    await cannot.getByText('Выберите хотя бы одного руководителя').waitFor();
    await dialog.getByRole('button', { name: 'Отправить 2 анкеты' }).click();
    await page.getByText('Отправлены в работу 2 анкеты').waitFor();
    const inwork = page.getByRole('region', { name: 'В работе' });
    for (const at of [0, 2]) {
      await inwork.getByText(`№ ${made[at]?.number}`, { exact: true }).waitFor();
    }
    await expect.poll(() => page.getByText('Выбрано: ').count()).toBe(0);
  });

  it('what stays is found on a phone by one press on its card, and deleted', async () => {
    page = await walker.open({ viewport: phone });
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/questionary?q=Соколова');
    await page.getByRole('button', { name: 'Выбрать анкеты' }).click();
    await box(page, 1).check();
    await page.getByRole('button', { name: 'Ещё действия' }).click();
    await page.getByRole('menuitem', { name: 'Удалить · 1' }).click();
    await page.getByRole('button', { name: 'Удалить 1 анкету' }).click();
    await page.getByText('Удалена 1 анкета').waitFor();
    await box(page, 1).waitFor({ state: 'detached' });
  });
});
