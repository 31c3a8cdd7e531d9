import { describe, expect, test } from 'vitest';
import {
  type LetterValues,
  templateTypes,
  variablesOf,
} from '#core/mail/contract/template/rules/templates.ts';
import { plain } from '#test/screen/plain.ts';
import { defaultWording } from './default-texts.ts';
import { sampleValues } from './sample.ts';
import { writeMail } from './write-from-template.ts';

const person = { 'person.firstName': 'Анна', 'person.fullName': 'Белова Анна' };
const values: LetterValues<'invitation'> = {
  ...person,
  'person.greeting': 'Здравствуйте, Анна!',
  'company.name': 'A & <b>B</b>',
  'assessment.who': 'Волков Пётр\r\nBcc: a@b.ru',
  'assessment.list': [
    { name: 'Волков Пётр', role: 'colleague', until: '30 июня' },
    { name: '<i>Белова</i>', role: 'employee', until: '1 июля' },
  ],
  'assessment.count': '2 человека',
  'assessment.until': '30 июня',
  'assessment.minutes': 'около 7 минут',
  'assessment.organiser': 'Отдел персонала',
  'assessment.confidentiality': 'Никто.',
  'message.text': '',
  'link.button': { label: 'Ответить', address: 'https://a.b/testing?token=x&y=z' },
};
const frame = { values, sender: 'A & <b>B</b>', small: ['Ссылка личная.'] };
const write = (text: string, subject = 'x') =>
  writeMail({ locale: 'ru', type: 'invitation' }, { subject, text }, frame);

describe('a letter from a template', () => {
  test('says in plain text what it says in HTML', () => {
    const key = { channel: 'email', type: 'invitation', locale: 'ru' } as const;
    const { text, html } = writeMail(key, defaultWording(key), frame);
    expect(plain(text)).toBe(
      [
        'A & <b>B</b>',
        'Ваше мнение важно',
        'Здравствуйте, Анна!',
        'В компании «A & <b>B</b>» проходит оценка. Пожалуйста, ответьте на вопросы до 30 июня включительно: это займёт около 7 минут.',
        'Ответить:\nhttps://a.b/testing?token=x&y=z',
        'Кого вы оцениваете',
        '– Волков Пётр: как коллега, до 30 июня',
        '– <i>Белова</i>: самооценка, до 1 июля',
        'Кто увидит ваши ответы\nНикто.',
        'Если есть вопросы\nОтдел персонала',
        'Ссылка личная.\n',
      ].join('\n\n'),
    );
    expect(html).toContain('&lt;i&gt;Белова&lt;/i&gt;');
    expect(html).toContain('href="https://a.b/testing?token=x&amp;y=z"');
    expect(html).not.toMatch(/<b>|<i>|\{\{/);
  });

  test('values stay words: neither HTML, nor variables, nor further headers', () => {
    const { subject, text, html } = writeMail(
      { locale: 'ru', type: 'invitation' },
      { subject: '{{assessment.who}}!', text: '<p>{{company.name}}</p>' },
      { ...frame, values: { ...values, 'company.name': '{{person.firstName}}<script>' } },
    );
    expect(subject).toBe('Волков Пётр Bcc: a@b.ru!');
    expect(text).toContain('{{person.firstName}}<script>');
    expect(html).toContain('{{person.firstName}}&lt;script&gt;');
  });

  test('always has its button and what the frame says', () => {
    const { text } = write('<p>a</p>');
    expect(text).toContain('a\n\nОтветить:\nhttps://a.b/testing?token=x&y=z\n\nСсылка личная.');
  });

  test('a link may lead where the button does', () => {
    expect(write('<p><a href="{{link.address}}">x</a></p>').html).toContain(
      '<a href="https://a.b/testing?token=x&amp;y=z" class="link"',
    );
  });

  test('holds what a person has written to the reader, filled with nothing, wherever the template has it', () => {
    const message = '<p>a <strong>b</strong> {{company.name}}</p><p>{{link.button}}</p>';
    const given = { 'company.name': 'B', 'message.text': message };
    const said = 'a b {{company.name}}\n\n{{link.button}}';
    const letter = (text: string, type: 'invitation' | 'reminder' = 'invitation') =>
      writeMail(
        { locale: 'ru', type },
        { subject: 'x', text },
        { values: given, sender: 'S', small: [] },
      );
    expect(letter('<p>{{message.text}}</p><p>{{company.name}}</p>').text).toBe(
      `S\n\n${said}\n\nB\n`,
    );
    expect(letter('<p>{{company.name}}</p>').text).toBe(`S\n\nB\n\n${said}\n`);
    expect(letter('<p>x</p>').html).toContain('a <strong>b</strong> {{company.name}}');
    expect(letter('<p>x</p>', 'reminder').text).toBe('S\n\nx\n');
  });

  test('leaves out a paragraph that has nothing to say', () => {
    const { text } = writeMail(
      { locale: 'ru', type: 'invitation' },
      { subject: 'x', text: '<p>{{report.number}}</p><p>a</p><p>{{report.dates}}</p>' },
      { values: { 'report.number': '' }, sender: 'B', small: [] },
    );
    expect(text).toBe('B\n\na\n');
  });

  test('names at most ten of many people', () => {
    const many = Array.from({ length: 13 }, (_, at) => ({
      name: `N${at}`,
      role: 'colleague' as const,
      until: 'x',
    }));
    const { text } = writeMail(
      { locale: 'ru', type: 'invitation' },
      { subject: 'x', text: '<p>{{assessment.list}}</p>' },
      { ...frame, values: { 'assessment.list': many } },
    );
    expect(plain(text)).toContain('N9: как коллега, до x\n\nи ещё 3 человека');
    expect(text).not.toContain('N10');
  });

  test('names at most ten questionaries, and says how many more there are', () => {
    const news = Array.from({ length: 12 }, (_, at) => ({ name: `N${at}`, note: `№ ${at}` }));
    const { text } = writeMail(
      { type: 'questionaryDone', locale: 'en' },
      { subject: 'x', text: '<p>{{questionary.list}}</p>' },
      { ...frame, values: { 'questionary.list': news } },
    );
    expect(text).toContain('– N9: № 9\n\nand 2 more');
    expect(text).not.toContain('N10');
  });
});

test.each(templateTypes)('a look at %s has HR’s words only where its letter has them', (type) => {
  const key = { channel: 'email', type, locale: 'ru' } as const;
  const given = sampleValues(type, 'ru', 'Север');
  expect('message.text' in given).toBe(variablesOf(type, 'email').includes('message.text'));
  const { text } = writeMail(key, { subject: 'x', text: '<p>a</p>' }, { ...frame, values: given });
  expect(text.includes('От отдела персонала')).toBe(type === 'invitation' || type === 'tasks');
});
