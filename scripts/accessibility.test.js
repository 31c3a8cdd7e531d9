import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#core/company/contract/rules/accent.ts';

/** The files that a statement names, and its lines on criteria of WCAG. */
const statement = (path) => {
  const text = readFileSync(path, 'utf8');
  return {
    files: [...text.matchAll(/`((?:[a-z0-9-]+\/)+[^`\s]+\.(?:tsx?|js|md))`/g)].map(
      ([, file]) => file,
    ),
    criteria: text.match(/^\| \d\.\d\.\d+ .*$/gm),
  };
};
const en = statement('docs/accessibility.en.md');
const ru = statement('docs/accessibility.md');

test('each file that is named exists, and what no test holds says so', () => {
  expect([...en.files, ...ru.files].filter((file) => !existsSync(file))).toEqual([]);
  const isMet = (line) => /\| (yes|да) +\|/.test(line);
  const isHeld = (line) => /`[^`]+`|no test|теста нет/.test(line);
  const met = [...en.criteria, ...ru.criteria].filter(isMet);
  expect(met.length).toBeGreaterThan(50);
  expect(met.filter((line) => !isHeld(line))).toEqual([]);
});

test('the border of a control is seen on every ground of both themes (1.4.11)', () => {
  const tokens = readFileSync('src/platform/web/ui/base/tokens.css', 'utf8');
  const themes = tokens.split('[data-theme="Dark"]');
  expect(themes).toHaveLength(2);
  for (const theme of themes) {
    const colour = (name) =>
      theme.match(new RegExp(`--${name}: (#\\w+);`))?.[1].replace(/^#fff$/, '#ffffff');
    for (const ground of ['page', 'surface', 'sunken']) {
      expect(contrast(colour('control-line'), colour(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  }
});
