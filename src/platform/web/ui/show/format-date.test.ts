import { expect, it } from 'vitest';
import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import { createT } from '#platform/texts/t.ts';
import { formatDay, formatMoment, formatPeriod } from './format-date.ts';

const russian = { t: createT('ru', ru), locale: 'ru' } as const;
const english = { t: createT('en', en), locale: 'en' } as const;

it('writes a day as D MMM YYYY', () => {
  expect(formatDay('2026-12-07', russian)).toBe('7\u00a0дек.\u00a02026');
  expect(formatDay('2026-05-01', russian)).toBe('1\u00a0мая\u00a02026');
  expect(formatDay('2026-12-07', english)).toBe('7\u00a0Dec\u00a02026');
  expect(formatDay('2026-09-01', english)).toBe('1\u00a0Sep\u00a02026');
});

it('writes a period, of one day once', () => {
  expect(formatPeriod('2026-12-07', '2026-12-20', russian)).toBe(
    '7\u00a0дек.\u00a02026\u00a0– 20\u00a0дек.\u00a02026',
  );
  expect(formatPeriod('2026-12-07', '2026-12-07', russian)).toBe('7\u00a0дек.\u00a02026');
});

it('writes a moment as its day and the time, in the reader’s time zone', () => {
  const at = '2026-12-07T21:05:00Z';
  expect(formatMoment(at, { ...russian, timeZone: 'Europe/Moscow' })).toBe(
    '8\u00a0дек.\u00a02026, 00:05',
  );
  expect(formatMoment(at, { ...english, timeZone: 'UTC' })).toBe('7\u00a0Dec\u00a02026, 21:05');
});

it('takes unix seconds, zero included', () => {
  expect(formatMoment(1_796_677_500, { ...russian, timeZone: 'UTC' })).toBe(
    '7\u00a0дек.\u00a02026, 21:05',
  );
  expect(formatMoment(0, { ...russian, timeZone: 'UTC' })).toBe('1\u00a0янв.\u00a01970, 00:00');
});

it('says that there is no date', () => {
  for (const none of [undefined, null, '', 'soon'])
    expect(formatDay(none, russian)).toBe('нет данных');
  expect(formatMoment(undefined, english)).toBe(en.common.noData);
});
