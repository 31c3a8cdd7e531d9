import type { QuestionaryStatus } from '#platform/contract/rules/methods.ts';

export interface QuestionaryTerm {
  status: QuestionaryStatus;
  dateStart: string;
  dateEnd: string;
}

/**
 * Whether answers are accepted on this day: it is in work, and the day is within its dates (rule
 * 21).
 */
export const isOpen = ({ status, dateStart, dateEnd }: QuestionaryTerm, today: string): boolean =>
  status === 'inwork' && dateStart <= today && today <= dateEnd;
