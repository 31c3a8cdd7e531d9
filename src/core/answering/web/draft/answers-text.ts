import type { Answers, Question } from './steps.ts';

interface Speak {
  question: (text: Question['text']) => string;
  rating: (answer: number) => string;
}

/** What was answered, in the order it was asked, as text to keep elsewhere. */
export function answersText(
  questions: readonly Question[],
  { order, answers }: { order: readonly string[]; answers: Answers },
  { question, rating }: Speak,
): string {
  return order
    .flatMap((id) => {
      const asked = questions.find((one) => one.id === id);
      const given = answers[id];
      if (!asked || given === undefined || given === '') return [];
      return [`${question(asked.text)}\n${typeof given === 'number' ? rating(given) : given}`];
    })
    .join('\n\n');
}
