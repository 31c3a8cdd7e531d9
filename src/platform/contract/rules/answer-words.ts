import { z } from 'zod/mini';
import type { Locale, T } from '#platform/texts/t.ts';
import type { Answer } from './scale.ts';

/**
 * A company's own words for the answers 1–5, in that order (rule 167). A language without any has the
 * product's, and so has 0.
 */
export const answerWords = z.object({
  ru: z.optional(z.array(z.string())),
  en: z.optional(z.array(z.string())),
});
export type AnswerWords = z.infer<typeof answerWords>;

/** How an answer is called: in the company's own words, or in the product's. */
export const answerWord = (
  words: AnswerWords | null | undefined,
  answer: Answer,
  { t, locale }: { t: T; locale: Locale },
): string => words?.[locale]?.[answer - 1] ?? t(`answer.${answer}`);
