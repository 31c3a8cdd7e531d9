import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerAgain, getAskedAgain } from '#core/follow-up/contract/follow-up.ts';
import { createPlan } from '#core/plan/contract/plan.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { speak } from '#platform/texts/speak.ts';
import { newId } from '#platform/web/browser/new-id.ts';
import {
  type Company,
  inBrand,
  type Member,
  makeCompany,
  makeMember,
  signIn,
} from '#test/factories.ts';
import { tokenIn } from '#test/fake/mailbox.ts';
import { someOf } from '#test/how-long.ts';
import { formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { newPlanOf } from '#test/security/bodies.ts';
import { desktop, phone, startBrowser } from './lane/browser.ts';
import { startClockedProduct } from './lane/clocked-product.ts';
import { makeCountingHand } from './lane/counting-hand.ts';
import { keepData } from './lane/language.ts';
import { keepSession } from './lane/session.ts';
import { answerByLink } from './step/answer.ts';
import { lookOnce } from './tour/look.ts';

/** From a report to the second answer, and to the word in the plan (rules 229 to 231). */
const product = startClockedProduct();
const walker = startBrowser();

/** What choosing costs the person, from their task on, and answering the rater, from their letter on. */
const most = { choosing: 5, answering: 4 };
const weeks = 5;

const both = [
  ['ru', desktop],
  ['en', phone],
] as const;

describe.each(someOf(both, [both[1]]))('in %s', (locale, viewport) => {
  const t = speak[locale];
  let company: Company;
  let member: Member;
  let emails: string[];
  let questionaryId: string;
  let lastDay: string;

  const mailOf = (place: number) => product.box.to(emails[place] ?? '').at(-1);
  async function open(path: string, token?: string): Promise<Page> {
    const page = await walker.open({ viewport, locale, touch: viewport === phone });
    keepData(page);
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    await page.clock.install({ time: product.house.context.now() });
    if (token) await keepSession(page.context(), product.url, token);
    await page.goto(product.url + path);
    return page;
  }
  const openOwn = async (path: string) => {
    const { database, now } = product.house.context;
    return open(path, await signIn(database, member, now()));
  };
  const lookAt = (page: Page, name: string) =>
    lookOnce({ viewport, locale, theme: 'White', care: 'everything', alsoAt: [] })(page, name);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    const { house } = product;
    const { database, now } = house.context;
    company = await makeCompany(database, now(), {
      slug: `again-${locale}`,
      name: `Сад ${locale}`,
      howMany: 6,
    });
    const [subject = ''] = company.people;
    member = await inBrand(database, company.brandId, (scope) =>
      makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: subject, locale }),
    );
    const rows = await formRowsOf<{ email: string }>(
      house,
      'select e.email from unnest($1::uuid[]) with ordinality p (id, place) join employee e using (id) order by place',
      company.people,
    );
    emails = rows.map(({ email }) => email);
    const today = dateIn('Europe/Moscow', now());
    lastDay = addDays(today, 10);
    const [, boss = '', ...colleagues] = company.people;
    const started = await startOne(house, company, {
      dateStart: today,
      dateEnd: lastDay,
      askAgainWeeks: weeks,
      participantList: [
        { id: boss, type: 'supervisor' },
        ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
      ],
    });
    questionaryId = started.id;
    await product.work();
    for (const place of company.people.keys())
      await answerByLink(`${product.url}/testing?token=${tokenIn(mailOf(place))}`, {
        rating: 2,
        text: 'Так держать',
      });
    await product.work();
    await product.strikes(addDays(lastDay, weeks * 7 - 5), '10:00');
  });

  test('the person chooses from their task what others are asked again', async () => {
    const page = await openOwn('/estimation/questionary/testing');
    const hand = makeCountingHand();
    await hand.click(
      page.getByRole('link', { name: `${t('raters.tasks.go')}: ${t('raters.tasks.askAgain')}` }),
    );
    const block = page.getByRole('region', { name: t('followUp.title') });
    const boxes = block.getByRole('checkbox', { checked: false });
    await boxes.first().waitFor();
    await lookAt(page, 'choosing what to ask again');
    for (const _ of [1, 2, 3]) await hand.click(boxes.first());
    await hand.click(
      block
        .getByRole('button')
        .filter({ hasText: t('followUp.ask', { date: '' }).trim() })
        .first(),
    );
    await button(page, t('followUp.change')).waitFor();
    await expect.poll(() => block.getByRole('listitem').count()).toBe(3);
    expect(hand.clicks).toBeLessThanOrEqual(most.choosing);
    await page.context().close();
  });

  test('a rater answers from the letter in four taps', async () => {
    await product.strikes(addDays(lastDay, weeks * 7), '10:00');
    await product.work();
    const page = await open(`/testing/again?token=${tokenIn(mailOf(2))}`);
    const hand = makeCountingHand();
    const questions = page.locator('form').getByRole('group');
    await questions.first().waitFor();
    await lookAt(page, 'what is asked again');
    await expect.poll(() => questions.count()).toBe(3);
    for (const question of await questions.all())
      await hand.click(question.getByText(t('askedAgain.answer.more'), { exact: true }));
    await hand.click(button(page, t('answering.step.send')));
    await page.getByRole('heading', { name: t('askedAgain.thanks') }).waitFor();
    await lookAt(page, 'thanks for answering again');
    expect(hand.clicks).toBe(most.answering);
    await page.reload();
    await page.getByText(t('askedAgain.empty')).waitFor();
    await page.context().close();
  });

  test('the word stands in the report and in the plan', async () => {
    const { house } = product;
    for (const place of [1, 3, 4, 5]) {
      const token = tokenIn(mailOf(place));
      const [asked] = (await house.call(getAskedAgain, { token })).body.data.askedList;
      const body = {
        questionaryId,
        employeeId: company.people[0] ?? '',
        sheetId: newId(),
        answerList: (asked?.questionList ?? []).map(({ questionId }) => ({
          questionId,
          answer: 'more' as const,
        })),
        sentence: place === 3 ? 'Продолжать' : '',
      };
      expect((await house.call(answerAgain, { token, body })).status).toBe(200);
    }
    await product.strikes(addDays(lastDay, weeks * 7 + 14), '10:00');
    const { database, now } = house.context;
    const token = await signIn(database, member, now());
    const made = await house.call(createPlan, { token, body: newPlanOf(questionaryId) });
    expect(made.status).toBe(200);
    for (const path of [
      '/estimation/plan',
      `/estimation/reports?questionary=${questionaryId}&employee=${company.people[0]}`,
    ]) {
      const page = await openOwn(path);
      const block = page.getByRole('region', { name: t('followUp.title') });
      await block.getByText(t('followUp.word.more')).first().waitFor();
      await block.getByText('Продолжать').waitFor();
      await expect.poll(() => block.getByText(t('followUp.word.more')).count()).toBe(3);
      await lookAt(page, `what others see, at ${path}`);
      await page.context().close();
    }
  });
});
