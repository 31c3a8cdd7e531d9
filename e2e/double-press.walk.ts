import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { callAsHr, makeOwn } from './step/own-questionary.ts';

const walker = startBrowser();

it('a question pressed twice is answered once, and what lies beneath it is left alone', async () => {
  const call = await callAsHr(laneProduct().url);
  const { id } = await makeOwn(call, 'yana.sokolova@demo.local', ['oleg.kuzmin@demo.local']);
  const page = await walker.open();
  await signIn(page, 'hr@demo.local');
  await page.goto(`/estimation/questionary/${id}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Действия с анкетой' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' });
  await confirm.waitFor();
  await noteWhatIsBeneath(page);
  await confirm.dblclick();
  await page.getByText('Анкета удалена').waitFor();
  await page.waitForURL((url) => url.pathname === '/estimation/questionary');
  await expect.poll(() => page.locator('html').getAttribute('data-beneath')).toBe('ui-cover');
  expect(sent).toHaveLength(1);
  await expect.poll(() => page.locator('.ui-cover').count()).toBe(0);
});

/** Notes what a second press on the confirm button would hit once the dialog is gone. */
const noteWhatIsBeneath = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[role="alertdialog"] .ui-danger')?.getBoundingClientRect();
    const observer = new MutationObserver(() => {
      if (!box || document.querySelector('[role="alertdialog"]')) return;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      document.documentElement.dataset.beneath = hit?.className ?? '';
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
