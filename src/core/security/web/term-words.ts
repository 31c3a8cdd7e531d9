import type { T } from '#platform/texts/t.ts';

/** Minutes as people say them: half an hour, 12 hours, 7 days. */
export function termInWords(t: T, minutes: number): string {
  if (minutes < 60) return t('companySecurity.session.minutes', { count: minutes });
  const hours = minutes / 60;
  return hours < 24 || hours % 24 !== 0
    ? t('companySecurity.session.hours', { count: hours })
    : t('companySecurity.session.days', { count: hours / 24 });
}
