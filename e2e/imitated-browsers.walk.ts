import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apis } from '#scripts/browsers/support.ts';
import { looksOfIcu72 } from '#test/screen/looks-of-icu-72.ts';
import { signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { askAbout, openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';
import { createBy, dayFromNow } from './step/questionary-form.ts';

/** Screens that once broke, in a Chromium that imitates other browsers (decision 049). */
const walker = startBrowser();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const panel = (page: Page) => page.locator('.ui-side-panel:not([inert])');

/** Takes away everything that one of the oldest browsers of our statement lacks. */
async function takeAwayNewer(page: Page): Promise<void> {
  const { globals, statics } = apis();
  const newer = [...globals, ...statics].filter(([, isKnown]) => !isKnown).map(([name]) => name);
  await page.addInitScript((names) => {
    const everything = globalThis as unknown as Record<string, Record<string, unknown>>;
    for (const name of names) {
      const [owner = '', member] = name.split('.');
      if (!member) delete everything[owner];
      else if (everything[owner]) {
        delete everything[owner][member];
        delete (everything[owner].prototype as Record<string, unknown> | undefined)?.[member];
      }
    }
  }, newer);
}

async function writeDatesAsIcu72(page: Page): Promise<void> {
  await page.addInitScript(`globalThis.Intl = (${looksOfIcu72})(Intl)`);
}

it.each([
  ['as old as our statement', takeAwayNewer],
  ['with the dates of ICU 72', writeDatesAsIcu72],
])(
  'a browser %s answers, and shows the journal, a panel, the form and a profile',
  async (_, imitate) => {
    const { url, dataDir } = laneProduct();
    const { id, subjects } = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
    const rater = await walker.open();
    await imitate(rater);
    const about = subjects[0]?.lastName ?? '';
    const link = await linkMailedTo('oleg.kuzmin@demo.local', about, dataDir, opens(url, id));
    await openQuestionary(rater, link, id);
    await press(rater, 'Начать');
    await rater.locator('.answer-row').nth(1).click();
    await press(rater, 'Ответить');
    await rater
      .getByText(/^Вопрос 2 из/)
      .first()
      .waitFor({ state: 'attached' });

    const hr = await walker.open();
    await imitate(hr);
    await signIn(hr, 'hr@demo.local');
    await hr.goto(`/estimation/questionary/${id}`);
    await panel(hr).getByText('Участники ещё отвечают').waitFor();
    await hr.keyboard.press('Escape');
    await createBy(hr, 'Одну анкету');
    for (const [name, days] of [
      ['Дата начала', 0],
      ['Дата окончания', 14],
    ] as const) {
      const field = hr.getByRole('textbox', { name });
      await expect.poll(() => field.inputValue()).toBe(dayFromNow(days));
    }
    await hr.getByRole('button', { name: 'Дата начала: выбрать в календаре' }).click();
    await hr.getByRole('grid').waitFor();
    await hr.keyboard.press('Escape');
    await press(hr, 'Отмена');
    await hr.getByRole('button', { name: /^Мой профиль/ }).click();
    await panel(hr)
      .getByText(/\d+ (год|года|лет)/)
      .first()
      .waitFor();
  },
);
