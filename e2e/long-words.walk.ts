import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumOptions, desktop, phone } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { looks, openVisitor, sessionOf } from './lane/visitor.ts';
import { tourOfRoutes } from './tour/tour-of-routes.ts';
import { clipped, spaceOut } from './uneasy/checks.ts';

/** What people may write, as long as it may be and in one word. */
const lengths = {
  name: 120,
  title: 120,
  position: 120,
  subdivision: 120,
  question: 146,
  text: 146,
  comment: 146,
  lastName: 60,
  firstName: 60,
} as const;
const word = 'Высоковольтноэлектрораспределительный'.repeat(4);
const longer = (key: string, value: unknown) =>
  typeof value === 'string' && value && key in lengths
    ? word.slice(0, lengths[key as keyof typeof lengths])
    : value;

const counted =
  (count: (value: number) => number): typeof longer =>
  (key, value) =>
    typeof value === 'number' && /count/i.test(key) ? count(value) : longer(key, value);
const unmarked: typeof longer = (key, value) => (key === 'mark' ? null : longer(key, value));

/** The server's own answers, with long words where people wrote something. */
const lengthen = (page: Page, change = longer) =>
  page.route(/\/api\/(?!event|session)/, async (route) => {
    const reply = await route.fetch();
    const isData = reply.headers()['content-type']?.includes('json');
    if (!isData) return route.fulfill({ response: reply });
    const body = JSON.stringify(JSON.parse(await reply.text(), change));
    return route.fulfill({ response: reply, body });
  });

const wider = () => Math.max(0, document.documentElement.scrollWidth - innerWidth);
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions);
});
afterAll(() => browser?.close());

it('no page becomes wider than the window by one long word', async () => {
  const { url } = laneProduct();
  const page = await openVisitor(browser, url, looks.desktopRu);
  await lengthen(page);
  const fits = async (_: Page, name: string) => {
    for (const size of [desktop, { width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(size);
      const message = `${name} at ${size.width} px`;
      await expect.poll(() => page.evaluate(wider), { message }).toBe(0);
    }
    await page.setViewportSize(desktop);
  };
  await tourOfRoutes(page, fits, url);
  await page.context().close();
});

const journal = {
  path: '/estimation/questionary',
  shown: '.q-card-progress',
  size: { width: 1280, height: 800 },
};
const company = { path: '/estimation/company', shown: '.heat-chart', size: phone };

it.each([
  { ...journal, what: 'large numbers', change: counted((value) => value * 1_000_117 + 10_000) },
  { ...company, what: 'many people, who have all answered', change: counted(() => 12_345) },
  { ...company, what: 'no marks to compare', change: unmarked },
])('$what fit spaced out at $path', async ({ path, shown, size, change }) => {
  const { url } = laneProduct();
  const look = { ...looks.desktopRu, viewport: size };
  const page = await openVisitor(browser, url, look, await sessionOf(url, 'super@demo.local'));
  await lengthen(page, change);
  await page.goto(path);
  await page.locator(shown).first().waitFor();
  await page.evaluate(spaceOut);
  await expect.poll(() => page.evaluate(wider)).toBe(0);
  await expect.poll(() => page.evaluate(clipped)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
