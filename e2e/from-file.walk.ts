import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';
import { createBy, dayFromNow } from './step/questionary-form.ts';

const walker = startBrowser();
const url = laneProduct().url;
let mails: string[];
let count: () => Promise<number>;

beforeAll(async () => {
  const call = caller(`${url}/api`, await sessionOf(url, 'hr@demo.local'));
  const { data } = await call<{ data: { email: string }[] }>('GET /employee/list?limit=40');
  mails = data.map(({ email }) => email);
  count = async () =>
    (
      await call<{ count: number }>(
        'GET /questionary/list?active=true&limit=1&filterList[cycle]=none,cards',
      )
    ).count;
});

const fileOf = (...lines: string[]) => ({
  name: 'participants.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click();
const shown = (where: Page | Locator, text: string | RegExp) =>
  where.getByText(text).first().waitFor();

describe('a cycle of a whole team from one file', () => {
  const header = 'E-mail оцениваемого;E-mail;Роль';
  let page: Page;
  let form: Locator;
  const seen = () => dialogOf(page, 'Что будет создано');
  /** HR names the raters, in a file. */
  const fromFile = async () => {
    await createBy(page, 'Цикл: анкета каждому');
    form = page.locator('.ui-side-panel');
    await form
      .getByRole('radiogroup', { name: 'Список составляет' })
      .getByRole('radio', { name: 'HR' })
      .check();
    await press(form, 'Из файла');
  };
  const choose = (...lines: string[]) =>
    form.locator('input[type="file"]').setInputFiles(fileOf(header, ...lines));
  const team = () =>
    mails
      .slice(0, 3)
      .flatMap((subject) => [
        `${subject};${mails[5]};Руководитель`,
        ...mails.slice(6, 10).map((mail) => `${subject};${mail};коллеги`),
      ]);

  it('an example can be downloaded', async () => {
    page = await walker.open();
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/questionary');
    await fromFile();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(form, 'Скачать пример файла'),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(header);
  });

  it('wrong rows and wrong dates are named, and the file stays chosen', async () => {
    await choose(
      ...team(),
      `${mails[0]};${mails[0]};Коллега`,
      `${mails[1]};nobody@demo.local;Клиент`,
    );
    await form.getByRole('button', { name: /^Даты/ }).click();
    await form.getByRole('textbox', { name: 'Ответы с' }).fill(dayFromNow(0));
    const end = form.getByRole('textbox', { name: 'Ответы по' });
    await end.fill('12-1');
    await press(form, 'Проверить');
    await shown(form, 'Такой даты нет');
    await end.fill('');
    await press(form, 'Проверить');
    await shown(page, 'Проверьте поля');
    await end.fill(dayFromNow(14));
    await press(form, 'Проверить');
    await shown(form, /не может оценивать себя/);
    await shown(form, 'Нет сотрудника с e-mail «nobody@demo.local»');
    await shown(form, 'Строка 17');
    await shown(form, 'participants.csv');
  });

  it('without an answer from the server the file stays chosen too', async () => {
    await choose(...team());
    await page.context().setOffline(true);
    await walker.expecting(/ERR_INTERNET_DISCONNECTED/, async () => {
      await press(form, 'Проверить');
      await shown(form, /Сервер не ответил/);
    });
    await page.context().setOffline(false);
  });

  it('is looked at before anything is created, then created whole', async () => {
    const before = await count();
    await press(form, 'Проверить');
    await expect.poll(() => seen().locator('tbody tr').count()).toBe(3);
    await expect
      .poll(() => seen().locator('tbody tr').first().textContent())
      .toContain('Коллеги: 4');
    expect(await count()).toBe(before);
    await press(seen(), 'Создать 3 анкеты');
    await shown(page, 'Созданы 3 анкеты');
    await form.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: /^Созданные/ }).waitFor();
    await shown(page, new RegExp(`^${before + 3} анкет`));
    expect(await count()).toBe(before + 3);
  });

  it('is created and sent to work by one press, and what cannot go stays and says why', async () => {
    await fromFile();
    const lines = [mails[20], mails[21]].flatMap((subject) => [
      `${subject};${mails[22]};Руководитель`,
      ...mails.slice(23, 26).map((mail) => `${subject};${mail};Коллега`),
    ]);
    await choose(...lines, `${mails[26]};${mails[23]};Коллега`);
    await press(form, 'Проверить');
    // Four raters, and two who also assess themselves.
    await shown(seen(), 'Приглашения получат 6 человек');
    await shown(seen(), '1 анкета будет создана, но в работу не уйдёт');
    await press(seen(), 'Создать и отправить');
    const over = dialogOf(page, 'Получилось не всё');
    await shown(over, 'Получилось: 2 из 3');
    await shown(over, 'Выберите хотя бы одного руководителя');
    await over.getByRole('link', { name: /^№/ }).click();
    await page.getByRole('button', { name: 'В работу', exact: true }).waitFor();
    await over.waitFor({ state: 'detached' });
    await page.goto('/estimation/questionary');
  });

  it('asks before what was chosen is left', async () => {
    await fromFile();
    await choose(...team());
    await press(form, 'Закрыть');
    await press(page, 'Закрыть без сохранения');
    await form.waitFor({ state: 'detached' });
  });
});

describe('participants of one questionary, in English and on a phone', () => {
  let page: Page;
  let dialog: Locator;
  const lines = () => [
    `${mails[1]},Supervisor`,
    ...mails.slice(2, 6).map((mail) => `${mail},colleague`),
  ];
  const role = (name: string) => page.locator('.q-form-role', { hasText: name });

  it('fill the lists of the form', async () => {
    page = await walker.open({ locale: 'en', viewport: phone });
    await signIn(page, 'hr@demo.local');
    await page.addInitScript(() => localStorage.setItem('locale', 'en'));
    await page.goto('/estimation/questionary');
    await createBy(page, 'One assessment', 'Create');
    await page.getByRole('radio', { name: '360' }).check();
    await press(page, 'Reviewers from file');
    dialog = dialogOf(page, 'Reviewers from file');
    await dialog.locator('input[type="file"]').setInputFiles(fileOf('email,role', ...lines()));
    await press(dialog, 'Check file');
    await shown(dialog, '5 reviewers in the file');
    await press(dialog, 'Add to assessment');
    await shown(page, '5 reviewers added from the file. Save the assessment');
    await expect.poll(() => role('Peers').locator('.ui-count').textContent()).toBe('4');
  });

  it('are added to those who are there, or take their place', async () => {
    await press(page, 'Reviewers from file');
    const file = fileOf('email,role', `${mails[2]},customer`, `${mails[7]},customer`);
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await press(dialog, 'Check file');
    await shown(dialog, '1 is already in the assessment and keeps their role');
    await dialog.getByRole('radio', { name: 'Replace them' }).check();
    await press(dialog, 'Add to assessment');
    const question = page.getByRole('alertdialog', { name: 'Remove 4 reviewers?' });
    await press(question, 'Remove');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => role('Customers').locator('.ui-count').textContent()).toBe('2');
    await expect.poll(() => role('Peers').textContent()).toContain('No one selected');
  });

  it('a file that is no table is refused at the field', async () => {
    await press(page, 'Reviewers from file');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'photo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0x89, 0, 1, 2, 0]),
    });
    await walker.expecting(/415/, async () => {
      await press(dialog, 'Check file');
      await dialog.locator('[aria-invalid="true"]').waitFor({ state: 'attached' });
    });
    await shown(dialog, 'photo.csv');
  });
});
