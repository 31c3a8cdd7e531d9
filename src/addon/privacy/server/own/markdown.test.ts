import { expect, test } from 'vitest';
import { blocksOf, type Inline } from '#platform/server/pdf/markdown.ts';
import { heading, table } from './markdown.ts';

const nothing = { ids: new Set<string>(), images: new Set<string>() };
const read = (markdown: string) => blocksOf({ path: 'own', markdown }, nothing)[0];
/** The words, where nothing but words is there. */
const said = (parts: Inline[] = []): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : `<${part.kind}>`)).join('');
const cells = (markdown: string): string[][] => {
  const block = read(markdown);
  return block?.kind === 'table' ? block.rows.map((row) => row.map(said)) : [];
};

test.each([
  '**bold** _not_',
  '| a | b |',
  '[link](https://evil.example)',
  'https://evil.example www.evil.example',
  '<b>html</b> &amp; `code` ~~x~~',
  '# heading',
  '1. one',
  'back\\slash',
])('what people have typed stays as it is: %s', (typed) => {
  const block = read(heading(2, typed));
  expect(block?.kind === 'heading' && [block.level, said(block.parts)]).toEqual([2, typed]);
  expect(cells(table([typed], [[typed]]))).toEqual([[typed], [typed]]);
});

test('lines are joined, and what is empty is a dash', () => {
  expect(cells(table(['a'], [['one\n\n- two'], ['']]))).toEqual([['a'], ['one - two'], ['–']]);
});
