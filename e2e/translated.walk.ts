import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { someOf } from '#test/how-long.ts';
import { phone, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { translation } from './lane/translation.ts';
import { sessionOf } from './lane/visitor.ts';
import { answerTheRest, seeQuestion } from './step/answering-page.ts';
import { askAbout, openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

/** People whose browser translates the page for them answer, sign in and read a report as everybody does. */

const walker = startBrowser();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const isSaid = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe.each(someOf([0, 600, 1200, 2500], [0]))('a page translated after %i ms', (delay) => {
  async function open(viewport?: typeof phone): Promise<Page> {
    const page = await walker.open({ ...(viewport && { viewport, touch: true }) });
    await page.addInitScript(translation(delay));
    return page;
  }

  it('takes a rater from the link to the thanks', async () => {
    const rater = await open(phone);
    const { url, dataDir } = laneProduct();
    const { id, subjects } = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
    const about = subjects[0]?.lastName ?? '';
    const link = await linkMailedTo('oleg.kuzmin@demo.local', about, dataDir, opens(url, id));
    await openQuestionary(rater, link, id);
    await press(rater, 'Начать');
    await seeQuestion(rater, 1);
    await press(rater, 'Ответить');
    await isSaid(rater, 'Выберите ответ');
    await answerTheRest(rater, 'Слушает и отвечает.');
    await press(rater, 'Отправить');
    await rater.getByRole('heading', { name: 'Готово: ответы отправлены' }).waitFor();
  });

  it('signs in after a mistake, and shows a report', async () => {
    const page = await open();
    await page.goto('/login');
    const fill = async (password: string) => {
      await page.getByLabel('E-mail').fill('employee@demo.local');
      await page.getByLabel('Пароль', { exact: true }).fill(password);
      await press(page, 'Войти');
    };
    await walker.expecting(/401/, async () => {
      await fill('wrong');
      await isSaid(page, 'Неверный e-mail или пароль');
    });
    await fill('Demo-360!');
    await page.waitForURL('**/estimation/**');
    await page.goto('/estimation/reports?method=360');
    await page.locator('a[href*="employee="]').first().click();
    await page.locator('.r-next [aria-pressed]').first().click();
    await page.locator('.r-next-way a').click();
    await page.locator('form.plan').waitFor();
  });
});
