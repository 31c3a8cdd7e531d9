import type { Page } from 'playwright-core';
import { caller } from '../step/answer.ts';
import type { Look } from './tour.ts';

interface Saved {
  data: { id: string };
}
interface Rows {
  data: { id: string; questionaryId: string; employeeId: string }[];
}

/**
 * The activity log with some entries: its list, its filter, and a search without results. Needs an
 * administrator's token.
 */
export async function tourOfAudit(page: Page, look: Look, url: string, token: string) {
  await act(url, token);
  await page.goto('/estimation/audit');
  await page.locator('.audit-moment').first().waitFor();
  await look(page, 'audit');
  await page.locator('.ui-page-tools > button').click();
  await page.locator('.ui-popover input').first().waitFor();
  await look(page, 'audit-filter');
  await page.goto('/estimation/audit?q=zzz');
  await page.locator('.audit .ui-rows button').waitFor();
  await look(page, 'audit-nothing');
}

/** Adds entries of most kinds, including the longest possible name and a thing that no longer exists. */
async function act(url: string, token: string): Promise<void> {
  const call = caller(`${url}/api`, token);
  const save = async (path: string, body: object) =>
    (await call<Saved>(`POST /${path}`, body)).data.id;
  const competencies = (await call<Rows>('GET /competence/list?limit=1')).data;
  const competenceList = competencies.map(({ id }) => ({ id }));
  const name = `Ведущий специалист ${'по развитию '.repeat(10)}${Date.now()}`;
  const id = await save('position/create', { name, competenceList });
  const description = 'Отвечает за развитие';
  await save('position/update', { id, name: `${name}!`, description, competenceList });
  const gone = await save('subdivision/create', { name: `Отдел ${Date.now()}` });
  await call(`DELETE /subdivision/${gone}`);
  const [questionary] = (await call<Rows>('GET /questionary/list?limit=1')).data;
  await call('POST /questionary/duplicate', { id: questionary?.id });
  const [report] = (await call<Rows>('GET /report/list?limit=1')).data;
  const { questionaryId = '', employeeId = '' } = report ?? {};
  const files = ['employee/export?format=xlsx'];
  files.push(`report/export?${new URLSearchParams({ questionaryId, employeeId })}`);
  for (const file of files) {
    const authorization = `Bearer ${token}`;
    await fetch(`${url}/api/${file}`, { headers: { authorization } });
  }
}
