import { expect, it } from 'vitest';
import { type Floor, sourcesOf } from '#test/sources.ts';

const className = /(?<=['"`\s>~+(,]\.)[a-z]+(?:-[a-z0-9]+)+/g;

const textOf = (floors: readonly Floor[], given: Parameters<typeof sourcesOf>[1]) =>
  sourcesOf(floors, given)
    .map(({ text }) => text)
    .join('\n');

it('a walk looks for no class that nothing on a page has', () => {
  const written = new Set(
    textOf(['web', 'server'], { ending: /\.(tsx?|css)$/ }).match(/[a-z]+(?:-[a-z0-9]+)+/g),
  );
  const wanted = new Set(
    textOf(['e2e'], { ending: /(?<!\.test)\.ts$/, tests: true }).match(className),
  );
  expect(wanted.size).toBeGreaterThan(50);
  expect([...wanted].filter((name) => !written.has(name))).toEqual([]);
});

it('and would be found doing so', () => {
  expect("page.locator('main .q-gone > .ui-card')".match(className)).toEqual(['q-gone', 'ui-card']);
});
