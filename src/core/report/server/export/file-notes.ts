import { gapNotes, plainEmptyReasons } from '#core/report/contract/content/report-gaps.ts';
import { anonymityNotes, isOfSome } from '#core/report/contract/content/report-notes.ts';
import { scaleText } from '#core/report/contract/reading/report-method.ts';
import { importedNote, importedScale } from '#core/report/contract/reading/report-origin.ts';
import type { TableReading } from './reading.ts';

/** What has to be known to read the numbers, in the same words as in the report. */
export function fileNotesOf({ content, t, locale }: TableReading): string[] {
  const { anonymityThreshold: threshold, passedParticipantCount: passed, kind } = content;
  const total = content.participantTypeCount.totalCount;
  const note = importedNote(content, t);
  return [
    ...(kind === 'interim' ? [t('paper.interimNote', { passed, total })] : []),
    ...(note ? [note] : []),
    content.broughtIn ? importedScale(content.broughtIn, t) : t('reportFile.scale'),
    ...(content.answerWords ? [scaleText({ content, t, locale })] : []),
    ...anonymityNotes(content, t),
    ...(isOfSome(content) ? [t('paper.competences.ofSome')] : []),
    ...gapNotes(content, t),
    ...plainEmptyReasons(content).map((reason) => t(`reportFile.empty.${reason}`, { threshold })),
  ];
}
