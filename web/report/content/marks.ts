import { highestMark, lowestMark } from '#contract/rules/scale.ts';

/** Where a mark stands on a scale from 1 to 5, in percent. */
export const placeOf = (mark: number): number =>
  ((mark - lowestMark) / (highestMark - lowestMark)) * 100;
