import { z } from 'zod/mini';
import { wholeChange } from '#core/report/contract/change/change-fields.ts';
import type { Digits } from '#core/report/contract/content/report-numbers.ts';

/** How others' ratings of a person have developed from report to report (rule 67). */

/** Two reports are compared; a line needs one more. */
export const fewestInTrend = 3;
/** How many reports a trend has at most: the latest ones. */
export const mostInTrend = 12;

export const reportTrend = z.object({
  /** The oldest first. */
  reportList: z.array(
    z.object({
      questionaryId: z.string(),
      number: z.number(),
      dateEnd: z.string(),
      /** ISO 8601. */
      createdAt: z.string(),
    }),
  ),
  /** From the first to the last, all competences of both together. */
  whole: wholeChange,
  competenceList: z.array(
    z.object({
      competenceId: z.string(),
      name: z.string(),
      /** Others' rating in each report, to one decimal. Null where there is none. */
      markList: z.array(z.nullable(z.number())),
    }),
  ),
});
export type ReportTrend = z.infer<typeof reportTrend>;

/** The decimals of every trend: an overview, whatever each report shows. */
export const digitsOfTrend: Digits = 1;
