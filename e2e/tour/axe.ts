import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that take longest: they look at every text of the page. */
export const colours = ['color-contrast', 'link-in-text-block'];
/** What lies over the page, which its tour has looked at by itself before. */
const covers = '.ui-overlay, .ui-side-panel, .ui-popover';

/**
 * Fails if axe finds anything wrong on the page as it is (WCAG 2.2 A and AA, best practices). Uses
 * all of axe's rules, or only those given. Those, and colours, are looked at in what lies on top, if
 * anything does. The pages have no frames to check.
 */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const find = async () => {
    const violations = await page.evaluate(findViolations, { rules, colours, covers });
    return violations.map(({ id, targets }) => `${name}: ${id} at ${targets.join(' | ')}`);
  };
  // As with every other look: the page may just be changing.
  await expect.poll(find, { interval: 500 }).toEqual([]);
}

interface Wanted {
  rules: string[] | undefined;
  colours: string[];
  covers: string;
}

/** Runs in the page. */
async function findViolations({ rules, colours, covers }: Wanted) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const only = (values: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values } });
  const run = async (within: Element | Document, options: axe.RunOptions) =>
    (await inPage.run(within, { resultTypes: ['violations'], ...options })).violations;
  const onTop = [...document.querySelectorAll(covers)].at(-1) ?? document;
  const off = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
  const found = rules
    ? await run(onTop, only(rules))
    : [...(await run(document, { rules: off })), ...(await run(onTop, only(colours)))];
  return found.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => `${target}`) }));
}
