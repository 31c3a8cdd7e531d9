import { expect, test } from 'vitest';
import { type Block, blocksOf, type Inline, idsOf } from './markdown.ts';

const path = 'admin-guide/start.md';
const reachable = {
  ids: new Set([path, `${path}#почта-и-slack`, 'admin-guide/audit.md']),
  images: new Set(['images/a.png']),
};
const read = (markdown: string) => blocksOf({ path, markdown }, reachable);
const text = (value: string): Inline => ({ kind: 'text', text: value });
const paragraph = (...parts: Inline[]): Block => ({ kind: 'paragraph', parts });

test('headings have the anchors of GitHub, the first the file’s own', () => {
  const markdown = '# Запуск\n\n## Почта и Slack\n\n## `A_b`, «в» 1.2!\n\n## Почта и Slack\n';
  expect(idsOf({ path, markdown })).toEqual([
    path,
    `${path}#почта-и-slack`,
    `${path}#a_b-в-12`,
    `${path}#почта-и-slack-1`,
  ]);
  expect(read(markdown)).toMatchObject([
    { kind: 'heading', level: 1, id: path, parts: [text('Запуск')] },
    { kind: 'heading', level: 2, id: `${path}#почта-и-slack` },
    { level: 2 },
    { level: 2, id: `${path}#почта-и-slack-1` },
  ]);
});

test('words are strong, emphasised, code; a soft line break is a space', () => {
  expect(read('один\nдва **три _ой_** `a < b`  \nконец \\*')).toEqual([
    paragraph(
      text('один два '),
      { kind: 'strong', parts: [text('три '), { kind: 'emphasis', parts: [text('ой')] }] },
      text(' '),
      { kind: 'code', text: 'a < b' },
      { kind: 'break' },
      text('конец '),
      text('*'),
    ),
  ]);
});

test.each([
  ['[a](#почта-и-slack)', { to: `${path}#почта-и-slack` }],
  ['[a](audit.md)', { to: 'admin-guide/audit.md' }],
  ['[a](audit.md#gone)', { to: 'admin-guide/audit.md' }],
  ['[a](https://example.ru/b_c)', { address: 'https://example.ru/b_c' }],
])('%s leads there', (markdown, target) => {
  expect(read(markdown)).toEqual([paragraph({ kind: 'link', ...target, parts: [text('a')] })]);
});

test.each(['[a](../security.md)', '[a](javascript:alert(1))', '[a](#gone-and-away.md)'])(
  '%s keeps its words alone',
  (markdown) => {
    const [only] = read(markdown);
    expect(JSON.stringify(only)).not.toMatch(/address|javascript|security/);
  },
);

test('lists hold lists, tables their sides', () => {
  expect(read('1. a\n   - b\n2. c')).toEqual([
    {
      kind: 'list',
      ordered: true,
      items: [
        [paragraph(text('a')), { kind: 'list', ordered: false, items: [[paragraph(text('b'))]] }],
        [paragraph(text('c'))],
      ],
    },
  ]);
  expect(read('| a | b |\n| - | -: |\n| 1 | `2` |')).toEqual([
    {
      kind: 'table',
      align: ['left', 'right'],
      rows: [
        [[text('a')], [text('b')]],
        [[text('1')], [{ kind: 'code', text: '2' }]],
      ],
    },
  ]);
});

test('code, quotes, rules and images are blocks; HTML is left out', () => {
  const markdown =
    '```sh\nnpm start\n```\n\n> слово\n\n---\n\n![Журнал](../images/a.png)\n\n![нет](gone.png)\n\n<script>x</script>\n';
  expect(read(markdown)).toEqual([
    { kind: 'code', text: 'npm start' },
    { kind: 'quote', blocks: [paragraph(text('слово'))] },
    { kind: 'rule' },
    { kind: 'image', path: 'images/a.png', description: 'Журнал' },
    paragraph(text('нет')),
  ]);
});
