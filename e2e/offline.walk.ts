import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { askAbout, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

const walker = startBrowser();
const email = 'grigoriy.vorobyov@demo.local';
const numbered = (page: Page, number: number) =>
  page.locator('.answering > [role="status"]', { hasText: new RegExp(`^Вопрос ${number} из`) });

/** Answers from this question on, each by one tap or a text. Returns the number of the last one. */
async function answerFrom(page: Page, from: number, upTo = Number.POSITIVE_INFINITY) {
  const send = page.getByRole('button', { name: 'Отправить' });
  for (let at = from; ; at += 1) {
    await numbered(page, at).waitFor({ state: 'attached' });
    const text = page.locator('.answering-question textarea');
    if (await text.isVisible()) await text.fill('Спокойно и по делу.');
    else await page.locator('.answer-row').nth(1).tap();
    if (at === upTo || (await send.isVisible())) return at;
    if (await text.isVisible()) await page.getByRole('button', { name: 'Ответить' }).tap();
    await page.clock.fastForward(350);
    await numbered(page, at + 1).waitFor({ state: 'attached' });
    await page.clock.fastForward(300);
  }
}

it('begun answers open without a network, are finished there, and arrive once', async () => {
  const { url, dataDir } = laneProduct();
  const asked = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
  const { lastName } = asked.subjects[0]!;
  const page = await walker.open({ viewport: phone, touch: true });
  await page.clock.install();
  await page.goto(await linkMailedTo(email, lastName, dataDir, opens(url, asked.id)));
  const begin = page.getByRole('button', { name: 'Начать' });
  const row = page.locator('.link-person', { hasText: lastName }).getByRole('link').first();
  await begin.or(row).first().waitFor();
  if (await row.isVisible()) await row.tap();
  await begin.tap();
  await answerFrom(page, 1, 3);
  await page.clock.fastForward(3_000);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${url}/testing`);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url: address }) => new URL(address).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  const context = page.context();
  let saved = 0;
  context.on('response', (response) => {
    if (response.url().endsWith('/api/questionary/result') && response.ok()) saved += 1;
  });
  await context.setOffline(true);
  const back = await context.newPage();
  await page.close();
  await back.goto('/testing');
  await back.getByRole('link', { name: new RegExp(`Продолжить: .*${lastName}`) }).tap();
  await back.getByRole('button', { name: 'Продолжить' }).tap();
  // The third answer led on, once its moment had passed.
  await answerFrom(back, 4);
  await back.clock.fastForward(300);
  await back.getByRole('button', { name: 'Отправить' }).click();
  await back.getByText('Ответы не отправлены').waitFor();
  await context.setOffline(false);
  await back.getByRole('heading', { name: /тветы отправлены/ }).waitFor();
  expect(saved).toBe(1);
});
