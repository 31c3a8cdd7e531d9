import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { inBrand, type Member, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { desktop, phone, startBrowser } from './lane/browser.ts';
import { startClockedProduct } from './lane/clocked-product.ts';
import { keepData } from './lane/language.ts';
import { keepSession } from './lane/session.ts';
import { lookOnce } from './tour/look.ts';

/** Sources of people, from a folder to taking back what came (rules 179 and 186 to 188). */

const root = await mkdtemp(join(tmpdir(), 'otsenka-sources-'));
const product = startClockedProduct({ SOURCES_DIR: root });
const walker = startBrowser();
const slug = 'sklad';

const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма';
const crowd = [...'АБВГДЕЖЗИКЛМ'];
const line = (letter: string, position = 'Кладовщик') =>
  `${letter}ванов;Ян;p${letter.charCodeAt(0)}@sklad.example;${position};Склад;01.02.2020`;

/** A file lies in the folder for more than a minute, and the clock looks there. */
async function bring(name: string, lines: string[]): Promise<void> {
  const { context } = product.house;
  const path = join(root, slug, name);
  await writeFile(path, [header, ...lines].join('\n'));
  await utimes(path, context.now(), context.now());
  for (const _ of ['seen', 'at rest']) {
    product.house.setNow(new Date(context.now().getTime() + 61_000).toISOString());
    await tasks['find-due-sources'](context, {}, { attempt: 1, isLast: true });
    await runDueJobs(context, tasks);
  }
}

describe('a source from its folder to taking back', () => {
  const ways = {
    boss: { locale: 'ru', viewport: desktop },
    hr: { locale: 'en', viewport: phone },
  } as const satisfies Record<string, { locale: Locale; viewport: typeof desktop }>;
  const members = {} as Record<keyof typeof ways, Member>;
  const ru = speak.ru;
  const en = speak.en;
  let hr: Page;

  beforeAll(async () => {
    await mkdir(join(root, slug));
    const { database, now } = product.house.context;
    const { brandId } = await makeCompany(database, now(), { howMany: 0, slug, name: 'Склад' });
    await inBrand(database, brandId, async (scope) => {
      members.boss = await makeMember(scope, ['ROLE_SUPER_ADMIN'], { locale: 'ru' });
      members.hr = await makeMember(scope, ['ROLE_HR'], { locale: 'en' });
    });
  });
  afterAll(() => rm(root, { recursive: true }));

  async function open(who: keyof typeof ways, path: string): Promise<Page> {
    const { locale, viewport } = ways[who];
    const { context } = product.house;
    const page = await walker.open({ viewport, locale, touch: viewport === phone });
    keepData(page);
    await page.clock.install({ time: context.now() });
    const token = await signIn(context.database, members[who], context.now());
    await keepSession(page.context(), product.url, token);
    await page.goto(product.url + path);
    return page;
  }
  const lookAt = (page: Page, name: string) => {
    const way = page === hr ? ways.hr : ways.boss;
    return lookOnce({ ...way, theme: 'White', care: 'everything', alsoAt: [] })(page, name);
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const openRun = async (name: string) => {
    await hr.goto(`${product.url}/estimation/dictionary/imports`);
    await hr.getByRole('link', { name, exact: true }).click();
    await hr.getByRole('heading', { level: 1, name }).waitFor();
  };

  test('a super admin sets it up', async () => {
    const page = await open('boss', '/estimation/dictionary/sources');
    await page.getByText(ru('peopleSource.empty')).waitFor();
    await button(page, ru('peopleSource.add')).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(ru('peopleSource.form.name')).fill('ЗУП');
    await form.getByRole('radio', { name: ru('peopleSource.form.leave') }).check();
    await form.getByRole('radio', { name: ru('peopleSource.form.auto') }).check();
    await form.getByRole('button', { name: ru('peopleSource.form.hour') }).click();
    await page.getByRole('option', { name: ru('peopleSource.asChanged') }).click();
    await lookAt(page, 'the form of a source');
    await button(page, ru('common.save')).click();
    await page.getByRole('region', { name: 'ЗУП' }).getByText(`Папка ${slug}`).waitFor();
    await lookAt(page, 'a source');
    await page.context().close();
  });

  test('HR says yes to the first file, and its people are there', async () => {
    await bring(
      'first.csv',
      crowd.map((one) => line(one)),
    );
    hr = await open('hr', '/estimation/dictionary/sources');
    const row = hr.getByRole('region', { name: 'ЗУП' });
    await row.getByText(en('peopleSource.state.waiting')).waitFor();
    await row.getByRole('link').click();
    await hr.getByText(en('peopleSource.run.reason.first')).waitFor();
    await lookAt(hr, 'a file that waits');
    await button(hr, en('peopleSource.run.take')).click();
    await hr
      .getByRole('alertdialog')
      .getByText(/^New: 12, moved: 0, leaving: 0\./)
      .waitFor();
    await hr
      .getByRole('alertdialog')
      .getByRole('button', { name: en('peopleSource.run.take') })
      .click();
    await hr.getByRole('link', { name: en('peopleSource.run.toRun') }).waitFor();
    await hr.goto(`${product.url}/estimation/dictionary/employees`);
    await hr.getByText('Ян Аванов').waitFor();
  });

  test('a few changes are taken without asking, and the loss of half of the people isn’t', async () => {
    const next = [line('А', 'Мастер'), ...crowd.slice(1, -1).map((one) => line(one))];
    await bring('second.csv', next);
    await bring('third.csv', next.slice(6));
    await openRun('third.csv');
    await hr.getByText(en('peopleSource.run.reason.left')).waitFor();
    await lookAt(hr, 'a file that was stopped');
    await button(hr, en('peopleSource.run.refuse')).click();
    await hr
      .getByRole('alertdialog')
      .getByRole('button', { name: en('peopleSource.run.refuse') })
      .click();
    const state = hr.getByRole('status').filter({ hasText: en('peopleSource.state.refused') });
    await state.first().waitFor();
  });

  test('what was taken is taken back', async () => {
    await openRun('second.csv');
    await button(hr, en('peopleRun.undo.open')).click();
    const asked = hr.getByRole('alertdialog');
    await asked.getByText(en('peopleRun.undo.back', { count: 2 })).waitFor();
    await asked.getByRole('button', { name: en('peopleRun.undo.open') }).click();
    await hr.getByText(en('peopleRun.undo.result', { back: 2, stayed: 0 })).waitFor();
    await lookAt(hr, 'a file that was taken back');
    const { rows } = await product.house.context.database.pool.query(
      `select count(*)::int as here from employee where email like '%@sklad.example' and fired_at is null and deleted_at is null`,
    );
    expect(rows).toEqual([{ here: crowd.length }]);
  });
});
