import type { PreviousReport } from '#core/report/contract/reading/report-difference.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';

/** What every part of the paper is made from. */
export interface PaperReading extends Telling {
  /** The brand's (rule 40). */
  timeZone: string;
  previous: PreviousReport | null;
}
