import type { PreviousReport } from '#contract/assessment/reading/report-difference.ts';
import type { Telling } from '#contract/assessment/reading/report-words.ts';

/** What every part of the paper is made from. */
export interface PaperReading extends Telling {
  /** The brand's (rule 40). */
  timeZone: string;
  previous: PreviousReport | null;
}
