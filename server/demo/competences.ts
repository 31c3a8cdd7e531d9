import { libraryCompetences } from '#server/people/library/families.ts';

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

/** The last question of these has no English text yet. */
const untranslated: readonly DemoCompetence[] = ['customer', 'motivation'];

export const demoCompetences = used.map((key) => {
  const { name, description, questionList } = libraryCompetences.find(({ id }) => id === key)!;
  const last = questionList.length - 1;
  const questions = questionList.map((text, at) =>
    at === last && untranslated.includes(key) ? { ru: text.ru } : text,
  );
  return { key, name, description, questions };
});
