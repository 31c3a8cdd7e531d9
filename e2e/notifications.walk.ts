import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { getNotificationList } from '#core/notification/contract/notification.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { plain } from '#test/screen/plain.ts';
import { patience, phone, startBrowser } from './lane/browser.ts';
import { startBufferingProxy } from './lane/buffering-proxy.ts';
import { laneProduct } from './lane/lanes.ts';
import { keepSession } from './lane/session.ts';
import { sessionOf } from './lane/visitor.ts';
import { answerOne, caller } from './step/answer.ts';
import { makeOwn, moveTo } from './step/own-questionary.ts';
import { expectAccessible } from './tour/axe.ts';

/** HR hears of a questionary that its last answer has ended. */
const walker = startBrowser();

type Call = ReturnType<typeof caller>;

/** A questionary in work that only HR has to answer. Returns what answers it. */
async function askHr(call: Call) {
  const made = await makeOwn(call, 'natalya.ershova@demo.local', ['hr@demo.local']);
  await moveTo(call, made, 'inwork');
  const { data } = await call<{ data: QuestionaryDetail }>(`GET /questionary/${made.id}`);
  const assignment = { questionaryId: made.id, employeeId: data.employeeList[0]?.id ?? '' };
  const opinion = { rating: 2, text: 'Хорошо' } as const;
  return { ...made, answer: () => answerOne(call, assignment, opinion) };
}

async function enter(page: Page, token: string, url = laneProduct().url) {
  await keepSession(page.context(), url, token);
  await page.goto(`${url}/estimation/users`);
}
const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления, / });
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

type List = ReplyFields<typeof getNotificationList>;
const listed = (call: Call) => call<List>('GET /notification/list');
const isUnread = async (call: Call, text: string) =>
  (await listed(call)).data.some((one) => plain(one.text).includes(text) && !one.isRead);

/** Waits until the bell says how many are unread, of which there is one at least. */
async function says(page: Page, call: Call, meanwhile = async () => {}) {
  const counts = async () => {
    await meanwhile();
    const { unreadCount } = await listed(call);
    return unreadCount > 0 && (await unread(page)) === unreadCount;
  };
  await expect.poll(counts, { timeout: patience }).toBe(true);
}
const halfAMinute = 30_000;

it('the bell counts up in another window by itself; one is read, then all', async () => {
  const token = await sessionOf(laneProduct().url, 'hr@demo.local');
  const [window, narrow] = [await walker.open(), await walker.open({ viewport: phone })];
  for (const page of [window, narrow]) await enter(page, token);
  const call = caller(`${laneProduct().url}/api`, token);
  for (const page of [window, narrow]) await says(page, call);
  const { id, number, answer } = await askHr(call);
  await answer();
  const ended = `Анкета № ${number} завершена`;
  expect(await isUnread(call, ended)).toBe(true);
  for (const page of [window, narrow]) await says(page, call);

  await bell(narrow).click();
  const row = narrow.getByRole('button', { name: `Непрочитанное: ${ended}` });
  await row.waitFor();
  await expectAccessible(narrow, 'the notifications');
  await row.click();
  const modal = narrow.getByRole('dialog', { name: 'Анкета завершена' });
  await modal.getByText(`${ended}: Ершова Наталья`).waitFor();
  await modal.getByRole('button', { name: 'Отметить прочитанным' }).click();
  await expect.poll(() => isUnread(call, ended)).toBe(false);
  await says(window, call);

  await bell(window).click();
  await window.getByRole('button', { name: 'Прочитать все' }).click();
  await window.getByRole('alertdialog').getByRole('button', { name: 'Отметить все' }).click();
  for (const page of [window, narrow]) {
    await expect.poll(() => unread(page), { timeout: patience }).toBe(0);
  }
  await bell(window).click();
  await window.getByRole('button', { name: ended }).click();
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
  const call = caller(`${url}/api`, token);
  const { number, answer } = await askHr(call);
  await answer();
  expect(await isUnread(call, `Анкета № ${number} завершена`)).toBe(true);
  await says(page, call, async () => {
    // An answer has to come before the clock has run on so far that nobody waits for it any more.
    const answered = page.waitForResponse(/\/notification\/list/, { timeout: 3_000 });
    await page.clock.fastForward(halfAMinute);
    await answered.catch(() => undefined);
  });
  await page.close();
  await proxy.close();
});
