import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { someOf } from '#test/how-long.ts';
import { desktop, phone, signIn, startBrowser, tablet } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { caller } from './step/answer.ts';
import { askAbout, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

/** What comes late moves nothing that somebody is about to press (decision 278). */
const walker = startBrowser();
const sizes = someOf([phone, tablet, desktop], [phone]);
/** No other walk asks them: a letter names ten people at most. */
const rater = 'andrey.egorov@demo.local';
/** Of the window, how much of it moved how far. What one sees move is above 0.05. */
const still = 0.02;
/** After so many milliseconds without a reply a page asks for nothing more. */
const quiet = 600;

/**
 * The replies to a page come one after another, in another order than it asked. What is given back says how many parts of
 * it are still on their way, those included that it has not asked for yet.
 */
async function scatterReplies(page: Page) {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    const turn = asked++;
    await new Promise((resolve) => setTimeout(resolve, 40 * ((turn * 5) % 8)));
    // The walk may have left the page.
    await route.continue().catch(() => undefined);
  });
  const waiting = new Set<Request>();
  let last = Date.now();
  const ends = (request: Request) => {
    waiting.delete(request);
    last = Date.now();
  };
  // The stream of events never ends.
  page.on('request', (request) => request.url().endsWith('/api/event') || waiting.add(request));
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () => waiting.size + (Date.now() - last < quiet ? 1 : 0);
}

/** Notes each layout shift, and what moved, in every page that is opened from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [number, string][] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as never as {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
        shifts.push([value, moved.join(' | ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });

/** All that was asked has come, and is drawn. Resolves to what moved on the way. */
async function movedBy(page: Page, onTheWay: () => number, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(onTheWay).toBe(0);
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  const shifts = await page.evaluate(async () => {
    // What is drawn is reported before the frame after next.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return (window as never as { shifts: [number, string][] }).shifts;
  });
  const sum = shifts.reduce((all, [value]) => all + value, 0);
  return sum < still ? undefined : { path, sum, shifts };
}

const starts = (cycles: readonly { id: string }[], subject: string) => ({
  hr: [
    ...cycles.map(({ id }) => `/estimation/cycles/${id}`),
    '/estimation/questionary',
    '/estimation/questionary/archive',
    '/estimation/questionary/awaited',
    '/estimation/cycles',
    '/estimation/reports',
    '/estimation/company',
    `/structure/employees/${subject}`,
  ],
  employee: ['/estimation/questionary/testing', '/estimation/reports', '/estimation/plan'],
  super: [
    '/estimation/security',
    '/estimation/sign-in',
    '/estimation/integrations',
    '/estimation/settings/data',
  ],
  manager: ['/estimation/questionary/testing', '/estimation/reports', '/structure/team'],
});

it.each(sizes)('what comes late moves nothing, at $width px', async (viewport) => {
  const { url, dataDir } = laneProduct();
  const token = await sessionOf(url, 'hr@demo.local');
  const asked = await askAbout(url, token, 2, [rater]);
  const call = caller(`${url}/api`, token);
  const { data: all } = await call<{ data: { id: string; status: string }[] }>('GET /cycle/list');
  const cycles = all.filter(({ status }) => status === 'nominating' || status === 'inwork');
  expect(cycles.length).toBeGreaterThan(0);
  const { id: subject, lastName } = asked.subjects[0]!;
  const link = await linkMailedTo(rater, lastName, dataDir, opens(url, asked.id));
  const moved = [];
  for (const [role, paths] of Object.entries(starts(cycles, subject))) {
    const page = await walker.open({ viewport });
    await signIn(page, `${role}@demo.local`);
    const onTheWay = await scatterReplies(page);
    await noteShifts(page);
    for (const path of paths) moved.push(await movedBy(page, onTheWay, path));
    await page.context().close();
  }
  const page = await walker.open({ viewport });
  const onTheWay = await scatterReplies(page);
  await noteShifts(page);
  moved.push(await movedBy(page, onTheWay, link));
  await page.locator('.link-people').waitFor();
  expect(moved.filter((one) => one !== undefined)).toEqual([]);
});
