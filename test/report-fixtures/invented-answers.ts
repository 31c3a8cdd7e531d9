import { type Answer, highestMark } from '#contract/platform/rules/scale.ts';
import { normalFrom } from '#test/random-from.ts';

/** How far the marks of different people lie apart: what the error of a report reckons with. */
const apart = 0.9;

/** What people think of somebody in a competence, on average: most of them well. */
export const inventLevel = (random: () => number): number => 3.8 + 0.5 * normalFrom(random);

/** One person's mark, 1–5, where the others think that. */
export const inventMark = (random: () => number, level: number): number =>
  Math.min(highestMark, Math.max(1, Math.round(level + apart * normalFrom(random))));

export const answerFor = (mark: number): Answer => (highestMark + 1 - mark) as Answer;
