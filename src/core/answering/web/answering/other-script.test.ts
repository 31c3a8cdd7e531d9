import { describe, expect, test } from 'vitest';
import { isInOtherScript } from './other-script.ts';

const russian = 'Что этому человеку стоит делать иначе?';
const english = 'What should this person do differently?';

describe('an answer to a question in Cyrillic is in another script', () => {
  test.each([
    'He listens well',
    'great leader',
    'Great leader',
    'Listens well, but his answers in Excel come late.',
    'Молодец! He always listens and helps',
    'Иван is a good manager',
    'HE IS A GREAT LEADER',
    'ghbdtn rjkktuf',
    'très bien, continuez',
    'dobro radi i sluša ljude',
    '他很会倾听',
    'عمل جيد',
    'მშვენიერია',
    'Καλή δουλειά, μπράβο του',
  ])('%s', (answer) => expect(isInOtherScript(answer, russian)).toBe(true));
});

describe('an answer to a question in Cyrillic is not', () => {
  test.each([
    ['', 'nothing'],
    ['   \n', 'blanks'],
    ['Реже спорить', 'two words'],
    ['нет', 'one word'],
    ['Excel', 'a name'],
    ['Excel, Power BI, Python', 'names alone'],
    ['Учить Excel и SAP', 'names among words'],
    ['Хорошо знает excel и crm', 'small letters of names'],
    ['email', 'one small word'],
    ['OK', 'an interjection'],
    ['KPI', 'capitals'],
    ['1С, SAP S/4HANA, версия 2.0', 'names with digits'],
    ['100 %', 'digits'],
    ['👍👍', 'emoji'],
    ['👍 молодец 🙂', 'emoji with a word'],
    ['См. https://wiki.example.com/how-to-do-this-well', 'an address'],
    ['Писать на help.desk@example.com', 'an e-mail'],
    ['Слухати людей і не поспішати', 'Ukrainian'],
    ['Көбірек тыңдау керек', 'Kazakh'],
    ['Радити мање, слушати више', 'Serbian'],
    ['Cлишком быстро говорит', 'a Latin letter that looks like one of its own'],
    ['Говорить «well done» чаще коллегам', 'a quotation'],
  ])('%s (%s)', (answer) => expect(isInOtherScript(answer, russian)).toBe(false));
});

describe('the same the other way round', () => {
  test.each([
    ['Слушать людей', english, true],
    ['Хорошо работает в Excel', english, true],
    ['Иван', english, false],
    ['Listen more to Иван', english, false],
    ['Mehr zuhören', english, false],
    ['好', english, true],
    ['He listens well', 'Ինչ պետք է փոխի', true],
    ['Ավելի շատ լսել', 'Ինչ պետք է փոխի', false],
  ])('%s, asked %s: %s', (answer, question, expected) =>
    expect(isInOtherScript(answer, question)).toBe(expected),
  );
});

describe('the script of a question is that of most of its words', () => {
  test.each([
    ['Как он работает в Excel?', 'He listens well', true],
    ['Как он работает в Excel?', 'Работает быстро', false],
    ['Excel и SAP?', 'He listens well', false],
    ['Excel и', 'He listens well', false],
    ['100 %?', 'He listens well', false],
    ['', 'He listens well', false],
  ])('%s, answered %s: %s', (question, answer, expected) =>
    expect(isInOtherScript(answer, question)).toBe(expected),
  );
});
