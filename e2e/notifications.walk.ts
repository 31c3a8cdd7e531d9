import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { QuestionaryDetail } from '#contract/questionary.ts';
import { answerOne, caller } from './answer.ts';
import { expectAccessible } from './axe.ts';
import { patience, phone, startBrowser } from './browser.ts';
import { startBufferingProxy } from './buffering-proxy.ts';
import { laneProduct } from './lanes.ts';
import { makeOwn, moveTo } from './own-questionary.ts';
import { sessionOf } from './visitor.ts';

/** HR hears of a questionary that its last answer has ended. */
const walker = startBrowser();

/** A questionary in work that only HR has to answer. Returns what answers it. */
async function askHr(call: ReturnType<typeof caller>) {
  const made = await makeOwn(call, 'natalya.ershova@demo.local', ['hr@demo.local']);
  await moveTo(call, made, 'inwork');
  const { data } = await call<{ data: QuestionaryDetail }>(`GET /questionary/${made.id}`);
  const assignment = { questionaryId: made.id, employeeId: data.employeeList[0]?.id ?? '' };
  const opinion = { rating: 2, text: 'Хорошо' } as const;
  return { ...made, answer: () => answerOne(call, assignment, opinion) };
}

async function enter(page: Page, token: string, url = laneProduct().url) {
  await page.addInitScript((kept) => localStorage.setItem('admin-token', kept), token);
  await page.goto(`${url}/estimation/users`);
}
const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления, / });
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

it('the bell counts up in another window by itself; one is read, then all', async () => {
  const token = await sessionOf(laneProduct().url, 'hr@demo.local');
  const [window, narrow] = [await walker.open(), await walker.open({ viewport: phone })];
  for (const page of [window, narrow]) await enter(page, token);
  await expect.poll(() => unread(window), { timeout: patience }).toBeGreaterThan(0);
  const before = await unread(window);
  const call = caller(`${laneProduct().url}/api`, token);
  const { id, number, answer } = await askHr(call);
  await answer();
  // HR may have been told of the invitation too, if it went out before the answer.
  const { unreadCount } = await call<{ unreadCount: number }>('GET /notification/list');
  expect(unreadCount).toBeGreaterThan(before);
  for (const page of [window, narrow]) {
    await expect.poll(() => unread(page), { timeout: patience }).toBe(unreadCount);
  }

  await bell(narrow).click();
  const row = narrow.getByRole('button', { name: `Непрочитанное: Анкета № ${number} завершена` });
  await row.waitFor();
  await expectAccessible(narrow, 'the notifications');
  await row.click();
  const modal = narrow.getByRole('dialog', { name: 'Анкета завершена' });
  await modal.getByText(`Анкета № ${number} завершена: Ершова Наталья`).waitFor();
  await modal.getByRole('button', { name: 'Отметить прочитанным' }).click();
  await expect.poll(() => unread(window), { timeout: patience }).toBe(unreadCount - 1);

  await bell(window).click();
  await window.getByRole('button', { name: 'Прочитать все' }).click();
  await window.getByRole('alertdialog').getByRole('button', { name: 'Отметить все' }).click();
  for (const page of [window, narrow]) {
    await expect.poll(() => unread(page), { timeout: patience }).toBe(0);
  }
  await bell(window).click();
  await window.getByRole('button', { name: `Анкета № ${number} завершена` }).click();
  await window.getByRole('dialog').getByRole('button', { name: 'Открыть' }).click();
  await window.waitForURL(`**/estimation/questionary/${id}`);
});

it('counts up behind a proxy that holds streams back, as it asks every half a minute', async () => {
  const { url } = laneProduct();
  const token = await sessionOf(url, 'hr@demo.local');
  const proxy = await startBufferingProxy(url);
  const page = await walker.open();
  await page.clock.install();
  await enter(page, token, proxy.url);
  await bell(page).waitFor();
  const before = await unread(page);
  const { answer } = await askHr(caller(`${url}/api`, token));
  await answer();
  const halfAMinute = 30_000;
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(halfAMinute);
        return unread(page);
      },
      { timeout: patience },
    )
    .toBeGreaterThan(before);
  await page.close();
  await proxy.close();
});
