import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { linkMailedTo } from './step/mails.ts';
import { callAsHr, makeOwn, moveTo } from './step/own-questionary.ts';
import { choosePeople, dayFromNow } from './step/questionary-form.ts';

const walker = startBrowser();
const url = laneProduct().url;

const subject = { name: 'Орлова Мария', email: 'mariya.orlova@demo.local' };
const kuzmin = { name: 'Кузьмин Олег', email: 'oleg.kuzmin@demo.local' };
const ershova = { name: 'Ершова Наталья', email: 'natalya.ershova@demo.local' };
const vasileva = { name: 'Васильева Надежда', email: 'nadezhda.vasileva@demo.local' };
const alekseeva = { name: 'Алексеева Ирина', email: 'manager@demo.local' };
const bosses = [kuzmin, ershova, vasileva];

/** Opens the form of a new questionary in a window of HR. */
async function openForm(status: 'created' | 'inwork'): Promise<Page> {
  const call = await callAsHr(url);
  const made = await makeOwn(
    call,
    subject.email,
    bosses.map(({ email }) => email),
  );
  if (status === 'inwork') await moveTo(call, made, status);
  const page = await walker.open();
  await signIn(page, 'hr@demo.local');
  await page.goto(`/estimation/questionary/${made.id}`);
  await page.getByRole('button', { name: 'Действия с анкетой' }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  await page.locator('.q-form').waitFor();
  return page;
}

const chosen = (page: Page) => page.locator('.q-form-role .q-person');
const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) =>
  page.getByRole('dialog').locator('.ui-choice', { hasText: name }).locator('input');

describe('who stands among the participants leaves only after a question', () => {
  let page: Page;

  it('by the cross', async () => {
    page = await openForm('created');
    await expect.poll(() => chosen(page).count()).toBe(3);
    const cross = page.getByRole('button', { name: new RegExp(`^Убрать: ${kuzmin.name}`) });
    await cross.click();
    await question(page).getByText(kuzmin.name).waitFor();
    await press(page, 'Отмена');
    await expect.poll(() => chosen(page).count()).toBe(3);
    await cross.click();
    await press(page, 'Убрать');
    await expect.poll(() => chosen(page).count()).toBe(2);
  });

  it('by choosing others, with the choice kept when it was not meant', async () => {
    await page.getByRole('button', { name: 'Выбрать руководителей' }).click();
    const dialog = page.getByRole('dialog', { name: 'Выбор руководителей' });
    await dialog.getByRole('checkbox', { name: 'Только выбранные' }).check();
    // People who are unselected leave this list at once.
    for (const { name } of [ershova, vasileva]) await row(page, name).click();
    await dialog.getByRole('checkbox', { name: 'Только выбранные' }).uncheck();
    await dialog.getByRole('searchbox').fill('Кузьмин Олег');
    await row(page, kuzmin.name).check();
    const apply = dialog.getByRole('button', { name: 'Выбрать', exact: true });
    await apply.click();
    await page.getByRole('alertdialog', { name: 'Убрать участников: 2?' }).waitFor();
    for (const { name } of [ershova, vasileva]) await question(page).getByText(name).waitFor();
    await press(page, 'Отмена');
    await dialog.getByText('Выбрано: 1').waitFor();
    await apply.click();
    await press(page, 'Убрать');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => chosen(page).allTextContents())
      .toEqual([expect.stringContaining(kuzmin.name)]);
  });

  it('by a file that replaces the lists', async () => {
    await page.getByRole('button', { name: 'Участники из файла' }).click();
    const dialog = page.getByRole('dialog', { name: /файл/ });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'participants.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`E-mail;Роль\n${ershova.email};Руководитель`),
    });
    await dialog.locator('footer button').last().click();
    await dialog.getByRole('radio', { name: /^Заменить/ }).check();
    await dialog.locator('footer button').last().click();
    await question(page).getByText(kuzmin.name).waitFor();
    await press(page, 'Убрать');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => chosen(page).allTextContents())
      .toEqual([expect.stringContaining(ershova.name)]);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Анкета сохранена').waitFor();
  });
});

describe('in work', () => {
  let page: Page;

  it('everything but the end and new participants is closed', async () => {
    page = await openForm('inwork');
    await page.getByText('Анкета в работе').waitFor();
    const heads = page.locator('.q-form-section[inert] > h3');
    const closed = async () =>
      (await heads.allTextContents()).map((text) => text.replace(/\s*\d+$/, '').trim());
    await expect
      .poll(closed)
      .toEqual(['Метод', 'Кого оцениваем', 'Сотрудник', 'Компетенции', 'Повторять', 'Анонимность']);
    const days = page.locator('.q-form-dates > [inert] input');
    await expect.poll(() => days.count()).toBe(1);
    await expect.poll(() => chosen(page).count()).toBe(3);
    const crosses = chosen(page).getByRole('button', { name: /^Убрать/ });
    await expect.poll(() => crosses.count()).toBe(0);
  });

  it('who is invited stays, who was only chosen may go', async () => {
    await choosePeople(page, 'Выбрать руководителей', [alekseeva.name]);
    await page.getByRole('button', { name: 'Выбрать руководителей' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('Кузьмин Олег');
    await row(page, kuzmin.name).waitFor();
    await expect.poll(() => row(page, kuzmin.name).isDisabled()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: new RegExp(`^Убрать: ${alekseeva.name}`) }).click();
    await press(page, 'Убрать');
    await expect.poll(() => chosen(page).count()).toBe(3);
  });

  it('a later end and one more participant are saved, shown and invited', async () => {
    await choosePeople(page, 'Выбрать руководителей', [alekseeva.name]);
    await page.getByRole('textbox', { name: 'Дата окончания' }).fill(dayFromNow(20));
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Анкета сохранена').waitFor();
    await page.locator('.q-detail').getByText(alekseeva.name).waitFor();
    const [day = ''] = dayFromNow(20).split('-');
    const dates = page.locator('.q-detail-when');
    await expect.poll(() => dates.textContent()).toMatch(new RegExp(`–\\s${Number(day)}\\s`));
    expect(await linkMailedTo(alekseeva.email, subject.name)).toContain('/testing?token=');
  });
});
