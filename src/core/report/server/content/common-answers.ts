/** The common questions of a report: texts and means per group (rule 22). */

import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { toNumber } from './fraction.ts';
import type { MarkedGroup } from './groups.ts';
import type { FrozenQuestion, Sheet } from './sheets.ts';

type OpenQuestionAnswers = ReportContent['commonQuestionAnswerList'][number];

const alphabetical = new Intl.Collator('ru').compare;

/**
 * An open question: the texts of each group, alphabetically. A group that wrote nothing is left
 * out.
 */
export function commentsOf(
  question: FrozenQuestion,
  groups: readonly { types: ReviewerRole[]; sheets: readonly Sheet[] }[],
): OpenQuestionAnswers {
  const answers = groups.flatMap(({ types, sheets }) => {
    const data = sheets.map(({ texts }) => texts[question.id] ?? '').filter((text) => text !== '');
    return data.length === 0 ? [] : [{ ...typesShown(types), data: data.sort(compareTexts) }];
  });
  return { ...headOf(question), type: 'text', answers };
}

/** A common rating question: a mean per group, 1–5, that goes into no other mark. */
export function ratingAnswers(
  question: FrozenQuestion,
  entries: readonly MarkedGroup[],
): OpenQuestionAnswers {
  const answers = entries.map(({ types, mark, sheetCount }) => ({
    ...typesShown(types),
    mark: toNumber(mark),
    sheetCount,
  }));
  return { ...headOf(question), type: 'rating', answers };
}

const headOf = ({ id, text }: FrozenQuestion) => ({ questionId: id, questionText: text });

/** `employeeType` is null when the group mixes types. */
function typesShown(types: readonly ReviewerRole[]) {
  return { employeeType: types.length === 1 ? types[0]! : null, types: [...types] };
}

/**
 * Texts that the collator considers equal still need a fixed order, or their sheets' order would
 * show.
 */
function compareTexts(a: string, b: string): number {
  return alphabetical(a, b) || (a < b ? -1 : Number(a > b));
}
