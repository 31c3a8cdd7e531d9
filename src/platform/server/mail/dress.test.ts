import { expect, test } from 'vitest';
import { pngOf } from '#test/file/picture.ts';
import { dress } from './dress.ts';
import { writeLetter } from './letter.ts';

const letter = {
  subject: 'x',
  ...writeLetter({
    locale: 'ru',
    sender: 'Север',
    title: 'Цвет #2F55D4',
    paragraphs: ['Здравствуйте!'],
    button: { label: 'Открыть', address: 'https://a.b/c' },
  }),
};
const none = { icon: null, logo: null };
const accent = { light: '#1a237e', dark: '#9fa8da' };

test('a letter has its company’s colour on the button and in links, and what is typed stays', () => {
  const { html, text, attachments } = dress(letter, { accent, ...none });
  expect(html).toContain('bgcolor="#1a237e"');
  expect(html).toContain('.link { color: #9fa8da !important; }');
  expect(html.match(/#2F55D4/g)).toHaveLength(letter.html.match(/Цвет #2F55D4/g)!.length);
  expect([text, attachments]).toEqual([letter.text, undefined]);
});

test('the icon stands above the sender and goes with the letter', () => {
  const icon = pngOf(8, 8);
  const { html, attachments } = dress(letter, { ...none, accent: null, icon });
  expect(html.indexOf('cid:company-icon')).toBeGreaterThan(html.indexOf('class="card"'));
  expect(html.indexOf('cid:company-icon')).toBeLessThan(html.indexOf('Север'));
  expect(attachments).toMatchObject([{ cid: 'company-icon', content: icon }]);
});

test('a logo stands there instead, as large as has room, and small ones stay small', () => {
  const [icon, logo] = [pngOf(8, 8), pngOf(640, 100)];
  const { html, attachments } = dress(letter, { accent: null, icon, logo });
  expect(html).toContain('<img src="cid:company-logo" width="240" height="38"');
  expect(attachments).toMatchObject([{ cid: 'company-logo', filename: 'logo.png', content: logo }]);
  const sizes = [pngOf(100, 160), pngOf(40, 10)].map((one) =>
    /width="(\d+)" height="(\d+)" alt/
      .exec(dress(letter, { ...none, accent, logo: one }).html)
      ?.slice(1),
  );
  expect(sizes).toEqual([
    ['30', '48'],
    ['40', '10'],
  ]);
});

test('without a look of its own a letter is the product’s', () => {
  expect(dress(letter, { accent: null, ...none })).toEqual(letter);
});
