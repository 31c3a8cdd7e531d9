import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortName } from '#platform/contract/rules/names.ts';
import { speak } from '#platform/texts/speak.ts';
import { desktop, phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { makeNewCompany } from './step/new-company.ts';

/** A file with something of everything: repaired in the preview, imported, and taken back (rules 182, 178, 179). */
const walker = startBrowser();
const boss = 'boss@uzel.example';
const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма';
const eva = 'Абрамова;Ева;eva@uzel';
const there = [header, `${eva}.example;Мастер;Цех;01.02.2019`];
/** Of each language people of their own, as whoever has gone would come back. */
const wrongFor = (locale: string) => [
  header,
  `${eva},example;Мастер;Сборка ${locale};01.02.2019`,
  `Белов;Глеб;gleb-${locale}@uzel.example;Мастер;Цех;31.02.2020`,
  `Белов;Глеб;gleb-${locale}@uzel.example;Наставник;Цех;01.02.2020`,
  `Волкова;Дина;dina-${locale}@uzel.example;Мастир;Цех;`,
  ';;nobody@uzel.example;Мастер;Цех;01.02.2020',
];

beforeAll(async () => {
  await makeNewCompany({ slug: 'uzel', name: 'Узел', locale: 'ru', admin: boss });
  const { url } = laneProduct();
  const body = new FormData();
  body.append('file', new Blob([there.join('\n')]), 'there.csv');
  body.append('createPlaces', 'true');
  const headers = { authorization: `Bearer ${await sessionOf(url, boss, 'uzel')}` };
  const reply = await fetch(`${url}/api/employee/import`, { method: 'POST', headers, body });
  expect(reply.status).toBe(200);
});

describe.each([
  ['ru', desktop],
  ['en', phone],
] as const)('in %s', (locale, viewport) => {
  const t = speak[locale];
  const say = (key: string, params?: object) =>
    (t as (key: string, params?: object) => string)(`directory.import.repair.${key}`, params);
  const fileName = `${locale}.csv`;
  const gleb = shortName({ lastName: 'Белов', firstName: 'Глеб' }, locale);
  const eva = shortName({ lastName: 'Абрамова', firstName: 'Ева' }, locale);
  let page: Page;
  const form = () => page.getByRole('dialog');
  const press = (name: string) =>
    form().getByRole('button', { name, exact: true }).click(); /** A row, or on a phone a card. */
  const entry = (name: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  const isShown = (text: string) => page.getByText(text).first().waitFor();

  it('rows are repaired by keyboard and by proposal, merged, left out, and one day is given', async () => {
    page = await walker.open({ viewport, locale, touch: viewport === phone });
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    await signIn(page, boss, 'uzel');
    await page.goto('/estimation/dictionary/employees');
    await page.getByRole('button', { name: t('directory.import.open'), exact: true }).click();
    await form()
      .getByLabel(t('directory.import.file'))
      .setInputFiles({
        name: fileName,
        mimeType: 'text/csv',
        buffer: Buffer.from(wrongFor(locale).join('\n')),
      });
    await press(t('fileImport.check'));
    await isShown(say('title', { count: 4 }));
    await expect.poll(() => form().getByText(t('fileImport.read')).count()).toBe(0);
    const cell = (field: 'email' | 'inCompany', number: number) => {
      const params = { field: t(`directory.employees.${field}`), row: number };
      return form().getByRole('textbox', { name: say('field', params) });
    };
    await cell('email', 2).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('email', 2).inputValue()).toBe('eva@uzel.example');
    await isShown(say('title', { count: 3 }));
    await cell('inCompany', 3).fill('01.02.2020');
    await page.keyboard.press('Enter');
    await isShown(say('title', { count: 2 }));
    await press(say('mergeInto', { row: 3, place: 'Мастер, Цех' }));
    await form()
      .getByRole('button', { name: say('leaveOut'), exact: true })
      .last()
      .click();
    await isShown(say('done'));
    await form()
      .getByRole('textbox', { name: t('directory.import.hireDate') })
      .fill('05-04-2021');
    await press(t('directory.import.takeProposed', { name: 'Мастер' }));
    await form()
      .getByRole('checkbox', { name: t('directory.import.createPlaces', { places: '' }).trim() })
      .check();
    await isShown(t('fileImport.read'));
    const [download] = await Promise.all([page.waitForEvent('download'), press(say('download'))]);
    expect(download.suggestedFilename()).toBe(
      `${t('directoryMessages.employee.repairedName')}.xlsx`,
    );
    await press(t('directory.import.saveWithout', { count: 1 }));
    await form().waitFor({ state: 'detached' });
  });

  it('its page names whom it made and moved, and takes it back', async () => {
    await page.goto('/estimation/dictionary/imports');
    await page.getByRole('link', { name: fileName }).click();
    const made = t('peopleRun.outcome.created');
    await entry(gleb).filter({ hasText: made }).waitFor();
    await entry(eva)
      .filter({ hasText: t('peopleRun.outcome.moved') })
      .waitFor();
    await page.getByRole('button', { name: t('peopleRun.undo.open') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(t('peopleRun.undo.back', { count: 3 })).waitFor();
    await dialog.getByRole('button', { name: t('peopleRun.undo.open') }).click();
    await isShown(t('peopleRun.undo.result', { back: 3, stayed: 0 }));
    await page.goto('/estimation/dictionary/employees');
    await page.getByText(eva).first().waitFor();
    await expect.poll(() => page.getByText(gleb).count()).toBe(0);
    await expect.poll(() => page.getByText('Сборка').count()).toBe(0);
  });
});
