import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressIn, disguisedIn, holdsAddress, linkIn } from './links.ts';

describe('words that a mail program makes a link of', () => {
  test.each([
    ['a scheme', 'http://evil.test'],
    ['capitals', 'HTTPS://EVIL.TEST'],
    ['another scheme', 'ftp://evil.test'],
    ['a word before it', 'см.http://evil.test'],
    ['www', 'зайдите на www.evil.test'],
    ['WWW', 'WWW.Evil.Test'],
    ['a domain and a path', 'evil.test/login'],
    ['in brackets', '(evil.test/login)'],
    ['a Cyrillic domain', 'завод.рф/вход'],
    ['punycode', 'xn--80ak6aa92e.xn--p1ai/a'],
    ['a port', 'evil.test:8080'],
    ['a query', 'evil.test?a=1'],
    ['an address of numbers', '127.0.0.1/login'],
    ['full-width signs', 'ｈｔｔｐ：／／evil.test'],
    ['a full-width stop', 'www．evil．test'],
    ['an ideographic stop', 'evil。test/login'],
    ['a one-dot leader', 'evil․test/login'],
    ['a fraction slash', 'http:⁄⁄evil.test'],
    ['a division slash', 'evil.test∕login'],
    ['a ratio for a colon', 'http∶//evil.test'],
    ['backslashes', 'http:\\\\evil.test'],
    ['a zero-width space', 'ht\u200btp:/\u200b/evil.test'],
    ['a joiner in www', 'w\u2060ww.evil.test'],
    ['a soft hyphen', 'evil.te\u00adst/login'],
    ['a selector', 'evil.test\ufe0f/login'],
    ['a hair space', 'evil.\u200atest/login'],
    ['spaces around the slashes', 'http : / / evil.test'],
    ['a look-alike scheme', 'һttp://evil.test'],
    ['a look-alike www', 'ԝԝԝ.evil.test'],
    ['Cyrillic letters among Latin ones', 'gооgle.com/login'],
  ])('%s: %s', (_, text) => expect(holdsAddress(text)).toBe(true));
});

describe('words that are none', () => {
  test.each([
    'Анна-Мария О’Нил',
    'и т.д./и т.п.',
    'руб./мес.',
    'Начальник отдела (г. Москва)',
    'Разработчик Node.js/React',
    'ООО «Ромашка.ру»',
    'Отдел 24/7',
    'Версия 1.2/3',
    'Встреча 12.05 в 10:30',
    'Итоги. Смотри/читай',
    'Ведущий ASP.NET / C#',
    'Пишите на anna@north.ru',
    'к.т.н./доцент',
    '10:/20',
    '',
  ])('%s', (text) => expect(addressIn(text)).toBeUndefined());
});

/** What somebody may put between letters so that eyes see an address and a plain search doesn’t. */
const hidden = fc.constantFrom(
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\ufe0f',
);
const words = fc.stringMatching(/^[а-яa-z ]{0,20}$/);

test('however it is hidden among words, an address is found', () => {
  const address = fc.constantFrom(
    'http://evil.test',
    'www.evil.test',
    'evil.test/login',
    'ЗАВОД.РФ/ВХОД',
  );
  fc.assert(
    fc.property(
      words,
      address,
      words,
      hidden,
      fc.nat(20),
      fc.boolean(),
      (before, one, after, sign, at, big) => {
        const place = at % (one.length + 1);
        const written = `${one.slice(0, place)}${sign}${one.slice(place)}`;
        return holdsAddress(`${before} ${big ? written.toUpperCase() : written} ${after}`);
      },
    ),
  );
});

test('words of letters and spaces hold none, and nothing takes long or fails', () => {
  fc.assert(fc.property(words, (text) => !holdsAddress(text)));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      disguisedIn([[{ text, href: text }, { text }]]);
      return typeof holdsAddress(text) === 'boolean';
    }),
  );
  for (const sign of ['a.', 'a', '.', '/', ':', 'www.', ' :', '-', 'a-'])
    holdsAddress(sign.repeat(5000));
});

test('a text without links holds neither a link nor an address, in any line', () => {
  expect(linkIn([[{ text: 'Итоги' }], [{ text: 'тут', href: 'https://a.ru' }]])).toBe(
    'https://a.ru',
  );
  expect(linkIn([[{ text: 'evil' }, { text: '.test/login' }]])).toBe('evil.test');
  expect(linkIn([[{ text: 'Обсудим в четверг' }]])).toBeUndefined();
});

describe('a link that looks like an address', () => {
  const link = (text: string, href: string) => disguisedIn([[{ text: 'См. ' }, { text, href }]]);

  test.each([
    ['itself', 'https://north.ru/a?b=1', 'https://north.ru/a?b=1'],
    ['itself, of several words', "https://north.ru/'a.ru", "https://north.ru/'a.ru"],
    ['its beginning', 'https://north.ru/a…', 'https://north.ru/a/b'],
    ['its host', 'north.ru', 'https://north.ru/results'],
    ['without www', 'north.ru', 'https://www.north.ru/'],
    ['in capitals', 'NORTH.RU/Docs', 'https://north.ru/Docs/1'],
    ['as the network spells it', 'завод.рф', 'https://xn--80aegj1b.xn--p1ai/'],
    ['a mailbox', 'hr@north.ru', 'mailto:HR@north.ru?subject=a'],
    ['words', 'итоги года', 'https://anywhere.example/'],
    ['a name with a dot', 'план.docx', 'https://north.ru/plan'],
    ['a sentence', 'Читать дальше.', 'https://north.ru/plan'],
  ])('leads there: %s', (_, text, href) => expect(link(text, href)).toBeUndefined());

  test.each([
    ['another host', 'http://localhost/login', 'https://evil.test/login'],
    ['a host alone', 'north.ru', 'https://evil.test/'],
    ['one that begins alike', 'north.ru', 'https://north.ru.evil.test/'],
    ['a name before an at sign', 'north.ru', 'https://north.ru@evil.test/'],
    ['letters that look alike', 'north.ru', 'https://nоrth.ru/'],
    ['another place there', 'north.ru/docs/1', 'https://north.ru/go?to=evil'],
    ['another port', 'north.ru', 'https://north.ru:8443/'],
    ['a mailbox that is a page', 'hr@north.ru', 'https://evil.test/'],
    ['another mailbox', 'hr@north.ru', 'mailto:hr@evil.test'],
    ['hidden signs', 'nor\u200bth.ru', 'https://evil.test/'],
    ['an address among words', 'вход: north.ru/login, срочно', 'https://evil.test/'],
    ['quotes', '«north.ru»', 'https://evil.test/'],
  ])('does not: %s', (_, text, href) =>
    expect(link(text, href)).toEqual({ shown: expect.any(String), target: href }),
  );

  test('also where the link is a part of the word, or two links make it', () => {
    const evil = 'https://evil.test/';
    expect(disguisedIn([[{ text: 'north', href: evil }, { text: '.ru/login' }]])).toEqual({
      shown: 'north.ru/login',
      target: evil,
    });
    const evilHost = 'https://evil.test';
    expect(disguisedIn([[{ text: evilHost, href: evilHost }, { text: '.ru/a' }]])).toEqual({
      shown: 'https://evil.test.ru/a',
      target: evilHost,
    });
    const good = 'https://north.ru/';
    expect(
      disguisedIn([
        [
          { text: 'north', href: good },
          { text: '.ru', href: evil },
        ],
      ]),
    ).toMatchObject({ target: evil });
  });

  test('every address that is written as itself leads there', () => {
    const url = fc.webUrl({ validSchemes: ['https'], withQueryParameters: false });
    fc.assert(
      fc.property(url, (href) => link(href, href) === undefined),
      {
        numRuns: 100,
      },
    );
  });
});
