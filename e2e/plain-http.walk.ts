import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { askAbout, openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';
import { tourOfPlan } from './tour/tour-of-plan.ts';

/** A company's own network without https, where browsers keep much for themselves. */
const host = 'assess.intranet';
const walker = startBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);

const t = speak.ru;
const plain = () => laneProduct().url.replace('localhost', host);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs in by the screen. */
async function enter(account: RegExp): Promise<Page> {
  const page = await walker.open({ url: plain() });
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('button', { name: account }).click();
  await page.waitForURL('**/estimation/**');
  return page;
}

it('HR makes a competence with questions and first steps', async () => {
  const hr = await enter(/^HR ?\p{Ll}/u);
  await hr.goto('/estimation/dictionary/competencies');
  await press(hr, 'Создать компетенцию');
  const form = hr.getByRole('dialog');
  await form.getByLabel('Название на русском').fill('Связь');
  await form.getByLabel('Описание на русском').fill('На связи.');
  await form.getByLabel('Вопрос 1 на русском').fill('Отвечает вовремя');
  await press(hr, t('firstStep.add'));
  await form.getByLabel(t('firstStep.inRussian', { number: 1 })).fill('Перезвоните');
  await press(hr, 'Добавить вопрос');
  await form.getByLabel('Вопрос 2 на русском').fill('Пишет коротко');
  await press(hr, 'Сохранить');
  await hr.getByText('Компетенция создана').waitFor();
  await press(hr, 'Скопировать: Связь');
  await expect
    .poll(() => form.getByLabel('Вопрос 2 на русском').inputValue())
    .toBe('Пишет коротко');
});

it('somebody makes a plan and copies an address', async () => {
  const employee = await enter(/^Сотрудник/);
  await tourOfPlan(employee, async (page, screen) => {
    if (screen !== 'plan-form') return;
    await page
      .getByRole('group', { name: t('plan.step.offered') })
      .getByRole('button')
      .first()
      .click();
    await press(page, t('plan.goal.add'));
  });
  await employee.getByRole('button', { name: /^Мой профиль/ }).click();
  await press(employee, 'Скопировать: employee@demo.local');
  await employee.getByText('Скопировано: employee@demo.local').first().waitFor();
});

it('a rater answers where no worker, clipboard or encryption is', async () => {
  const { url, dataDir } = laneProduct();
  const { id, subjects } = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
  const about = subjects[0]?.lastName ?? '';
  const link = await linkMailedTo('oleg.kuzmin@demo.local', about, dataDir, opens(url, id));
  const rater = await walker.open({ url: plain() });
  await openQuestionary(rater, link.replace(url, plain()), id);
  await press(rater, 'Начать');
  await rater.locator('.answer-row').first().waitFor();
});
