import { expect, test } from 'vitest';
import { templateChannels, typesOf } from '#core/mail/contract/template/rules/templates.ts';
import { locales } from '#platform/texts/t.ts';
import { checkMessage, checkSubject, checkText } from './check.ts';
import { defaultWording } from './default-texts.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const invitation = { channel: 'email', type: 'invitation' } as const;
const wrong = (html: string) =>
  checkText(invitation, readHtml(html)).map(({ key, params }) => [
    key.replace(/^.*\./, ''),
    ...Object.values(params ?? {}),
  ]);

test.each([
  ['nothing', '<p> </p>', [['required']]],
  ['an unknown variable', '<p>{{person.salary}}</p>', [['unknownVariable', 'person.salary']]],
  ['one of another type', '<p>{{report.number}}</p>', [['unknownVariable', 'report.number']]],
  ['one of JavaScript', '<p>{{constructor}}</p>', [['unknownVariable', 'constructor']]],
  ['one of many spaces', `<p>${'{{'}${'&nbsp;'.repeat(3000)}</p>`, [['openVariable']]],
  ['an empty one', '<li>{{ }}</li>', [['unknownVariable', '']]],
  ['one that is not closed', '<p>{{person.firstName</p>', [['openVariable']]],
  [
    'one over two paragraphs',
    '<p>{{person</p><p>.firstName}}</p>',
    [['openVariable'], ['openVariable']],
  ],
  ['one inside another', '<p>{{a{{person.firstName}}}}</p>', [['openVariable']]],
  [
    'one that is half bold',
    '<p>{{person<b>.firstName}}</b></p>',
    [['openVariable'], ['openVariable']],
  ],
  ['a list within a line', '<p>x {{assessment.list}}</p>', [['variableAlone', 'assessment.list']]],
  ['a button in a list', '<ul><li>{{link.button}}</li></ul>', [['variableAlone', 'link.button']]],
  ['a script as an address', '<p><a href="javascript:alert(1)">x</a></p>', [['linkAddress']]],
  ['the same in disguise', '<p><a href="java\nscript:alert(1)">x</a></p>', [['linkAddress']]],
  ['a document as an address', '<p><a href="data:text/html,x">x</a></p>', [['linkAddress']]],
  ['an address that is no safe one', '<p><a href="http://a.b">x</a></p>', [['linkAddress']]],
  ['no whole address', '<p><a href="/login">x</a></p>', [['linkAddress']]],
  ['words as an address', '<p><a href="{{person.firstName}}">x</a></p>', [['linkAddress']]],
  [
    'a variable within one',
    '<p><a href="https://a.b/{{account.email}}">x</a></p>',
    [['linkAddress']],
  ],
])('refused: %s', (_, html, expected) => {
  expect(wrong(html)).toEqual(expected);
});

test.each([
  '<p>{{ person.firstName }}</p><p>{{assessment.list}}</p>',
  '<p><a href="{{link.address}}">x</a> <a href="https://a.b/c?d=e">f</a></p>',
  '<p><a href="mailto:hr@a.b">x</a> { } {one} }{</p>',
])('taken: %s', (html) => {
  expect(wrong(html)).toEqual([]);
});

test.each([
  ['nothing', '<p> </p>', ['validation.required']],
  [
    'an unsafe link',
    '<ul><li><b><a href="javascript:1">x</a></b></li></ul>',
    ['templateMessages.linkAddress'],
  ],
  ['our own address', '<p><a href="{{link.address}}">x</a></p>', ['templateMessages.linkAddress']],
  [
    'a name before an at sign',
    '<p><a href="https://a.b@evil.test">x</a></p>',
    ['templateMessages.linkAddress'],
  ],
  [
    'a disguised link',
    '<ul><li><a href="https://evil.test"><b>a.</b>ru</a>/login</li></ul>',
    ['reportSend.errors.otherAddress'],
  ],
  ['words in braces', '<p>{{person.salary}} <a href="https://a.b">c</a></p>', []],
])('what somebody writes to others: %s', (_, html, expected) => {
  expect(checkMessage(readHtml(html), { mayLink: true }).map(({ key }) => key)).toEqual(expected);
});

test.each([
  ['a link', '<p><a href="https://a.b">x</a></p>', 'https://a.b'],
  ['an address', '<p>См. <b>www</b>.evil.test</p>', 'www.evil.test'],
  ['one in a list', '<ul><li>evil.test/login</li></ul>', 'evil.test'],
])('what somebody writes who may send no links: %s', (_, html, address) => {
  expect(checkMessage(readHtml(html), { mayLink: false })).toEqual([
    { key: 'reportSend.errors.noLinks', params: { address } },
  ]);
});

test('a template holds no disguised link, and may say where its button leads', () => {
  const kind = { channel: 'email', type: 'invitation' } as const;
  expect(checkText(kind, readHtml('<p><a href="https://evil.test">a.ru</a></p>'))).toEqual([
    {
      key: 'reportSend.errors.otherAddress',
      params: { shown: 'a.ru', target: 'https://evil.test' },
    },
  ]);
  const own = '<p><a href="{{link.address}}">a.ru</a></p>';
  expect(checkText(kind, readHtml(own))).toEqual([]);
});

test('a subject line and a notification take words only', () => {
  expect(checkSubject(invitation, '{{assessment.who}} {{link.button}}')).toHaveLength(1);
  const notification = { channel: 'notification', type: 'invitation' } as const;
  expect(checkText(notification, readHtml('<p>{{link.button}}</p>'))).toHaveLength(1);
});

const all = templateChannels.flatMap((channel) =>
  typesOf(channel).flatMap((type) => locales.map((locale) => ({ channel, type, locale }))),
);

test.each(all)('our own text is right: $channel $type $locale', (key) => {
  const { subject, text } = defaultWording(key);
  expect(checkText(key, readHtml(text))).toEqual([]);
  expect(checkSubject(key, subject)).toEqual([]);
  expect(subject === '').toBe(key.channel === 'notification');
  expect(writeHtml(readHtml(text))).toBe(text);
});
