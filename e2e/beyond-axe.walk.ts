import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngine } from '#scripts/find-engines.js';
import { chromiumOptions } from './lane/browser.ts';
import { engineVisitor } from './lane/engine-visitor.ts';
import { type Engine, startFirefox, startWebKit } from './lane/engines.ts';
import { laneProduct } from './lane/lanes.ts';
import { looks, openVisitor, sessionOf } from './lane/visitor.ts';
import {
  clipped,
  drawnInOwnColours,
  lostFocus,
  moving,
  spaceOut,
  unmarked,
  wider,
} from './uneasy/checks.ts';
import { arrive, type Eyes, enter, eyesOfEngine, eyesOfPage, press } from './uneasy/eyes.ts';

/** What people set for themselves, and neither judge of accessibility tries (rule 204, decision 222). */

interface Screen {
  path: string;
  /** What is pressed there, one after another. */
  opens?: readonly string[];
}

/** Those that a super admin sees, with what opens in them. */
const screens: readonly Screen[] = [
  { path: '/estimation/questionary' },
  {
    path: '/estimation/questionary',
    opens: ['.q-column-cards [aria-haspopup]', '[role="menuitem"][data-key="one"]'],
  },
  { path: '/estimation/questionary/archive' },
  { path: '/estimation/questionary/awaited' },
  { path: '/estimation/questionary/testing' },
  { path: '/estimation/cycles' },
  { path: '/estimation/reports' },
  { path: '/estimation/reports', opens: ['a[href*="employee="]'] },
  { path: '/estimation/plan' },
  { path: '/estimation/company' },
  { path: '/estimation/summary' },
  { path: '/estimation/dictionary/competencies' },
  { path: '/estimation/templates', opens: ['main section button'] },
  { path: '/estimation/users', opens: ['.ui-page-tools > .ui-primary'] },
  { path: '/estimation/deliveries', opens: ['.ui-page-tools > button'] },
  { path: '/estimation/audit' },
  { path: '/structure/employees' },
  { path: '/structure/tree' },
  { path: '/estimation/settings' },
  { path: '/estimation/brand' },
  { path: '/estimation/sign-in' },
  { path: '/estimation/security' },
  { path: '/estimation/integrations' },
  { path: '/legal/security' },
  { path: '/help/' },
];
const openScreens: readonly Screen[] = [{ path: '/' }, { path: '/answers-protected' }];
const named = (list: readonly Screen[]) =>
  list.map(({ path, opens = [] }) => ({ name: [path, ...opens].join(', '), path, opens }));

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** A window of 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

async function show(eyes: Eyes, { path, opens = [] }: Screen): Promise<void> {
  await arrive(eyes, path);
  for (const selector of opens) await press(eyes, selector);
}

const nothing = (eyes: Eyes, find: () => string[], message: string) =>
  expect.poll(() => eyes.run(find), { message }).toEqual([]);
const fits = (eyes: Eyes, message: string) => nothing(eyes, wider, message);

/** What is still coming moves the page under the focus. */
async function isSteady(eyes: Eyes): Promise<void> {
  let before = '';
  const isSame = async () => {
    const now = await eyes.run(() => document.body.innerHTML);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { interval: 200 }).toBe(true);
}

async function tabThrough(eyes: Eyes, stops: number, message: string): Promise<void> {
  await isSteady(eyes);
  for (let stop = 0; stop < stops; stop += 1) {
    await eyes.key('Tab');
    await nothing(eyes, lostFocus, message);
  }
}

async function inForcedColours(page: Page): Promise<void> {
  const eyes = eyesOfPage(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await nothing(eyes, unmarked, `marked in forced colours, ${colorScheme}`);
    await nothing(eyes, drawnInOwnColours, `drawn in forced colours, ${colorScheme}`);
  }
  await tabThrough(eyes, 10, 'focus in forced colours');
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Loaded at that size: what is about to change its layout moves away from under the focus. */
async function enlargedFourTimes(eyes: Eyes, screen: Screen): Promise<void> {
  await show(eyes, screen);
  await fits(eyes, 'at 400 %');
  await tabThrough(eyes, 15, 'focus at 400 %');
}

/** The last, as the page can't be set back. */
async function spacedOut(page: Page): Promise<void> {
  const eyes = eyesOfPage(page);
  await eyes.run(spaceOut);
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await fits(eyes, `spaced out, at ${size.width} px`);
    await nothing(eyes, clipped, `spaced out, at ${size.width} px`);
  }
}

describe.each([
  { who: 'super@demo.local', list: screens },
  { who: null, list: openScreens },
])('in Chromium, $who', ({ who, list }) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const { url } = laneProduct();
    browser = await chromium.launch(chromiumOptions);
    const token = who ? await sessionOf(url, who) : undefined;
    page = await openVisitor(browser, url, { ...looks.desktopRu, viewport: wide }, token);
  });
  afterAll(() => browser?.close());

  it.each(named(list))('$name', async (screen) => {
    const eyes = eyesOfPage(page);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(enlarged);
    await enlargedFourTimes(eyes, screen);
    await page.setViewportSize(wide);
    await show(eyes, screen);
    await nothing(eyes, moving, 'with less motion');
    await inForcedColours(page);
    await spacedOut(page);
  });
});

/** Zooms the site as its reader would, in a window with room for 1280 × 1024. */
async function enlargeFirefox(send: Engine['send'], times: 1 | 4): Promise<void> {
  await send('resize', { width: 1280, height: 1024 + 86 } as object);
  await send('context', { value: 'chrome' } as object);
  await send('run', {
    script: `FullZoom.setZoom(${times}); gBrowser.selectedBrowser.focus()`,
    args: [],
  } as object);
  await send('context', { value: 'content' } as object);
}

/**
 * Nobody can zoom WebKit from outside: a window as small as its page would be does the same. Its keys go to the
 * window under the pointer, which stays in the middle of the screen.
 */
async function enlargeWebKit(send: Engine['send'], times: 1 | 4): Promise<void> {
  const toolbar = 22;
  const { width, height } = times === 4 ? enlarged : wide;
  const place = times === 4 ? { x: 560, y: 380 } : { x: 0, y: 0 };
  await send('resize', { ...place, width, height: height + toolbar } as object);
}

/** Firefox forces colours and stills motion by settings; WebKit forces none, and takes motion from the desktop. */
const engines = [
  {
    name: 'Firefox',
    programs: findEngine('Firefox'),
    start: (programs: readonly string[]) =>
      startFirefox(programs, {
        'ui.prefersReducedMotion': 1,
        'browser.display.document_color_use': 2,
      }),
    checks: [moving, unmarked, drawnInOwnColours],
    enlarge: enlargeFirefox,
    // Beside an open panel it says that a column is wider than its box, with nothing beyond it.
    list: screens.filter((one) => one.path !== '/estimation/questionary' || !one.opens),
  },
  {
    name: 'WebKit',
    programs: findEngine('WebKit'),
    start: startWebKit,
    checks: [],
    enlarge: enlargeWebKit,
    list: screens,
  },
];

describe.each(engines)('in $name', ({ programs, start, checks, enlarge, list }) => {
  let engine: Engine;
  let eyes: Eyes;
  beforeAll(async () => {
    if (!programs) return;
    engine = await start(programs);
    const visitor = engineVisitor(engine.send);
    eyes = eyesOfEngine(visitor, laneProduct().url);
    await enter(visitor, laneProduct().url, 'super@demo.local');
  });
  afterAll(() => engine?.end());

  it.skipIf(!programs).each(named(list))('$name', async (screen) => {
    await enlarge(engine.send, 4);
    await enlargedFourTimes(eyes, screen);
    await enlarge(engine.send, 1);
    await show(eyes, screen);
    for (const check of checks) await nothing(eyes, check, check.name);
    await eyes.run(spaceOut);
    await fits(eyes, 'spaced out');
    await nothing(eyes, clipped, 'spaced out');
  });
});
