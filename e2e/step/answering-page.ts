import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page that asks one question at a time, in either language. */

const row = (page: Page, answer: number) =>
  page.locator('.answer-row', { has: page.locator(`input[value="${answer}"]`) });
const isChosen = (page: Page, answer: number) => row(page, answer).locator('input').isChecked();
const goOn = (page: Page) => page.locator('.answering-buttons > button').last().click();
const goBack = (page: Page) => page.locator('.answering-buttons > button').first().click();

/** The number of the question in view, and how many there are. */
async function placeOf(page: Page): Promise<[at: number, total: number]> {
  const said = await page.locator('.answering > [role="status"]').textContent();
  const [at = 0, total = 0] = (said?.match(/\d+/g) ?? []).map(Number);
  return [at, total];
}

/** Waits for the question with that number. */
export const seeQuestion = (page: Page, number: number): Promise<void> =>
  page
    .locator('.answering > [role="status"]')
    .filter({ hasText: new RegExp(`^\\D+ ${number} `) })
    .waitFor({ state: 'attached' });

/** Answers the first three questions by click, double click and key. Going back shows each answer again. */
export async function answerInEveryWay(page: Page): Promise<void> {
  await seeQuestion(page, 1);
  await goOn(page);
  await page.getByText('Выберите ответ').waitFor();
  await row(page, 2).click();
  await goOn(page);
  await seeQuestion(page, 2);
  await row(page, 1).dblclick();
  await seeQuestion(page, 3);
  await page.keyboard.press('3');
  await seeQuestion(page, 4);
  await goBack(page);
  await seeQuestion(page, 3);
  await expect.poll(() => isChosen(page, 3)).toBe(true);
  await goBack(page);
  await seeQuestion(page, 2);
  await expect.poll(() => isChosen(page, 1)).toBe(true);
  await goOn(page);
  await goOn(page);
  await seeQuestion(page, 4);
}

/** Reloads with a choice that was not submitted yet: it survives, and the questions keep their order. */
export async function reloadInTheMiddle(page: Page): Promise<void> {
  await row(page, 0).click();
  const question = await page.locator('.answering-question h2').textContent();
  const [at] = await placeOf(page);
  await page.reload();
  await seeQuestion(page, at);
  await expect.poll(() => page.locator('.answering-question h2').textContent()).toBe(question);
  await expect.poll(() => isChosen(page, 0)).toBe(true);
  await goBack(page);
  await seeQuestion(page, at - 1);
  await expect.poll(() => isChosen(page, 3)).toBe(true);
  await goOn(page);
  await seeQuestion(page, at);
}

/** Answers from the question in view up to the last one, but does not send. */
export async function answerTheRest(page: Page, text: string): Promise<void> {
  await page.locator('.answering').waitFor();
  const [first, total] = await placeOf(page);
  for (let at = first; at <= total; at++) {
    await seeQuestion(page, at);
    const area = page.locator('.answering-question textarea');
    if (await area.isVisible()) await area.fill(text);
    else await row(page, 1 + (at % 3)).click();
    if (at < total) await goOn(page);
  }
}
