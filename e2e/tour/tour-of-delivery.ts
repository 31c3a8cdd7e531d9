import type { Page } from 'playwright-core';
import type { getReportList } from '#core/report/contract/report-list.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { visit } from '../lane/visitor.ts';
import { caller } from '../step/answer.ts';
import type { Look } from './tour.ts';

/** The delivery log with a report that was sent, and a search without results. */
export async function tourOfDelivery(page: Page, look: Look, url: string, token: string) {
  const call = caller(`${url}/api`, token);
  const { data } = await call<ReplyFields<typeof getReportList>>('GET /report/list?limit=1');
  const { questionaryId, employeeId } = data[0] ?? {};
  await call('POST /report/send', {
    questionaryId,
    employeeId,
    text: '<p>Обсудим в четверг.</p>',
    emailList: ['hr@demo.local'],
  });
  await page.goto('/estimation/deliveries');
  await page.locator('.delivery-moment').first().waitFor();
  await look(page, 'deliveries');
  await visit(page, '/estimation/deliveries?q=zzz');
  await page.locator('.ui-state').waitFor();
  await look(page, 'deliveries-nothing-found');
}
