import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { plain } from '#test/screen/plain.ts';
import { openTab, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { makeNewCompany } from './step/new-company.ts';
import {
  chooseCompetenciesOf,
  choosePeople,
  dayFromNow,
  section,
} from './step/questionary-form.ts';

const walker = startBrowser();
const boss = 'boss@vostok.example';
const form = (page: Page) => page.getByRole('dialog');
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма;Дата назначения';
const lines = ['Абрамова;Ева', 'Белов;Глеб', 'Волкова;Дина', 'Громов;Егор'];
const fileOf = (position: string, day = '01.02.2020') => ({
  name: 'сотрудники.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      header,
      ...lines.map((line, n) => `${line};p${n}@vostok.example;${position};Склад;${day};05-04-2021`),
    ].join('\r\n'),
    'utf16le',
  ),
});
const choose = (page: Page, file: ReturnType<typeof fileOf>) =>
  form(page).getByLabel('Файл с сотрудниками').setInputFiles(file);

/** Drops a file on the field. */
async function drop(page: Page, { name, buffer }: ReturnType<typeof fileOf>) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName));
      return transfer;
    },
    [name, [...buffer]] as const,
  );
  await form(page).locator('.ui-file').dispatchEvent('drop', { dataTransfer });
}

describe('a new company', () => {
  let page: Page;

  it('is empty; its first competence and position are written down', async () => {
    await makeNewCompany({ slug: 'vostok', name: 'Восток', locale: 'ru', admin: boss });
    page = await walker.open();
    await signIn(page, boss, 'vostok');
    await page.goto('/estimation/dictionary/competencies');
    await shown(page, 'Компетенций пока нет');
    await press(page, 'Создать компетенцию');
    await form(page).getByLabel('Название на русском').fill('Надёжность');
    await form(page).getByLabel('Описание на русском').fill('Делает, что обещает.');
    await form(page).getByLabel('Вопрос 1 на русском').fill('Держит слово');
    await press(page, 'Сохранить');
    await shown(page, 'Компетенция создана');
    await openTab(page, 'Должности');
    await press(page, 'Создать должность');
    await form(page).getByLabel('Название').fill('Кладовщик');
    await form(page).getByRole('combobox', { name: 'Добавить компетенцию' }).fill('надёж');
    await page.getByRole('option', { name: 'Надёжность', exact: true }).click();
    await press(page, 'Сохранить');
    await shown(page, 'Должность создана');
  });

  it('gets its people and their department from a file, which says first what is wrong', async () => {
    await openTab(page, 'Сотрудники');
    await shown(page, 'Сотрудников пока нет');
    await press(page, 'Импорт');
    await expect
      .poll(() => page.getByRole('button', { name: 'Проверить файл' }).isDisabled())
      .toBe(true);
    await choose(page, fileOf('кладовщик', '31.02.2020'));
    await shown(page, /^1 кБ$/);
    await press(page, 'Проверить файл');
    await shown(page, '4 строки с ошибками');
    await shown(page, 'Такой даты нет. Пишите так: 31.12.2025');
    const cell = (row: number) =>
      form(page).getByRole('textbox', { name: `Дата приёма, строка ${row}` });
    await cell(2).fill('01.02.2020');
    await cell(2).press('Enter');
    await shown(page, '3 строки с ошибками');
    await expect.poll(() => cell(3).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shown(page, '2 строки с ошибками');
    await expect.poll(() => cell(3).inputValue()).toBe('29.02.2020');
    await press(page, 'Импортировать без 2 строк с ошибками');
    await shown(page, 'Ошибок не осталось');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Скачать исправленный файл'),
    ]);
    expect(download.suggestedFilename()).toBe('sotrudniki_ispravleno.xlsx');
    await form(page).getByRole('button', { name: 'Импортировать без 2 строк' }).waitFor();
    await press(page, 'Выбрать другой файл');
    await choose(page, fileOf('кладовщик'));
    await press(page, 'Проверить файл');
    await shown(page, 'Файл прочитан. Остался 1 вопрос');
    await form(page)
      .getByRole('row', { name: /Громов.*Егор.*Кладовщик.*Новый/ })
      .waitFor();
    await shown(page, 'Чтобы импортировать, ответьте на 1 вопрос выше');
    await form(page).getByRole('checkbox', { name: 'Создать 1 подразделение' }).check();
    await shown(page, 'Файл прочитан без ошибок');
    await press(page, 'Импортировать');
    await shown(page, /Импорт завершён: новых 4/);
    await shown(page, '4 сотрудника');
  });

  it('asks its first questionary about them', async () => {
    await page.goto('/estimation/questionary');
    await press(page, 'Создать одну');
    await page.getByRole('radio', { name: '90' }).check();
    await page.getByRole('textbox', { name: 'Дата окончания' }).fill(dayFromNow(10));
    await page.getByRole('radio', { name: 'Один сотрудник' }).check();
    await choosePeople(page, 'Выбрать сотрудника', ['Абрамова']);
    await chooseCompetenciesOf(page, 'Кладовщик');
    await choosePeople(page, 'Выбрать руководителей', ['Белов']);
    await press(page, 'Сохранить');
    await shown(page, 'Анкета создана');
    await section(page, 'Созданные').getByRole('strong').filter({ hasText: 'Абрамова' }).waitFor();
  });

  it('sees what the import did, and takes it back for whoever is not asked yet', async () => {
    await page.goto('/estimation/dictionary/employees');
    await page.getByRole('link', { name: 'История импорта' }).click();
    await page.getByRole('link', { name: 'сотрудники.csv' }).click();
    await page.getByRole('row', { name: /Громов Егор.*Новый сотрудник/ }).waitFor();
    await press(page, 'Отменить импорт');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/Данные 2 сотрудников станут прежними/).waitFor();
    await dialog.getByText('Абрамова Ева участвует в оценке').waitFor();
    await dialog.getByRole('button', { name: 'Отменить импорт' }).click();
    await shown(page, 'Вернули прежние данные: 2. Оставили как есть: 2.');
    await page.goto('/estimation/dictionary/employees');
    await shown(page, '2 сотрудника');
  });
});

describe('a file that cannot be taken', () => {
  it.each([
    [
      'a picture',
      { name: 'p.csv', mimeType: '', buffer: Buffer.from([0x89, 0x50, 0, 1]) },
      415,
      /не таблица/,
    ],
    [
      '20,001 rows',
      { name: 'p.csv', mimeType: '', buffer: Buffer.from(`a\n${'b\n'.repeat(20_001)}`) },
      413,
      /больше 20\s000 строк/,
    ],
  ] as const)(
    '%s is refused at the field, where it stays chosen',
    async (_, file, status, text) => {
      const page = await walker.open();
      await signIn(page, 'hr@demo.local');
      await page.goto('/estimation/dictionary/employees');
      await press(page, 'Импорт');
      await choose(page, file);
      await walker.expecting(new RegExp(String(status)), async () => {
        await press(page, 'Проверить файл');
        await page.locator('.ui-field-error', { hasText: text }).waitFor();
      });
      await shown(page, file.name);
      await press(page, `Убрать файл ${file.name}`);
      await choose(page, { name: 'b.csv', mimeType: '', buffer: Buffer.alloc(11 * 1024 * 1024) });
      await page.locator('.ui-field-error', { hasText: 'Файл больше 10 МБ' }).waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Проверить файл' }).isDisabled())
        .toBe(true);
    },
  );

  it('waits, still chosen, until the server answers again', async () => {
    const page = await walker.open();
    await signIn(page, 'hr@demo.local');
    await page.goto('/estimation/dictionary/employees');
    await press(page, 'Импорт');
    await drop(page, fileOf('Кладовщик', '31.02.2020'));
    await page.context().setOffline(true);
    await walker.expecting(/ERR_INTERNET_DISCONNECTED/, async () => {
      await press(page, 'Проверить файл');
      await page.locator('.ui-field-error', { hasText: 'Сервер не ответил' }).waitFor();
    });
    await page.context().setOffline(false);
    await press(page, 'Проверить файл');
    await shown(page, '4 строки с ошибками');
  });
});

it('11 MB that no window held back are answered, not cut off', async () => {
  const url = laneProduct().url;
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'big.csv');
  const headers = { authorization: `Bearer ${await sessionOf(url, 'hr@demo.local')}` };
  const reply = await fetch(`${url}/api/employee/import`, { method: 'POST', headers, body });
  expect([reply.status, plain((await reply.json()).message)]).toEqual([413, 'Файл больше 10 МБ']);
});

it('what is exported is taken back and changes nothing', async () => {
  const page = await walker.open();
  await signIn(page, 'hr@demo.local');
  await page.goto('/estimation/dictionary/employees');
  for (const format of ['CSV', 'XLSX (Excel)']) {
    await press(page, 'Экспорт');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    const buffer = await readFile(await download.path());
    await press(page, 'Импорт');
    await choose(page, { name: download.suggestedFilename(), mimeType: '', buffer });
    await press(page, 'Проверить файл');
    await shown(page, 'Всё это уже есть в справочнике');
    await form(page).getByRole('button', { name: 'Закрыть' }).last().click();
    await form(page).waitFor({ state: 'detached' });
  }
});
