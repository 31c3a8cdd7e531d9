import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { speak } from '#platform/texts/speak.ts';
import { someOf } from '#test/how-long.ts';
import { desktop, phone, signIn, startBrowser, tablet } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';

/** From a report to what changes: the person's plan, the leader's talk, and the director's pages. */
const walker = startBrowser();

const person = 'employee@demo.local';
const leader = 'manager@demo.local';
/** What the issue allows from an opened report to a plan with one goal and step. */
const mostTaps = 6;
const files = [
  { format: 'pdf', start: '%PDF-', ending: 'pdf' },
  { format: 'xlsx', start: 'PK', ending: 'xlsx' },
  { format: 'pptx', start: 'PK', ending: 'pptx' },
  { format: 'pages', start: '%PDF-', ending: 'pdf' },
] as const;

/** Every width in both languages; in a quick run one. */
const ways = (['ru', 'en'] as const).flatMap((locale) =>
  [desktop, tablet, phone].map((viewport) => ({ viewport, locale, width: viewport.width })),
);

let report: ReportRow;
/** Of the person's latest report. */
let address: string;
beforeAll(async () => {
  const { url } = laneProduct();
  const call = caller(`${url}/api`, await sessionOf(url, person));
  const path = '/report/list?limit=1&sort=createdAt:d&filterList[method]=360';
  const { data } = await call<{ data: ReportRow[] }>(`GET ${path}`);
  if (!data[0]) throw new Error('no report');
  report = data[0];
  const { questionaryId: questionary, employeeId: employee } = report;
  address = `/estimation/reports?${new URLSearchParams({ questionary, employee })}`;
});

describe.each(someOf(ways, ways.slice(0, 1)))('$width px in $locale', ({ viewport, locale }) => {
  const t = speak[locale];
  const goal = `${t('plan.goal.text')} (${viewport.width})`;
  const openAs = async (email: string, path: string): Promise<Page> => {
    const page = await walker.open({ viewport, locale, touch: viewport === phone });
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    await signIn(page, email);
    await page.goto(path);
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
  const ledPlans = async () => {
    const page = await openAs(leader, '/structure/team');
    const led = page
      .getByRole(viewport === phone ? 'listitem' : 'row')
      .filter({ has: page.getByRole('link', { name: report.lastName }) });
    await led.waitFor();
    return { page, led };
  };

  it('the person comes from the report to a plan with one goal and step', async () => {
    const page = await openAs(person, address);
    const next = page.locator('.r-next');
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.click();
      taps += 1;
    };
    await tap(next.locator('button[aria-pressed="false"]').first());
    await tap(next.getByRole('link', { name: t('whatNext.choice.plan') }));
    await tap(page.getByRole('textbox', { name: t('plan.goal.text') }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(goal);
    await tap(
      page
        .getByRole('group', { name: t('plan.step.offered') })
        .getByRole('button')
        .first(),
    );
    await tap(page.getByRole('button', { name: t('plan.create') }));
    await heading(page, goal).waitFor();
    await page.getByText(t('plan.share.privateNote')).waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    expect(taps).toBeLessThanOrEqual(mostTaps);
  });

  it('the leader prepares the talk, prints it, and finds no plan that is private', async () => {
    const page = await openAs(leader, address);
    await page.getByRole('link', { name: t('whatNext.prepare') }).click();
    await heading(page, t('talk.title')).waitFor();
    await heading(page, t('talk.avoid.title')).waitFor();
    const printed = page.evaluate(
      () => new Promise((done) => Object.assign(window, { print: () => done('printed') })),
    );
    await page.getByRole('button', { name: t('talk.print') }).click();
    expect(await printed).toBe('printed');
    const { led } = await ledPlans();
    await led.getByText(t('people.notShared')).waitFor();
  });

  it('and reads the plan once the person shares it', async () => {
    const own = await openAs(person, '/estimation/plan');
    await own.getByText(t('plan.share.shared')).click();
    await own.getByText(t('plan.share.privateNote')).waitFor({ state: 'detached' });
    await expect.poll(() => own.getByRole('checkbox').isEnabled()).toBe(true);
    const { page, led } = await ledPlans();
    await led.getByRole('link', { name: t('plan.led.goals', { done: 0, count: 1 }) }).click();
    await heading(page, goal).waitFor();
    await page.getByText(t('plan.share.ofOther')).waitFor();
  });

  it('the director reads the company’s results and takes the summary report along', async () => {
    const page = await openAs('director@demo.local', '/estimation/company');
    const drawn = page.getByRole('list', { name: t('heatmap.chart.competences') });
    const whole = drawn.getByRole('listitem').filter({ hasText: t('heatmap.total') });
    await whole.locator('.heat-change').waitFor();
    if (viewport !== phone) expect(await isInView(whole)).toBe(true);
    await page.getByText(t('heatmap.views.table'), { exact: true }).click();
    const byYear = page.getByRole('table', { name: t('heatmap.years.title') });
    for (const name of [t('heatmap.average'), t('heatmap.people'), t('heatmap.answered')]) {
      await byYear.getByRole('rowheader', { name, exact: true }).waitFor();
    }
    await page.goto('/estimation/summary');
    await heading(page, t('summary.points.title')).waitFor();
    for (const { format, start, ending } of files) {
      const name = `${t('summary.download')} ${t(`summary.formats.${format}`)}`;
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
      const file = await readFile(await download.path());
      expect(file.subarray(0, start.length).toString()).toBe(start);
    }
  });
});

/** Wholly, without scrolling. */
async function isInView(one: Locator): Promise<boolean> {
  const [box, window] = [await one.boundingBox(), one.page().viewportSize()];
  return !!box && !!window && box.y >= 0 && box.y + box.height <= window.height;
}
