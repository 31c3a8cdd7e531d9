import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  dateOfUnix,
  day,
  isEmoji,
  phone,
  unixOfDate,
  workTime,
  workTimes,
} from './profile-fields.ts';

const fits = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

describe('work times', () => {
  test('are the 48 half hours of a day and nothing else', () => {
    expect(workTimes).toHaveLength(48);
    expect([workTimes[0], workTimes.at(-1)]).toEqual([0, 23.5 * 3600]);
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000 }), (time) => {
        expect(fits(workTime, time)).toBe(time >= 0 && time < 86_400 && time % 1800 === 0);
      }),
    );
  });
});

describe('a phone number', () => {
  test('is a plus and 10 to 14 digits: 11 to 15 characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        expect(fits(phone, `+${digits}`)).toBe(digits.length >= 10 && digits.length <= 14);
        expect(fits(phone, digits)).toBe(false);
      }),
    );
  });
});

describe('a day', () => {
  test('converts to the start of the day in UTC and back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (moment) => {
          const date = moment.toISOString().slice(0, 10);
          expect(dateOfUnix(unixOfDate(date))).toBe(date);
          expect(fits(day, unixOfDate(date))).toBe(true);
          expect(fits(day, unixOfDate(date) + 1)).toBe(false);
        },
      ),
    );
  });

  test.each([unixOfDate('1899-12-31'), unixOfDate('3000-01-01'), 1e15, 0.5])('not %d', (at) => {
    expect(fits(day, at)).toBe(false);
  });
});

test.each([
  ['🌴', true],
  ['✈️', true],
  ['👩‍💻', true],
  ['🇷🇺', true],
  ['3️⃣', true],
  ['🌴🌴', false],
  ['a', false],
  ['7', false],
  ['', false],
  ['<', false],
])('"%s" is one emoji: %s', (value, due) => {
  expect(isEmoji(value)).toBe(due);
});
