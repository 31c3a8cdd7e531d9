import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const kept = (html: string): string => writeHtml(readHtml(html));

describe('what a template keeps of the HTML it is given', () => {
  test.each([
    [
      'paragraphs and emphasis',
      '<p>a <b>b</b> <i>c</i> <u>d</u></p>',
      '<p>a <strong>b</strong> <em>c</em> <u>d</u></p>',
    ],
    [
      'lists',
      '<ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol>',
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
    ],
    ['headings as one kind', '<h1>a</h1><h4>b</h4>', '<h2>a</h2><h2>b</h2>'],
    ['loose text as paragraphs', 'a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['breaks within a line, none at its ends', '<p><br>a<br>b <br></p>', '<p>a<br>b</p>'],
    [
      'links without their other attributes',
      '<a href="https://a.b/?c&amp;d" onclick="e()" style="f">g</a>',
      '<p><a href="https://a.b/?c&amp;d">g</a></p>',
    ],
    ['no scripts', 'a<script>b()</script><style>c{}</style>d', '<p>ad</p>'],
    [
      'no pictures, frames and forms',
      '<img src=x onerror=a()><iframe src=b></iframe><form><input></form><p>c</p>',
      '<p>c</p>',
    ],
    ['no handlers', '<p onclick="a()" class="b" style="c">d</p>', '<p>d</p>'],
    [
      'broken HTML as a browser reads it',
      '<p>a<strong>b<p>c</b></ul>',
      '<p>a<strong>b</strong></p><p><strong>c</strong></p>',
    ],
    [
      'no other namespaces',
      '<svg><p>a</p><style><img src=x onerror=b()></style></svg><math><mtext>c</math>',
      '<p>a</p>',
    ],
    [
      'text that looks like tags as text',
      '<p>&lt;script&gt;a()&lt;/script&gt;</p>',
      '<p>&lt;script&gt;a()&lt;/script&gt;</p>',
    ],
    ['no comments', '<!-- a --><p>b<!--[if mso]>c<![endif]--></p>', '<p>b</p>'],
    [
      'a variable that is spread over several tags',
      '<p>{{<span>person</span>.firstName}}</p>',
      '<p>{{person.firstName}}</p>',
    ],
    ['nothing of nothing', '<p> <br> </p><ul></ul><h2></h2>', ''],
  ])('%s', (_, html, expected) => {
    expect(kept(html)).toBe(expected);
  });

  test('what is kept stays as it is when it is read again', () => {
    const once = kept('a<h3>b</h3><ul><li>c <b>d</b></li></ul><p>e<br>f &lt;g&gt; &amp;amp;</p>');
    expect(kept(once)).toBe(once);
  });

  test('however deep somebody nests it', () => {
    expect(kept(`${'<div>'.repeat(5000)}a`)).toBe('');
    expect(kept(`${'<span>'.repeat(5000)}a`)).toBe('');
    expect(kept(`${'<ul><li>'.repeat(2000)}a`)).toBe('');
  });
});
