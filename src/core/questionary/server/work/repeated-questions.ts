import type { QuestionCounts } from '#core/questionary/contract/rules/answering-time.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { locales } from '#platform/texts/t.ts';
import type { AskedText } from './queries.ts';

/** As it reads: case, ё, spaces and punctuation aside. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replaceAll(/[\p{P}\s]+/gu, '');

/**
 * The texts that ask what a question before them asks, in the language in which they do. Marks of two
 * equal questions would be two equations about the same people, which the atoms of each competence
 * do not know of each other (rule 16).
 */
export function repeatedQuestions(asked: readonly Localized[]): string[] {
  return locales.flatMap((locale) => {
    const before = new Set<string>();
    return asked.flatMap((question) => {
      const text = question[locale] ?? '';
      const read = folded(text);
      if (!read) return [];
      const isRepeated = before.has(read);
      before.add(read);
      return isRepeated ? [text] : [];
    });
  });
}

const countOf = (asked: readonly AskedText[], wanted: AskedText['type']): number =>
  asked.filter(({ type }) => type === wanted).length;

/** What there is to know of the questions before they are asked. */
export const askedFacts = (
  asked: readonly AskedText[],
): { repeatedQuestions: string[]; questionCounts: QuestionCounts } => ({
  repeatedQuestions: repeatedQuestions(asked),
  questionCounts: { ratingCount: countOf(asked, 'rating'), textCount: countOf(asked, 'text') },
});
