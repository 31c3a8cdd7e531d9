import type { Page } from 'playwright-core';
import type { Moment } from './moments.ts';

/** What the guides show, beside the READMEs' pictures. Less of a screen, so that its words are read in a column of text. */
const viewport = { width: 960, height: 600 };

/** At an address, once all of that is there. */
const at = (address: string, shown: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator(shown).first().waitFor();
};

const open = /^(Открыть|Open)/;

const fileOf = (lines: readonly string[]) => ({
  name: 'file.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Rows of people, headed in the language of the screen. */
const people = {
  ru: [
    'Фамилия;Имя;E-mail;Должность;Подразделение',
    'Рябинина;Софья;s.ryabinina@example.ru;Аналитик;Разработка',
    'Лукин;Пётр;p.lukin@example.ru;Дизайнер;Маркетинг',
    'Осипова;Вера;v.osipova.example.ru;Рекрутер;Персонал',
  ],
  en: [
    'Last name;First name;Email;Job title;Department',
    'Hollis;Sophie;s.hollis@example.com;Software engineer;Development',
    'Drake;Peter;p.drake@example.com;Designer;Marketing',
    'Osborne;Vera;v.osborne.example.com;Recruiter;People',
  ],
};

export const guideMoments: Moment[] = [
  { name: 'settings', who: 'hr', viewport, show: at('/estimation/settings', 'form') },
  {
    name: 'to-answer',
    who: 'employee',
    viewport,
    show: async (page) => {
      await at('/estimation/questionary/testing', 'main table')(page);
      await page.getByRole('link', { name: open }).first().waitFor();
    },
  },
  {
    name: 'choosing',
    who: 'employee',
    viewport,
    show: async (page) => {
      await at('/estimation/questionary/testing', 'main table')(page);
      await page.getByRole('link', { name: open }).first().click();
      await page.locator('.raters').waitFor();
    },
  },
  {
    name: 'approving',
    who: 'manager',
    viewport: { ...viewport, height: 480 },
    show: at('/estimation/questionary/testing/approvals', '.raters-row'),
  },
  {
    name: 'reports',
    who: 'hr',
    viewport,
    show: at('/estimation/reports', 'a[href*="employee="]'),
  },
  {
    name: 'comparison',
    who: 'employee',
    viewport,
    show: async (page) => {
      await at('/estimation/reports?method=360', 'a[href*="employee="]')(page);
      await page
        .getByRole('button', { name: /^(Сравнить|Compare)/ })
        .first()
        .click();
      await page.getByRole('menuitem').first().click();
      await page.locator('.rc-points').waitFor();
    },
  },
  { name: 'plan', who: 'employee', viewport, show: at('/estimation/plan', '.plan-ticks') },
  {
    name: 'did-it-change',
    who: 'manager',
    viewport: { ...viewport, height: 440 },
    show: async (page) => {
      await at('/estimation/plan', '.follow-up-told')(page);
      await page.locator('.follow-up').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'talk',
    who: 'manager',
    viewport,
    show: async (page) => {
      await at('/estimation/reports?method=360', 'a[href*="employee="]')(page);
      await page.locator('a[href*="employee="]').first().click();
      await page.locator('.r-next a').click();
      await page.locator('.talk-head').waitFor();
    },
  },
  {
    name: 'profile',
    who: 'manager',
    viewport,
    show: async (page) => {
      await at('/structure/employees', '.structure-open')(page);
      await page.locator('.structure-open').nth(1).click();
      await page.locator('.profile-leaders').waitFor();
    },
  },
  {
    name: 'structure',
    who: 'manager',
    viewport,
    show: at('/structure/tree', '[role="treeitem"] >> nth=4'),
  },
  {
    name: 'person',
    who: 'manager',
    viewport,
    show: async (page) => {
      await at('/structure/team', 'tbody th a')(page);
      await page.locator('tbody th a').first().click();
      await page.locator('.person-parts h2').first().waitFor();
    },
  },
  {
    name: 'team',
    who: 'manager',
    viewport: { ...viewport, height: 480 },
    show: at('/structure/team', 'tbody th a'),
  },
  {
    name: 'notifications',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/reports', 'a[href*="employee="]')(page);
      await page.locator('.bell button').first().click();
      await page.locator('.bell-row').first().waitFor();
    },
  },
  {
    name: 'library',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/dictionary/competencies', 'main table')(page);
      await page.locator('.directory-tools button').first().click();
      await page.getByRole('menuitem').first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'journal',
    who: 'hr',
    viewport: { ...viewport, height: 760 },
    show: at('/estimation/questionary', '.q-card[href]'),
  },
  {
    name: 'progress',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/questionary?status=inwork', '[role="tab"], .q-card[href]')(page);
      await page.getByRole('tab').nth(1).click();
      await page.locator('.q-card[href]', { hasText: '360' }).first().click();
      await page.locator('.q-detail dl').first().waitFor();
    },
  },
  {
    name: 'from-file',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/questionary', '.q-card[href]')(page);
      await page.locator('.q-column-cards [aria-haspopup]:visible').first().click();
      await page.locator('[role="menuitem"][data-key="several"]').click();
      await page.locator('.ui-side-panel input[value="hr"]').first().check();
      await page.locator('.cycle-picker-ways button').last().click();
      await page.locator('.ui-file input').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'cycle',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/cycles', 'main table a')(page);
      await page.locator('main table a').nth(1).click();
      await page.locator('.cycle-stage').first().waitFor();
    },
  },
  {
    name: 'summary',
    who: 'director',
    viewport,
    show: at('/estimation/summary', '.summary-facts'),
  },
  {
    name: 'directory',
    who: 'hr',
    viewport,
    show: at('/estimation/dictionary/employees', 'main table'),
  },
  {
    name: 'import',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/dictionary/employees', 'main table')(page);
      await page.locator('.directory-tools button').last().click();
      const { lang } = await page.evaluate(() => ({ lang: document.documentElement.lang }));
      await page
        .locator('.ui-file input')
        .setInputFiles(fileOf(people[lang === 'ru' ? 'ru' : 'en']));
      await page.locator('.ui-dialog > footer button').last().click();
      await page.locator('.import-repair').waitFor();
    },
  },
  {
    name: 'earlier-reports',
    who: 'hr',
    viewport,
    show: async (page) => {
      await at('/estimation/reports', 'a[href*="employee="]')(page);
      await page.locator('.ui-page-tools > button').last().click();
      await page.getByRole('menuitem').first().click();
      await page.locator('.ui-file input').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'users',
    who: 'admin',
    viewport,
    show: at('/estimation/users?sort=lastName:a', 'main table tbody tr'),
  },
  {
    name: 'template',
    who: 'admin',
    viewport,
    show: async (page) => {
      await at('/estimation/templates', 'main section button')(page);
      await page.locator('main section button').first().click();
      await page.locator('.template-preview-subject').waitFor();
    },
  },
  { name: 'brand', who: 'admin', viewport, show: at('/estimation/brand', 'main form') },
  { name: 'security', who: 'super', viewport, show: at('/estimation/security', 'main h2') },
  {
    name: 'audit',
    who: 'super',
    viewport,
    show: at('/estimation/audit', 'main table tbody tr'),
  },
];
