import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const className = /(?<=['"`\s>~+(,]\.)[a-z]+(?:-[a-z0-9]+)+/g;

const textOf = (folder: string, names: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

it('a walk looks for no class that nothing on a page has', () => {
  const written = new Set(
    ['web', 'server'].flatMap(
      (folder) =>
        textOf(folder, /(?<!\.test)\.(?:tsx?|css)$/).match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? [],
    ),
  );
  const wanted = new Set(textOf('e2e', /(?<!\.test)\.ts$/).match(className));
  expect(wanted.size).toBeGreaterThan(50);
  expect([...wanted].filter((name) => !written.has(name))).toEqual([]);
});

it('and would be found doing so', () => {
  expect("page.locator('main .q-gone > .ui-card')".match(className)).toEqual(['q-gone', 'ui-card']);
});
