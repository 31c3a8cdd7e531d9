import { keepsAnonymity } from '#contract/rules/methods.ts';
import { groupLabel, mergedGroups } from '#contract/rules/report-groups.ts';
import {
  emptyCellReason,
  isOfSome,
  keptBack,
  notShownReason,
} from '#contract/rules/report-notes.ts';
import type { Reading } from './reading.ts';

/** What has to be known to read the numbers, in the same words as in the report. */
export function notesOf({ content, t }: Reading): string[] {
  const { anonymityThreshold: threshold, notShownSheetCount: count } = content;
  const { passedParticipantCount: passed, participantTypeCount, kind } = content;
  const notShown = notShownReason(content);
  const empty = emptyCellReason(content);
  const total = participantTypeCount.totalCount;
  return [
    ...(kind === 'interim' ? [t('paper.interimNote', { passed, total })] : []),
    t('reportFile.scale'),
    keepsAnonymity(content)
      ? t('paper.notes.anonymityText', { threshold })
      : t('paper.notes.attributed'),
    ...mergedGroups(content).map(({ types }) =>
      t('paper.notes.merged', { groups: groupLabel(types, t).toLowerCase() }),
    ),
    ...(notShown ? [t(`paper.notes.${notShown}`, { count, threshold })] : []),
    ...keptBack(content, t),
    ...(isOfSome(content) ? [t('paper.competences.ofSome')] : []),
    ...(empty ? [t(`reportFile.${empty}`, { threshold })] : []),
  ];
}
