import { z } from 'zod/mini';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { type Digits, rounded } from '#contract/assessment/content/report-numbers.ts';

/** How others' ratings of a person have developed from report to report (rule 67). */

/** Two reports are compared; a line needs one more. */
export const fewestInTrend = 3;
/** Of the latest reports. */
export const mostInTrend = 12;

export const reportTrend = z.object({
  /** The oldest first. */
  reportList: z.array(
    z.object({ questionaryId: z.string(), number: z.number(), dateEnd: z.string() }),
  ),
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

export type InTrend = Pick<
  ReportContent,
  'questionaryId' | 'number' | 'dateEnd' | 'competenceMarkList'
>;

/**
 * Of reports in the order in which they were made. Competences stand as in the latest report, then
 * those that only earlier ones have; each under its latest name.
 */
export function trendOf(reports: readonly InTrend[]): ReportTrend {
  const names = new Map<string, string>();
  for (const { competenceMarkList } of [...reports].reverse()) {
    for (const { competenceId, name } of competenceMarkList) {
      if (!names.has(competenceId)) names.set(competenceId, name);
    }
  }
  return {
    reportList: reports.map(({ questionaryId, number, dateEnd }) => ({
      questionaryId,
      number,
      dateEnd,
    })),
    competenceList: [...names].map(([competenceId, name]) => ({
      competenceId,
      name,
      markList: reports.map((report) => markIn(report, competenceId)),
    })),
  };
}

function markIn({ competenceMarkList }: InTrend, id: string): number | null {
  const mark = competenceMarkList.find(({ competenceId }) => competenceId === id);
  const others = mark?.otherParticipantMark ?? null;
  return others === null ? null : rounded(others, digitsOfTrend);
}
