import type { T } from '#platform/texts/t.ts';

/** In how many weeks, the longer ones in months. */
export function weeksText(weeks: number, t: T): string {
  if (weeks === 13) return t('questionaryForm.askAgain.inQuarter');
  if (weeks === 26) return t('questionaryForm.askAgain.inHalfYear');
  return t('questionaryForm.askAgain.in', { count: weeks });
}
