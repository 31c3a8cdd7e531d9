import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#server/platform/shared/root.ts';

const sources = readdirSync(fromRoot('web'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => `web/${path}`);

/** Shows a letter as it will arrive: in a frame without scripts. */
const frame = 'web/company/template/letter-frame.tsx';

test('no screen sets anything as HTML; a letter is shown in a frame of its own', () => {
  expect(sources.length).toBeGreaterThan(300);
  const sets =
    /dangerouslySetInnerHTML|srcDoc|(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/;
  const found = sources.filter((path) => sets.test(readFileSync(fromRoot(path), 'utf8')));
  expect(found).toEqual([frame]);
  expect(readFileSync(fromRoot(frame), 'utf8')).toMatch(/sandbox="(?!.*allow-scripts)/);
});
