import { expect, test } from 'vitest';
import { speak } from '#i18n/speak.ts';
import { letterValues } from './letter-values.ts';

type Prepared = Parameters<typeof letterValues>[0];

const about = (number: number, firstName: string, lastName: string): Prepared['open'][number] => ({
  questionaryId: `q${number}`,
  number,
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
});

test('a number stands only beside a name that is listed twice', () => {
  const open = [about(1, 'Анна', 'Юнгина'), about(2, 'Пётр', 'Ким'), about(3, 'Пётр', 'Ким')];
  const recipient = { firstName: 'Олег', lastName: 'Старов', locale: 'ru' };
  const prepared = { recipient, brand: 'Север', open, organisers: [], today: '2026-06-10' };
  const values = letterValues(prepared as unknown as Prepared, { t: speak.ru, address: '' });
  expect(values['assessment.list'].map(({ name }) => name)).toEqual([
    'Юнгина Анна',
    'Ким Пётр (№\u00a02)',
    'Ким Пётр (№\u00a03)',
  ]);
});
