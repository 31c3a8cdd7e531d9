import type { Locale } from './t.ts';

/** The one form of days on screens, on paper and in messages. It stays in one line. */

const languages = { ru: 'ru-RU', en: 'en-US' } as const;

export interface SpokenIn {
  locale: Locale;
  /** The device's own, if none is given. */
  timeZone?: string | undefined;
}

/** 7 дек. 2026, 7 Dec 2026. */
export function spokenDay(date: Date, { locale, timeZone }: SpokenIn): string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  const part = partsOf(format, date);
  return `${part('day')}\u00a0${part('month')}\u00a0${part('year')}`;
}

/** 7 дек. 2026, 21:05. */
export function spokenMoment(date: Date, { locale, timeZone }: SpokenIn): string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const part = partsOf(format, date);
  return `${spokenDay(date, { locale, timeZone })}, ${part('hour')}:${part('minute')}`;
}

function partsOf(format: Intl.DateTimeFormat, date: Date) {
  const parts = format.formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value;
}
