import { anonymousTypes, keepsAnonymity } from './methods.ts';
import type { ReportContent } from './report-content.ts';
import { groupKey, groupsOf } from './report-groups.ts';

/** What a report says of sheets and cells that are not there (rule 25): names of texts in `paper`. */

/**
 * Whether sheets of colleagues, customers and subordinates stand in no competence at all, and why.
 * Null where none of them came in: there is nothing to say of them.
 */
export function notShownReason(content: ReportContent) {
  if (content.notShownSheetCount > 0) {
    if (!keepsAnonymity(content)) return 'withoutMarks';
    return content.kind === 'interim' ? 'waiting' : 'notShown';
  }
  const types: readonly string[] = anonymousTypes;
  const came = content.reportProgressList.some(
    ({ type, passedCount }) => types.includes(type) && passedCount > 0,
  );
  return came ? 'allShown' : null;
}

/** Why cells of the table of competencies are empty; null when none is. */
export function emptyCellReason(content: ReportContent) {
  const groups = groupsOf(content);
  const hasEmpty = content.competenceMarkList.some(
    ({ participantList, otherParticipantMark, totalMark }) =>
      otherParticipantMark === null ||
      totalMark === null ||
      groups.some(({ key }) => !participantList.some(({ types }) => groupKey(types) === key)),
  );
  if (!hasEmpty) return null;
  return keepsAnonymity(content) ? 'emptyAnonymous' : 'emptyNamed';
}
