import { anonymousTypes, keepsAnonymity } from './methods.ts';
import type { ReportContent } from './report-content.ts';
import { groupKey, groupsOf } from './report-groups.ts';

/**
 * What a report says about missing sheets and cells (rule 25). Returns keys of texts in `paper`.
 */

/**
 * Why some sheets of colleagues, customers and subordinates are in no competence at all, or that
 * all are there. Null where there are no such sheets, so there is nothing to say.
 */
export function notShownReason(content: ReportContent) {
  if (content.notShownSheetCount > 0) {
    if (!keepsAnonymity(content)) return 'withoutMarks';
    if (content.comparableList.length > 0) return 'withheld';
    return content.kind === 'interim' ? 'waiting' : 'notShown';
  }
  const types: readonly string[] = anonymousTypes;
  const came = content.reportProgressList.some(
    ({ type, passedCount }) => types.includes(type) && passedCount > 0,
  );
  return came ? 'allShown' : null;
}

/**
 * Roles whose answers stay out because of another questionary's report (rule 26), with its number.
 * Empty where no answers stay out: what earlier reports have shown already is shown here, too.
 */
export const keptBack = ({ comparableList, notShownSheetCount }: ReportContent) =>
  notShownSheetCount > 0 ? comparableList : [];

/** Why cells of the competence table are empty. Null when none is. */
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
