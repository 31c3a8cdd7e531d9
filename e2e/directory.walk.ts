import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab, signIn, startBrowser } from './lane/browser.ts';

const walker = startBrowser();
const form = (page: Page) => page.getByRole('dialog');
const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(email = 'hr@demo.local'): Promise<Page> {
  const page = await walker.open();
  await signIn(page, email);
  await page.goto('/estimation/dictionary');
  await page.getByRole('tab', { name: 'Компетенции' }).waitFor();
  return page;
}

async function choose(page: Page, field: string, typed: string, option: string) {
  await form(page).getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('what an assessment is made of', () => {
  let hr: Page;

  it('begins with a competence, whose questions are put in order by keyboard', async () => {
    hr = await open();
    await press(hr, 'Создать компетенцию');
    await form(hr).getByLabel('Название на русском').fill('Бережливость');
    await press(hr, 'Сохранить');
    await shown(hr, 'Обязательное поле');
    await form(hr).getByLabel('Описание на русском').fill('Бережёт время и деньги.');
    await form(hr).getByLabel('Вопрос 1 на русском').fill('Второй по порядку');
    const crosses = form(hr).getByRole('button', { name: /^Убрать/ });
    await expect.poll(() => crosses.count()).toBe(0);
    await press(hr, 'Добавить вопрос');
    await form(hr).getByLabel('Вопрос 2 на русском').fill('Первый по порядку');
    await form(hr).getByRole('button', { name: 'Поднять выше: Первый по порядку' }).focus();
    await hr.keyboard.press('Enter');
    await expect
      .poll(() => form(hr).getByLabel('Вопрос 1 на русском').inputValue())
      .toBe('Первый по порядку');
    await press(hr, 'Сохранить');
    await shown(hr, 'Компетенция создана');
  });

  it('is copied whole, and a changed form asks before it closes', async () => {
    await hr.getByRole('searchbox').fill('береж');
    await shown(hr, '1 компетенция');
    await press(hr, 'Скопировать: Бережливость');
    await form(hr).getByLabel('Название на русском').fill('Расточительность');
    await hr.keyboard.press('Escape');
    await press(hr, 'Вернуться к форме');
    await press(hr, 'Сохранить');
    // The toast about the first one may still be there.
    await form(hr).waitFor({ state: 'detached' });
    await hr.goto('/estimation/dictionary/competencies?q=расточ');
    await shown(hr, '2 вопроса');
    await press(hr, 'Удалить: Расточительность');
    await press(hr, 'Удалить');
    await shown(hr, 'Ничего не нашлось');
  });

  it('goes on with a position, a subdivision and an employee there', async () => {
    await openTab(hr, 'Должности');
    await press(hr, 'Создать должность');
    await form(hr).getByLabel('Название').fill('Завхоз');
    await choose(hr, 'Добавить компетенцию', 'береж', 'Бережливость');
    await press(hr, 'Сохранить');
    await shown(hr, 'Должность создана');
    await openTab(hr, 'Подразделения');
    await press(hr, 'Создать подразделение');
    await form(hr).getByLabel('Название').fill('ФИНАНСЫ');
    await walker.expecting(/400/, async () => {
      await press(hr, 'Сохранить');
      await shown(hr, 'Такое название уже занято');
    });
    await form(hr).getByLabel('Название').fill('Склад');
    await press(hr, 'Сохранить');
    await shown(hr, 'Подразделение создано');
    await openTab(hr, 'Сотрудники');
    await press(hr, 'Добавить сотрудника');
    await form(hr).getByLabel('Фамилия').fill('Прудникова');
    await form(hr).getByLabel('Имя', { exact: false }).first().fill('Зинаида');
    await form(hr).getByLabel('E-mail').fill('prudnikova@demo.local');
    await choose(hr, 'Должность', 'зав', 'Завхоз');
    await choose(hr, 'Подразделение', 'скл', 'Склад');
    await form(hr).getByRole('textbox', { name: 'Дата приёма' }).fill('03-02-1998');
    await form(hr).getByRole('textbox', { name: 'Дата назначения' }).fill('01-03-2020');
    await press(hr, 'Сохранить');
    await shown(hr, 'Сотрудник добавлен');
  });

  it('cannot be deleted while it is used, and leads to where it is', async () => {
    await openTab(hr, 'Должности');
    await hr.getByRole('searchbox').fill('завхоз');
    await shown(hr, '1 должность');
    await press(hr, 'Удалить: Завхоз');
    await walker.expecting(/409/, async () => {
      await press(hr, 'Удалить');
      await shown(hr, 'Удалить нельзя: запись используется');
    });
    await hr.keyboard.press('Escape');
    const bin = hr.getByRole('button', { name: 'Удалить: Завхоз' });
    await bin.and(hr.locator(':focus')).waitFor();
    await bin.click();
    await walker.expecting(/409/, async () => {
      await press(hr, 'Удалить');
      await shown(hr, 'Удалить нельзя: запись используется');
    });
    await form(hr).getByRole('link', { name: 'Прудникова Зинаида' }).click();
    await shown(hr, '1 сотрудник');
    await shown(hr, 'prudnikova@demo.local');
  });

  it('tells who saves second that somebody saved first', async () => {
    const other = await open('admin@demo.local');
    for (const page of [hr, other]) {
      await page.goto('/estimation/dictionary/subdivisions?q=склад');
      await press(page, 'Изменить: Склад');
    }
    await form(other).getByLabel('Название').fill('Склад № 1');
    await press(other, 'Сохранить');
    await shown(other, 'Подразделение сохранено');
    await form(hr).getByLabel('Название').fill('Склад № 2');
    await walker.expecting(/409/, async () => {
      await press(hr, 'Сохранить');
      await shown(hr, 'кто-то сохранил свои изменения');
      await shown(hr, 'Изменено: название.');
    });
    await press(hr, 'Сохранить моё поверх');
    await shown(hr, 'Подразделение сохранено');
    await shown(hr, 'Склад № 2');
  });
});

it('open questions are moved in place', async () => {
  const hr = await open();
  await openTab(hr, 'Открытые вопросы');
  const first = () => hr.getByRole('row').nth(1).textContent();
  await press(hr, 'Поднять выше: Что стоит начать делать?');
  await expect.poll(first).toContain('Что стоит начать делать?');
  await press(hr, 'Опустить ниже: Что стоит начать делать?');
  await expect.poll(first).toContain('Что стоит продолжать делать?');
});

it('an employee finds no directory', async () => {
  const page = await walker.open();
  await signIn(page, 'employee@demo.local');
  await page.goto('/estimation/dictionary/employees');
  await page.getByRole('heading', { name: 'Кого оценить' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Справочник' }).count()).toBe(0);
});
