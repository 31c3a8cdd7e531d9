import type { Page } from 'playwright-core';
import { visit } from '../lane/visitor.ts';
import { caller } from '../step/answer.ts';
import { openCreate } from './open-create.ts';

/** Called at every screen of a tour. */
export type Look = (page: Page, name: string) => Promise<void>;

/** The tours don't depend on the language, so each is walked in both. */

export async function tourOfSignIn(page: Page, look: Look): Promise<void> {
  await page.goto('/');
  await page.locator('.demo-account').first().waitFor();
  await look(page, 'sign-in');
  await page.locator('.sign-in-form button[type="submit"]').click();
  await page.locator('.sign-in-form [aria-invalid="true"]').first().waitFor();
  await look(page, 'sign-in-errors');
}

interface Rows {
  data: { id: string; status: string; method: string }[];
}

export async function tourOfAssessments(page: Page, look: Look, url: string, token: string) {
  const call = caller(`${url}/api`, token);
  const { data } = await call<Rows>('GET /questionary/list?active=true&limit=100');
  await page.goto('/estimation/questionary');
  await page.locator('.q-card[href]').first().waitFor();
  await look(page, 'journal');
  await page.locator('.ui-page-tools > button').first().click();
  await page.locator('.ui-popover input').first().waitFor();
  await look(page, 'journal-filter');
  await page.keyboard.press('Escape');
  await page.locator('.ui-page-tools > button').last().click();
  await page.locator('.q-selecting .q-card-box input').first().check();
  await page.locator('.ui-selection-bar > div > button >> nth=0').click();
  await page.locator('.ui-modal footer .ui-primary:not(:disabled)').waitFor();
  await look(page, 'journal-many');
  await visit(page, '/estimation/questionary?q=zzz');
  await page.locator('.ui-state').first().waitFor();
  await look(page, 'journal-nothing-found');
  await visit(page, '/estimation/questionary/awaited');
  await page.locator('.pending-bar').waitFor();
  await look(page, 'pending');
  for (const status of ['created', 'inwork', 'done']) {
    const row = data.find((one) => one.status === status && one.method === '360');
    await page.goto(`/estimation/questionary/${row?.id}`);
    await page.locator('.q-detail dl').first().waitFor();
    await look(page, `detail-${status}`);
    if (status !== 'created') continue;
    await page.locator('.ui-side-panel footer button').click();
    await page.locator('[role="alertdialog"]').waitFor();
    await look(page, 'to-work');
  }
}

/** The whole archive, a search without results, and an archived questionary opened with its reports. */
export async function tourOfArchive(page: Page, look: Look, url: string, token: string) {
  const call = caller(`${url}/api`, token);
  const archived = await call<Rows>('GET /questionary/list?filterList[status]=archived&limit=100');
  const reports = await call<Reports>('GET /report/list?limit=100');
  const row = archived.data.find(({ id }) =>
    reports.data.some(({ questionaryId }) => questionaryId === id),
  );
  await page.goto('/estimation/questionary/archive');
  await page.locator('.q-card[href]').first().waitFor();
  await look(page, 'archive');
  await page.goto(`/estimation/questionary/archive/${row?.id}`);
  await page.locator('.r-report .r-main, .q-detail a').first().waitFor();
  await look(page, 'archive-view');
  await visit(page, '/estimation/questionary/archive?q=zzz');
  await page.locator('.ui-state').first().waitFor();
  await look(page, 'archive-nothing-found');
}

export async function tourOfForm(page: Page, look: Look): Promise<void> {
  await openCreate(page, 'one');
  await page.locator('.q-form').waitFor();
  await look(page, 'form');
  await page.locator('.q-form input[value="360"]').check();
  await page.locator('.q-form input[value="surname"]').check();
  await page.locator('.q-form-role > button').first().click();
  await page.locator('.ui-modal .q-choose-list input').first().check();
  await look(page, 'choose-employees');
  await page.locator('.q-choose-find > button').click();
  await page.locator('.ui-popover input').first().waitFor();
  await look(page, 'choose-filter');
  await page.keyboard.press('Escape');
  await page.locator('.ui-modal footer button').last().click();
  await page.locator('.q-form-choose').first().waitFor();
  await look(page, 'form-suggested');
  await page.locator('.q-form-section > button').last().click();
  await page.locator('.ui-modal .q-choose-list input').first().check();
  await look(page, 'choose-competencies');
  await page.locator('.ui-modal [role="tab"]').nth(1).click();
  await page.locator('.ui-modal .q-group button').first().click();
  await look(page, 'choose-competencies-by-position');
  await page.locator('.ui-modal footer button').last().click();
  await page.locator('.q-form-dates input').last().fill('');
  await page.locator('.ui-side-panel footer button').last().click();
  await page.locator('.q-form [aria-invalid="true"]').first().waitFor();
  await look(page, 'form-filled-wrong');
  await page.locator('.ui-side-panel footer button').first().click();
  await page.locator('[role="alertdialog"]').waitFor();
  await look(page, 'form-left');
}

interface Reports {
  data: { questionaryId: string; employeeId: string }[];
}

export async function tourOfReports(page: Page, look: Look, url: string, token: string) {
  const call = caller(`${url}/api`, token);
  await page.goto('/estimation/reports');
  await page.locator('a[href*="employee="]').first().waitFor();
  await look(page, 'reports');
  await page.locator('.ui-page-tools > button').first().click();
  await page.locator('.ui-popover input').first().waitFor();
  await look(page, 'reports-filter');
  await page.goto('/estimation/reports?view=employee');
  await page.locator('.r-group > button').first().click();
  await page.locator('.r-group-reports a[href*="employee="]').first().waitFor();
  await look(page, 'reports-groups');
  for (const method of ['360', '180', '90']) {
    const { data } = await call<Reports>(
      `GET /report/list?limit=1&sort=createdAt:d&filterList[method]=${method}`,
    );
    const { questionaryId = '', employeeId = '' } = data[0] ?? {};
    const which = new URLSearchParams({ questionary: questionaryId, employee: employeeId });
    await page.goto(`/estimation/reports?${which}`);
    await page.locator('.r-report .r-main').waitFor();
    await look(page, `report-${method}`);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('.r-report details'))
        folded.open = true;
    });
    await look(page, `report-${method}, all open`);
  }
}

/** The list of what to answer, and answering in its dialog. There must be something to answer. */
export async function tourOfAnswering(page: Page, look: Look): Promise<void> {
  await page.goto('/estimation/questionary/testing');
  const start = page.getByRole('button', { name: /^(Пройти|Продолжить|Start|Continue|Answer): / });
  await start.first().waitFor();
  await look(page, 'answering-list');
  await start.first().click();
  await page.locator('.answering-modal .information').waitFor();
  await look(page, 'answering-modal-information');
  await page.locator('.answering-modal .information-buttons button').click();
  await page.locator('.answering').waitFor();
  await look(page, 'answering-modal');
}

export async function tourOfShell(page: Page, look: Look): Promise<void> {
  await page.goto('/estimation/reports');
  await page.locator('.ui-list-page').waitFor();
  const menu = page.locator('.shell-header button').first();
  if (!(await page.locator('.shell-exit').isVisible())) {
    await menu.click();
    await page.locator('.shell-exit').waitFor();
    await look(page, 'menu');
  }
  await page.locator('.shell-exit').click();
  await page.locator('[role="alertdialog"]').waitFor();
  await look(page, 'sign-out');
}
