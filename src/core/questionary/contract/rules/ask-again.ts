import { addDays } from '#platform/contract/rules/days.ts';
import type { Method, RepeatType } from '#platform/contract/rules/methods.ts';

/**
 * Asking the same raters some weeks later whether anything has changed (rule 229). Weeks instead of a day: it moves with
 * the last day, and is never too near to it, as five weeks are longer than a voice is bound.
 */
export const fewestWeeks = 5;
export const mostWeeks = 26;

/** What the forms offer, and with what a cycle begins. */
export const offeredWeeks = [6, 8, 13, 26] as const;
export const usualWeeks = 8;

/** With fewer peers, customers and direct reports than this most people are told nothing. */
export const enoughRaters = 4;

/** Whether an assessment by this method asks again at all. */
export const asksAgain = (method: Method): boolean => method === '360';

interface Asking {
  method: Method;
  periodType?: RepeatType | '' | null | undefined;
}

/** Whether this one may: not where the next one comes within a quarter. */
export const mayAskAgain = ({ method, periodType }: Asking): boolean =>
  asksAgain(method) && periodType !== 'month' && periodType !== 'quarter';

/** What is saved of a form: the weeks `kept` where it doesn't name any, and none where nobody may be asked again. */
export function weeksOf(
  form: Asking & { askAgainWeeks?: number | null | undefined },
  kept: number | null = null,
): number | null {
  if (!mayAskAgain(form)) return null;
  return form.askAgainWeeks === undefined ? kept : form.askAgainWeeks;
}

interface Days {
  dateEnd: string;
  releaseOn: string | null;
}

/** The day on which raters are asked again: so many weeks after the reports are open. YYYY-MM-DD. */
export const askAgainDay = ({ dateEnd, releaseOn }: Days, weeks: number): string =>
  addDays(releaseOn && releaseOn > dateEnd ? releaseOn : dateEnd, weeks * 7);
