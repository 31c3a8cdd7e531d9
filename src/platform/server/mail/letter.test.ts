import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const letter = writeLetter({
  locale: 'en',
  sender: 'A & B',
  title: '<b>Hello</b>',
  paragraphs: ['It\'s "urgent"'],
  facts: [['Who', '<script>alert(1)</script>']],
  button: { label: 'Go', address: 'https://a.b/testing?token=x&y="z"' },
  small: ['<i>small</i>'],
});

test('everything filled in is escaped in the HTML part', () => {
  expect(letter.html).not.toMatch(/<script|<b>|<i>/);
  expect(letter.html).toContain('A &amp; B');
  expect(letter.html).toContain('It&#39;s &quot;urgent&quot;');
  expect(letter.html).toContain('href="https://a.b/testing?token=x&amp;y=&quot;z&quot;"');
});

test('the text part says the same as it is', () => {
  expect(letter.text).toBe(
    [
      'A & B',
      '<b>Hello</b>',
      'It\'s "urgent"',
      'Go:\nhttps://a.b/testing?token=x&y="z"',
      'Who: <script>alert(1)</script>',
      '<i>small</i>\n',
    ].join('\n\n'),
  );
});

test('in the dark whatever has a colour gets another, but the button', () => {
  const [, dark = ''] =
    /prefers-color-scheme: dark\) \{([\s\S]*?)<\/style>/.exec(letter.html) ?? [];
  const darkened = new Set(dark.match(/(?<=[\s.])[a-z]\w*(?=[\s,])/g));
  const coloured = [...letter.html.matchAll(/<(\w+)[^>]*(?:color|background):#[^>]*>/g)];
  const left = coloured.filter(([tag, name = '']) => {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    return ![name, ...classes].some((one) => darkened.has(one));
  });
  expect(coloured.length).toBeGreaterThan(5);
  expect(left.filter(([tag]) => !tag.includes('background:#2F55D4'))).toEqual([]);
});
