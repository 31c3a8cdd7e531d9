import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong } from '#test/how-long.ts';
import { sniffErrors } from './sniff.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that take longest: they look at every text of the page. */
export const colours = ['color-contrast', 'link-in-text-block'];
/** Whoever speaks to the computer says what is seen (WCAG 2.5.3). axe leaves it off by default. */
const alsoOn = { 'label-content-name-mismatch': { enabled: true } };
/** What lies over the page, which its tour has looked at by itself before. */
const covers = '.ui-overlay, .ui-side-panel, .ui-popover';

/**
 * Fails if axe finds anything wrong on the page as it is (WCAG 2.2 A and AA, best practices), or, in `npm run test:long`,
 * another judge does. Uses all rules, or only those of axe given. Those, and colours, are looked at in what lies on top, if
 * anything does. The pages have no frames to check.
 */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const find = async () => {
    const violations = await page.evaluate(findViolations, { rules, colours, alsoOn, covers });
    const errors = rules || !isLong ? [] : await sniffErrors(page);
    return [
      ...violations.map(({ id, targets }) => `${name}: ${id} at ${targets.join(' | ')}`),
      ...errors.map((error) => `${name}: ${error}`),
    ];
  };
  // As with every other look: the page may just be changing.
  await expect.poll(find, { interval: 500 }).toEqual([]);
}

interface Wanted {
  rules: string[] | undefined;
  colours: string[];
  alsoOn: axe.RunOptions['rules'];
  covers: string;
}

/** Runs in the page. */
async function findViolations({ rules, colours, alsoOn, covers }: Wanted) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const only = (values: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values } });
  const run = async (within: Element | Document, options: axe.RunOptions) =>
    (await inPage.run(within, { resultTypes: ['violations'], ...options })).violations;
  const onTop = [...document.querySelectorAll(covers)].at(-1) ?? document;
  const off = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
  const found = rules
    ? await run(onTop, only(rules))
    : [
        ...(await run(document, { rules: { ...off, ...alsoOn } })),
        ...(await run(onTop, only(colours))),
      ];
  // The text of an item of a tree is that of all items below it, too.
  const isOfTree = (id: string, html: string) =>
    id === 'label-content-name-mismatch' && html.includes('role="treeitem"');
  return found
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => !isOfTree(id, html)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => `${target}`) }));
}
