import { libraryCompetences } from '#core/library/server/families.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Those of the product's library that a demo company uses, in its order. */
const used = [
  'results',
  'teamwork',
  'customer',
  'communication',
  'planning',
  'decisions',
  'motivation',
  'development',
  'systems',
  'adaptability',
  'quality',
  'integrity',
] as const;
export type DemoCompetence = (typeof used)[number];

/** In a Russian company the last question of these has no English text yet. */
const untranslated: readonly DemoCompetence[] = ['customer', 'motivation'];

export const demoCompetencesOf = (language: Locale) =>
  used.map((key) => {
    const { name, description, questionList } = libraryCompetences.find(({ id }) => id === key)!;
    const last = questionList.length - 1;
    const questions = questionList.map((text, at) =>
      at === last && language === 'ru' && untranslated.includes(key) ? { ru: text.ru } : text,
    );
    return { key, name, description, questions };
  });
