import { expect, test } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { plain } from '#test/screen/plain.ts';
import { letterValues } from './letter-values.ts';

type Prepared = Parameters<typeof letterValues>[0];

const about = (number: number, firstName: string, lastName: string): Prepared['open'][number] => ({
  questionaryId: `q${number}`,
  number,
  letterId: null,
  dateEnd: '2026-06-30',
  type: 'colleague',
  subjectId: `${firstName}${number}`,
  lastName,
  firstName,
  method: '360',
  isAnonymous: true,
  anonymityThreshold: 3,
  mayDecline: true,
  ratingCount: 10,
  textCount: 1,
  message: null,
  cycleNumber: null,
});

test('a number stands only beside a name that is listed twice', () => {
  const open = [about(1, 'Анна', 'Юнгина'), about(2, 'Пётр', 'Ким'), about(3, 'Пётр', 'Ким')];
  const recipient = { firstName: 'Олег', lastName: 'Старов', locale: 'ru' };
  const prepared = { recipient, brand: 'Север', open, organisers: [], today: '2026-06-10' };
  const values = letterValues(prepared as unknown as Prepared, { t: speak.ru, address: '' });
  expect(values['assessment.list'].map(({ name }) => name)).toEqual([
    'Юнгина Анна',
    'Ким Пётр, анкета №\u00a02',
    'Ким Пётр, анкета №\u00a03',
  ]);
});

test('HR’s words of cycles are said once each, the first cycle first, and as they were typed', () => {
  const recipient = { firstName: 'Олег', lastName: 'Старов', locale: 'ru' };
  const wordsOf = (...cycles: [number | null, string | null][]) => {
    const open = cycles.map(([cycleNumber, message], at) => ({
      ...about(at, 'Анна', 'Юнгина'),
      cycleNumber,
      message,
    }));
    const prepared = { recipient, brand: 'Север', open, organisers: [], today: '2026-06-10' };
    const t = speak.ru;
    return letterValues(prepared as unknown as Prepared, { t, address: '' })['message.text'];
  };
  const head = '<p><strong>От отдела персонала</strong></p>';
  expect(wordsOf([null, null], [3, null])).toBe('');
  expect(wordsOf([2, 'Два\n\n <b>'], [null, null], [1, 'Раз'], [2, 'Два\n\n <b>'])).toBe(
    `${head}<p>Раз</p><p>Два</p><p>&lt;b&gt;</p>`,
  );
});

test('who assesses many is told at which pace they finish in time', () => {
  const recipient = { firstName: 'Олег', lastName: 'Старов', locale: 'ru' };
  const minutesOf = (count: number, today: string) => {
    const open = Array.from({ length: count }, (_, at) => about(at, `Имя${at}`, 'Ким'));
    const prepared = { recipient, brand: 'Север', open, organisers: [], today };
    const values = letterValues(prepared as unknown as Prepared, { t: speak.ru, address: '' });
    return plain(values['assessment.minutes']);
  };
  // The 22nd of June 2026 is a Monday; the last day is the Tuesday after the next.
  expect(minutesOf(10, '2026-06-22')).toBe('около 30 минут, по 2 человека в день — и вы успеете');
  expect(minutesOf(3, '2026-06-22')).toBe('около 9 минут');
  expect(minutesOf(10, '2026-06-30')).toBe('около 30 минут');
});

test.each([
  ['2026-06-28', 'Осталось 2 дня'],
  ['2026-06-29', 'Завтра последний день'],
  ['2026-06-30', 'Сегодня последний день'],
])('on %s the heading says “%s”', (today, heading) => {
  const recipient = { firstName: 'Олег', lastName: 'Старов', locale: 'ru' };
  const open = [about(1, 'Анна', 'Юнгина')];
  const prepared = { recipient, brand: 'Север', open, organisers: [], today };
  const values = letterValues(prepared as unknown as Prepared, { t: speak.ru, address: '' });
  expect(plain(values['assessment.left'])).toBe(heading);
});
