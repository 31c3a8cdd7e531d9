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
const accent = { light: '#1a237e', dark: '#9fa8da' };

test('a letter has its company’s colour on the button and in links, and what is typed stays', () => {
  const { html, text, attachments } = dress(letter, { accent, icon: null });
  expect(html).toContain('bgcolor="#1a237e"');
  expect(html).toContain('.link { color: #9fa8da !important; }');
  expect(html.match(/#2F55D4/g)).toHaveLength(letter.html.match(/Цвет #2F55D4/g)!.length);
  expect([text, attachments]).toEqual([letter.text, undefined]);
});

test('the icon stands above the sender and goes with the letter', () => {
  const icon = pngOf(8, 8);
  const { html, attachments } = dress(letter, { accent: null, icon });
  expect(html.indexOf('cid:company-icon')).toBeGreaterThan(html.indexOf('class="card"'));
  expect(html.indexOf('cid:company-icon')).toBeLessThan(html.indexOf('Север'));
  expect(attachments).toMatchObject([{ cid: 'company-icon', content: icon }]);
});

test('without a look of its own a letter is the product’s', () => {
  expect(dress(letter, { accent: null, icon: null })).toEqual(letter);
});
