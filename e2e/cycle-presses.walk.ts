import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { getRaters } from '#core/cycle/contract/raters.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { speak } from '#platform/texts/speak.ts';
import { desktop, phone, startBrowser } from './lane/browser.ts';
import { startClockedProduct } from './lane/clocked-product.ts';
import { type CountingHand, makeCountingHand } from './lane/counting-hand.ts';
import { keepSession } from './lane/session.ts';
import { caller } from './step/answer.ts';
import {
  headCount,
  makeWorkshop,
  teamCount,
  type Workshop,
  workshop,
  workshopCount,
} from './step/cycle-department.ts';

/** What each of them does in a cycle costs at most so much. */
const most = {
  hr: { clicks: 8, texts: 1 },
  person: { clicks: 4, texts: 0 },
  leader: { clicks: 2, texts: 0 },
};

const product = startClockedProduct();
const walker = startBrowser();
const t = speak.ru;
/** A list has room for so many colleagues, and for so many subordinates. */
const mostOfRole = 8;
const own = '/estimation/questionary/testing';

describe('the presses of a cycle', () => {
  let company: Workshop;
  let cycleId = '';
  beforeAll(async () => {
    company = await makeWorkshop(product.house);
  });

  async function open(token: string, path: string, viewport = phone): Promise<Page> {
    const page = await walker.open({ viewport, touch: viewport === phone });
    await page.clock.install({ time: product.house.context.now() });
    await keepSession(page.context(), product.url, token);
    await page.goto(product.url + path);
    return page;
  }
  const buttonOf = (page: Page) => (name: string) =>
    page.getByRole('button', { name, exact: true }).last();
  const taskOf = (page: Page, words: string) =>
    page.getByRole('link', { name: `${t('raters.tasks.go')}: ${words}` });

  test(`HR begins one of ${workshopCount} people with ${most.hr.clicks} clicks and ${most.hr.texts} text at most`, async () => {
    const page = await open(company.hrToken, '/estimation/cycles', desktop);
    const hand = makeCountingHand();
    const button = buttonOf(page);
    await hand.click(button(t('cycle.create')));
    await hand.type(page.getByRole('textbox', { name: t('cycleForm.name') }), 'Весна');
    await hand.click(button(t('cycle.people.places')));
    await hand.click(page.getByRole('checkbox', { name: workshop }));
    await hand.click(button(t('cycle.people.apply')));
    await hand.click(button(t('cycle.begin.nominating')));
    await page
      .getByRole('alertdialog')
      .getByText(t('cycleBoard.begin.people', { count: workshopCount }))
      .waitFor();
    await hand.click(button(t('cycle.begin.nominating')));
    await page
      .getByRole('button', { name: `${t('cycle.stage.choosing')} ${workshopCount}` })
      .waitFor();
    cycleId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expectAtMost(hand, most.hr);
  });

  test(`a head chooses their raters with ${most.person.clicks} taps at most`, async () => {
    const page = await open(company.headToken, own);
    const hand = makeCountingHand();
    await hand.click(taskOf(page, t('raters.tasks.choose')));
    await hand.click(buttonOf(page)(t('raters.addAll', { count: headCount - 1 })));
    await hand.click(buttonOf(page)(t('raters.addSome', { count: mostOfRole, total: teamCount })));
    await hand.click(page.getByRole('button', { name: t('raters.send') }));
    await page.getByText(t('raters.state.approval')).waitFor();
    expectAtMost(hand, most.person);
    for (const one of company.team) await chooseAsSuggested(one);
  });

  test(`the leader approves ${teamCount} lists with ${most.leader.clicks} taps at most`, async () => {
    const page = await open(company.headToken, own);
    const hand = makeCountingHand();
    await hand.click(taskOf(page, t('raters.tasks.approve', { count: teamCount })));
    await hand.click(
      page.getByRole('button', { name: t('raters.approvals.all', { count: teamCount }) }),
    );
    await page.getByText(t('raters.approvals.empty')).waitFor();
    expectAtMost(hand, most.leader);
  });

  /** By the calls of the same screen. */
  async function chooseAsSuggested({ id, token }: Workshop['team'][number]) {
    const call = caller(`${product.url}/api`, token);
    const path = `/cycle/${cycleId}/raters/${id}`;
    const { data } = await call<ReplyFields<typeof getRaters>>(`GET ${path}`);
    const { suggestions, raterList, limits, version } = data;
    const added = (['colleague', 'subordinate'] as const).flatMap((type) =>
      suggestions[type].slice(0, limits[type].max).map((one) => ({ id: one.id, type })),
    );
    const standing = raterList.map((one) => ({ id: one.id, type: one.type }));
    const list = [...standing, ...added];
    await call(`PUT ${path}`, { version, raterList: list, action: 'send' });
  }
});

function expectAtMost(hand: CountingHand, bound: { clicks: number; texts: number }) {
  expect(hand.clicks).toBeLessThanOrEqual(bound.clicks);
  expect(hand.texts).toBeLessThanOrEqual(bound.texts);
}
