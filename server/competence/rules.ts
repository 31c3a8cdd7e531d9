import type { Localized } from '#contract/call/fields.ts';
import type { Issue } from '#contract/call/issues.ts';
import type { CompetenceForm } from '#contract/competence.ts';

export interface Question {
  /** Of a saved question; undefined for a new one. */
  id: string | undefined;
  text: Localized;
}

/** A text without an empty translation (spec 3, section 3). */
export const withoutEmpty = ({ ru, en }: Localized): Localized => (en ? { ru, en } : { ru });

/** The questions in their order: by `position` where one is given, else as they stand. */
export function questionsOf({ questionList }: CompetenceForm): Question[] {
  return questionList
    .map(({ id, position, questionText }, index) => ({
      order: position ?? index + 1,
      question: { id: id ?? undefined, text: withoutEmpty(questionText) },
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ question }) => question);
}

/** Questions of other competencies, and one given twice. */
export function questionIssues(
  { questionList }: CompetenceForm,
  known: ReadonlySet<string>,
): Issue[] {
  const seen = new Set<string>();
  return questionList.flatMap(({ id }, index): Issue[] => {
    if (!id) return [];
    const isKnown = known.has(id) && !seen.has(id);
    seen.add(id);
    const path = `questionList.${index}.id`;
    return isKnown ? [] : [{ path, key: 'directoryMessages.unknownQuestion' }];
  });
}
