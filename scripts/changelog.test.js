import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whoever upgrades reads what a release changes, and how it may be put in place. */
const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...releases] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);

test('the present version stands first', () => {
  expect(releases[0]?.split('\n')[0]).toBe(version);
});

test.each(releases.map((text) => [text.split('\n')[0], text]))(
  '%s says from where it rolls',
  (_, text) => {
    expect(text).toMatch(/^Rolls from: .+\.$/m);
  },
);
