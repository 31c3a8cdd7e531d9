import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import {
  emptyNote,
  emptyReason,
  isGrouped,
  isRough,
} from '#core/report/contract/content/report-gaps.ts';
import {
  distinctGroups,
  groupKey,
  groupLabel,
  groupsOf,
} from '#core/report/contract/content/report-groups.ts';
import { isOfAll, peopleBehind } from '#core/report/contract/content/report-notes.ts';
import type { Telling } from './report-words.ts';

export interface RatingRow {
  key: string;
  /** The group's roles. */
  label: string;
  mark: number | null;
  /** How many people are in the group, where that is said. */
  count: number | null;
  /** That the mark is told roughly, or why there is none. */
  remark: string | null;
  /** How many people are in the group, whether the mark is told roughly, or why there is none. */
  note: string;
}

/**
 * A common rating question, group by group: those that gave a mark, and those whose answers are told
 * only together and have none here.
 */
export function ratingRows(
  { content, t }: Omit<Telling, 'voice'>,
  question: ReportContent['commonQuestionAnswerList'][number],
): RatingRow[] {
  const silent = groupsOf(content).filter(({ types }) => isGrouped(content, types));
  return distinctGroups([...question.answers, ...silent]).map(({ key, types }) => {
    const found = question.answers.find((answer) => groupKey(answer.types) === key);
    const remark = found
      ? isRough(content, found)
        ? t('paper.roughly')
        : null
      : emptyNote(emptyReason(content, question, types), t);
    const notes = [found && peopleBehind(content, found, t), remark];
    return {
      key,
      label: groupLabel(types, t),
      mark: found?.mark ?? null,
      count: found && isOfAll(content, found) ? (found.sheetCount ?? null) : null,
      remark,
      note: notes.filter(Boolean).join(', '),
    };
  });
}
