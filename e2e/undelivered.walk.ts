import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { User } from '#core/user/contract/user.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { patience, phone, startBrowser } from './lane/browser.ts';
import { keepSession } from './lane/session.ts';
import { startProduct } from './lane/start-product.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';
import { askAbout } from './step/invite.ts';
import { expectAccessible } from './tour/axe.ts';

/**
 * HR, and a mail server that refuses some recipients. The product is a separate one that sends to
 * this server.
 */
const box = startMailbox();
// Ends after the browser, whose pages would miss it.
afterAll(() => product?.stop());
const walker = startBrowser();
const refused = 'natalya.ershova@demo.local';

let product: Awaited<ReturnType<typeof startProduct>>;
let token: string;
let address: string;

beforeAll(async () => {
  box.refuse = (to) => (to === refused ? 550 : undefined);
  product = await startProduct({ SMTP_URL: box.env.SMTP_URL ?? '' });
  token = await sessionOf(product.url, 'hr@demo.local');
  const { id } = await askAbout(product.url, token, 2);
  address = `${product.url}/estimation/questionary/${id}`;
  const call = caller(`${product.url}/api`, token);
  await vi.waitFor(
    async () => {
      const { data } = await call<{ data: QuestionaryDetail }>(`GET /questionary/${id}`);
      expect(data.participantList.filter(({ undelivered }) => undelivered)).toHaveLength(1);
    },
    { timeout: patience, interval: 200 },
  );
});

async function openPanel(given: NonNullable<Parameters<typeof walker.open>[0]> = {}, at = address) {
  const page = await walker.open(given);
  await keepSession(page.context(), product.url, token);
  await page.addInitScript((kept) => localStorage.setItem('locale', kept), given.locale ?? 'ru');
  await page.goto(at);
  return page;
}
const again = (page: Page, name: string, whom = 'Ершова Наталья') =>
  page.getByRole('button', { name: `${name}: ${whom}` });

describe('a letter about an access that did not arrive', () => {
  const email = 'gleb.sokolov@demo.local';

  it('is shown among the users, and sent again by a press', async () => {
    const usual = box.refuse;
    box.refuse = (to) => (to === email ? 550 : usual?.(to));
    const call = caller(`${product.url}/api`, await sessionOf(product.url, 'super@demo.local'));
    await call('POST /user/create', {
      firstName: 'Глеб',
      lastName: 'Соколов',
      email,
      locale: 'ru',
      roles: ['ROLE_ADMIN'],
    });
    const found = () => call<{ data: User[] }>(`GET /user/list?filterList[search]=${email}`);
    await expect.poll(async () => (await found()).data[0]?.undelivered).toBe('refused');
    const page = await openPanel({}, `${product.url}/estimation/users?q=${email}`);
    await page.getByText('Письмо о доступе не доставлено: адрес не принимает письма').waitFor();
    await expectAccessible(page, 'a letter about an access not delivered');
    box.refuse = usual;
    await page
      .getByRole('button', { name: 'Отправить ещё раз письмо о доступе: Соколов Глеб' })
      .click();
    const said = page.getByText('Письмо отправляется');
    await said.waitFor();
    await expect.poll(() => said.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await expect.poll(() => box.to(email).length).toBe(1);
  });
});

describe('an invitation that did not arrive', () => {
  it('is shown in the panel with its address and why, and nowhere else', async () => {
    const page = await openPanel({ viewport: phone, locale: 'en' });
    await again(page, 'Resend invitation', 'Наталья Ершова').waitFor();
    await page.getByText(`Invitation not delivered: ${refused} doesn’t accept mail`).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: /^Resend invitation/ }).count())
      .toBe(1);
    await expectAccessible(page, 'an invitation not delivered');
  });

  it('is sent again by a press, which says so where it was', async () => {
    const page = await openPanel();
    await again(page, 'Пригласить ещё раз').waitFor();
    box.refuse = undefined;
    await again(page, 'Пригласить ещё раз').click();
    await page.getByText('Отправляем приглашение ещё раз').waitFor();
    const told = page.getByText('Приглашение отправляется');
    await told.waitFor();
    await expect.poll(() => told.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await expect.poll(() => box.to(refused).length).toBe(1);
    await page.reload();
    await page.getByText('Ершова Наталья').first().waitFor();
    await expect.poll(() => again(page, 'Пригласить ещё раз').count()).toBe(0);
  });
});
