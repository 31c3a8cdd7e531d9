import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';
import { answerTheRest, seeQuestion } from './step/answering-page.ts';
import { type Asked, askAbout, openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

const walker = startBrowser();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const question = (page: Page) => page.locator('.answering-question h2').textContent();
const choose = (page: Page, answer: number) =>
  page.locator('.answer-row', { has: page.locator(`input[value="${answer}"]`) }).click();
const isChosen = (page: Page, answer: number) =>
  page.locator(`.answer-row input[value="${answer}"]`).isChecked();
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('private:answers:')),
  );

let token: string;
let asked: Asked;
let hr: Page;
const list = () => `/estimation/questionary/testing?q=${asked.number}`;

/** Opens the mailed link and begins to answer about one of three people. */
async function beginByMail(page: Page, email: string, { lastName, name } = asked.subjects[0]!) {
  const { url, dataDir } = laneProduct();
  const link = await linkMailedTo(email, lastName, dataDir, opens(url, asked.id));
  await openQuestionary(page, link, asked.id, name);
  await press(page, 'Начать');
}

beforeAll(async () => {
  const url = laneProduct().url;
  token = await sessionOf(url, 'hr@demo.local');
  asked = await askAbout(url, token, 3);
  hr = await walker.open();
  await hr.goto('/');
  await hr.getByRole('button', { name: /^HR ?\p{Ll}/u }).click();
  await hr.getByRole('heading', { level: 1, name: 'Журнал анкет' }).waitFor();
});

describe('somebody with an account', () => {
  it('begins by the mailed link, goes on in the list, and sends', async () => {
    const { name } = asked.subjects[0]!;
    const byMail = await hr.context().newPage();
    await beginByMail(byMail, 'hr@demo.local');
    await choose(byMail, 2);
    await press(byMail, 'Ответить');
    await seeQuestion(byMail, 2);
    await choose(byMail, 4);
    const second = await question(byMail);
    await byMail.close();

    await hr.goto(list());
    await press(hr, `Продолжить: ${name}`);
    await hr.locator('.answering').waitFor();
    await expect.poll(() => question(hr)).toBe(second);
    await expect.poll(() => isChosen(hr, 4)).toBe(true);
    await hr.reload();
    await hr.locator('.answering').waitFor();
    await expect.poll(() => question(hr)).toBe(second);
    await expect.poll(() => isChosen(hr, 4)).toBe(true);
    await answerTheRest(hr, 'Доводит до конца.');
    await press(hr, 'Отправить');
    await hr.getByRole('heading', { name: 'Готово: ответы отправлены' }).waitFor();
    await hr.locator('.answering-message').getByRole('button', { name: 'Закрыть' }).click();
    const row = hr.getByRole('row', { name: new RegExp(name) });
    await row.getByText('Пройдена').waitFor();
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await expect.poll(() => kept(hr)).toEqual([]);
  });

  it('has two windows, of which one hears what the other has done', async () => {
    const { name } = asked.subjects[1]!;
    await press(hr, `Пройти: ${name}`);
    await press(hr, 'Начать');
    await choose(hr, 3);
    const other = await hr.context().newPage();
    await other.goto(list());
    await press(other, `Продолжить: ${name}`);
    await other.locator('.answering').waitFor();
    await expect.poll(() => isChosen(other, 3)).toBe(true);

    const [key] = await kept(hr);
    await hr.evaluate((gone) => localStorage.removeItem(gone), key!);
    await other.getByRole('heading', { name: 'Ответы удалены из этого браузера' }).waitFor();
    await press(other, 'Продолжить с этими ответами');
    await expect.poll(() => isChosen(other, 3)).toBe(true);

    await hr.bringToFront();
    await answerTheRest(hr, 'Слушает.');
    await press(hr, 'Отправить');
    await hr.getByRole('heading', { name: 'Готово: ответы отправлены' }).waitFor();
    await other.bringToFront();
    await other.getByRole('heading', { name: 'Здесь отвечать больше не на что' }).waitFor();
    await other.getByText('Вы уже ответили об этом человеке').waitFor();
    await other.locator('.answering-message').getByRole('button', { name: 'Закрыть' }).click();
    await other
      .getByRole('row', { name: new RegExp(name) })
      .getByText('Пройдена')
      .waitFor();
    await other.close();
    await expect.poll(() => kept(hr)).toEqual([]);
  });

  it('is told at signing out what would be lost, and loses nobody else’s', async () => {
    const { name } = asked.subjects[2]!;
    await hr.goto(list());
    await press(hr, `Пройти: ${name}`);
    await press(hr, 'Начать');
    await choose(hr, 1);
    await hr.evaluate(() => localStorage.setItem('private:answers:somebody-else:q:e', '{}'));
    await hr.goto(list());
    await press(hr, 'Выйти');
    const dialog = hr.getByRole('alertdialog');
    await dialog.getByText('есть ваши неотправленные ответы').waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect.poll(() => kept(hr)).toHaveLength(2);
    await press(hr, 'Выйти');
    await dialog.getByRole('button', { name: 'Удалить и выйти' }).click();
    await hr.getByRole('button', { name: 'Войти', exact: true }).waitFor();
    await expect.poll(() => kept(hr)).toEqual(['private:answers:somebody-else:q:e']);
  });
});

describe('the holder of a link', () => {
  it('answers where the browser keeps nothing, and is told so', async () => {
    const page = await walker.open();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await beginByMail(page, 'oleg.kuzmin@demo.local');
    await page.getByText('Браузер не разрешает хранить ответы').waitFor();
    await answerTheRest(page, 'Объясняет.');
    await press(page, 'Отправить');
    await page.getByRole('heading', { name: 'Готово: ответы отправлены' }).waitFor();
  });

  it('is refused without losing the answers, which go once the questionary is over', async () => {
    // With one person left the link would lead straight to that one.
    await askAbout(laneProduct().url, token, 2);
    const page = await walker.open();
    await beginByMail(page, 'natalya.ershova@demo.local');
    await answerTheRest(page, 'Помогает.');
    const call = caller(`${laneProduct().url}/api`, token);
    const { data } = await call<{ data: { version: number } }>(`GET /questionary/${asked.id}`);
    const archived = { id: asked.id, version: data.version, status: 'archived' };
    await call('PATCH /questionary/statusUpdate', archived);
    await walker.expecting(/409/, async () => {
      await press(page, 'Отправить');
      await page.getByText('Ответы не приняты').waitFor();
    });
    await page.getByText('Отправить эти ответы уже нельзя').waitFor();
    await expect.poll(() => kept(page)).toHaveLength(1);
    await press(page, 'Удалить ответы и закрыть');
    // The link goes on opening what else its person is asked.
    await page.getByText(/^Осталось:/).waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
