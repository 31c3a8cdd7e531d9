import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCycleDates } from '#core/questionary/contract/rules/cycle.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { speak } from '#platform/texts/speak.ts';
import { someOf } from '#test/how-long.ts';
import { desktop, phone, startBrowser, tablet } from './lane/browser.ts';
import { startClockedProduct } from './lane/clocked-product.ts';
import { keepData } from './lane/language.ts';
import { keepSession } from './lane/session.ts';
import type { Looks } from './lane/visitor.ts';
import { answerByLink } from './step/answer.ts';
import { answerTheRest } from './step/answering-page.ts';
import {
  type CycleCompany,
  department,
  makeCycleCompany,
  type Name,
  shortNameOf,
} from './step/cycle-company.ts';
import { lookOnce } from './tour/look.ts';

const product = startClockedProduct();
const walker = startBrowser();

/** Every width in both languages. */
const ways = (['ru', 'en'] as const).flatMap((locale) =>
  [desktop, phone, tablet].map((viewport) => ({ viewport, locale })),
);
type Way = (typeof ways)[number];
type Actor = 'hr' | 'anna' | 'lev' | 'boris' | 'gleb';
/** Each actor begins at another way, so that one round has all widths and both languages. */
const starts: Record<Actor, number> = { hr: 0, anna: 1, boris: 4, lev: 5, gleb: 1 };
const rounds = ways.map((_, round) => round);
const wayOf = (actor: Actor, round: number): Way =>
  ways[(starts[actor] + round) % ways.length] as Way;

describe.each(someOf(rounds, [0]))('a cycle from empty to opened reports, round %i', (round) => {
  const name = `Цикл поддержки ${round}`;
  let company: CycleCompany;
  let hr: Page;
  /** Of the cycle's board. */
  let board: string;
  /** The clock of the round before has gone on. */
  const day = (from: number) => product.day(from + round * 60);
  const days = () => firstCycleDates(day(0));
  const tOf = (actor: Actor) => speak[wayOf(actor, round).locale];
  /** A name as that actor reads it. */
  const nameFor = (actor: Actor, who: Name) => shortNameOf(who, wayOf(actor, round).locale);

  beforeAll(async () => {
    if (round > 0) await product.strikes(day(0), '12:00');
    const locales = Object.fromEntries(
      Object.keys(starts).map((actor) => [actor, wayOf(actor as Actor, round).locale]),
    ) as Record<Actor, 'ru' | 'en'>;
    company = await makeCycleCompany({
      house: product.house,
      locales,
      host: `round-${round}.example`,
    });
  });
  afterAll(() => walker.closeAll());

  /** A new window of that person, whose clock is the product's. */
  async function open(actor: Actor, path?: string): Promise<Page> {
    const { viewport, locale } = wayOf(actor, round);
    const page = await walker.open({ viewport, locale, touch: viewport === phone });
    keepData(page);
    await page.clock.install({ time: product.house.context.now() });
    if (path !== undefined) {
      const token = await company.enter(actor as 'hr');
      await keepSession(page.context(), product.url, token);
      await page.goto(product.url + path);
    }
    return page;
  }
  async function look(page: Page, actor: Actor, screen: string) {
    const looks: Looks = {
      ...wayOf(actor, round),
      theme: 'White',
      care: 'everything',
      alsoAt: [],
    };
    await lookOnce(looks)(page, screen);
  }
  /** The link of the newest letter to that person. */
  function linkTo(who: Name): string {
    const { text } = product.box.to(company.emailOf(who)).at(-1) ?? {};
    const link = text?.match(/https?:\/\/\S+/)?.[0];
    if (!link) throw new Error(`no letter to ${who}`);
    return link;
  }
  const button = (page: Page, label: string) =>
    page.getByRole('button', { name: label, exact: true });
  /** The board asks again by itself after a while. */
  async function chipComes(label: string, count: number) {
    const chip = hr.getByRole('button', { name: `${label} ${count}`, exact: true });
    const comes = async () => {
      await hr.clock.fastForward(31_000);
      return chip.count();
    };
    await expect.poll(comes, { interval: 500 }).toBe(1);
  }

  it('is created by HR and begins', async () => {
    const t = tOf('hr');
    hr = await open('hr', '/estimation/cycles');
    await button(hr, t('cycle.create')).first().click();
    await hr.getByRole('textbox', { name: t('cycleForm.name') }).fill(name);
    await button(hr, t('cycle.people.places')).click();
    await hr.getByRole('checkbox', { name: department }).check();
    await button(hr, t('cycle.people.apply')).click();
    await look(hr, 'hr', 'form of a cycle');
    await button(hr, t('cycle.begin.nominating')).click();
    const question = hr.getByRole('alertdialog', { name: t('cycleBoard.begin.title.nominating') });
    await question.getByText(t('cycleBoard.begin.people', { count: 3 })).waitFor();
    await button(hr, t('cycle.begin.nominating')).last().click();
    await hr.getByText(t('cycle.status.nominating'), { exact: true }).first().waitFor();
    board = new URL(hr.url()).pathname;
    await product.work();
  });

  it('has a board, on which one person opens', async () => {
    const t = tOf('hr');
    await hr.getByRole('button', { name: `${t('cycle.stage.choosing')} 3` }).click();
    await hr.waitForURL(/stage=choosing/);
    await hr.getByRole('link', { name: nameFor('hr', 'anna') }).click();
    await hr.getByRole('heading', { name: t('cycleBoard.person.steps') }).waitFor();
    await look(hr, 'hr', 'one person of a cycle');
    await hr.keyboard.press('Escape');
    await hr.waitForURL((url) => !url.search.includes('person'));
  });

  it('is left to the structure and approved for one person by HR, on a phone', async () => {
    const t = tOf('hr');
    const action = (label: string) => t('cycleBoard.labelled', { label, count: 1 });
    const steps = [
      ['fillFromStructure', t('cycleBoard.does.fillFromStructure', { count: 1 })],
      ['approve', t('cycleBoard.does.approve', { count: 1 })],
    ] as const;
    await hr.setViewportSize(phone);
    for (const [verb, confirm] of steps) {
      await button(hr, t('cycleBoard.select')).click();
      await hr
        .getByRole('checkbox', { name: t('cycleBoard.selectOne', { name: nameFor('hr', 'vera') }) })
        .check();
      if (verb === 'approve') await look(hr, 'hr', 'many at once');
      // The line of a phone has room for the first action alone, which is to send the list.
      await button(hr, t('ui.moreActions')).click();
      const does = hr.getByRole('menuitem', { name: action(t(`cycleBoard.action.${verb}`)) });
      await does.click();
      const dialog = hr.getByRole('dialog');
      await dialog.getByRole('button', { name: confirm }).waitFor();
      if (verb === 'approve') await look(hr, 'hr', 'many at once, confirmed');
      await dialog.getByRole('button', { name: confirm }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await hr.setViewportSize(wayOf('hr', round).viewport);
    await hr.getByRole('button', { name: `${t('cycle.stage.ready')} 1` }).waitFor();
  });

  it('lets a person choose, signed in', async () => {
    const t = tOf('anna');
    const page = await open('anna', '/estimation/questionary/testing');
    const task = page.getByRole('link', {
      name: `${t('raters.tasks.go')}: ${t('raters.tasks.choose')}`,
    });
    await task.waitFor();
    await look(page, 'anna', 'tasks of a person');
    await task.click();
    await button(page, t('raters.addAll', { count: 6 })).click();
    await look(page, 'anna', 'choosing');
    await button(page, t('raters.send')).click();
    await page.getByText(t('raters.state.approval')).waitFor();
    await look(page, 'anna', 'chosen');
    await page.context().close();
  });

  it('lets another choose by the link in the letter', async () => {
    const t = tOf('boris');
    const page = await open('boris');
    await page.goto(linkTo('boris'));
    for (const who of ['anna', 'vera', 'gleb', 'darya'] as const) {
      await button(page, t('raters.addOne', { name: nameFor('boris', who) })).click();
    }
    await look(page, 'boris', 'choosing by link');
    await button(page, t('raters.send')).click();
    await page.getByText(t('raters.state.approval')).waitFor();
    await page.context().close();
  });

  it('lets the leader approve one list and return the other with a note', async () => {
    const t = tOf('lev');
    const page = await open('lev', '/estimation/questionary/testing');
    const words = t('raters.tasks.approve', { count: 2 });
    await page.getByRole('link', { name: `${t('raters.tasks.go')}: ${words}` }).click();
    const approve = button(
      page,
      t('raters.approvals.approveFor', { name: nameFor('lev', 'anna') }),
    );
    await approve.waitFor();
    await look(page, 'lev', 'lists to approve');
    await approve.click();
    await approve.waitFor({ state: 'detached' });
    await button(page, t('raters.approvals.changeFor', { name: nameFor('lev', 'boris') })).click();
    await button(page, t('raters.back')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Добавьте Жанну');
    await look(page, 'lev', 'returning a list');
    await button(page, t('raters.back')).last().click();
    await page.getByText(t('raters.approvals.empty')).waitFor();
    await page.context().close();
    await product.work();
  });

  it('comes back to the person, and is approved by the link of the morning letter', async () => {
    const t = tOf('boris');
    const page = await open('boris');
    await page.goto(linkTo('boris'));
    await page.getByText('Добавьте Жанну').waitFor();
    const search = t('raters.search', { role: t('reviewerRoles.colleague') });
    if (wayOf('boris', round).viewport === phone) await button(page, search).click();
    const found = page.getByRole('searchbox', { name: search });
    await found.fill('Зим');
    await page.locator('.raters-found-one').click();
    await button(page, t('raters.remove', { name: nameFor('boris', 'zhanna') })).waitFor();
    await button(page, t('raters.send')).click();
    await page.getByText(t('raters.state.approval')).waitFor();
    await page.context().close();

    await product.strikes(day(1), '09:05');
    await product.work();
    const tLev = tOf('lev');
    const leader = await open('lev');
    await leader.goto(linkTo('lev'));
    await button(
      leader,
      tLev('raters.approvals.approveFor', { name: nameFor('lev', 'boris') }),
    ).click();
    await leader.getByText(tLev('raters.approvals.empty')).waitFor();
    await leader.context().close();
    await chipComes(tOf('hr')('cycle.stage.ready'), 3);
  });

  it('shows HR the load before it goes to work by the clock, and follows it', async () => {
    const t = tOf('hr');
    await button(hr, t('cycle.begin.inwork')).click();
    const question = hr.getByRole('alertdialog');
    await question.getByText(t('load.title')).waitFor();
    await look(hr, 'hr', 'the load before work');
    await button(hr, t('common.cancel')).click();
    await hr.goto(`${product.url}/estimation/questionary`);
    await hr.getByRole('region', { name: t('cycle.today.title') }).waitFor();
    await look(hr, 'hr', 'cycles today');
    await hr.goto(product.url + board);
    await hr.getByRole('button', { name: `${t('cycle.stage.ready')} 3` }).waitFor();
    await hr.context().close();
    await product.strikes(days().dateStart, '09:05');
    hr = await open('hr', board);
    await hr.getByText(t('cycleBoard.launching', { launched: 0, total: 3 })).waitFor();
    await look(hr, 'hr', 'going to work');
    await product.work();
    await chipComes(t('cycle.stage.answering'), 3);
  });

  it('asks a rater, who hands begun answers over, and declines and takes it back', async () => {
    const t = tOf('gleb');
    const link = linkTo('gleb');
    const subject = (who: Name) => ({ name: nameFor('gleb', who) });
    const page = await open('gleb');
    await page.goto(link);
    await page.getByRole('link', { name: t('answering.list.startFor', subject('anna')) }).waitFor();
    await look(page, 'gleb', 'whom to assess');
    for (const who of ['anna', 'boris'] as const) {
      await button(page, t('decline.buttonFor', subject(who))).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: t('decline.reasons.notTogether') }).check();
      if (who === 'anna') await look(page, 'gleb', 'declining');
      await button(page, t('decline.send')).click();
      await button(page, t('decline.againFor', subject(who))).waitFor();
    }
    await look(page, 'gleb', 'declined');
    await button(page, t('decline.againFor', subject('anna'))).click();
    await page.getByRole('link', { name: t('answering.list.startFor', subject('anna')) }).click();
    await button(page, t('answering.info.start')).click();
    await page.locator('.answer-row').first().click();
    await button(page, t('answering.step.handOver')).click();
    const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await code.waitFor();
    await look(page, 'gleb', 'handing answers over');

    const other = await open('gleb');
    await other.goto(link);
    await other
      .getByRole('link', { name: t('answering.list.continueFor', subject('anna')) })
      .click();
    await other
      .getByRole('textbox', { name: t('handover.take.code') })
      .fill((await code.textContent()) ?? '');
    await look(other, 'gleb', 'taking answers over');
    await button(other, t('handover.take.submit')).click();
    await other.locator('.answering').waitFor();
    await page.clock.fastForward(3000);
    const place = t('handover.on.computer');
    await page.getByText(t('handover.handed.now', { place })).waitFor();
    await answerTheRest(other, 'Держит слово.');
    await button(other, t('answering.step.send')).click();
    await other.locator('.answering-message').waitFor();
    await other.context().close();
    await page.context().close();
  });

  it('ends with its last day, and reports are made', async () => {
    const t = tOf('hr');
    for (const who of ['lev', 'anna', 'boris', 'vera', 'darya', 'egor', 'zhanna'] as const) {
      await answerByLink(linkTo(who), { rating: 1, text: 'Спокойно и по делу.' });
    }
    await hr.getByRole('link', { name: nameFor('hr', 'boris') }).click();
    await hr
      .getByText(t('cycleBoard.declined', { count: 1 }))
      .last()
      .waitFor();
    await look(hr, 'hr', 'one person at work');
    await hr.getByRole('link', { name: t('cycleBoard.person.questionary') }).click();
    await hr.locator('.q-detail dl').waitFor();
    await look(hr, 'hr', 'panel of an assessment');
    await hr.context().close();
    await product.strikes(addDays(days().dateEnd, 1), '09:05');
    await product.work();
    await product.strikes(addDays(days().dateEnd, 1), '09:20');
    hr = await open('hr', board);
    await chipComes(t('cycle.stage.toRelease'), 3);
    await hr.getByText(t('cycle.status.done'), { exact: true }).first().waitFor();
  });

  it('shows the person only that a report waits', async () => {
    const t = tOf('anna');
    const page = await open('anna', '/estimation/reports');
    await page.getByRole('list', { name: t('reportOpening.waiting.label') }).waitFor();
    await page.getByText(t('report.list.empty')).waitFor();
    await look(page, 'anna', 'a report that waits');
    await page.context().close();
  });

  it('lets the leader read the report, and open it after the talk', async () => {
    const t = tOf('lev');
    const page = await open('lev', '/estimation/reports');
    await page.getByText(t('reportOpening.chip.talk')).first().waitFor();
    await look(page, 'lev', 'reports that await a talk');
    await page
      .getByRole('link', { name: t('report.list.open', { name: nameFor('lev', 'anna') }) })
      .click();
    await page.getByText(t('reportOpening.bar.title')).waitFor();
    await look(page, 'lev', 'the opening bar');
    await button(page, t('reportOpening.release')).click();
    await page.getByRole('alertdialog').waitFor();
    await look(page, 'lev', 'opening asked');
    await button(page, t('reportOpening.release')).last().click();
    await page.getByText(t('reportOpening.bar.title')).waitFor({ state: 'detached' });
    await page.context().close();
    await product.work();
  });

  it('lets the person read it', async () => {
    const t = tOf('anna');
    const { pathname, search } = new URL(linkTo('anna'));
    const page = await open('anna', pathname + search);
    await page.locator('.r-report .r-main').waitFor();
    await page.getByText(t('reportOpening.waiting.title')).waitFor({ state: 'detached' });
    await look(page, 'anna', 'the report');
    await page.context().close();
  });

  it('is over for HR once all are open, and the next one begins from it', async () => {
    const t = tOf('hr');
    await chipComes(t('cycle.stage.released'), 1);
    if (wayOf('hr', round).viewport === phone) await button(hr, t('cycleBoard.select')).click();
    await hr.getByRole('checkbox', { name: t('cycleBoard.selectPage') }).check();
    const label = t('cycleBoard.action.release');
    await button(hr, t('cycleBoard.labelled', { label, count: 2 })).click();
    await button(hr, t('cycleBoard.does.release', { count: 2 })).click();
    const result = hr.getByRole('dialog', { name: t('cycleBoard.overTitle') });
    await result.getByRole('status').waitFor();
    await look(hr, 'hr', 'many at once, for all but one');
    await button(hr, t('common.close')).last().click();
    await hr.getByText(t('cycleBoard.over')).waitFor();
    await look(hr, 'hr', 'a cycle that is over');
    await button(hr, t('cycleBoard.duplicate')).click();
    await hr.getByText(t('cycleBoard.notBegun')).waitFor();
    await expect.poll(() => hr.url()).not.toContain(board);
  });
});
