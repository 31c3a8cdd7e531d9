import { z } from 'zod/mini';

/** Kinds of fields that only the profile has. */

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const halfHour = 30 * 60;
/** 00:00 to 23:30 as seconds after midnight (rule 42). */
export const workTimes: readonly number[] = Array.from(
  { length: 48 },
  (_, slot) => slot * halfHour,
);
export const workTime = z
  .int()
  .check(z.refine((time) => workTimes.includes(time), 'validation.invalid'));

/** 11 to 15 characters: a plus sign and 10 to 14 digits. */
export const phone = z
  .string()
  .check(z.trim(), z.minLength(1), z.regex(/^\+\d{10,14}$/, 'validation.invalidPhone'));

const secondsOfDay = 24 * 60 * 60;
const unix = (date: string): number => Date.parse(date) / 1000;
/** A day, in unix seconds of its start in UTC, from 1900 to 2999. */
export const day = z
  .int()
  .check(
    z.refine(
      (at) => at % secondsOfDay === 0 && at >= unix('1900-01-01') && at < unix('3000-01-01'),
      'validation.invalidDate',
    ),
  );
/** YYYY-MM-DD of such a day, and back. */
export const dateOfUnix = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);
export const unixOfDate = (date: string): number => unix(`${date}T00:00:00Z`);

/** One picture, however many characters it is made of; a letter or a digit is none. */
export const isEmoji = (value: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20e3/u.test(value) &&
  picturesIn(value) === 1;

/** A browser that knows no segments lets several pictures pass; the server looks again. */
const picturesIn = (value: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(value)].length : 1;
export const emoji = z.string().check(
  z.trim(),
  z.maxLength(32),
  z.refine((value) => value === '' || isEmoji(value), 'validation.invalidEmoji'),
);
