import type { Localized } from '#platform/contract/call/fields.ts';

/** A competence of the product's own library (decision 092). Its id never changes. */
export interface LibraryCompetence {
  id: string;
  name: Localized;
  description: Localized;
  /** Behaviour that others see, so that “how often” can be answered (rule 27). */
  questionList: Localized[];
}

type Pair = readonly [ru: string, en: string];
const localized = ([ru, en]: Pair): Localized => ({ ru, en });

/** One competence, its texts in Russian and English. */
export const libraryCompetence = (
  id: string,
  name: Pair,
  description: Pair,
  ...questions: Pair[]
): LibraryCompetence => ({
  id,
  name: localized(name),
  description: localized(description),
  questionList: questions.map(localized),
});

/** A name as `listTakenNames` has it. */
export const foldName = ({ name }: LibraryCompetence): string =>
  name.ru.toLowerCase().replaceAll('ё', 'е');
