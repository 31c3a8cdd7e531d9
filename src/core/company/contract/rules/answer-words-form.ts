import { z } from 'zod/mini';
import { text } from '#platform/contract/call/fields.ts';
import { answers } from '#platform/contract/rules/scale.ts';

/** How long one may be, in characters: two lines on a phone. */
export const longestAnswerWord = 60;

/** The answers that a company may name: all but "no information". */
export const namedAnswers = answers.filter((answer) => answer !== 0);

/** Nobody could choose between two of one name. Capitals make no difference. */
const distinct: z.core.CheckFn<string[]> = ({ value, issues }) => {
  const known = value.map((word) => word.toLowerCase());
  known.forEach((word, at) => {
    if (word === '' || known.indexOf(word) === at) return;
    issues.push({ code: 'custom', message: 'brand.repeatedWord', input: value, path: [at] });
  });
};

const count = namedAnswers.length;
// No `z.length`, as nothing else needs it and every page would load it.
const wordList = z
  .array(text(longestAnswerWord))
  .check(z.minLength(count), z.maxLength(count), distinct);

/** Own words in one language or in both. Null: the product's in both. */
export const answerWordsForm = z.nullable(
  z
    .strictObject({ ru: z.optional(wordList), en: z.optional(wordList) })
    .check(z.refine(({ ru, en }) => Boolean(ru || en), 'validation.invalid')),
);
