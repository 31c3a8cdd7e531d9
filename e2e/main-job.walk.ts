import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seldom } from '#core/questionary/web/live.ts';
import { copiedText } from '#test/file/pdf-text.ts';
import { phone, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { answerByLink } from './step/answer.ts';
import { answerInEveryWay, answerTheRest, reloadInTheMiddle } from './step/answering-page.ts';
import { openQuestionary, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';
import {
  chooseCompetenciesOf,
  choosePeople,
  createBy,
  dayFromNow,
  section,
} from './step/questionary-form.ts';

const walker = startBrowser();

/** The demo has the same people at every start. */
const subject = 'Новикова Елена';
/** The same in English. */
const subjectInEnglish = 'Елена Новикова';
const russian = { name: 'Морозова Арина', email: 'arina.morozova@demo.local' };
const english = { name: 'Сергеева Наталья', email: 'natalya.sergeeva@demo.local' };
/**
 * One of the customers is HR, who may open the report and therefore doesn't count towards the
 * threshold. So customers are combined with another group.
 */
const others = [
  ['nadezhda.vasileva@demo.local', 2, 'Хвалит команду и доводит дело до конца.'],
  ['milana.lebedeva@demo.local', 2, 'Всегда готова помочь.'],
  ['nikita.vorobyov@demo.local', 3, 'Стоит раньше предупреждать о сроках.'],
  ['artyom.borisov@demo.local', 3, 'Ясно объясняет, «почему» именно так.'],
  ['hr@demo.local', 4, 'Отвечает на письма вовремя.'],
  ['elizaveta.fyodorova@demo.local', 1, 'Делится тем, что знает.'],
  ['veronika.fyodorova@demo.local', 2, 'Слушает не перебивая.'],
  ['svetlana.mikhaylova@demo.local', 2, 'Даёт понятные задачи.'],
  ['elena.novikova@demo.local', 1, 'Учусь планировать неделю.'],
] as const;

describe('the whole job', () => {
  let hr: Page;
  let reportAddress: string;
  let id: string;
  /** This person may be asked about the same subject elsewhere too. */
  const linkTo = (email: string, named = subject) => {
    const { url, dataDir } = laneProduct();
    return linkMailedTo(email, named, dataDir, opens(url, id));
  };

  it('lets HR sign in, after saying what is wrong', async () => {
    hr = await walker.open();
    await hr.clock.install();
    await hr.goto('/');
    await hr.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect.poll(() => hr.getByText('Обязательное поле').count()).toBe(2);
    await hr.getByLabel('E-mail').fill('hr@demo');
    await hr.getByText('В этом e-mail ошибка').waitFor();
    await hr.getByLabel('E-mail').fill('hr@demo.local');
    await hr.getByLabel('Пароль', { exact: true }).fill('wrong-password');
    await walker.expecting(/401/, async () => {
      await hr.getByRole('button', { name: 'Войти', exact: true }).click();
      await hr.getByText('Неверный e-mail или пароль').waitFor();
    });
    await hr.getByLabel('Пароль', { exact: true }).fill('Demo-360!');
    await hr.getByRole('button', { name: 'Войти', exact: true }).click();
    await hr.getByRole('heading', { name: 'Журнал анкет' }).waitFor();
  });

  it('lets HR make a questionary about one person', async () => {
    await createBy(hr, 'Одну анкету');
    await hr.getByRole('radio', { name: '360' }).check();
    await hr.getByRole('textbox', { name: 'Дата начала' }).fill(dayFromNow(0));
    await hr.getByRole('textbox', { name: 'Дата окончания' }).fill(dayFromNow(14));
    await hr.getByRole('radio', { name: 'Один сотрудник' }).check();
    await choosePeople(hr, 'Выбрать сотрудника', ['Новикова']);
    await chooseCompetenciesOf(hr, 'Маркетолог');
    await choosePeople(hr, 'Выбрать руководителей', ['Васильева']);
    await choosePeople(hr, 'Выбрать коллег', ['Морозова Арина', 'Сергеева', 'Лебедева']);
    await choosePeople(hr, 'Выбрать клиентов', [
      'Воробьёв Никита',
      'Борисов Артём',
      'Королёва Алина',
    ]);
    await choosePeople(hr, 'Выбрать подчинённых', [
      'Фёдорова Елизавета',
      'Фёдорова Вероника',
      'Михайлова',
    ]);
    await expect
      .poll(() => hr.getByRole('checkbox', { name: 'Анонимная оценка' }).isChecked())
      .toBe(true);
    await hr.getByRole('button', { name: 'Сохранить' }).click();
    await hr.getByText('Анкета создана').waitFor();
    const created = section(hr, 'Созданные');
    await created.getByRole('link', { name: subject }).first().waitFor();
  });

  it('warns, then sends it to work and says so everywhere at once', async () => {
    await hr.getByRole('button', { name: 'В работу' }).click();
    const dialog = hr.getByRole('alertdialog');
    await dialog.getByText('Приглашения уйдут участникам сразу').waitFor();
    await dialog.getByText('Участников: 10, самооценок: 1.').waitFor();
    await dialog.getByText(/Клиенты: .* меньше 3/).waitFor();
    await dialog
      .getByText(/Своя строка от 3 ответов/)
      .first()
      .waitFor();
    await dialog.getByText(/Для своей строки нужно 4 ответа/).waitFor();
    await dialog.getByRole('button', { name: 'Отправить в работу' }).click();
    await hr.getByText('Анкета отправлена в работу').waitFor();
    await section(hr, 'В работе').getByRole('link', { name: subject }).waitFor();
    await hr.getByText('Отчёт в работе').waitFor();
    id = new URL(hr.url()).pathname.split('/').at(-1) ?? '';
  });

  it('lets a colleague answer on a phone, in Russian, whatever happens', async () => {
    const page = await walker.open({ viewport: phone });
    const link = await linkTo(russian.email);
    await openQuestionary(page, link, id);
    await page.getByRole('heading', { name: subject, level: 1 }).waitFor();
    await expect.poll(() => page.url()).not.toContain('token');
    await page.getByText('Ваши ответы анонимны: подробно').click();
    await page.getByText(english.name).waitFor();
    await page.getByRole('button', { name: 'Начать' }).click();
    await answerInEveryWay(page);
    await reloadInTheMiddle(page);
    await answerTheRest(page, 'Пишет просто о сложном.');
    await walker.expecting(/ERR_INTERNET_DISCONNECTED/, async () => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Отправить', exact: true }).click();
      await page.getByText('Ответы не отправлены').waitFor();
    });
    await page.context().setOffline(false);
    await page.getByText('Спасибо! Все ответы отправлены').waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('answers');
    await walker.expecting(/410|404/, async () => {
      await page.goto(link);
      await page.getByText('Спасибо, вы уже ответили на все вопросы').waitFor();
    });
  });

  it('lets another colleague answer in English', async () => {
    const page = await walker.open({ viewport: phone });
    await openQuestionary(page, await linkTo(english.email, subjectInEnglish), id);
    await page.getByRole('heading', { name: /^Елена .*Новикова$/, level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByRole('button', { name: 'Start' }).click();
    await answerTheRest(page, 'Shares what she knows.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page
      .getByRole('heading', { name: 'Thank you! All your answers have been submitted' })
      .waitFor();
  });

  it('lets HR make an interim report, read it and take it along', async () => {
    await hr.clock.fastForward(seldom);
    await hr.getByRole('button', { name: 'Составить промежуточный отчёт' }).click();
    const question = hr.getByRole('alertdialog');
    await question.getByText(/ответы, которые уже есть: 2 из 11/).waitFor();
    await question
      .getByText(/Пока не покажем/)
      .first()
      .waitFor();
    await question.getByRole('button', { name: 'Составить', exact: true }).click();
    await hr.getByText('Промежуточный отчёт готов').waitFor();
    const before = hr.url();
    await hr.getByRole('link', { name: `Открыть промежуточный отчёт: ${subject}` }).click();
    const report = hr.getByRole('dialog', { name: 'Промежуточный отчёт об оценке' });
    await report.getByText(/Оценка ещё идёт: ответили 2 из 11/).waitFor();
    const [download] = await Promise.all([
      hr.waitForEvent('download'),
      report.getByRole('button', { name: 'Скачать PDF', exact: true }).click(),
    ]);
    const pdf = await readFile(await download.path());
    expect(await copiedText(pdf)).toContain('Оценка ещё идёт');
    await report.getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(() => hr.url()).toBe(before);
    await hr.getByText('С тех пор никто не ответил.').waitFor();
  });

  it('is done when everybody has answered', async () => {
    for (const [email, rating, text] of others) {
      await answerByLink(await linkTo(email), { rating, text }, id);
    }
    // Nobody touches HR's window: the journal and the panel update on their own after a while.
    for (const link of [
      section(hr, 'Завершённые').getByRole('link', { name: subject }),
      hr.getByRole('link', { name: `Открыть отчёт: ${subject}` }),
    ]) {
      const comes = async () => {
        await hr.clock.fastForward(seldom);
        return link.count();
      };
      await expect.poll(comes, { interval: 500 }).toBe(1);
    }
    await expect
      .poll(() => section(hr, 'В работе').getByRole('link', { name: subject }).count())
      .toBe(0);
  });

  it('shows the report on screen', async () => {
    await hr.getByRole('link', { name: `Открыть отчёт: ${subject}` }).click();
    const report = hr.getByRole('dialog');
    await report.getByRole('heading', { name: 'Профиль компетенций' }).click();
    reportAddress = hr.url();
    await expect.poll(() => report.locator('.r-radar svg').count()).toBe(1);
    for (const part of ['Главное', 'Сильные стороны', 'Зоны развития', 'Участники'])
      await report.getByRole('heading', { name: part }).waitFor();
    await report.getByText('Ясно объясняет, «почему» именно так.').first().waitFor();
    await report.getByRole('heading', { name: 'Участники' }).click();
    await report.getByText(/^Объединены роли: коллеги.*клиенты/).waitFor();
    await report.getByRole('columnheader', { name: 'Подчинённые' }).last().waitFor();
    await report.getByRole('button', { name: 'Закрыть' }).click();
    await section(hr, 'Завершённые').getByRole('link', { name: subject }).waitFor();
    await expect.poll(() => hr.url()).not.toContain('employee=');
  });

  it('gives the report as a PDF', async () => {
    await hr.goto(reportAddress);
    const [download] = await Promise.all([
      hr.waitForEvent('download'),
      hr.getByRole('button', { name: 'Скачать PDF', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[\w.-]*Novikova[\w.-]*\.pdf$/i);
    const pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(20_000);
    expect(await copiedText(pdf)).toContain('Ясно объясняет, «почему» именно так.');
  });

  it('is printed whole by the browser, light from a dark screen, and nothing beneath it', async () => {
    await hr.getByRole('heading', { name: 'Главное' }).waitFor();
    const ground = () =>
      hr.evaluate(() => {
        document.documentElement.dataset.theme = 'Dark';
        return getComputedStyle(document.body).getPropertyValue('--surface');
      });
    const onScreen = await ground();
    await hr.emulateMedia({ media: 'print' });
    expect([await ground(), onScreen]).toEqual(['#fff', '#181c22']);
    const text = await copiedText(await hr.pdf({ format: 'A4' }));
    await hr.emulateMedia({ media: null });
    const parts = [
      'Главное',
      'Зоны развития',
      'Компетенции',
      'Участники',
      'Как получены результаты',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.filter((place) => place >= 0).sort((a, b) => a - b));
    expect(text).not.toMatch(/Скачать PDF|Все линии|Журнал/);
  });
});
