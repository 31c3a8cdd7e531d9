import type { CompetenceForm } from '#core/competence/contract/competence.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Issue } from '#platform/contract/call/issues.ts';

export interface Question {
  /** The id of a saved question. Undefined for a new one. */
  id: string | undefined;
  text: Localized;
}

/** Drops an empty translation. */
export const withoutEmpty = ({ ru, en }: Localized): Localized => (en ? { ru, en } : { ru });

/** The questions in order: by `position` where it is given, otherwise as listed. */
export function questionsOf({ questionList }: CompetenceForm): Question[] {
  return questionList
    .map(({ id, position, questionText }, index) => ({
      order: position ?? index + 1,
      question: { id: id ?? undefined, text: withoutEmpty(questionText) },
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ question }) => question);
}

/** Finds questions of other competencies, and questions given twice. */
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
