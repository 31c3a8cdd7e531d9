import { describe, expect, test } from 'vitest';
import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import { type Catalogue, createT, holdTogether, type TextKey } from './t.ts';

function leaves(catalogue: Catalogue, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${path}${key}`, text] as [string, string]]
      : leaves(text, `${path}${key}.`),
  );
}
const russian = new Map(leaves(ru));
const english = new Map(leaves(en));
const holes = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();
const base = (key: string) => key.replace(/_(one|few|many|other)$/, '');

describe('the catalogues', () => {
  test('hold the same texts', () => {
    const bases = (keys: Map<string, string>) => [...new Set([...keys.keys()].map(base))].sort();
    expect(bases(english)).toEqual(bases(russian));
  });

  test('have the same holes', () => {
    const different = [...english].filter(([key, text]) => {
      const source = russian.get(key) ?? russian.get(`${base(key)}_many`) ?? '';
      return !key.endsWith('_one') && holes(text) !== holes(source);
    });
    expect(different).toEqual([]);
  });

  test('have no English text in Russian letters and none left empty', () => {
    expect([...english].filter(([, text]) => /[а-яё]/i.test(text) || text.trim() === '')).toEqual(
      [],
    );
    expect([...russian].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have no English sentence among the Russian', () => {
    const words = (text: string) => text.replace(/\{\{[\w.]+\}\}|<[^>]*>|https?:\S+/g, ' · ');
    expect(
      [...russian].filter(([, text]) => /\b[A-Za-z]{2,} [a-z]{2,}\b/.test(words(text))),
    ).toEqual([]);
  });

  test('have every Russian plural in three forms', () => {
    const plurals = [...russian.keys()].filter((key) => base(key) !== key).map(base);
    const lacking = plurals.filter((key) =>
      ['_one', '_few', '_many'].some((form) => !russian.has(key + form)),
    );
    expect(lacking).toEqual([]);
  });

  test('count in every Russian plural: "one" is 21 and 101 too', () => {
    const uncounted = [...russian].filter(
      ([key, text]) => base(key) !== key && !text.includes('{{count}}'),
    );
    expect(uncounted).toEqual([]);
  });

  test('promise the same number of people at the same places in both languages', () => {
    const promising = (texts: Map<string, string>, words: string) =>
      [...texts].flatMap(([key, text]) => (text.includes(words) ? [base(key)] : [])).sort();
    const places = new Set(promising(russian, 'не меньше чем из {{threshold}} человек'));
    expect(places).toEqual(new Set(promising(english, 'at least {{threshold}} people')));
    for (const place of [
      'answering.info.averaged',
      'mail.invitation.anonymous',
      'paper.notes.anonymityText',
    ]) {
      expect(places).toContain(place);
    }
    expect(promising(english, 'at least {{threshold}}')).toHaveLength(
      promising(english, 'at least {{threshold}} people').length,
    );
  });

  test('are written with plain spaces', () => {
    expect([...russian, ...english].filter(([, text]) => text.includes('\u00a0'))).toEqual([]);
  });
});

describe('Russian holds together', () => {
  const shown = (text: string) => holdTogether(text).replaceAll('\u00a0', '~');

  test.each([
    ['Анкета № {{number}}', 'Анкета №~{{number}}'],
    ['до 10 МБ и 20 000 строк', 'до 10~МБ и~20~000 строк'],
    ['методами 90, 180 и 360 градусов', 'методами 90, 180 и~360~градусов'],
    ['{{total}} · {{percent}} %', '{{total}} · {{percent}}~%'],
    ['через {{minutes}} мин.', 'через {{minutes}}~мин.'],
    ['из {{threshold}} человек', 'из {{threshold}}~человек'],
    ['В работе', 'В~работе'],
    ['и в нём (а с ним «я и вы»)', 'и~в~нём (а~с~ним «я~и~вы»)'],
    ['Оценка — это ответ', 'Оценка~— это ответ'],
    ['своя роль на год', 'своя роль на год'],
    ['{{name}} работает', '{{name}} работает'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('as it is spoken, and never in what is filled in', () => {
    const t = createT('ru', { hello: 'Вы и {{name}}' }) as unknown as (
      key: string,
      params: object,
    ) => string;
    expect(t('hello', { name: 'Он и Она' })).toBe('Вы и\u00a0Он и Она');
    const english = createT('en', { hello: 'a № 7' }) as unknown as (key: string) => string;
    expect(english('hello')).toBe('a № 7');
  });
});

describe('t', () => {
  const catalogue = {
    shelf: {
      books_one: '{{count}} книга',
      books_few: '{{count}} книги',
      books_many: '{{count}} книг',
    },
    hello: 'Здравствуйте, {{name}}',
  };
  const t = createT('ru', catalogue) as unknown as (key: string, params?: object) => string;

  test.each([
    [1, '1 книга'],
    [2, '2 книги'],
    [5, '5 книг'],
    [11, '11 книг'],
    [21, '21 книга'],
    [112, '112 книг'],
  ])('%i → %s', (count, text) => {
    expect(t('shelf.books', { count })).toBe(text);
  });

  test('fills holes, and nothing that was filled in', () => {
    expect(t('hello', { name: '{{name}} $&' })).toBe('Здравствуйте, {{name}} $&');
  });

  test('answers the key of a text that is not loaded', () => {
    expect(createT('en', {})('common.save' satisfies TextKey)).toBe('common.save');
  });
});
