import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { askAbout, opens } from './step/invite.ts';
import { linesShown } from './step/lines-shown.ts';
import { linkMailedTo } from './step/mails.ts';

const walker = startBrowser();
const email = 'grigoriy.vorobyov@demo.local';
const numbered = (page: Page, number: number) =>
  page.locator('.answering > [role="status"]', { hasText: new RegExp(`^Вопрос ${number} из`) });
const isRating = (page: Page) => page.locator('.answer-rows').isVisible();

/** Taps an answer to each rating from this one on. Returns the number of the question after them. */
async function tapRatings(page: Page, from: number, upTo = Number.POSITIVE_INFINITY) {
  let at = from;
  for (; at < upTo && (await isRating(page)); at += 1) {
    await page
      .locator('.answer-row')
      .nth(at % 5)
      .tap();
    await page.clock.fastForward(350);
    await numbered(page, at + 1).waitFor({ state: 'attached' });
    await page.clock.fastForward(300);
  }
  return at;
}

it('a rater on a phone opens the mail, leaves, comes back, taps once a rating, and sends offline', async () => {
  const { url, dataDir } = laneProduct();
  const asked = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
  const { lastName, name } = asked.subjects[0]!;
  const page = await walker.open({ viewport: phone, touch: true });
  // Before there is a page: while it is installed, a page's clock says 1970.
  await page.clock.install();
  await page.goto(await linkMailedTo(email, lastName, dataDir, opens(url, asked.id)));
  const begin = page.getByRole('button', { name: 'Начать' });
  const row = page.locator('.link-person', { hasText: name }).getByRole('link').first();
  await begin.or(row).first().waitFor();
  if (await row.isVisible()) await row.tap();
  await page.getByText('Вы отвечаете как Воробьёв Григорий').waitFor();
  expect(await linesShown(page)).toBeLessThanOrEqual(8);
  await begin.tap();
  await numbered(page, 1).waitFor({ state: 'attached' });
  expect(await tapRatings(page, 1, 3)).toBe(3);
  const address = page.url();
  expect(address).not.toContain('token');

  // The tab is gone, and with it what only the tab knew.
  const back = await page.context().newPage();
  await page.close();
  await back.goto(address);
  await numbered(back, 3).waitFor({ state: 'attached' });
  // Each rating took one tap, as the numbers of the questions went up by one.
  let at = await tapRatings(back, 3);
  expect(at).toBeGreaterThan(10);
  for (; await back.getByRole('button', { name: /Ответить|Пропустить/ }).isVisible(); at += 1) {
    await back.locator('.answering-question textarea').fill('Спокойно и по делу.');
    await back.getByRole('button', { name: 'Ответить' }).tap();
    await numbered(back, at + 1).waitFor({ state: 'attached' });
    await back.clock.fastForward(300);
  }
  await back.locator('.answering-question textarea').fill('Так держать.');
  await back.context().setOffline(true);
  // A second tap in the same place, as quickly as here, would be taken for a double tap.
  await back.getByRole('button', { name: 'Отправить' }).click();
  await back.getByText('Ответы не отправлены').waitFor();
  await back.context().setOffline(false);
  await back.getByRole('heading', { name: /ответы отправлены/ }).waitFor();
});
