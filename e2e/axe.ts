import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Fails with what axe finds wrong on the page as it stands (WCAG 2.2 A and AA, best practices), by
 * all its rules or by these alone. There are no frames to look into.
 */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(async (given) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(given)).violations;
  }, options);
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
