import type { Page } from 'playwright-core';
import { keepSession } from '../lane/session.ts';
import { sessionOf } from '../lane/visitor.ts';
import { caller } from '../step/answer.ts';
import { routes } from './routes.ts';
import type { Look } from './tour.ts';

interface Rows {
  data: { id: string }[];
}
interface Reports {
  data: { questionaryId: string; employeeId: string }[];
}
interface People {
  data: { employee: { id: string } }[];
}

/** What opens beside or above a screen at a press, and is looked at in no other tour. */
const opened: Partial<Record<string, readonly string[]>> = {
  '/estimation/users': ['.ui-page-tools > button', '.ui-page-tools > .ui-primary'],
  '/estimation/templates': ['main section button'],
  '/estimation/audit': ['.ui-page-tools > button'],
  '/estimation/sign-in': ['.setting-card button'],
  '/estimation/integrations': ['.setting-card button'],
  '/estimation/deliveries': ['.ui-page-tools > button'],
  '/estimation/questionary/awaited': ['.ui-page-tools > button'],
  '/structure/employees': ['.shell-header button[aria-haspopup]'],
};

/** These routes of the route table, every one if not told, as somebody who may open them all. */
export async function tourOfRoutes(
  page: Page,
  look: Look,
  url: string,
  paths = routes,
): Promise<void> {
  const token = await sessionOf(url, 'super@demo.local');
  const call = caller(`${url}/api`, token);
  const idOf = async (status: string) =>
    (await call<Rows>(`GET /questionary/list?limit=1&filterList[status]=${status}`)).data[0]?.id;
  const [done, archived] = [await idOf('done'), await idOf('archived')];
  const [cycle] = (await call<Rows>('GET /cycle/list?filterList[status]=nominating')).data;
  const people = await call<People>(`GET /cycle/${cycle?.id}/subject?limit=1`);
  const [report] = (await call<Reports>('GET /report/list?limit=1')).data;
  const isQuiet = watch(page);
  await keepSession(page.context(), url, token);
  await page.goto('/');
  for (const path of paths) {
    const address = path
      .replace(
        '/talk/$questionaryId/$employeeId',
        `/talk/${report?.questionaryId}/${report?.employeeId}`,
      )
      .replace('/employees/$id', `/employees/${report?.employeeId}`)
      .replace('/archive/$id', `/archive/${archived}`)
      .replace('/cycles/$id', `/cycles/${cycle?.id}`)
      .replace('$cycleId', `${cycle?.id}`)
      .replace('$employeeId', `${people.data[0]?.employee.id}`)
      .replace('$id', `${done}`)
      .replace('$tab', 'positions')
      .replace('$token', 'unknown')
      .replace(/\$$/, 'nowhere');
    await page.evaluate((to) => history.pushState({}, '', to), address);
    await isQuiet();
    await look(page, path);
    for (const button of opened[path] ?? []) {
      await page.locator(button).first().click();
      await isQuiet();
      await look(page, `${path}, ${button}`);
      await page.keyboard.press('Escape');
    }
  }
}

/** Returns what waits until the page has nothing more to ask for or to show. */
function watch(page: Page): () => Promise<void> {
  const waiting = new Set<unknown>();
  page.on('request', (one) => one.url().endsWith('/api/event') || waiting.add(one));
  page.on('requestfinished', (one) => waiting.delete(one));
  page.on('requestfailed', (one) => waiting.delete(one));
  const isLoading = () =>
    document.querySelector('main :is(.ui-skeleton, [aria-busy="true"])') !== null;
  return async () => {
    for (let quiet = 0; quiet < 2; ) {
      await page.waitForTimeout(30);
      // A page that is just being left answers nothing. One that is busy answers later, and may have
      // asked for something until then.
      const isBusy = (await page.evaluate(isLoading).catch(() => true)) || waiting.size > 0;
      quiet = isBusy ? 0 : quiet + 1;
    }
  };
}
