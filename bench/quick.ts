import { seeded } from '#app/demo/server/random.ts';
import { alikeAnswer, isHasty, readingTime, type Timed } from '#core/answering/web/quick/rules.ts';
import { families } from '#core/library/server/families.ts';
import type { Verdict } from './set-up/with-server.ts';

/** How somebody answers: words a minute, and how long they decide, each with its spread. */
interface Rater {
  words?: [mean: number, deviation: number];
  /** Seconds in the middle, and the deviation of their logarithm. */
  decides: [seconds: number, spread: number];
  /** The same questions were read before about somebody else, so they are read in half the time. */
  hasRead?: boolean;
  isAlike?: true;
}

/** Share of sheets in which the line is seen: at least, or at most. */
const raters: Record<string, Rater & { least?: number; most?: number; mostAlike?: number }> = {
  honest: { words: [238, 55], decides: [1.4, 0.5], most: 0.02, mostAlike: 0.005 },
  'honest and quick': { words: [320, 55], decides: [0.6, 0.5], most: 0.02 },
  'honest, fourth person in a row': {
    words: [238, 55],
    decides: [1.4, 0.5],
    hasRead: true,
    most: 0.02,
  },
  'clicks at 0.8 s': { decides: [0.8, 0.2], least: 0.9 },
  'skims at 1.0 s': { decides: [1, 0.2], least: 0.9 },
  'skims at 1.15 s': { decides: [1.15, 0.2] },
  'same key at 1.6 s': { decides: [1.6, 0.2], isAlike: true },
};
const questions = 24;
const sheets = 4000;

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** Who would see that answers came faster than anybody reads (rule 227): invented raters, the library's questions. */
export function quickBench(): Verdict {
  const random = seeded(1);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const texts = families.flatMap(({ competenceList }) =>
    competenceList.flatMap(({ questionList }) => questionList.map(({ ru }) => ru)),
  );
  const timesOf = ({ words, decides: [middle, spread], hasRead = false }: Rater): Timed[] => {
    const aMinute = words && Math.max(120, words[0] + words[1] * normal());
    return random.some(texts, questions).map((text) => {
      const read = aMinute ? (text.split(' ').length * 60_000) / aMinute : 0;
      const decided = 1000 * middle * Math.exp(spread * normal());
      return { took: (hasRead ? read / 2 : read) + decided, reading: readingTime(text, hasRead) };
    });
  };
  /** What is common to all marks of a person, a competency and one question: .68, .12 and .20 of the variance. */
  const answersOf = ({ isAlike }: Rater): number[] => {
    if (isAlike) return Array.from({ length: questions }, () => 2);
    const common = Math.sqrt(0.68) * normal();
    const competences = Array.from({ length: questions / 4 }, () => Math.sqrt(0.12) * normal());
    return competences.flatMap((competence) =>
      Array.from({ length: 4 }, () => {
        const mark = Math.round(4 + 0.8 * (common + competence + Math.sqrt(0.2) * normal()));
        return 6 - Math.min(5, Math.max(1, mark));
      }),
    );
  };
  let pass = true;
  const lines = Object.entries(raters).map(([name, given]) => {
    const { least = 0, most = 1, mostAlike = 1, ...rater } = given;
    let hasty = 0;
    let alike = 0;
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      const timed = timesOf(rater);
      // The line stands beside the next question, so it is not seen after the last one.
      if (timed.some((_, at) => at < questions - 1 && isHasty(timed.slice(0, at + 1)))) hasty += 1;
      if (alikeAnswer(answersOf(rater), timed) !== undefined) alike += 1;
    }
    if (hasty / sheets < least || hasty / sheets > most || alike / sheets > mostAlike) pass = false;
    return `${name}: too fast ${percent(hasty / sheets)}, everywhere the same ${percent(alike / sheets)}`;
  });
  return { name: `What ${sheets} sheets of ${questions} questions are told`, lines, pass };
}
