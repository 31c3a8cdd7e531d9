import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { getReportList, ReportRow } from '#core/report/contract/report-list.ts';
import type { getUserList } from '#core/user/contract/user.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { openTab, phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import type { caller } from './step/answer.ts';
import { mailsTo } from './step/mails.ts';
import { callAsHr } from './step/own-questionary.ts';

/** Reports as each role finds them: HR everybody's, a manager their people's, an employee their own. */
const walker = startBrowser();

let call: ReturnType<typeof caller>;
let all: ReportRow[];
beforeAll(async () => {
  call = await callAsHr(laneProduct().url);
  const query = 'limit=100&filterList[method]=360';
  all = (await call<ReplyFields<typeof getReportList>>(`GET /report/list?${query}`)).data;
});

/** The ids of who signs in with that e-mail and of their people. */
async function peopleOf(email: string): Promise<string[]> {
  const query = `filterList[search]=${email}`;
  const { data } = await call<ReplyFields<typeof getUserList>>(`GET /user/list?${query}`);
  const [user] = data.filter((one) => one.email === email);
  return [user?.employeeId ?? '', ...(user?.employeeList.map(({ id }) => id) ?? [])];
}

async function openAs(email: string, view = ''): Promise<Page> {
  const page = await walker.open();
  await signIn(page, email);
  await page.goto(`/estimation/reports${view}`);
  await page.getByRole('tab', { name: 'Список' }).waitFor();
  return page;
}
const tabs = (page: Page) => page.getByRole('tab').allTextContents();
const groups = (page: Page) => page.getByRole('list', { name: 'По сотрудникам' });

it('HR finds a report, compares it, sends it, and sees that it has gone', async () => {
  const [own] = await peopleOf('employee@demo.local');
  const [report] = all.filter(({ employeeId }) => employeeId === own);
  const { number } = report!;
  const name = shortName(report!, 'ru');
  const page = await openAs('hr@demo.local');
  await openTab(page, 'По сотрудникам');
  await page.getByRole('searchbox', { name: 'Имя или e-mail' }).fill(name);
  const group = groups(page).getByRole('button', { name });
  await expect.poll(() => groups(page).getByRole('button', { expanded: false }).count()).toBe(1);
  await group.click();
  await page.getByRole('link', { name: `Открыть отчёт № ${number}:` }).click();
  const opened = page.getByRole('dialog', { name: 'Отчёт об оценке' });
  const act = async (what: string) => {
    await opened.getByRole('button', { name: 'Что ещё можно сделать с отчётом' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };

  await act('Сравнить с предыдущим');
  const comparison = page.getByRole('dialog', { name: 'Сравнение отчётов' });
  await comparison.getByText(`Анкета № ${number}`).first().waitFor();
  await comparison.getByRole('heading', { name: 'Что изменилось' }).waitFor();
  await comparison.getByRole('button', { name: 'Закрыть' }).click();

  const address = 'manager@demo.local';
  await act('Отправить отчёт');
  const sending = page.getByRole('dialog', { name: 'Отправить отчёт' });
  await sending.getByRole('textbox', { name: 'Сообщение' }).fill('Спасибо за год!');
  const field = sending.getByRole('combobox', { name: 'Имя или e-mail' });
  await sending.getByText('Компания отправляет отчёты только своим сотрудникам.').waitFor();
  const outside = 'reads.reports@example.com';
  await field.fill(outside);
  await field.press('Enter');
  await walker.expecting(/400.*report\/send/, async () => {
    await sending.getByRole('button', { name: 'Отправить', exact: true }).click();
    await sending
      .getByText(`${outside}: компания отправляет отчёты только своим сотрудникам`)
      .waitFor();
  });
  await sending.getByRole('button', { name: `Убрать: ${outside}` }).click();
  await field.fill(address);
  await field.press('Enter');
  const proposed = sending.getByRole('checkbox', { checked: true });
  await proposed.first().waitFor();
  while ((await proposed.count()) > 0) await proposed.first().uncheck();
  await sending.getByText(`получит 1 человек: ${address}`).waitFor();
  await sending.getByRole('button', { name: 'Отправить', exact: true }).click();
  await page.getByText('Отчёт отправляется: 1 получатель').waitFor();
  const files = async () =>
    (await mailsTo(address, [name, 'Спасибо за год!'])).flatMap(({ attachments }) =>
      attachments.map(({ mimeType, content }) => [mimeType, startOf(content)]),
    );
  await expect.poll(files).toEqual([['application/pdf', '%PDF-']]);

  await opened.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('link', { name: 'Журнал отправки' }).click();
  const sent = page.getByText(`Отчёт, анкета № ${number}`);
  const row = page.getByRole('row', { name: address }).filter({ has: sent });
  await row.getByText('Отправлено').waitFor();
});

const startOf = (content: ArrayBuffer | Uint8Array | string): string =>
  Buffer.from(content as ArrayBuffer)
    .subarray(0, 5)
    .toString();

const groupsOnPage = 10;

it('a manager is offered only their own people', async () => {
  const own = await peopleOf('manager@demo.local');
  const names = new Set(
    all.filter(({ employeeId }) => own.includes(employeeId)).map((one) => shortName(one, 'ru')),
  );
  const page = await openAs('manager@demo.local', '?view=employee&method=360');
  const shown = () => groups(page).locator('.r-group-name > bdi').allTextContents();
  const inOrder = [...names].toSorted(new Intl.Collator('ru').compare);
  await expect.poll(shown).toEqual(inOrder.slice(0, groupsOnPage));
});

it('an employee has their own, by year only, and nothing of others can be opened or sent', async () => {
  const [own] = await peopleOf('employee@demo.local');
  const others = all.find(({ employeeId }) => employeeId !== own);
  const page = await openAs('employee@demo.local');
  await expect.poll(() => tabs(page)).toEqual(['Список', 'По годам']);
  const ids = () =>
    page
      .getByRole('link', { name: /^Открыть отчёт/ })
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('employee')),
      );
  await expect.poll(async () => [...new Set(await ids())]).toEqual([own]);
  await walker.expecting(/status of 404/, async () => {
    const { questionaryId = '', employeeId = '' } = others ?? {};
    const which = new URLSearchParams({ questionary: questionaryId, employee: employeeId });
    await page.goto(`/estimation/reports?${which}`);
    const opened = page.getByRole('dialog', { name: 'Отчёт об оценке' });
    await opened.getByText('Отчёт не найден').waitFor();
    await expect.poll(() => opened.getByRole('button').allTextContents()).toEqual(['']);
  });
});

/** How much of a report of three competences there may be on a phone, before its lines and at all. */
const mostScreens = { before: 3, whole: 5.5 };

it('a report of three competences answers within three screens of a phone, and ends within six', async () => {
  const [own] = await peopleOf('employee@demo.local');
  const { questionaryId, employeeId } = all.find((one) => one.employeeId === own)!;
  const page = await walker.open({ viewport: phone, touch: true });
  await signIn(page, 'employee@demo.local');
  let competences = 0;
  await page.route(`**/api/report/${questionaryId}/${employeeId}*`, async (route) => {
    const response = await route.fetch();
    const kept = new Set<unknown>();
    const text = await response.text();
    const body = JSON.parse(text, (key, value) => {
      if (key !== 'competenceMarkList' || !Array.isArray(value)) return value;
      const first = value.slice(0, 3);
      for (const { competenceId } of first) kept.add(competenceId);
      competences = first.length;
      return first;
    });
    const json = JSON.parse(JSON.stringify(body), (_, value) =>
      Array.isArray(value)
        ? value.filter((one) => !one?.competenceId || kept.has(one.competenceId))
        : value,
    );
    await route.fulfill({ response, json });
  });
  const which = new URLSearchParams({ questionary: questionaryId, employee: employeeId });
  await page.goto(`/estimation/reports?${which}`);
  const lines = page.getByRole('heading', { name: 'Все компетенции' });
  await lines.waitFor();
  await page.locator('.r-next').waitFor();
  expect(competences).toBe(3);
  const box = async (what: typeof lines) =>
    (await what.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const report = await box(page.locator('.r-report'));
  expect(((await box(lines)).y - report.y) / phone.height).toBeLessThan(mostScreens.before);
  expect(report.height / phone.height).toBeLessThan(mostScreens.whole);
});
