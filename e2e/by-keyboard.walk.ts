import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngine } from '#scripts/find-engines.js';
import { chromiumOptions } from './lane/browser.ts';
import { engineVisitor } from './lane/engine-visitor.ts';
import { startFirefox, startWebKit } from './lane/engines.ts';
import { laneProduct } from './lane/lanes.ts';
import { looks, openVisitor, sessionOf } from './lane/visitor.ts';
import { lostFocus } from './uneasy/checks.ts';
import { arrive, type Eyes, enter, eyesOfEngine, eyesOfPage, focus } from './uneasy/eyes.ts';

/** Whole ways without a mouse: where the focus goes, and that it comes back (rule 204). */

interface Started {
  eyes: Eyes;
  end(): Promise<unknown>;
}

async function inChromium(): Promise<Started> {
  const { url } = laneProduct();
  const browser: Browser = await chromium.launch(chromiumOptions);
  const token = await sessionOf(url, 'super@demo.local');
  const page = await openVisitor(browser, url, looks.desktopRu, token);
  return { eyes: eyesOfPage(page), end: () => browser.close() };
}

const inEngine =
  (name: 'Firefox' | 'WebKit', start: typeof startWebKit) => async (): Promise<Started> => {
    const { url } = laneProduct();
    const engine = await start(findEngine(name) ?? []);
    const visitor = engineVisitor(engine.send);
    await enter(visitor, url, 'super@demo.local');
    return { eyes: eyesOfEngine(visitor, url), end: engine.end };
  };

const engines = [
  { name: 'Chromium', isHere: true, start: inChromium },
  {
    name: 'Firefox',
    isHere: findEngine('Firefox') !== null,
    start: inEngine('Firefox', startFirefox),
  },
  { name: 'WebKit', isHere: findEngine('WebKit') !== null, start: inEngine('WebKit', startWebKit) },
];

/** By what an element is known again. */
const active = () => {
  const { activeElement: one } = document;
  return one?.ariaLabel ?? one?.getAttribute('href') ?? one?.textContent ?? '';
};
const isOn = (selector: string) => document.activeElement?.matches(selector) ?? false;

describe.each(engines)('by keyboard in $name', ({ isHere, start }) => {
  let started: Started;
  beforeAll(async () => {
    if (isHere) started = await start();
  });
  afterAll(() => started?.end());
  const on = (selector: string) =>
    expect.poll(() => started.eyes.run(isOn, selector), { message: selector }).toBe(true);
  const back = (name: string) => expect.poll(() => started.eyes.run(active)).toBe(name);

  it.skipIf(!isHere)(
    'the tree: arrows, F2 and Enter, and Esc back to the same person',
    async () => {
      const { eyes } = started;
      await arrive(eyes, '/structure/tree');
      await focus(eyes, '[role="treeitem"] [role="treeitem"]');
      await focus(eyes, '[role="treeitem"]');
      const first = await eyes.run(active);
      await eyes.key('ArrowDown');
      await expect.poll(() => eyes.run(active)).not.toBe(first);
      const second = await eyes.run(active);
      for (const key of ['F2', 'Enter'] as const) {
        await eyes.key(key);
        await on('.ui-side-panel, .ui-side-panel *');
        await eyes.key('Escape');
        await back(second);
      }
    },
  );

  it.skipIf(!isHere)('a letter: every stop is seen, and its preview is none', async () => {
    const { eyes } = started;
    await arrive(eyes, '/estimation/templates');
    await focus(eyes, 'main section button');
    await eyes.key('Enter');
    await expect
      .poll(() => eyes.run(() => document.querySelector('.template-frame') !== null))
      .toBe(true);
    for (let stop = 0; stop < 20; stop += 1) {
      await eyes.key('Tab');
      await expect.poll(() => eyes.run(lostFocus)).toEqual([]);
      await on(':not(iframe)');
    }
  });

  it.skipIf(!isHere)('tabs: arrows, Home and End select', async () => {
    const { eyes } = started;
    await arrive(eyes, '/estimation/dictionary/competencies');
    await focus(eyes, '[role="tab"][aria-selected="true"]');
    for (const [key, place] of [
      ['ArrowRight', ':nth-child(2)'],
      ['End', ':last-child'],
      ['Home', ':first-child'],
    ] as const) {
      await eyes.key(key);
      await on(`[role="tab"][aria-selected="true"]${place}`);
    }
  });

  it.skipIf(!isHere)('a menu: opens on its first item, and Esc leads back', async () => {
    const { eyes } = started;
    await arrive(eyes, '/estimation/questionary');
    await focus(eyes, '.q-column-cards [aria-haspopup]');
    const button = await eyes.run(active);
    await eyes.key('Enter');
    await on('[role="menuitem"]');
    const item = await eyes.run(active);
    await eyes.key('ArrowDown');
    await on('[role="menuitem"]');
    await expect.poll(() => eyes.run(active)).not.toBe(item);
    await eyes.key('Escape');
    await back(button);
  });

  it.skipIf(!isHere)('a report: the focus goes into its panel, and back to its link', async () => {
    const { eyes } = started;
    await arrive(eyes, '/estimation/reports');
    await focus(eyes, 'a[href*="employee="]');
    const link = await eyes.run(active);
    await eyes.key('Enter');
    await on('[role="dialog"], [role="dialog"] *');
    await eyes.key('Escape');
    await back(link);
  });

  it.skipIf(!isHere)('a form with an error: the focus goes to the first wrong field', async () => {
    const { eyes } = started;
    await arrive(eyes, '/estimation/users');
    await focus(eyes, '.ui-page-tools > .ui-primary');
    await eyes.key('Enter');
    await focus(eyes, '.ui-modal footer .ui-primary');
    await eyes.key('Enter');
    await on('[aria-invalid="true"], [data-invalid]');
    const isFirst = () =>
      document.querySelector('[aria-invalid="true"], [data-invalid]') === document.activeElement;
    await expect.poll(() => eyes.run(isFirst)).toBe(true);
  });
});
