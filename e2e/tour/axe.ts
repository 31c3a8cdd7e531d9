import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * They look at every text of the page and take twice as long as all others together. So a text is not judged again
 * once one of the same kind has passed (`kindOf`).
 */
export const colours = ['color-contrast', 'link-in-text-block'];
/** The kinds of texts whose colours have passed, in either theme. */
const passed = new Set<number>();
/** What lies over the page, which its tour has looked at by itself before. */
const covers = '.ui-overlay, .ui-side-panel, .ui-popover';

/**
 * Fails if axe finds anything wrong on the page as it is (WCAG 2.2 A and AA, best practices). Uses
 * all of axe's rules, or only those given. Those, and colours, are looked at in what lies on top, if
 * anything does. The pages have no frames to check.
 */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  const find = async () => {
    const wrong = rules === colours ? [] : await judgeByRules(page, rules);
    if (rules === undefined || rules === colours) wrong.push(...(await judgeColours(page)));
    return wrong.map(({ id, targets }) => `${name}: ${id} at ${targets.join(' | ')}`);
  };
  // As with every other look: the page may just be changing.
  await expect.poll(find, { interval: 500 }).toEqual([]);
}

async function judgeByRules(page: Page, rules: string[] | undefined) {
  await bringAxe(page);
  return page.evaluate(findViolations, { rules, colours, covers });
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** What is wrong with the colours of the page now. */
export async function judgeColours(page: Page): Promise<{ id: string; targets: string[] }[]> {
  await bringAxe(page);
  const judged = await page.evaluate(judgeFreshColours, { colours, covers, passed: [...passed] });
  for (const kind of judged.passed) passed.add(kind);
  return judged.wrong;
}

interface Wanted {
  /** All but those of colours where none are given. */
  rules: string[] | undefined;
  colours: string[];
  covers: string;
}

/** Runs in the page. */
async function findViolations({ rules, colours, covers }: Wanted) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const onTop = [...document.querySelectorAll(covers)].at(-1) ?? document;
  const off = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
  const options: axe.RunOptions = rules
    ? { runOnly: { type: 'rule', values: rules } }
    : { rules: off };
  const { violations } = await inPage.run(rules ? onTop : document, {
    resultTypes: ['violations'],
    ...options,
  });
  return violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => `${target}`),
  }));
}

/**
 * Runs in the page: colours of what lies on top, where no text of the same kind has passed. Returns the kinds that
 * pass now. Of one kind are texts alike in all that their contrast follows from: their own colour and size, and of
 * each element around them what it is called and how it is painted.
 */
async function judgeFreshColours({
  colours,
  covers,
  passed,
}: Omit<Wanted, 'rules'> & { passed: number[] }) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const known = new Set(passed);
  const grounds = new Map<Element, number>();
  const hash = (text: string, from: number): number => {
    let [high, low] = [from, from ^ 0x9e3779b9];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
      low = Math.imul(low ^ text.charCodeAt(at), 0xc2b2ae35);
    }
    return (high >>> 0) * 0x200000 + (low >>> 11);
  };
  const groundOf = (element: Element | null): number => {
    if (!element) return 0;
    const kept = grounds.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
      filter,
    ];
    const ground = hash(`${groundOf(element.parentElement)} ${own.join()}`, 360);
    grounds.set(element, ground);
    return ground;
  };
  const kindOf = (element: Element): number => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = element.closest(':disabled, [aria-disabled="true"]') !== null;
    return hash([groundOf(element), color, fontSize, fontWeight, textShadow, isOff].join(), 1);
  };
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const onTop = [...document.querySelectorAll(covers)].at(-1) ?? document.documentElement;
  const fresh = new Map<number, Element>();
  for (const element of [onTop, ...onTop.querySelectorAll('*')]) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const kind = kindOf(element);
    if (!known.has(kind) && !fresh.has(kind)) fresh.set(kind, element);
  }
  if (fresh.size === 0) return { passed: [], wrong: [] };
  const { passes, violations } = await inPage.run(
    { include: [...fresh.values()] as never },
    {
      runOnly: { type: 'rule', values: colours },
      resultTypes: ['passes', 'violations'],
      elementRef: true,
    },
  );
  // What was wrong is judged anew, with all that was fresh beside it.
  const contrast = violations.length > 0 ? [] : passes.filter(({ id }) => id === colours[0]);
  const right = new Set(contrast.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  return {
    passed: [...fresh]
      .filter(([, element]) => right.has(element as HTMLElement))
      .map(([kind]) => kind),
    wrong: violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => `${target}`),
    })),
  };
}
