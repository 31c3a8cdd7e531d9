import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';
import { answerTheRest, seeQuestion } from './step/answering-page.ts';
import { type Asked, askAbout, openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';
import { expectAccessible } from './tour/axe.ts';

const walker = startBrowser();
const email = 'oleg.kuzmin@demo.local';
let asked: Asked;
let page: Page;

/** As an administrator decides it on the security page. */
async function ask(kind: 'tick' | 'off') {
  const { url } = laneProduct();
  const call = caller(`${url}/api`, await sessionOf(url, 'admin@demo.local'));
  type Settings = { version: number; text: { ru: string; en: string } };
  const { data } = await call<{ data: Settings }>('GET /consent/settings');
  await call('PUT /consent/settings', { kind, version: data.version, text: data.text });
}

beforeAll(async () => {
  const { url } = laneProduct();
  asked = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
  await ask('tick');
  page = await walker.open();
});
afterAll(() => ask('off'));

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('a rater refuses, comes back by the link, agrees and answers', async () => {
  const { url, dataDir } = laneProduct();
  const [subject] = asked.subjects;
  const link = await linkMailedTo(email, subject!.lastName, dataDir, opens(url, asked.id));
  await openQuestionary(page, link, asked.id, subject!.name);
  await press('Начать');
  await page.getByRole('dialog', { name: 'Прежде чем ответить' }).waitFor();
  await page.getByText('Согласие на обработку персональных данных').waitFor();
  await expectAccessible(page, 'consent');
  const sizes = await Promise.all(
    ['Согласен', 'Не согласен'].map((name) =>
      page.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );
  expect(sizes[0]?.width).toBe(sizes[1]?.width);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await press('Не согласен');
  await page.getByText('Вы не дали согласия').waitFor();
  await page.locator('.consent-buttons').getByRole('button', { name: 'Закрыть' }).click();

  await openQuestionary(page, link, asked.id, subject!.name);
  await press('Начать');
  await press('Согласен');
  await seeQuestion(page, 1);
  await answerTheRest(page, 'Доводит до конца.');
  await press('Отправить');
  await page.getByRole('heading', { name: /^(Готово|Спасибо)/ }).waitFor();
});
