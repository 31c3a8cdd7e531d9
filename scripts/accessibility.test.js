import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#contract/company/rules/accent.ts';

/** WCAG 2.2 as W3C published it on 5 October 2023; 4.1.1 is gone. */
const criteria = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};
const asked = Object.entries(criteria).flatMap(([level, list]) =>
  list.split(/\s+/).map((number) => `${number} ${level}`),
);
const verdicts = { да: 'yes', частично: 'partly', 'нет такого': 'n/a' };
const statement = (path) => {
  const text = readFileSync(path, 'utf8');
  const lines = [
    ...text.matchAll(/^\| (\d\.\d\.\d+) +\| (AA?) +\|[^|]+\| ([^|]+?) +\| (.+) \|$/gm),
  ];
  return {
    text,
    files: [...text.matchAll(/`((?:[a-z0-9-]+\/)+[^`\s]+\.(?:tsx?|js|md))`/g)].map(
      ([, file]) => file,
    ),
    rows: lines.map(([, number, level, verdict, why]) => ({
      is: `${number} ${level}`,
      verdict: verdicts[verdict] ?? verdict,
      files: [...why.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
      why,
    })),
  };
};
const en = statement('docs/accessibility.en.md');
const ru = statement('docs/accessibility.md');
const countOf = (verdict) => en.rows.filter((row) => row.verdict === verdict).length;

test('every criterion of WCAG 2.2 A and AA has one line, the same in both languages', () => {
  expect(en.rows.map(({ is }) => is).toSorted()).toEqual(asked.toSorted());
  const same = ({ rows }) => rows.map(({ is, verdict, files }) => [is, verdict, files]);
  expect(same(ru)).toEqual(same(en));
  expect(en.rows.filter(({ verdict }) => !Object.values(verdicts).includes(verdict))).toEqual([]);
});

test('each file that is named exists, and what no test holds says so', () => {
  expect([...en.files, ...ru.files].filter((file) => !existsSync(file))).toEqual([]);
  const bare = en.rows.filter(({ verdict, files, why }) => {
    return verdict === 'yes' && files.length === 0 && !why.includes('no test');
  });
  expect(bare.map(({ is }) => is)).toEqual([]);
});

test('the summary counts the lines, and each criterion that is partly met is explained above them', () => {
  const [partly, yes, none] = ['partly', 'yes', 'n/a'].map(countOf);
  expect(en.text.replaceAll(/\s+/g, ' ')).toContain(
    `${partly} of ${asked.length}, named below with the reason. ${yes} are met, ${none} ask`,
  );
  for (const { is } of en.rows.filter(({ verdict }) => verdict === 'partly')) {
    for (const { text } of [en, ru]) expect(text).toContain(`(${is.split(' ')[0]})`);
  }
});

test('the border of a control is seen on every ground of both themes (1.4.11)', () => {
  const tokens = readFileSync('web/platform/ui/base/tokens.css', 'utf8');
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
