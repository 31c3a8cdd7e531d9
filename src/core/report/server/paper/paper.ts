import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { PreviousReport } from '#core/report/contract/reading/report-difference.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import { sayHowToRead } from '#core/report/contract/reading/report-words.ts';
import { type PaperBrand, sayBrand } from '#platform/server/pdf/brand.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { ratingsOf, textsOf } from './answers.ts';
import { mainOf } from './answers-to.ts';
import { behaviourAppendix } from './behaviours.ts';
import { chartOf } from './chart.ts';
import { competencesOf } from './competences.ts';
import { coverOf, participantsOf } from './cover.ts';
import { lineLabels, linesOf } from './lines.ts';
import { paperNotesOf } from './notes.ts';
import type { PaperReading } from './reading.ts';
import { whatNextOf } from './what-next.ts';
import { zonesOf } from './zones.ts';

/** Everything on the pages, already in words and digits. The template only sets it. */
export type Paper = ReturnType<typeof reportPaper>;

/** What is on paper besides the report, and whom it speaks to. */
export interface PaperFor extends PaperBrand {
  /** The brand's (rule 40). */
  timeZone: string;
  voice: Voice;
  /** Null where no report came before. */
  previous: PreviousReport | null;
}

/** The report as it stands on paper (look.md, "Report"; rule 65), in the order of the pages. */
export function reportPaper(content: ReportContent, locale: Locale, t: T, paperFor: PaperFor) {
  const { timeZone, voice, previous } = paperFor;
  const reading: PaperReading = { content, t, locale, voice, timeZone, previous };
  return {
    locale,
    createdAt: content.createdAt,
    ...sayBrand(paperFor),
    title: t('paper.title', { method: content.method, subject: content.subject }),
    ...coverOf(reading),
    read: sayHowToRead(reading),
    main: mainOf(reading),
    lines: linesOf(reading),
    lineLabels: lineLabels(reading),
    zones: zonesOf(reading),
    chart: chartOf(reading),
    competences: competencesOf(reading),
    ratings: ratingsOf(reading),
    texts: textsOf(reading),
    participants: participantsOf(reading),
    notes: paperNotesOf(reading),
    next: whatNextOf(reading),
    behaviours: behaviourAppendix(reading),
  };
}
