import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Fails if axe finds anything wrong on the page as it is (WCAG 2.2 A and AA, best practices). Uses
 * all of axe's rules, or only those given. The pages have no frames to check.
 */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const find = async () => {
    const violations = await page.evaluate(async (given) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      return (await inPage.run(given)).violations;
    }, options);
    return violations.map(
      ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`,
    );
  };
  // As with every other look: the page may just be changing.
  await expect.poll(find, { interval: 500 }).toEqual([]);
}
