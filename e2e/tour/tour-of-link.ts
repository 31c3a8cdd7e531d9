import type { Page } from 'playwright-core';
import { answerByLink } from '../step/answer.ts';
import { answerTheRest } from '../step/answering-page.ts';
import type { Look } from './tour.ts';

/** What somebody with a personal link about two people sees, until the link is used up. */
export async function tourOfLink(page: Page, look: Look, link: string): Promise<void> {
  const spent = page.locator('.answering-message');
  await page.goto('/answers-protected');
  await page.locator('.protection h2').first().waitFor();
  await look(page, 'answers-protected');
  await page.goto('/help');
  await page.locator('.help-pages a').nth(1).click();
  await page.locator('.help-turn').waitFor();
  await look(page, 'help');
  await page.goto(link);
  await page.locator('.link-person a').first().waitFor();
  await look(page, 'link-people');
  await page.locator('.link-person a').first().click();
  await page.locator('.information-buttons button').waitFor();
  await look(page, 'link-information');
  await page.locator('.information-buttons button').click();
  await page.locator('.answering').waitFor();
  await page.locator('.answering-buttons > button').last().click();
  await page.locator('.answering [aria-invalid="true"]').waitFor();
  await look(page, 'question');
  await answerTheRest(page, 'Спокойно и по делу.');
  await look(page, 'question-text');
  await page.locator('.answering-buttons > button').last().click();
  await spent.waitFor();
  await look(page, 'answered-one');
  await answerByLink(link, { rating: 2, text: '' });
  await page.goto(link);
  await spent.waitFor();
  await look(page, 'link-spent');
  await page.goto('/testing?token=nothing-here');
  await spent.waitFor();
  await look(page, 'link-unknown');
}
