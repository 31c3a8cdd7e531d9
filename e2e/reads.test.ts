import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const reads =
  'count|textContent|allTextContents|getAttribute|inputValue|isChecked|isDisabled|isVisible|evaluate';
const readOnce = new RegExp(`expect\\(\\s*await [^;]*?\\.(?:${reads}|url)\\(`, 'g');

it('a walk never reads a page once, as it may still be loading: expect.poll(() => …)', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?!reads).*\.ts$/.test(name),
  );
  const found = files.flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(readOnce)].map(
      ([text]) => `${name}: ${text}`,
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

it('and would be found doing so', () => {
  expect('expect(await page.getByText(a).count()).toBe(0)'.match(readOnce)).toHaveLength(1);
});
