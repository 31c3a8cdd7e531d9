import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { workbookOf } from '#test/file/workbook.ts';
import { someOf } from '#test/how-long.ts';
import { signIn, startBrowser } from './lane/browser.ts';
import { type CountingHand, makeCountingHand } from './lane/counting-hand.ts';
import { laneProduct } from './lane/lanes.ts';
import { tokenOf } from './lane/session.ts';
import { caller } from './step/answer.ts';
import { makeNewCompany } from './step/new-company.ts';

/** From an empty company to ten people's assessments in work, and to a cycle of a department in work. */
const most = { clicks: 20, texts: 3 };
const mostOfCycle = 28;

const walker = startBrowser();

const sheets = {
  ru: {
    titles: [['ООО «Завод»'], ['Список сотрудников на 01.06.2026'], []],
    header: 'Сотрудник|E-mail|Должность|Подразделение|Дата приема|E-mail руководителя',
    director: 'Морозова Анна Юрьевна|Директор|Дирекция',
    head: 'Начальник отдела',
    syllables: ['ба', 'ве', 'го', 'ди', 'ку', 'ла', 'ми', 'но', 'пу', 'ре'],
    name: (last: string) => `${last}нов Глеб`,
    specialist: 'Инженер',
    department: 'Отдел',
    day: '14.07.2021 0:00:00',
    total: 'Итого',
  },
  en: {
    titles: [['Works Ltd'], []],
    header: "Full name|E-mail|Job title|Department|Hire date|Manager's email",
    director: 'Anna Moore|Director|Board',
    head: 'Head of department',
    syllables: ['ba', 've', 'go', 'di', 'ku', 'la', 'mi', 'no', 'pu', 're'],
    name: (last: string) => `Adam ${last}son`,
    specialist: 'Engineer',
    department: 'Department',
    day: '2021-07-14',
    total: 'Total',
  },
} satisfies Record<Locale, object>;

/** As a personnel program gives people out: a director, ten heads, five seniors of each, their people. */
function listOfPeople(locale: Locale, host: string, howMany: number): Promise<Buffer> {
  const { titles, header, director, head, specialist, department, day, total, ...spelt } =
    sheets[locale];
  /** Nobody is the namesake of another: they would be one person. */
  const nameOf = (n: number) => {
    const last = [...String(n)].map((digit) => spelt.syllables[Number(digit)]).join('');
    return spelt.name(last.charAt(0).toUpperCase() + last.slice(1));
  };
  const [boss = '', ...place] = director.split('|');
  const rows = [
    [boss, `director@${host}`, ...place, day, ''],
    ...Array.from({ length: 10 }, (_, n) => {
      return [
        nameOf(1000 + n),
        `head${n}@${host}`,
        head,
        `${department} ${n}`,
        day,
        `director@${host}`,
      ];
    }),
    ...Array.from({ length: howMany - 11 }, (_, n) => {
      const job = `${specialist} ${n % 20}`;
      const at = `${department} ${n % 10}`;
      const leader = n < 50 ? `head${n % 10}` : `p${n % 50}`;
      return [nameOf(n), `p${n}@${host}`, job, at, day, `${leader}@${host}`];
    }),
  ];
  return workbookOf([
    { name: 'TDSheet', rows: [...titles, header.split('|'), ...rows, [total, String(howMany)]] },
  ]);
}

const both = [
  ['ru', 500],
  ['en', 100],
] as const;

describe.each(someOf(both, [both[0]]))(
  'the first day of a company, in %s, of %i people',
  (locale, howMany) => {
    const host = `first-${locale}.example`;
    const adminOf = (company: string) => `boss@${company}.example`;
    const t = speak[locale];
    const slug = `first-${locale}`;

    async function open(company: string): Promise<Page> {
      const page = await walker.open({ locale });
      await signIn(page, adminOf(company), company);
      await page.goto('/estimation/questionary');
      return page;
    }

    /** The first two steps: the people from their file, competencies from the library. */
    async function fillDirectories(page: Page, hand: CountingHand) {
      const dialog = page.getByRole('dialog').last();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
      await hand.click(button(t('firstDay.people.action')));
      await hand.choose(dialog.locator('input[type="file"]'), {
        name: 'people.xlsx',
        mimeType: '',
        buffer: await listOfPeople(locale, host, howMany),
      });
      await hand.click(inDialog(t('fileImport.check')));
      await hand.click(inDialog(t('fileImport.save')));
      await page.getByText(t('firstDay.people.count', { count: howMany })).waitFor();

      await hand.click(button(t('firstDay.competences.action')));
      await hand.click(inDialog(t('library.add')));
      await dialog.waitFor({ state: 'detached' });
    }

    /** The guide is gone, and ten are in work. */
    async function expectAllInWork(page: Page) {
      await page.getByRole('region', { name: t('firstDay.title') }).waitFor({ state: 'detached' });
      const call = caller(`${laneProduct().url}/api`, await tokenOf(page));
      const { count } = await call<{ count: number }>(
        'GET /questionary/list?filterList[status]=inwork&limit=1',
      );
      expect(count).toBe(10);
    }

    test(`ten people are in work after ${most.clicks} clicks and ${most.texts} typed texts at most`, async () => {
      await makeNewCompany({ slug, name: `First ${locale}`, locale, admin: adminOf(slug) });
      const page = await open(slug);
      const hand = makeCountingHand();
      const dialog = page.getByRole('dialog').last();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

      await fillDirectories(page, hand);

      await hand.click(button(t('firstDay.assessment.action')));
      await hand.click(button(t('cycle.people.choose')));
      await hand.click(inDialog(t('common.filter')));
      await hand.click(
        page.getByRole('checkbox', { name: new RegExp(`^${sheets[locale].head} \\d`) }),
      );
      await hand.click(button(t('common.apply')));
      await hand.click(
        dialog.getByRole('checkbox', { name: t('questionaryForm.choose.selectAllFound') }),
      );
      await hand.click(inDialog(t('questionaryForm.choose.apply')));
      await hand.click(button(t('cycleForm.look')));
      await hand.click(inDialog(t('fromFile.many.createAndSend')));
      await page
        .getByText(t('fromFile.many.sent', { count: 10 }))
        .first()
        .waitFor();

      expect(hand.clicks).toBeLessThanOrEqual(most.clicks);
      expect(hand.texts).toBeLessThanOrEqual(most.texts);
      await expectAllInWork(page);
    });

    test(`a cycle of a department is launched after ${mostOfCycle} clicks at most, and nobody is left`, async () => {
      const company = `cycle-${locale}`;
      const admin = adminOf(company);
      await makeNewCompany({ slug: company, name: `Cycle ${locale}`, locale, admin });
      const page = await open(company);
      const hand = makeCountingHand();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const people = Math.ceil((howMany - 11) / 10) + 1;
      await fillDirectories(page, hand);

      await hand.click(button(t('firstDay.cycle.action')));
      await hand.click(button(t('cycle.people.places')));
      await hand.click(
        page.getByRole('checkbox', { name: new RegExp(`^${sheets[locale].department} 0 \\d`) }),
      );
      await hand.click(button(t('cycle.people.apply')));
      await hand.click(button(t('cycle.begin.nominating')));
      const begin = page.getByRole('alertdialog');
      await begin.getByText(t('cycleBoard.begin.people', { count: people })).waitFor();
      await hand.click(begin.getByRole('button', { name: t('cycle.begin.nominating') }));
      await page.getByText(t('cycle.status.nominating'), { exact: true }).first().waitFor();

      for (const action of ['fillFromStructure', 'approve'] as const) {
        await hand.click(page.getByRole('checkbox', { name: t('cycleBoard.selectPage') }));
        const all = button(t('cycleBoard.all', { count: people }));
        if (await all.isVisible()) await hand.click(all);
        const label = t(`cycleBoard.action.${action}`);
        await hand.click(button(t('cycleBoard.labelled', { label, count: people })));
        await hand.click(button(t(`cycleBoard.does.${action}`, { count: people })));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }

      await hand.click(button(t('cycle.begin.inwork')));
      await begin.getByText(t('cycleBoard.begin.work', { count: people })).waitFor();
      await hand.click(begin.getByRole('button', { name: t('cycle.begin.inwork') }));
      await button(`${t('cycle.stage.answering')} ${people}`).waitFor();
      expect(hand.clicks).toBeLessThanOrEqual(mostOfCycle);
    });
  },
);
