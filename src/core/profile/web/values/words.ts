import type { EmployeeProfile } from '#core/profile/contract/profile.ts';
import { type Weekday, weekdays } from '#core/profile/contract/rules/profile-fields.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Turns a profile's numbers and days into words. Pure functions. */

const languages = { ru: 'ru-RU', en: 'en-US' } as const;
/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

export function weekdayName(weekday: Weekday, locale: Locale, form: 'long' | 'short'): string {
  const date = new Date(monday + weekdays.indexOf(weekday) * day);
  return new Intl.DateTimeFormat(languages[locale], { weekday: form, timeZone: 'UTC' }).format(
    date,
  );
}

/** 34200 → 09:30. */
export function clockTime(secondsAfterMidnight: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(secondsAfterMidnight / 3600))}:${two((secondsAfterMidnight % 3600) / 60)}`;
}

/** For example "пн – пт, 09:00 – 18:00". Parts that are not known are left out. */
export function workingHours(profile: EmployeeProfile, locale: Locale): string {
  const { startWorkDayAt, endWorkDayAt, startWorkTimeAt, endWorkTimeAt } = profile;
  const days = [startWorkDayAt, endWorkDayAt].flatMap((weekday) =>
    weekday ? [weekdayName(weekday, locale, 'short')] : [],
  );
  const times = [startWorkTimeAt, endWorkTimeAt].flatMap((time) =>
    time === null ? [] : [clockTime(time)],
  );
  return [[...new Set(days)].join(' – '), times.join(' – ')].filter(Boolean).join(', ');
}

/** Whole years and months between two days, YYYY-MM-DD; zero before the first one. */
export function experience(since: string, today: string): { years: number; months: number } {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = since.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = today.split('-').map(Number);
  const whole = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
  const months = Math.max(0, whole);
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** Whether a status with these first and last days, YYYY-MM-DD or '', holds today. */
export function standingOf(from: string, to: string, today: string): 'now' | 'over' | 'toCome' {
  if (to !== '' && to < today) return 'over';
  return from !== '' && from > today ? 'toCome' : 'now';
}

const mostDigits = 14;

/** Formats a phone number: a plus and up to 14 digits. A Russian number pasted with its 8 becomes +7. */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (!typed.includes('+') && /^8\d{10}$/.test(digits)) return `+7${digits.slice(1)}`;
  return digits === '' && !typed.includes('+') ? '' : `+${digits.slice(0, mostDigits)}`;
}
